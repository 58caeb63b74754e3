-- depends: 0002.people

-- Where somebody has signed out, though the cookie may still be shown: emptied for him once all his cookies lapse.
create table signed_out (
    person text not null references people (id) on delete cascade,
    visit text not null,
    primary key (person, visit)
);

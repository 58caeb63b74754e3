-- depends: 0002.people

-- Visits whose cookies were signed out. A person's rows are deleted when all their cookies are revoked.
create table signed_out (
    person text not null references people (id) on delete cascade,
    visit text not null,
    primary key (person, visit)
);

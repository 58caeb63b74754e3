-- depends: 0001.tables

-- Who looks at which table, and through which worker; whoever came through one that lives no more is not there.
create table presence (
    bout text not null references bouts (id) on delete cascade,
    person text not null,
    worker text not null references workers (id) on delete cascade,
    primary key (bout, person, worker)
);
create index presence_worker on presence (worker);

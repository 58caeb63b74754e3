-- depends: 0001.tables

-- The people connected to each table, by worker. Rows of dead workers do not count.
create table presence (
    bout text not null references bouts (id) on delete cascade,
    person text not null,
    worker text not null references workers (id) on delete cascade,
    primary key (bout, person, worker)
);
create index presence_worker on presence (worker);

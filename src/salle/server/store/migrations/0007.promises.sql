-- depends: 0002.people

-- Secrets of deals that were promised to a person before they open a table.
create table promises (
    id text primary key,
    person text not null references people (id) on delete cascade,
    secret text not null,
    made_at double precision not null
);
create index promises_made on promises (made_at);

-- Used promises. The key lets each be used once.
create table kept (
    promise text primary key references promises (id) on delete cascade
);

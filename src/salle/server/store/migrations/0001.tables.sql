-- Times are seconds since 1970 by the clock of the database. SQLite and PostgreSQL read the same statements.

create table settings (
    name text primary key,
    value text not null
);

create table people (
    id text primary key,
    name text not null,
    folded text not null,       -- the name for lookups
    password text,              -- a hash; null for a guest
    made_at double precision not null
);
create unique index people_claimed on people (folded) where password is not null;

create table bouts (
    id text primary key,
    game text not null,         -- GAME/RULESET
    stage text not null,        -- open, fencing, over
    public integer not null,
    after text,                 -- the bout of which it is the rematch
    made_at double precision not null,
    changed_at double precision not null,
    about text not null         -- what lists show about it, as JSON
);
create unique index bouts_after on bouts (after);
create index bouts_stage on bouts (stage, public, changed_at);

create table seats (
    bout text not null references bouts (id) on delete cascade,
    seat integer not null,
    person text not null,
    seen_at double precision,   -- when the person was last connected to the table
    primary key (bout, seat)
);
create index seats_person on seats (person);

create table log (
    bout text not null references bouts (id) on delete cascade,
    seq integer not null,
    entry text not null,
    at double precision not null,
    primary key (bout, seq)
);

-- Separate from the log, so that no code that reads the log can leak it during the bout.
create table secrets (
    bout text primary key references bouts (id) on delete cascade,
    secret text not null
);

-- When the scheduler has to check a bout: a player's time ends, or a bot should have answered.
create table deadlines (
    bout text primary key references bouts (id) on delete cascade,
    at double precision not null
);
create index deadlines_at on deadlines (at);

-- The running workers, and the times when clocks stood still because no worker was running.
create table workers (
    id text primary key,
    at double precision not null
);
create table downtimes (
    began double precision not null,
    ended double precision not null
);

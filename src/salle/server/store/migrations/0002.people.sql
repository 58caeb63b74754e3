-- depends: 0001.tables

alter table people add column session integer not null default 0;  -- of the cookies that hold; older ones have lapsed

-- Programs that sit for somebody. Of a token nothing is kept but its hash.
create table tokens (
    id text primary key,
    person text not null references people (id) on delete cascade,
    name text not null,
    hash text not null,
    made_at double precision not null
);
create index tokens_person on tokens (person);

create table muted (
    id text primary key,        -- what he who muted knows of it: people's ids are shown to nobody else
    person text not null references people (id) on delete cascade,
    other text not null references people (id) on delete cascade,
    made_at double precision not null
);
create unique index muted_person on muted (person, other);
create index muted_other on muted (other);

-- How strong somebody is now, on the scale of the model, and how many rated bouts say so.
create table ratings (
    person text not null references people (id) on delete cascade,
    game text not null,         -- GAME/RULESET
    bouts integer not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (person, game)
);
create index ratings_game on ratings (game, mu);

-- What every rated bout made of it. The key is the referee between bouts that end at the same time.
create table rated (
    person text not null references people (id) on delete cascade,
    game text not null,
    number integer not null,    -- his first, his second, ...
    bout text not null references bouts (id) on delete cascade,
    mu double precision not null,
    sigma double precision not null,
    at double precision not null,
    primary key (person, game, number)
);
create unique index rated_bout on rated (bout, person);

-- In which logs somebody's name stands, though he may have left his seat again.
create table visits (
    person text not null,
    bout text not null references bouts (id) on delete cascade,
    primary key (person, bout)
);
insert into visits (person, bout) select distinct person, bout from seats;

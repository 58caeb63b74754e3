-- depends: 0001.tables

alter table people add column session integer not null default 0;  -- of the valid cookies; older ones are revoked

-- API tokens. Only the hash of a token is stored.
create table tokens (
    id text primary key,
    person text not null references people (id) on delete cascade,
    name text not null,
    hash text not null,
    made_at double precision not null
);
create index tokens_person on tokens (person);

create table muted (
    id text primary key,        -- shown to the person who muted; people's ids are not shown to others
    person text not null references people (id) on delete cascade,
    other text not null references people (id) on delete cascade,
    made_at double precision not null
);
create unique index muted_person on muted (person, other);
create index muted_other on muted (other);

-- Current ratings, on the scale of the model, with the number of rated bouts.
create table ratings (
    person text not null references people (id) on delete cascade,
    game text not null,         -- GAME/RULESET
    bouts integer not null,
    mu double precision not null,
    sigma double precision not null,
    primary key (person, game)
);
create index ratings_game on ratings (game, mu);

-- The rating after every rated bout. The key decides between bouts that end at the same time.
create table rated (
    person text not null references people (id) on delete cascade,
    game text not null,
    number integer not null,    -- counts the person's rated bouts of that game from 1
    bout text not null references bouts (id) on delete cascade,
    mu double precision not null,
    sigma double precision not null,
    at double precision not null,
    primary key (person, game, number)
);
create unique index rated_bout on rated (bout, person);

-- The logs that contain a person's name, also if they left their seat again.
create table visits (
    person text not null,
    bout text not null references bouts (id) on delete cascade,
    primary key (person, bout)
);
insert into visits (person, bout) select distinct person, bout from seats;

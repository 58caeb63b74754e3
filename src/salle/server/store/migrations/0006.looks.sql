-- depends: 0001.tables

alter table people add column looks text;   -- the name as it looks; null: not computed yet
create index people_looks on people (looks);

-- depends: 0001.tables

alter table people add column looks text;   -- the name as an eye takes it; null: nobody has looked at it yet
create index people_looks on people (looks);

-- depends: 0001.tables

alter table people add column seen_at double precision;     -- on which day the person was last here; null: use made_at

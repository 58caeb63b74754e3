-- depends: 0001.tables

alter table people add column seen_at double precision;     -- on which day he was last here; null: when he was made

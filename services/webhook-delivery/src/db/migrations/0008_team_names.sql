alter table team add column name text not null default '';   -- empty: not heard of yet

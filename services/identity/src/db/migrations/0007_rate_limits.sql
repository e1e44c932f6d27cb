-- Requests a minute that a key may make; null: as many as any key.
alter table credential add column rate_limit integer check (rate_limit >= 1);
-- Of keys: the first one of those that took one another's place. Calls are counted for all of them together.
alter table credential add column first_key_id bigint;

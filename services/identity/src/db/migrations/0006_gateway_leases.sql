-- A row lets one gateway use what it remembers of who is calling, for as long as it is renewed. By the database's own
-- clock, which all replicas share. Not unlogged: an empty table would say, after a crash, that no gateway remembers.
create table gateway_lease (
  id         text primary key,
  expires_at timestamptz not null,
  -- It did not confirm a revocation: it is not renewed any more.
  ended      boolean not null default false
);

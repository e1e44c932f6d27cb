-- Lists of claims read only the index. One host's active claims do not overlap, so that those which end after a moment
-- are also those which begin after it, and the claims of years gone by are not read.
alter table host_claim
  -- Minutes since 1970, rounded outwards.
  add column start_minute bigint not null
    generated always as (floor(date_part('epoch', lower(span) at time zone 'UTC') / 60)::bigint) stored,
  add column end_minute bigint not null
    generated always as (ceil(date_part('epoch', upper(span) at time zone 'UTC') / 60)::bigint) stored;
create index host_claim_minutes on host_claim (host_id, end_minute)
  include (start_minute, hold_until, booking_id) where active;

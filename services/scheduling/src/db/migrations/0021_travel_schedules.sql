-- The zones in which people are for a while: the hours of their default schedule follow them there.
create table travel_schedule (
  organization_id bigint not null,
  user_id bigint not null,
  first_day date not null,
  last_day date check (last_day >= first_day),  -- null: without an end
  time_zone text not null,
  primary key (organization_id, user_id, first_day)
);

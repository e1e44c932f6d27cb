-- The address at which calendar programs read the bookings of a user in an organization (0: none). Only its digest is
-- stored; a new one replaces it.
create table calendar_feed (
  organization_id bigint not null,
  user_id         bigint not null,
  digest          text not null unique,
  created_at      timestamptz not null,
  primary key (organization_id, user_id)
);
create index calendar_feed_of_user on calendar_feed (user_id);

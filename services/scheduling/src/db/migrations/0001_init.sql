-- Schedules and event types. Instants are given by the application's clock, wall times are minutes of the day, durations
-- minutes; organization 0 is none.

-- People as identity tells of them: by its events, and by every caller's context. The newer version wins.
create table user_replica (
  id bigint primary key,
  organization_id bigint not null,
  email text not null,
  username text not null,
  name text not null,
  time_zone text not null,
  locale text not null,
  time_format integer not null,
  client_id text,                        -- the OAuth client that manages this user
  version integer not null
);
create index user_replica_username on user_replica (username, organization_id);

-- Organizations and teams, to be found by their slug.
create table team_replica (
  id bigint primary key,
  organization_id bigint not null,       -- the organization it is part of; its own id for an organization
  is_organization boolean not null,
  name text not null,
  slug text not null,
  version integer not null
);
create index team_replica_slug on team_replica (slug) where is_organization;

-- One row for each user who has been given a default schedule: locked by whoever changes the user's schedules. It
-- outlives the user, so that a late event gives nothing to a deleted one.
create table schedule_owner (
  user_id bigint primary key,
  organization_id bigint not null,
  default_schedule_version integer not null default 0,  -- counts the changes of the default schedule
  created_at timestamptz not null,
  deleted_at timestamptz
);

create table schedule (
  id bigint generated always as identity,
  organization_id bigint not null,
  owner_id bigint not null,
  name text not null,
  time_zone text not null,
  is_default boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
-- Whatever runs in parallel, a user has one default schedule.
create unique index schedule_default on schedule (organization_id, owner_id) where is_default;
create index schedule_owner_schedules on schedule (organization_id, owner_id, id);
create index schedule_id on schedule (id);

-- Weekly hours and the hours of single dates share their ids: both are "availabilities" in the first generation.
create sequence availability_id;

create table availability (
  id bigint not null default nextval('availability_id'),
  organization_id bigint not null,
  schedule_id bigint not null,
  days smallint[] not null check (cardinality(days) > 0 and days <@ '{0,1,2,3,4,5,6}'),  -- 0: Sunday
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 0 and 1439),                    -- 1439: the next midnight
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete cascade,
  check (end_minute > start_minute)
);
create index availability_schedule on availability (organization_id, schedule_id, id);

create table override (
  id bigint not null default nextval('availability_id'),
  organization_id bigint not null,
  schedule_id bigint not null,
  date date not null,
  start_minute smallint not null check (start_minute between 0 and 1439),
  end_minute smallint not null check (end_minute between 0 and 1439),
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete cascade,
  check (end_minute > start_minute or (start_minute = 0 and end_minute = 0))             -- 0 to 0: a day off
);
create index override_schedule on override (organization_id, schedule_id, id);

create table event_type (
  id bigint generated always as identity,
  organization_id bigint not null,
  owner_id bigint not null,              -- the creator of a team's
  team_id bigint,
  version integer not null,              -- 1, 2, 3 ... with every change that others are told of
  title text not null,
  slug text not null,
  description text not null,
  length_in_minutes integer not null check (length_in_minutes > 0),
  length_in_minutes_options integer[] not null,  -- empty: one length
  slot_interval integer check (slot_interval > 0),
  offset_start integer not null check (offset_start >= 0),
  before_event_buffer integer not null check (before_event_buffer >= 0),
  after_event_buffer integer not null check (after_event_buffer >= 0),
  minimum_booking_notice integer not null check (minimum_booking_notice >= 0),
  booking_window jsonb,                  -- BookingWindow
  show_optimized_slots boolean not null,
  only_show_first_available_slot boolean not null,
  schedule_id bigint,                    -- null: the owner's default schedule
  locations jsonb not null,              -- EventTypeLocation[]
  booking_fields jsonb not null,         -- BookingFieldInput[]: custom fields, and what differs in default ones
  disable_guests boolean not null,
  confirmation_policy jsonb,             -- ConfirmationPolicy
  hidden boolean not null,
  booking_requires_authentication boolean not null,
  metadata jsonb not null,
  settings jsonb not null,               -- EventTypeSettings: what only booking pages, mails and calendars show
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, schedule_id) references schedule (organization_id, id) on delete set null (schedule_id)
);
-- An owner's own event types; a team's have a namespace of their own.
create unique index event_type_slug on event_type (organization_id, owner_id, slug) where team_id is null;
create unique index event_type_team_slug on event_type (organization_id, team_id, slug) where team_id is not null;
create index event_type_schedule on event_type (organization_id, schedule_id) where schedule_id is not null;
create index event_type_id on event_type (id);

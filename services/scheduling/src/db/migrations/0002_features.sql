-- Series, seats and limits of event types; event types of teams, with their hosts.
alter table event_type add column recurrence jsonb;              -- Recurrence
alter table event_type add column seats jsonb;                   -- Seats
alter table event_type add column booking_limits jsonb;          -- {count, duration}: PeriodLimits each
alter table event_type add column booker_active_bookings_limit jsonb;  -- ActiveBookingsLimit
alter table event_type add column scheduling_type text           -- null for a personal one, a managed copy too
  check (scheduling_type in ('collective', 'roundRobin', 'managed'));
alter table event_type add column assign_all_team_members boolean not null default false;
alter table event_type add column parent_id bigint;              -- the managed event type that this one is a copy of
alter table event_type add constraint event_type_parent
  foreign key (organization_id, parent_id) references event_type (organization_id, id) on delete cascade;
create unique index event_type_copy on event_type (organization_id, parent_id, owner_id) where parent_id is not null;

-- Who hosts a team's event type. For a managed one: who has a copy of it.
create table event_type_host (
  organization_id bigint not null,
  event_type_id bigint not null,
  user_id bigint not null,
  is_fixed boolean not null,             -- comes to every booking; of the others, one of every group
  priority smallint not null check (priority between 0 and 4),     -- 4 goes first
  weight integer not null check (weight >= 0),                     -- share of the bookings beside the others'
  group_id text,
  position integer not null,             -- as they were given
  created_at timestamptz not null,
  primary key (organization_id, event_type_id, user_id),
  foreign key (organization_id, event_type_id) references event_type (organization_id, id) on delete cascade
);
create index event_type_host_user on event_type_host (user_id);
create index event_type_host_event_type on event_type_host (event_type_id);

-- Who is in which team, as identity tells of it: the newer version wins, and the end of a membership stays.
create table membership_replica (
  id bigint primary key,
  team_id bigint not null,
  user_id bigint not null,
  accepted boolean not null,
  ended boolean not null,
  version integer not null
);
create index membership_replica_team on membership_replica (team_id, user_id) where not ended;
create index membership_replica_user on membership_replica (user_id) where not ended;
create index team_replica_slug_team on team_replica (slug, organization_id) where not is_organization;
alter table team_replica add column ended boolean not null default false;

-- Teams and organizations as identity last told us of them.
create table team_replica (
  id              bigint primary key,
  -- The organization that it is part of, itself for an organization; 0: none.
  organization_id bigint not null,
  is_organization boolean not null,
  version         integer not null,
  ended           boolean not null default false
);

-- How far the timers of a changed workflow have been made anew.
create table workflow_rebuild (
  workflow_id  bigint primary key references workflow on delete cascade,
  requested_at timestamptz not null,
  total        integer not null,
  done         integer not null,
  finished_at  timestamptz
);
create index booking_replica_of_owner on booking_replica (organization_id, owner_id, uid)
  where team_id is null and status in ('accepted', 'pending');
create index booking_replica_of_team on booking_replica (organization_id, team_id, uid)
  where team_id is not null and status in ('accepted', 'pending');

create index message_of_workflow on message (workflow_id, id) where workflow_id is not null;
-- For the limit of each recipient.
create index message_sent_to on message (channel, recipient, sent_at) where status = 'sent';

-- Codes that prove an email or a phone; kept for a day, as they count towards the limits.
create table verification_code (
  id              text primary key,
  organization_id bigint not null,
  user_id         bigint not null,
  -- 0: for the user alone.
  team_id         bigint not null,
  kind            text not null check (kind in ('email', 'phone')),
  value           text not null,
  code_hash       text not null,
  tries           integer not null default 0,
  created_at      timestamptz not null,
  expires_at      timestamptz not null
);
create index verification_code_of_value on verification_code (kind, value, created_at);
create index verification_code_of_user on verification_code (user_id, kind, created_at);

create table routing_form (
  id              text primary key,
  organization_id bigint not null,
  user_id         bigint not null,
  team_id         bigint,
  name            text not null,
  description     text not null,
  position        integer not null default 0,
  disabled        boolean not null,
  fields          jsonb not null,
  routes          jsonb not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index routing_form_of_team on routing_form (organization_id, team_id, created_at, id);
create index routing_form_of_user on routing_form (organization_id, user_id, created_at, id) where team_id is null;

create table routing_form_response (
  id                    bigint generated always as identity primary key,
  organization_id       bigint not null,
  form_id               text not null references routing_form on delete cascade,
  form_filler_id        text not null unique,
  response              jsonb not null,
  -- The address that was given, in lower case: who fills a form twice and books once is not asked again.
  email                 text,
  route                 jsonb not null,
  event_type_id         bigint,
  -- Not counted as submitted until a booking comes of it.
  queued                boolean not null,
  routed_to_booking_uid text,
  created_at            timestamptz not null,
  updated_at            timestamptz not null
);
create index routing_form_response_of_form on routing_form_response (form_id, created_at, id);

create table workflow_form_activation (
  workflow_id bigint not null references workflow on delete cascade,
  form_id     text not null references routing_form on delete cascade,
  primary key (workflow_id, form_id)
);
create index workflow_form_activation_of_form on workflow_form_activation (form_id);

-- Users and event types as their owners last told us; a row is replaced by a newer version alone.
create table user_replica (
  id                 bigint primary key,
  organization_id    bigint not null,
  email              text not null,
  name               text not null,
  time_zone          text not null,
  locale             text not null,
  time_format        integer not null,
  are_emails_enabled boolean not null default true,
  version            integer not null,
  deleted            boolean not null default false
);

create table event_type_replica (
  id              bigint primary key,
  organization_id bigint not null,
  owner_id        bigint not null,
  team_id         bigint,
  version         integer not null,
  deleted         boolean not null default false
);

create table workflow (
  id              bigint generated always as identity primary key,
  organization_id bigint not null,
  user_id         bigint not null,
  team_id         bigint,
  name            text not null,
  kind            text not null default 'event-type' check (kind in ('event-type', 'routing-form')),
  trigger         text not null,
  offset_value    integer not null,
  offset_unit     text not null check (offset_unit in ('minute', 'hour', 'day')),
  active_on_all   boolean not null,
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index workflow_of_user on workflow (organization_id, user_id, id) where team_id is null;
create index workflow_of_team on workflow (organization_id, team_id, id) where team_id is not null;

create table workflow_activation (
  workflow_id   bigint not null references workflow on delete cascade,
  event_type_id bigint not null,
  primary key (workflow_id, event_type_id)
);
create index workflow_activation_of_event_type on workflow_activation (event_type_id);

create table workflow_step (
  id                     bigint generated always as identity primary key,
  workflow_id            bigint not null references workflow on delete cascade,
  step_number            integer not null,
  action                 text not null,
  template               text not null,
  sender                 text not null,
  subject                text not null,
  html                   text,
  body_text              text,
  include_calendar_event boolean not null,
  phone_required         boolean not null,
  verified_resource_id   bigint
);
create index workflow_step_of_workflow on workflow_step (workflow_id, step_number, id);

-- Emails and phones that a user or a team has proved to own; a step that writes to a fixed address names one.
create table verified_resource (
  id              bigint generated always as identity primary key,
  organization_id bigint not null,
  user_id         bigint not null,
  team_id         bigint,
  kind            text not null check (kind in ('email', 'phone')),
  value           text not null,
  created_at      timestamptz not null
);
create unique index verified_resource_once on verified_resource
  (organization_id, coalesce(team_id, 0), (case when team_id is null then user_id else 0 end), kind, value);

-- The newest state of each booking: what timers are made from and what they render when they fire.
create table booking_replica (
  uid             text primary key,
  version         integer not null,
  organization_id bigint not null,
  event_type_id   bigint not null,
  owner_id        bigint not null,
  team_id         bigint,
  status          text not null,
  starts_at       timestamptz not null,
  ends_at         timestamptz not null,
  snapshot        jsonb
);
create index booking_replica_future on booking_replica (owner_id, ends_at) where status = 'accepted';

-- Everything the system says to people: queue and log in one. A row is written once for each reason to speak.
create table message (
  id              bigint generated always as identity primary key,
  organization_id bigint not null,
  dedupe_key      text not null unique,
  channel         text not null check (channel in ('email', 'sms', 'whatsapp', 'call')),
  recipient       text not null,
  sender_name     text not null,
  reply_to        text,
  subject         text not null,
  body_text       text not null,
  html            text,
  invitation      jsonb,
  booking_uid     text,
  workflow_id     bigint,
  status          text not null default 'pending' check (status in ('pending', 'sent', 'failed')),
  attempts        integer not null default 0,
  next_attempt_at timestamptz,
  error           text,
  provider_id     text,
  created_at      timestamptz not null,
  sent_at         timestamptz
);
create index message_due on message (next_attempt_at, id) where status = 'pending';
create index message_done on message (created_at) where status <> 'pending';
create index message_of_booking on message (booking_uid);

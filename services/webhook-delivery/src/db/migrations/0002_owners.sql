-- Webhooks of users, teams, organizations and OAuth clients beside those of event types.

-- A user has webhooks of their own in every organization they have a key of.
drop index webhook_owner;
create index webhook_owner on webhook (owner_kind, owner_id, organization_id, id);
drop index webhook_url;
create unique index webhook_url on webhook (owner_kind, owner_id, organization_id, subscriber_url)
  where deleted_at is null;

-- Whose webhooks are told of it: what an event is about is looked up once, so that a recovery finds the same events.
alter table webhook_event alter column event_type_id drop not null;
alter table webhook_event add column user_id bigint;    -- the organizer of a personal event type, or whom it is about
alter table webhook_event add column team_id bigint;
alter table webhook_event add column client_id text;
create index webhook_event_organization on webhook_event (organization_id, id);
create index webhook_event_user on webhook_event (user_id, id) where user_id is not null;
create index webhook_event_team on webhook_event (team_id, id) where team_id is not null;
create index webhook_event_client on webhook_event (client_id, id) where client_id is not null;

-- Identity's teams and OAuth clients, as rights need them. A deleted one stays, so that a late event cannot revive it.
create table team (
  id bigint primary key,
  organization_id bigint not null,         -- 0: of none
  version integer not null,
  deleted boolean not null default false
);
create table oauth_client (
  id text primary key,
  organization_id bigint not null,
  version integer not null,
  deleted boolean not null default false
);

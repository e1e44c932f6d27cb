-- Accounts of meeting services that people and teams have connected.
create table conferencing_connection (
  id bigint generated always as identity,
  organization_id bigint not null,
  owner_kind text not null check (owner_kind in ('user', 'team')),
  owner_id bigint not null,
  app_slug text not null,
  user_id bigint not null,               -- who connected it
  account text not null,                 -- how the service names the account; empty: it has none of its own
  room_url text,                         -- the room that the account has for all meetings
  sealed_credentials text,               -- null: the service is reached through another account
  invalid boolean not null,
  problem text,
  version integer not null,
  created_at timestamptz not null,
  renewing_until timestamptz,            -- while it lies ahead, one process renews the access token
  primary key (organization_id, id),
  unique (organization_id, owner_kind, owner_id, app_slug)
);
create index conferencing_connection_owner on conferencing_connection (owner_kind, owner_id);
create index conferencing_connection_user on conferencing_connection (user_id);

-- A request to connect a meeting service, of a person or of a team.
alter table calendar_authorization
  add column team_id bigint,             -- null: for the person
  add column error_redirect_url text;    -- null: redirect_url, with the error in its query

-- Links with which an organization lets others see and manage its webhooks, or those of one of its OAuth clients.
create table portal_link (
  id              text primary key,
  organization_id bigint not null references team (id) on delete cascade,
  -- Null: the webhooks of the organization.
  client_id       text references oauth_client (id) on delete cascade,
  -- Its creator, whose rights limit those of the link.
  user_id         bigint not null references "user" (id) on delete cascade,
  access          text not null check (access in ('read', 'write')),
  embed_origins   text[] not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null
);
create index portal_link_organization_idx on portal_link (organization_id, client_id, created_at);
create index portal_link_client_idx on portal_link (client_id) where client_id is not null;
create index portal_link_user_idx on portal_link (user_id);
create index portal_link_expiry_idx on portal_link (expires_at);

-- The tokens of opened links are credentials of the family of the link's id.
alter table credential drop constraint credential_kind_check;
alter table credential add constraint credential_kind_check
  check (kind in ('api-key', 'client-secret', 'access-token', 'refresh-token', 'session', 'portal'));
alter table credential drop constraint credential_has_a_holder;
alter table credential add constraint credential_has_a_holder check (
  case kind when 'api-key' then user_id is not null and client_id is null
            when 'session' then user_id is not null and client_id is null and family is not null
            when 'portal' then user_id is not null and family is not null
            when 'client-secret' then client_id is not null and user_id is null
            else user_id is not null and client_id is not null end);
create index credential_portal_idx on credential (family) where kind = 'portal';

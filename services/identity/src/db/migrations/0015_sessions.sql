-- Links that sign a person in, also those that were asked for with an address that has no account: the work must not show
-- whether there is one. They count towards the limits, and are deleted after a day.
create table sign_in (
  id             uuid primary key,
  -- Hex SHA-256 of the link's secret, and of the secret of the browser that asked for it.
  token_digest   text not null unique check (token_digest ~ '^[0-9a-f]{64}$'),
  browser_digest text not null check (browser_digest ~ '^[0-9a-f]{64}$'),
  -- In lower case.
  email          text not null,
  -- The first account of the address; null without one.
  user_id        bigint,
  asker          text,
  return_to      text,
  created_at     timestamptz not null,
  expires_at     timestamptz not null,
  used_at        timestamptz
);
create index sign_in_email_idx on sign_in (email, created_at);
create index sign_in_asker_idx on sign_in (asker, created_at) where asker is not null;
create index sign_in_user_idx on sign_in (user_id) where user_id is not null;
create index sign_in_created_idx on sign_in (created_at);

-- Accounts are looked for by address in all organizations.
create index user_address_idx on "user" (lower(email)) where client_id is null;

-- A browser in which a person has signed in. Its secrets are credentials of the family of its id.
create table session (
  id              uuid primary key,
  organization_id bigint not null,
  user_id         bigint not null references "user" (id) on delete cascade,
  user_agent      text not null,
  created_at      timestamptz not null,
  -- Without further use.
  expires_at      timestamptz not null,
  -- However much it is used.
  ends_at         timestamptz not null
);
create index session_user_idx on session (user_id, created_at);
create index session_expiry_idx on session (expires_at);

alter table credential drop constraint credential_kind_check;
alter table credential add constraint credential_kind_check
  check (kind in ('api-key', 'client-secret', 'access-token', 'refresh-token', 'session'));
alter table credential drop constraint credential_has_a_holder;
alter table credential add constraint credential_has_a_holder check (
  case kind when 'api-key' then user_id is not null and client_id is null
            when 'session' then user_id is not null and client_id is null and family is not null
            when 'client-secret' then client_id is not null and user_id is null
            else user_id is not null and client_id is not null end);

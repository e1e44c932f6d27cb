-- Tokens that came of one another, by refreshing, are a family: it ends as a whole when one of them is used twice.
alter table credential add column family text;
-- OAuth permission bits of a token that was granted less than its client may have; null: what the client may.
alter table credential add column permissions integer;
create index credential_family_idx on credential (family, id) where family is not null;
create index credential_tokens_idx on credential (user_id, client_id) where kind in ('access-token', 'refresh-token');

-- What a person has agreed to on the consent page, until the app fetches its tokens for it. A used one stays for as long
-- as its tokens may live: used again, it ends them.
create table authorization_code (
  -- Hex SHA-256 of the code.
  digest          text primary key check (digest ~ '^[0-9a-f]{64}$'),
  client_id       text not null references oauth_client (id) on delete cascade,
  organization_id bigint not null,
  user_id         bigint not null references "user" (id) on delete cascade,
  redirect_uri    text not null,
  -- base64url SHA-256 of the verifier (PKCE, S256).
  code_challenge  text not null,
  permissions     integer not null,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  used_at         timestamptz,
  -- Of the tokens that were given for it.
  family          text
);
create index authorization_code_client_idx on authorization_code (client_id);
create index authorization_code_user_idx on authorization_code (user_id);
create index authorization_code_expiry_idx on authorization_code (expires_at);

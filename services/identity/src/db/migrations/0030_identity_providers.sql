-- OpenID providers of organizations, by which their people sign in.
create table identity_provider (
  id              bigint primary key generated always as identity,
  organization_id bigint not null references team (id) on delete cascade,
  name            text not null,
  issuer          text not null,
  client_id       text not null,
  sealed_secret   text not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create index identity_provider_organization_idx on identity_provider (organization_id, id);

-- Their domains. A verified one belongs to one provider.
create table identity_provider_domain (
  provider_id     bigint not null references identity_provider (id) on delete cascade,
  organization_id bigint not null,
  domain          text not null check (domain = lower(domain)),
  -- What the DNS record of the domain has to say.
  token           text not null,
  verified_at     timestamptz,
  primary key (provider_id, domain)
);
create unique index identity_provider_domain_verified_key on identity_provider_domain (domain)
  where verified_at is not null;

-- Browsers that are at a provider, until it sends them back.
create table provider_sign_in (
  -- Hex SHA-256 of the state, and of the secret of the browser.
  state_digest    text primary key check (state_digest ~ '^[0-9a-f]{64}$'),
  browser_digest  text not null check (browser_digest ~ '^[0-9a-f]{64}$'),
  organization_id bigint not null,
  provider_id     bigint not null references identity_provider (id) on delete cascade,
  -- The code verifier and the nonce.
  sealed_proof    text not null,
  return_to       text,
  expires_at      timestamptz not null
);
create index provider_sign_in_provider_idx on provider_sign_in (provider_id);
create index provider_sign_in_end_idx on provider_sign_in (expires_at);

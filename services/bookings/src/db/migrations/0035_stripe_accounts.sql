-- The Stripe accounts that people and teams have connected: they receive the payments of their event types.
create table stripe_account (
  organization_id bigint not null,
  owner text not null check (owner in ('user', 'team')),
  owner_id bigint not null,
  account_id text not null,
  connected_at timestamptz not null,
  primary key (organization_id, owner, owner_id)
);
create index stripe_account_id on stripe_account (account_id);
create index stripe_account_owner on stripe_account (owner, owner_id);

-- Requests to connect an account, until Stripe sends the browser back.
create table stripe_authorization (
  state_digest text primary key,
  organization_id bigint not null,
  owner text not null check (owner in ('user', 'team')),
  owner_id bigint not null,
  asked_by bigint not null,
  return_url text,
  error_url text,
  expires_at timestamptz not null
);
create index stripe_authorization_asker on stripe_authorization (asked_by);
create index stripe_authorization_end on stripe_authorization (expires_at);

-- The connected account that has the money; null: the operator's own.
alter table payment_session add column account_id text;
alter table payment add column account_id text;
create index payment_session_account on payment_session (account_id) where account_id is not null;

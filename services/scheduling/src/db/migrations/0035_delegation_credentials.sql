-- Credentials by which an organization reaches the calendars of its members without their consent.
create table delegation_credential (
  id text not null,
  organization_id bigint not null,
  platform text not null,                -- google, office365
  domain text not null,                  -- of the addresses of the members that it is for, in lower case
  sealed_key text not null,
  enabled boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index delegation_credential_id on delegation_credential (id);
create unique index delegation_credential_domain on delegation_credential (organization_id, platform, domain);

alter table calendar_connection
  -- null: its person connected it.
  add column delegation_credential_id text references delegation_credential (id) on delete cascade,
  -- When its calendars are listed; null: they are.
  add column list_due_at timestamptz,
  add column list_failures integer not null default 0;
create index calendar_connection_delegation on calendar_connection (delegation_credential_id)
  where delegation_credential_id is not null;
create index calendar_connection_list_due on calendar_connection (list_due_at) where list_due_at is not null;

-- Whether a user has verified the address; null: no profile has said so yet.
alter table user_replica add column email_verified boolean;

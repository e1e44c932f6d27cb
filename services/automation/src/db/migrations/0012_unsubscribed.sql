-- Addresses, in lower case, that get no more mails of a workflow.
create table unsubscribed (
  workflow_id bigint not null references workflow (id) on delete cascade,
  address text not null,
  organization_id bigint not null,
  created_at timestamptz not null,
  primary key (workflow_id, address)
);
create index unsubscribed_address on unsubscribed (organization_id, address);

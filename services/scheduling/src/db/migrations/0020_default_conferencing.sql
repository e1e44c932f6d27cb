-- The meeting service that new event types take place in; without a row, the built-in video.
create table default_conferencing (
  organization_id bigint not null,
  owner_kind text not null check (owner_kind in ('user', 'team')),
  owner_id bigint not null,
  app_slug text not null,
  updated_at timestamptz not null,
  primary key (organization_id, owner_kind, owner_id)
);

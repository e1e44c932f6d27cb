-- What an organization or a team lets some of its members do, in the place of what their built-in role gives.
create table custom_role (
  id              uuid primary key,
  organization_id bigint not null,
  team_id         bigint not null references team (id) on delete cascade,
  -- The order in which they were made.
  position        bigint generated always as identity,
  name            text not null check (name <> ''),
  description     text,
  color           text,
  permissions     text[] not null default '{}',
  version         integer not null default 1,
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  constraint custom_role_name_key unique (team_id, name)
);
create index custom_role_position_idx on custom_role (team_id, position);

-- An owner is never less than one: somebody has to be able to set everything right.
alter table membership
  add column custom_role_id uuid references custom_role (id) on delete set null,
  add constraint membership_owner_is_a_whole_one check (custom_role_id is null or role <> 'OWNER');
create index membership_custom_role_idx on membership (custom_role_id) where custom_role_id is not null;

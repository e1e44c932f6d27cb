-- The organization that manages an organization, 0 for none: a managed one is a tenant of its own.
alter table team
  add column manager_id bigint not null default 0,
  -- How a team shows itself: colours, logos, zone.
  add column details jsonb not null default '{}',
  add constraint team_manages_organizations_alone check (manager_id = 0 or is_organization);

-- A slug is taken beside the same parent or manager; organizations and teams of none do not take each other's.
alter table team drop constraint team_slug_key;
alter table team add constraint team_slug_key unique (manager_id, parent_id, is_organization, slug);
create index team_parent_idx on team (parent_id, id) where not is_organization;

alter table "user" add column details jsonb not null default '{}';

create index membership_team_idx on membership (team_id, id);

-- Links that ask people to join a team. Only the digest of the token is kept.
create table team_invite (
  digest          text primary key check (digest ~ '^[0-9a-f]{64}$'),
  organization_id bigint not null default 0,
  team_id         bigint not null references team (id) on delete cascade,
  created_at      timestamptz not null,
  expires_at      timestamptz not null
);
create index team_invite_team_idx on team_invite (team_id);

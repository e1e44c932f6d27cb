-- What an organization's members can have a value of.
create table attribute (
  id                      uuid primary key,
  organization_id         bigint not null references team (id) on delete cascade,
  -- The order in which they were made.
  position                bigint generated always as identity,
  type                    text not null check (type in ('TEXT', 'NUMBER', 'SINGLE_SELECT', 'MULTI_SELECT')),
  name                    text not null check (name <> ''),
  slug                    text not null check (slug <> ''),
  enabled                 boolean not null default true,
  -- Whether members may say themselves what they have of it.
  users_can_edit_relation boolean not null default false,
  version                 integer not null default 1,
  created_at              timestamptz not null,
  updated_at              timestamptz not null,
  constraint attribute_slug_key unique (organization_id, slug)
);
create index attribute_position_idx on attribute (organization_id, position);

create table attribute_option (
  id              uuid primary key,
  organization_id bigint not null,
  attribute_id    uuid not null references attribute (id) on delete cascade,
  position        bigint generated always as identity,
  value           text not null check (value <> ''),
  slug            text not null,
  -- Written down for a member, not made to be chosen from: it goes with the last one who has it.
  is_value        boolean not null default false
);
create index attribute_option_position_idx on attribute_option (attribute_id, position);

create table attribute_assignment (
  id              uuid primary key,
  organization_id bigint not null,
  membership_id   bigint not null references membership (id) on delete cascade,
  option_id       uuid not null references attribute_option (id) on delete cascade,
  position        bigint generated always as identity,
  constraint attribute_assignment_key unique (membership_id, option_id)
);
create index attribute_assignment_option_idx on attribute_assignment (option_id, position);

-- Whoever leaves takes along what was written down for them alone, by whichever way the membership ends.
create function drop_unused_value() returns trigger language plpgsql set search_path from current as $$
begin
  delete from attribute_option o where o.id = old.option_id and o.is_value
    and not exists (select from attribute_assignment a where a.option_id = o.id);
  return null;
end $$;
create trigger attribute_assignment_ended after delete on attribute_assignment
  for each row execute function drop_unused_value();

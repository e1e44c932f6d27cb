-- Which user or team a name means where no organization is given with it, and which organization a name in front of others
-- means, as identity decided: it announces both for everything once more, and what is known until then is worked out here by
-- the same rule, that the oldest has the name.
alter table user_replica
  add column bare_name text,
  add column organization_slug text;
alter table team_replica
  add column bare_name text,             -- of an organization: the name that means it
  add column organization_slug text;

update team_replica t set bare_name = case
    when t.id = (select min(o.id) from team_replica o
      where o.slug = t.slug and o.is_organization = t.is_organization and not o.ended) then t.slug
    when t.is_organization or t.organization_id = 0 then t.slug || '-' || t.id
  end where not t.ended;
update team_replica t set organization_slug = o.bare_name from team_replica o
  where o.id = t.organization_id and o.is_organization;
update user_replica u set
  bare_name = case
    when u.id = (select min(o.id) from user_replica o where o.username = u.username) then u.username
    when u.organization_id = 0 then u.username || '-' || u.id
  end,
  organization_slug = (select o.bare_name from team_replica o where o.id = u.organization_id and o.is_organization);

create index user_replica_bare_name on user_replica (bare_name);
create index team_replica_bare_name on team_replica (bare_name) where not is_organization;

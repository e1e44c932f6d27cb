-- Which user or team a name means where no organization is given with it, and which organization a name behind /o/ means.
-- The first to claim a name holds it until it is renamed or deleted; a name that was freed goes to the next one that is
-- created with it or renamed to it.
create table bare_name (
  kind      text not null check (kind in ('organization', 'user', 'team')),
  name      text not null check (name <> ''),
  holder_id bigint not null,
  primary key (kind, name)
);

-- bare_name: the name of these that the row holds. organization_slug: the one that its organization holds, which does not
-- change. announced_name: the name that the row had when an event last carried these two; another one, or none, is announced
-- by the worker, also for what a process of the previous release writes beside this one.
alter table team
  add column bare_name text,
  add column organization_slug text,
  add column announced_name text;
alter table "user"
  add column bare_name text,
  add column organization_slug text,
  add column announced_name text;

-- Gives a name to a holder, unless another one has it. What can be reached by nothing else always gets one: its name with
-- its id behind it. No claim waits for a transaction that waits for a claim: a rename claims first and frees afterwards.
create function claim_bare_name(of_kind text, wanted text, holder bigint, needed boolean) returns text
language plpgsql set search_path from current as $$
declare
  attempt text := wanted;
  tries integer := 0;
begin
  loop
    insert into bare_name (kind, name, holder_id) values (of_kind, attempt, holder) on conflict do nothing;
    if found then return attempt; end if;
    perform from bare_name b where b.kind = of_kind and b.name = attempt and b.holder_id = holder;
    if found then return attempt; end if;
    if not needed then return null; end if;
    attempt := wanted || '-' || holder || case when tries = 0 then '' else '-' || tries end;
    tries := tries + 1;
  end loop;
end $$;

create function free_bare_name(of_kind text, freed text, holder bigint) returns void
language sql set search_path from current as $$
  delete from bare_name where kind = of_kind and name = freed and holder_id = holder
$$;

-- The oldest holder of each name keeps it.
insert into bare_name (kind, name, holder_id)
  select distinct on (is_organization, slug) case when is_organization then 'organization' else 'team' end, slug, id
  from team order by is_organization, slug, id;
insert into bare_name (kind, name, holder_id)
  select distinct on (username) 'user', username, id from "user" order by username, id;
update team t set bare_name = b.name from bare_name b
  where b.holder_id = t.id and b.kind = case when t.is_organization then 'organization' else 'team' end;
update "user" u set bare_name = b.name from bare_name b where b.holder_id = u.id and b.kind = 'user';
update team set bare_name = claim_bare_name('organization', slug, id, true) where is_organization and bare_name is null;
update team set bare_name = claim_bare_name('team', slug, id, true)
  where not is_organization and organization_id = 0 and bare_name is null;
update "user" set bare_name = claim_bare_name('user', username, id, true)
  where organization_id = 0 and bare_name is null;
update team t set organization_slug = o.bare_name from team o where o.id = t.organization_id;
update "user" u set organization_slug = o.bare_name from team o where o.id = u.organization_id;

create function name_user() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    new.organization_slug := (select bare_name from team where id = new.organization_id);
    new.bare_name := claim_bare_name('user', new.username, new.id, new.organization_id = 0);
  elsif new.username = old.username then
    new.bare_name := old.bare_name;
  else
    new.bare_name := claim_bare_name('user', new.username, new.id, new.organization_id = 0);
    if old.bare_name is distinct from new.bare_name then
      perform free_bare_name('user', old.bare_name, old.id);
    end if;
  end if;
  return new;
end $$;
create trigger user_named before insert or update of username on "user"
  for each row execute function name_user();

-- An organization keeps the name behind /o/, as the addresses of everything in it start with it.
create function name_team() returns trigger language plpgsql set search_path from current as $$
begin
  if new.is_organization then
    if tg_op = 'INSERT' then
      new.bare_name := claim_bare_name('organization', new.slug, new.id, true);
      new.organization_slug := new.bare_name;
    else
      new.bare_name := old.bare_name;
    end if;
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.organization_slug := (select bare_name from team where id = new.organization_id);
    new.bare_name := claim_bare_name('team', new.slug, new.id, new.organization_id = 0);
  elsif new.slug = old.slug then
    new.bare_name := old.bare_name;
  else
    new.bare_name := claim_bare_name('team', new.slug, new.id, new.organization_id = 0);
    if old.bare_name is distinct from new.bare_name then
      perform free_bare_name('team', old.bare_name, old.id);
    end if;
  end if;
  return new;
end $$;
create trigger team_named before insert or update of slug on team
  for each row execute function name_team();

create function unname_user() returns trigger language plpgsql set search_path from current as $$
begin
  perform free_bare_name('user', old.bare_name, old.id);
  return null;
end $$;
create trigger user_unnamed after delete on "user" for each row execute function unname_user();

create function unname_team() returns trigger language plpgsql set search_path from current as $$
begin
  perform free_bare_name(case when old.is_organization then 'organization' else 'team' end, old.bare_name, old.id);
  return null;
end $$;
create trigger team_unnamed after delete on team for each row execute function unname_team();

create index user_unannounced_idx on "user" (id) where announced_name is distinct from username;
create index team_unannounced_idx on team (id) where announced_name is distinct from slug;

-- Makes the partitions of one table for today and the coming days (UTC), and drops those older than the days to keep.
-- Another instance at the same work is left alone. Returns how many were made and dropped.
create or replace function maintain_webhook_log(parent text, at timestamptz, days_ahead integer, days_kept integer)
returns integer language plpgsql as $$
declare
  today date := (at at time zone 'UTC')::date;
  key text := case parent when 'webhook_event' then 'id' else 'event_id' end;
  spare text := parent || '_default';
  day date;
  name text;
  from_id uuid;
  to_id uuid;
  changed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(current_schema() || '.' || parent, 0)) then
    return 0;
  end if;
  for day in select today + n from generate_series(0, days_ahead) n loop
    name := parent || '_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass(format('%I.%I', current_schema(), name)) is not null;
    from_id := uuid_at(day::timestamp at time zone 'UTC');
    to_id := uuid_at((day + 1)::timestamp at time zone 'UTC');
    -- A statement that is planned while this runs must not read a list of partitions without the new
    -- one: it would wait for the default partition and then not find the rows that were moved.
    execute format('lock table only %I in access exclusive mode', parent);
    -- Nothing may come into the default partition between the move and the attachment.
    execute format('lock table %I in access exclusive mode', spare);
    execute format('create table %I (like %I including defaults including constraints)%s', name, parent,
      case parent when 'webhook_delivery' then ' with (fillfactor = 80)' else '' end);
    execute format(
      'with moved as (delete from %1$I where %2$I >= %3$L and %2$I < %4$L returning *)
       insert into %5$I select * from moved', spare, key, from_id, to_id, name);
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, name, from_id, to_id);
    changed := changed + 1;
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = parent::regclass and c.relname ~ '_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
  loop
    execute format('drop table %I', name);
    changed := changed + 1;
  end loop;
  execute format('delete from %I where %I < %L', spare, key,
    uuid_at((today - days_kept)::timestamp at time zone 'UTC'));
  return changed;
end $$;

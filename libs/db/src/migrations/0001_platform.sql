-- What every service's schema has besides its own tables. Instants are given by the application's clock.

-- Events not yet on the bus, oldest first. A row is inserted after its aggregate's row lock is held, so `pos`
-- has the versions of one aggregate in their order.
create table outbox (
  pos bigint generated always as identity primary key,
  id uuid not null,                      -- the event's id, the message id on the bus
  subject text not null,                 -- the aggregate's public id
  aggregate_version integer not null,
  type text not null,                    -- <service>.<aggregate>.<past participle>
  body text not null,                    -- the whole event as it is published: CloudEvents JSON
  organization_id bigint not null,       -- 0: none
  created_at timestamptz not null
);

-- Published events, kept 30 days for replay. Partitions are days in UTC (`event_log_20261201`), made and
-- dropped by maintain_event_log; the default one takes what has no day yet, so that publishing never waits
-- for maintenance.
create table event_log (
  pos bigint not null,
  id uuid not null,
  subject text not null,
  aggregate_version integer not null,
  type text not null,
  body text not null,
  organization_id bigint not null,
  created_at timestamptz not null,
  nats_seq bigint not null,              -- sequence in the stream when it was last published
  primary key (created_at, pos)
) partition by range (created_at);
create index event_log_pos on event_log (pos);
create index event_log_subject on event_log (subject);
create table event_log_default partition of event_log default;

-- Events a consumer has handled: the row is written in the transaction of the effects.
create table inbox (
  consumer text not null,
  event_id uuid not null,
  seen_at timestamptz not null,
  primary key (consumer, event_id)
);
create index inbox_seen_at on inbox (seen_at);

-- What was given up after its last attempt, or could not be read at all. Replayed by hand; `replayed_at` says
-- when.
create table dead_letter (
  id bigint generated always as identity primary key,
  consumer text not null,                -- who gave up; `timers` for a timer
  event_id uuid,                         -- null: not an event
  type text not null,
  subject text not null,
  body text not null,
  error text not null,
  attempts integer not null,
  created_at timestamptz not null,
  replayed_at timestamptz,
  unique (consumer, event_id)
);

-- Publishing side: what the stream was like when this schema last published to it. A stream that is younger
-- or shorter than this has lost messages and is replayed from event_log.
create table relay_state (
  stream text primary key,
  stream_created text not null,          -- as the server says it
  last_seq bigint not null,
  epoch integer not null default 1,      -- rises with every stream that had to be made anew
  updated_at timestamptz not null
);

-- Consuming side of the same.
create table consumer_state (
  consumer text not null,
  stream text not null,
  stream_created text not null,
  last_seq bigint not null,
  updated_at timestamptz not null,
  primary key (consumer, stream)
);

-- Responses to requests with an Idempotency-Key, kept 24 hours, written in the transaction of the request's
-- work. There is no row while a request runs: an advisory lock on the same three columns marks it (nothing to
-- clean up after a crash).
create table idempotency_key (
  principal text not null,               -- without a credential: `anonymous` and the body's hash
  route text not null,
  key_hash bytea not null,               -- SHA-256; the key itself is kept nowhere
  body_hash text not null,
  status integer not null,
  response bytea not null,               -- AES-256-GCM under a key derived from the Idempotency-Key
  created_at timestamptz not null,
  primary key (principal, route, key_hash)
);
create index idempotency_key_created_at on idempotency_key (created_at);

-- Makes the partitions of today and the coming days, and drops those older than the days to keep. Another
-- instance at the same work is left alone. Returns how many were made and dropped.
create function maintain_event_log(at timestamptz, days_ahead integer, days_kept integer)
returns integer language plpgsql as $$
declare
  today date := (at at time zone 'UTC')::date;
  day date;
  name text;
  changed integer := 0;
begin
  if not pg_try_advisory_xact_lock(hashtextextended(current_schema() || '.event_log', 0)) then
    return 0;
  end if;
  for day in select today + n from generate_series(0, days_ahead) n loop
    name := 'event_log_' || to_char(day, 'YYYYMMDD');
    continue when to_regclass(format('%I.%I', current_schema(), name)) is not null;
    -- Nothing of this day may come between the moving and the attaching.
    lock table event_log_default in access exclusive mode;
    execute format('create table %I (like event_log including defaults)', name);
    execute format(
      'with moved as (delete from event_log_default where created_at >= %1$L and created_at < %2$L
         returning *)
       insert into %3$I select * from moved',
      day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC', name);
    execute format('alter table event_log attach partition %I for values from (%L) to (%L)',
      name, day::timestamp at time zone 'UTC', (day + 1)::timestamp at time zone 'UTC');
    changed := changed + 1;
  end loop;
  for name in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'event_log'::regclass and c.relname ~ '^event_log_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < today - days_kept
  loop
    execute format('drop table %I', name);
    changed := changed + 1;
  end loop;
  delete from event_log_default where created_at < (today - days_kept)::timestamp at time zone 'UTC';
  return changed;
end $$;

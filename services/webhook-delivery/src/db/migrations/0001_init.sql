-- Webhooks, what they are told, and the log of telling them. Instants are given by the application's clock.

create table webhook (
  id bigint generated always as identity primary key,
  organization_id bigint not null,         -- 0: none
  owner_kind text not null check (owner_kind in ('event-type', 'user', 'team', 'organization', 'oauth-client')),
  owner_id text not null,                  -- of that kind, as text: an OAuth client's id is no number
  user_id bigint not null,                 -- who is told when it fails: the owner of what it belongs to
  subscriber_url text not null,
  triggers text[] not null,
  active boolean not null,
  payload_template text,                   -- null: the default body
  version text not null,                   -- date of the payload's shape
  revision integer not null default 1,     -- counts its changes: the version of its events
  disabled_reason text check (disabled_reason in ('failing', 'gone', 'asked')),
  disabled_at timestamptz,                 -- null: not switched off by us
  deleted_at timestamptz,                  -- its event type was: it is still told what happened before that
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index webhook_owner on webhook (owner_kind, owner_id, id);
create unique index webhook_url on webhook (owner_kind, owner_id, subscriber_url) where deleted_at is null;
create index webhook_deleted on webhook (deleted_at) where deleted_at is not null;

-- The current secret has no end; those it replaced sign too until theirs.
create table webhook_secret (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  sealed text not null,
  valid_until timestamptz,
  created_at timestamptz not null
);
create unique index webhook_secret_current on webhook_secret (webhook_id) where valid_until is null;
create index webhook_secret_webhook on webhook_secret (webhook_id);

-- How a webhook's receiver is doing. Its row is locked by whoever claims, completes or takes back rows of its queue, so
-- the limit of requests at a time holds over all processes.
create table webhook_state (
  webhook_id bigint primary key references webhook on delete cascade,
  cap integer not null default 2,          -- requests at a time: slow start
  failures integer not null default 0,     -- since the last success
  failing_since timestamptz,
  outages integer not null default 0,      -- no answer, or a 5xx, one after the other
  outage_since timestamptz,
  trips integer not null default 0,        -- times that the breaker opened since the last success
  open_until timestamptz,                  -- breaker: nothing is sent before
  probing boolean not null default false,  -- breaker: half open once open_until has passed, one request at a time
  asked_until timestamptz,                 -- Retry-After: nothing is sent before
  retries_only_until timestamptz,          -- overloaded: what has failed is tried, nothing new is begun
  latency_ms double precision,             -- moving average
  used_at timestamptz,                     -- last attempt
  notified_hours integer not null default 0
) with (fillfactor = 70);

-- What webhooks are told, also those that were not active then: a recovery reads it. This table and the next two are
-- partitioned by the event's UUIDv7, a day each (`webhook_event_20261201`), so the same event always meets the same
-- partition and its key stays unique for as long as there is one; an event from before the oldest day is not taken.
create table webhook_event (
  id uuid primary key,                     -- of the domain event; of its own for a meeting's start or end
  organization_id bigint not null,
  event_type_id bigint not null,
  trigger text not null,
  booking_uid text,
  payload json not null,                   -- before any template, byte for byte
  created_at timestamptz not null          -- when it happened
) partition by range (id);
create index webhook_event_event_type on webhook_event (event_type_id, id);
create table webhook_event_default partition of webhook_event default;

-- One event for one webhook: the body as it is signed and sent, and what became of it.
create table webhook_delivery (
  event_id uuid not null,
  webhook_id bigint not null,
  organization_id bigint not null,
  trigger text not null,                   -- or PING
  booking_uid text,
  status text not null check (status in ('pending', 'delivered', 'exhausted', 'cancelled')),
  attempts integer not null default 0,
  reason text,                             -- why it ended, when the last attempt does not say so
  body bytea not null,
  content_type text not null,
  created_at timestamptz not null,         -- when the event happened
  finished_at timestamptz,
  primary key (event_id, webhook_id)
) partition by range (event_id);
create index webhook_delivery_webhook on webhook_delivery (webhook_id, event_id);
create table webhook_delivery_default partition of webhook_delivery default with (fillfactor = 80);

-- One POST.
create table webhook_attempt (
  event_id uuid not null,
  webhook_id bigint not null,
  attempt integer not null,
  at timestamptz not null,
  url text not null,
  class text not null,
  status integer,
  dns_ms integer,
  connect_ms integer,
  tls_ms integer,
  first_byte_ms integer,
  total_ms integer not null,
  response text,                           -- at most 4 KiB; emptied after 7 days
  response_truncated boolean not null,
  error text,
  remote_address text,                     -- for operators; no answer shows it
  primary key (event_id, webhook_id, attempt)
) partition by range (event_id);
create index webhook_attempt_webhook on webhook_attempt (webhook_id, at);
create table webhook_attempt_default partition of webhook_attempt default;

-- Deliveries that are not at their end: small and hot, apart from the log. A claimed one is due again when its lease
-- lapses; `epoch` rises with every claim, so that only the last one who claimed it can complete it.
create table webhook_queue (
  event_id uuid not null,
  webhook_id bigint not null references webhook on delete cascade,
  next_at timestamptz not null,            -- due; the lease's end while leased
  leased boolean not null default false,
  epoch integer not null default 0,
  tries integer not null default 0,        -- failed ones of this round
  expires_at timestamptz,                  -- of no use to the receiver later than this
  forced boolean not null default false,   -- somebody asked for it now: whatever the receiver's state
  replay boolean not null default false,   -- had come to an end before
  primary key (event_id, webhook_id)
) with (fillfactor = 70);
create index webhook_queue_due on webhook_queue (webhook_id, next_at);
create index webhook_queue_leased on webhook_queue (webhook_id) where leased;
create index webhook_queue_forced on webhook_queue (webhook_id, next_at) where forced;

-- "Deliver what did not arrive since": goes on from its cursor after a restart.
create table webhook_recovery_job (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook on delete cascade,
  since timestamptz not null,
  until timestamptz not null,
  cursor uuid not null,                    -- the last event that was looked at
  status text not null check (status in ('running', 'completed')),
  examined integer not null default 0,
  queued integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index webhook_recovery_job_running on webhook_recovery_job (id) where status = 'running';
create index webhook_recovery_job_webhook on webhook_recovery_job (webhook_id);

-- Scheduling's event types, as rights and answers need them. A deleted one stays, so that a late event cannot revive it.
create table event_type (
  id bigint primary key,
  organization_id bigint not null,
  owner_id bigint not null,
  team_id bigint,
  version integer not null,
  deleted boolean not null default false
);

-- The newest state of each booking, for its MEETING_* timers: a late event changes nothing, and a meeting that has been
-- told of is told of again only for another time.
create table booking_seen (
  uid text primary key,
  version integer not null,
  snapshot json,                           -- null: not accepted, or gone
  ends_at timestamptz not null,
  started_for timestamptz,                 -- the start that MEETING_STARTED was told of
  ended_for timestamptz
) with (fillfactor = 80);
create index booking_seen_ends_at on booking_seen (ends_at);

-- The least UUIDv7 of an instant, in milliseconds.
create function uuid_at(at timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Makes the partitions of one table for today and the coming days (UTC), and drops those older than the days to keep.
-- Another instance at the same work is left alone. Returns how many were made and dropped.
create function maintain_webhook_log(parent text, at timestamptz, days_ahead integer, days_kept integer)
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

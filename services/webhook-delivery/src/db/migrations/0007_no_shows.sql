-- Who has come to the rooms of bookings, for webhooks that wait for people.

alter table webhook
  add column time integer check (time between 0 and 10000),
  add column time_unit text check (time_unit in ('minute', 'hour', 'day'));

-- An event that one webhook alone is told: it speaks of that webhook.
alter table webhook_event add column webhook_id bigint;

alter table booking_seen add column awaited_from timestamptz; -- the start that people were waited for from

create table room_seen (
  uid text primary key,                    -- the booking's
  version integer not null,
  participants json not null,
  seen_at timestamptz not null
) with (fillfactor = 80);
create index room_seen_seen_at on room_seen (seen_at);

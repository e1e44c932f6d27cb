-- An event type has one calendar of its own at most, whoever's it is.
delete from destination_calendar where event_type_id not in (select id from event_type);
drop index destination_calendar_of_event_type;
create unique index destination_calendar_of_event_type on destination_calendar (event_type_id);

-- Bookings is told what its bookings are called in calendars: of which booking last, and how often.
alter table calendar_event
  add column id bigint generated always as identity,
  add column told_uid text,
  add column told_version integer not null default 0;
create unique index calendar_event_id on calendar_event (id);

-- What a booking is called in a host's calendar, as scheduling tells: one reference for each such event, which moves along
-- with a booking that moves.
alter table booking_reference
  add column calendar_event_id bigint,
  add column calendar_event_version integer;
create unique index booking_reference_calendar_event on booking_reference (calendar_event_id);

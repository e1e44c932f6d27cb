-- What people change in the events of bookings in their calendars.

alter table booking_reference
  add column calendar_change jsonb,      -- how the event differs from the booking; null: it does not
  add column declined_attendee_ids bigint[] not null default '{}';

-- Bookings that follow their events in a calendar, until they have moved or cannot.
create table calendar_move (
  organization_id bigint not null,
  booking_uid text not null,
  user_id bigint not null,               -- whose calendar it is
  start_at timestamptz not null,
  end_at timestamptz not null,
  due_at timestamptz not null,
  primary key (organization_id, booking_uid)
);
create index calendar_move_due on calendar_move (due_at);

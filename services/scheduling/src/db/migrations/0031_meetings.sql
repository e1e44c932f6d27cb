-- The meetings of bookings at meeting services: the wanted state and the made one.
create table meeting (
  id bigint generated always as identity,
  organization_id bigint not null,
  event_uid text not null,               -- the iCalendar UID of the booking, which reschedules keep
  connection_id bigint not null,
  sequence integer not null,
  booking_uid text not null,
  booking_version integer not null,
  is_wanted boolean not null,
  topic text not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  time_zone text not null,
  due_at timestamptz,                    -- null: the service has the wanted state, or has refused it
  failures integer not null,
  problem text,
  is_sent boolean not null,              -- whether a request to make it was sent, perhaps without an answer
  external_id text,                      -- null: it is not made
  url text,
  password text,
  told_uid text,                         -- the booking that bookings was told the link of
  told_version integer not null,
  primary key (organization_id, id),
  unique (organization_id, event_uid, connection_id),
  foreign key (organization_id, connection_id) references conferencing_connection on delete cascade
);
create index meeting_due on meeting (due_at) where due_at is not null;
create index meeting_event on meeting (event_uid);
create index meeting_booking on meeting (booking_uid);

-- What a booking is called elsewhere: a calendar event, a meeting. One without a booking is its maker's alone.
create table booking_reference (
  id bigint generated always as identity,
  organization_id bigint not null,                     -- the booking's; without one, the maker's
  booking_id bigint,
  user_id bigint not null,                             -- who made it
  type text not null,
  uid text not null,
  meeting_id text,
  sealed_meeting_password text,
  meeting_url text,
  external_calendar_id text,
  credential_id bigint,
  third_party_recurring_event_id text,
  deleted boolean not null default false,
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create index booking_reference_booking on booking_reference (organization_id, booking_id);
create index booking_reference_user on booking_reference (user_id, id) where booking_id is null;
create unique index booking_reference_number on booking_reference (id);

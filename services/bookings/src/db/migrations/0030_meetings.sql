-- The meeting at a meeting service that a booking takes place in.
alter table booking add column meeting jsonb;

-- Events of bookings that wait for the link of the meeting, without the booking itself.
create table held_news (
  organization_id bigint not null,
  booking_id bigint not null,
  events jsonb not null,
  primary key (organization_id, booking_id)
);

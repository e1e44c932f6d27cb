-- Who has come to the rooms of bookings, for workflows that wait for people.
create table room_replica (
  uid text primary key,                    -- the booking's
  version integer not null,
  participants jsonb not null
);

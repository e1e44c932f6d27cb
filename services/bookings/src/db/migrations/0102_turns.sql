-- The turns of a round robin begin with the newest bookings of an event type.
create index booking_created on booking (event_type_id, created_at);

-- v1 names a booking by its number alone.
create index booking_number on booking (id);

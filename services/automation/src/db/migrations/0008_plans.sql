-- Bookings to come are found by their owner, team or managing team.
drop index booking_replica_future;

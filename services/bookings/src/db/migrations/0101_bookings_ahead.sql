-- Lists and counts of what has not ended read none of the bookings that have.
create index booking_ahead on booking (organization_id, "end") include ("start", id, status, recurring_booking_uid)
  where status in ('pending', 'accepted');

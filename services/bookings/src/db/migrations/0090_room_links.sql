-- Finds the bookings of a video room by the link that opens it. PUBLIC_URL, with which links begin, may change.
create index booking_room_link on booking (split_part(location, '/v2/rooms/', 2))
  where video_room and location like '%/v2/rooms/%';

-- A connection that ends is looked for in what its calendars were used for.
create index calendar_event_connection on calendar_event (organization_id, connection_id);
create index destination_calendar_connection on destination_calendar (organization_id, connection_id);

-- Whether a host has a place for bookings at all is asked at every change of one.
create index destination_calendar_user on destination_calendar (user_id);

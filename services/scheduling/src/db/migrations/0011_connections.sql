-- A connection that ends is looked for in what its calendars were used for.
create index calendar_event_connection on calendar_event (organization_id, connection_id);
create index destination_calendar_connection on destination_calendar (organization_id, connection_id);

-- Whether the location is the URL of a built-in video room. Older bookings of the built-in video have the location
-- integrations:svc-video instead.
alter table booking add column video_room boolean not null default false;

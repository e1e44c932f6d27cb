-- A host's own list is read in the order of its pages, without a look at the bookings that it skips: the start is kept with
-- the host, too.
alter table host add column "start" timestamptz;
update host h set "start" = b."start" from booking b
where b.organization_id = h.organization_id and b.id = h.booking_id;
alter table host alter column "start" set not null;
create index host_user_start on host (organization_id, user_id, "start", booking_id);
drop index host_user;

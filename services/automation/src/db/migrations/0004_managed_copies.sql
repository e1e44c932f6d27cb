-- The team whose managed event type a booking's event type is a copy of: its workflows are active on copies too.
alter table booking_replica add column managing_team_id bigint;
create index booking_replica_of_managing_team on booking_replica (managing_team_id, uid)
  where managing_team_id is not null and status in ('accepted', 'pending');

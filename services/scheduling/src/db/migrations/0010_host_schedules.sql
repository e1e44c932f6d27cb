-- A host of a team's event type may have hours of the own for it; null: those of the event type, else the host's default ones.
alter table event_type_host add column schedule_id bigint;
create index event_type_host_schedule on event_type_host (schedule_id) where schedule_id is not null;

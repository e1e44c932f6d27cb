-- What insights count, derived from the stored booking, so that it cannot differ from it and covers the bookings of
-- earlier releases. A replaced booking keeps the snapshot of its last event, in which it may still be accepted.
alter table booking_replica
  add column insight_state text not null generated always as (
    case
      when status <> 'cancelled' then status
      when snapshot ->> 'status' = 'cancelled' and snapshot -> 'rescheduledToUid' is null then 'cancelled'
      else 'rescheduled'
    end) stored,
  add column host_ids jsonb not null generated always as (
    coalesce(jsonb_path_query_array(snapshot, '$.hosts[*].id'), '[]')) stored,
  add column parent_event_type_id bigint generated always as (
    (snapshot #>> '{eventType,parent,id}')::bigint) stored,
  add column host_absent boolean not null generated always as (
    coalesce((snapshot ->> 'absentHost')::boolean, false)) stored,
  add column attendee_absent boolean not null generated always as (
    coalesce(jsonb_path_exists(snapshot, '$.attendees[*] ? (@.absent == true)'), false)) stored;

create index booking_replica_in_organization on booking_replica (organization_id, starts_at);
create index booking_replica_in_team on booking_replica (team_id, starts_at) where team_id is not null;
create index booking_replica_in_managing_team on booking_replica (managing_team_id, starts_at)
  where managing_team_id is not null;

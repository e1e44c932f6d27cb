-- A managed event type's webhooks are told of its copies too; a copy's user may be of another organization than its team.
alter table webhook_event add column parent_event_type_id bigint;
alter table webhook_event add column parent_organization_id bigint;
create index webhook_event_parent on webhook_event (parent_event_type_id, id) where parent_event_type_id is not null;
create index webhook_event_parent_organization on webhook_event (parent_organization_id, id)
  where parent_organization_id is not null;

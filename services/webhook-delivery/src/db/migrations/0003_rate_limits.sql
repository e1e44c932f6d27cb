-- A managed event type's webhooks are told of its copies too; a copy's user may be of another organization than its team.
alter table webhook_event add column parent_event_type_id bigint;
alter table webhook_event add column parent_organization_id bigint;
create index webhook_event_parent on webhook_event (parent_event_type_id, id) where parent_event_type_id is not null;
create index webhook_event_parent_organization on webhook_event (parent_organization_id, id)
  where parent_organization_id is not null;

-- How fast a receiver wants its requests. What does not fit waits: it is no attempt.
alter table webhook add column rate_limit integer check (rate_limit between 1 and 1000);  -- a second; null: the default
alter table webhook_state add column paced_until timestamptz;  -- nothing goes out before

-- A webhook may want what happens to a booking one after the other: what is queued waits for what was before it, for a while.
alter table webhook add column ordered boolean not null default false;
alter table webhook_queue add column order_key text;           -- the booking, of such a webhook
alter table webhook_queue add column passes_at timestamptz;    -- from then on it waits for nothing
create index webhook_queue_order on webhook_queue (webhook_id, order_key, event_id) where order_key is not null;

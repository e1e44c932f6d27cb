-- Distributes the log of webhook-delivery over the nodes of a Citus cluster (docs/operate/tenancy.md).
-- Run it once, after the migrations and before the first row, in the schema of the service. Events,
-- deliveries and attempts are nearly all of its bytes, and are read and written by the event.
select create_distributed_table('webhook_event', 'id', colocate_with => 'none');
select create_distributed_table('webhook_delivery', 'event_id', colocate_with => 'webhook_event');
select create_distributed_table('webhook_attempt', 'event_id', colocate_with => 'webhook_event');
select create_distributed_table('booking_seen', 'uid', colocate_with => 'none');
select create_distributed_table('room_seen', 'uid', colocate_with => 'booking_seen');
select create_distributed_table('erasure', 'organization_id', colocate_with => 'none');
select create_distributed_table('inbox', 'event_id', colocate_with => 'none');
select create_distributed_table('idempotency_key', 'principal', colocate_with => 'none');

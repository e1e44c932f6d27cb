-- Distributes bookings' tables over the nodes of a Citus cluster (docs/operate/tenancy.md). Run it once,
-- after the migrations and before the first row, in the schema of the service.

-- A unique key must contain the distribution column. Uids are 128 random bits and ids come from one
-- sequence each, so that they stay unique. The column comes last: look-ups by the uid use the index as
-- before.
drop index booking_uid;
create unique index booking_uid on booking (uid, organization_id);
drop index booking_seated;
create unique index booking_seated on booking (event_type_id, start, organization_id)
  where seated and status in ('pending', 'accepted');
drop index attendee_seat_uid;
create unique index attendee_seat_uid on attendee (seat_uid, organization_id) where seat_uid is not null;
drop index booking_reference_calendar_event;
create unique index booking_reference_calendar_event on booking_reference (calendar_event_id, organization_id);
drop index booking_reference_number;
create unique index booking_reference_number on booking_reference (id, organization_id);
alter table calendar_feed drop constraint calendar_feed_digest_key, add unique (digest, organization_id);
alter table refund drop constraint refund_uid_key, add unique (uid, organization_id);
alter table reservation drop constraint reservation_pkey, add primary key (uid, organization_id);
alter table room_recording drop constraint room_recording_pkey, add primary key (id, organization_id);
alter table verification_code drop constraint verification_code_pkey, add primary key (id, organization_id);
alter table private_link_use drop constraint private_link_use_pkey, add primary key (id, organization_id);

-- A host may be of several organizations and is booked once: claims are by host, and lose the reference
-- to their booking, which is on another node.
alter table host_claim drop constraint host_claim_pkey, add primary key (id, host_id);
alter table host_claim drop constraint host_claim_organization_id_booking_id_fkey;
select create_distributed_table('host_claim', 'host_id', colocate_with => 'none');

-- By organization.
select create_distributed_table('booking', 'organization_id', colocate_with => 'none');
select create_distributed_table('attendee', 'organization_id', colocate_with => 'booking');
select create_distributed_table('host', 'organization_id', colocate_with => 'booking');
select create_distributed_table('booking_reference', 'organization_id', colocate_with => 'booking');
select create_distributed_table('payment', 'organization_id', colocate_with => 'booking');
select create_distributed_table('refund', 'organization_id', colocate_with => 'booking');
select create_distributed_table('room', 'organization_id', colocate_with => 'booking');
select create_distributed_table('room_visit', 'organization_id', colocate_with => 'booking');
select create_distributed_table('room_recording', 'organization_id', colocate_with => 'booking');
select create_distributed_table('calendar_feed', 'organization_id', colocate_with => 'booking');
select create_distributed_table('calendar_move', 'organization_id', colocate_with => 'booking');
select create_distributed_table('held_news', 'organization_id', colocate_with => 'booking');
select create_distributed_table('reservation', 'organization_id', colocate_with => 'booking');
select create_distributed_table('private_link_use', 'organization_id', colocate_with => 'booking');
select create_distributed_table('stripe_account', 'organization_id', colocate_with => 'booking');
select create_distributed_table('verification_code', 'organization_id', colocate_with => 'booking');
select create_distributed_table('erasure', 'organization_id', colocate_with => 'booking');

-- By their only key: read and written by it.
select create_distributed_table('payment_session', 'external_id', colocate_with => 'none');
select create_distributed_table('payment_notice', 'event_id', colocate_with => 'none');
select create_distributed_table('stripe_authorization', 'state_digest', colocate_with => 'none');
select create_distributed_table('inbox', 'event_id', colocate_with => 'none');
select create_distributed_table('idempotency_key', 'principal', colocate_with => 'none');

-- Read together with rows of every organization, and of fewer bytes than one node holds.
select create_reference_table('user_replica');
select create_reference_table('team_replica');

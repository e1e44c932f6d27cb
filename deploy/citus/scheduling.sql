-- Distributes scheduling's tables over the nodes of a Citus cluster (docs/operate/tenancy.md). Run it
-- once, after the migrations and before the first row, in the schema of the service.

-- A unique key must contain the distribution column. The ids come from one sequence each, so that they
-- stay unique. The column comes last: look-ups by the id use the index as before.
alter table calendar_connection drop constraint calendar_connection_delegation_credential_id_fkey;
drop index calendar_connection_id;
create unique index calendar_connection_id on calendar_connection (id, organization_id);
drop index calendar_event_id;
create unique index calendar_event_id on calendar_event (id, organization_id);
drop index delegation_credential_id;
create unique index delegation_credential_id on delegation_credential (id, organization_id);
alter table calendar_connection add foreign key (organization_id, delegation_credential_id)
  references delegation_credential (organization_id, id) on delete cascade;
drop index destination_calendar_id;
create unique index destination_calendar_id on destination_calendar (id, organization_id);
drop index destination_calendar_of_event_type;
create unique index destination_calendar_of_event_type on destination_calendar (event_type_id, organization_id);
drop index event_type_copy;
create unique index event_type_copy on event_type (parent_id, owner_id, organization_id) where parent_id is not null;
alter table calendar_channel drop constraint calendar_channel_pkey, add primary key (id, organization_id);
alter table private_link drop constraint private_link_pkey, add primary key (link_id, organization_id);

-- By organization.
select create_distributed_table('schedule', 'organization_id', colocate_with => 'none');
select create_distributed_table('availability', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('override', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('event_type', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('event_type_host', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('private_link', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('delegation_credential', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar_connection', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar_busy', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar_item', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar_channel', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('calendar_event', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('destination_calendar', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('conferencing_connection', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('default_conferencing', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('meeting', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('holiday_choice', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('out_of_office', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('travel_schedule', 'organization_id', colocate_with => 'schedule');
select create_distributed_table('erasure', 'organization_id', colocate_with => 'schedule');

-- By their only key: read and written by it.
select create_distributed_table('calendar_authorization', 'state_digest', colocate_with => 'none');
select create_distributed_table('inbox', 'event_id', colocate_with => 'none');
select create_distributed_table('idempotency_key', 'principal', colocate_with => 'none');

-- Read together with rows of every organization, and of fewer bytes than one node holds.
select create_reference_table('team_replica');
select create_reference_table('client_replica');
select create_reference_table('user_replica');
select create_reference_table('membership_replica');
select create_reference_table('schedule_owner');

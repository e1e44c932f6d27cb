-- Private links of event types; how often each was used is for bookings to count.
create table private_link (
  link_id text primary key,              -- 22 base58 characters: whoever has it may book by it
  organization_id bigint not null,
  event_type_id bigint not null,
  expires_at timestamptz,
  max_usage_count integer check (max_usage_count >= 1),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (expires_at is not null or max_usage_count is not null),
  foreign key (organization_id, event_type_id) references event_type (organization_id, id) on delete cascade
);
create index private_link_event_type on private_link (organization_id, event_type_id, created_at);

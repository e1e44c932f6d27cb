-- Who asked for a code, so that one asker cannot use up what others need: `user 7`, or `network` and a digest of the address.
alter table verification_code add column asker text;
create index verification_code_asker on verification_code (asker, event_type_id, created_at) where asker is not null;

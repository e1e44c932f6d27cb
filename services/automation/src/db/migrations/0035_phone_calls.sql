-- Calls that people start: whose they are, and what the provider learns beside the text.
alter table message add column call jsonb;
-- For the limits of each team and each number.
create index message_of_call on message (created_at) where call is not null;

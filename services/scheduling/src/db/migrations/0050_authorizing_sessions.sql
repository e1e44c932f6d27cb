-- The session in which a person began to connect an account: only its browser finishes. Null: begun with a key or token.
alter table calendar_authorization add column session_id text;

-- The flags of an OAuth client hold for all users it manages: a change of them is one row here.
alter table user_replica add column client_id text;

create table oauth_client_replica (
  id                 text primary key,
  are_emails_enabled boolean not null,
  version            integer not null
);

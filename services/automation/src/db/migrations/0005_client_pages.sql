-- The logo and the pages of an OAuth client, by which mails lead to it: ClientPages.
alter table oauth_client_replica add column pages jsonb not null default '{}';

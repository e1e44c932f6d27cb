-- The origins whose pages may show booking pages of the client's users in a frame; empty: all may.
alter table oauth_client add column embed_origins text[] not null default '{}';

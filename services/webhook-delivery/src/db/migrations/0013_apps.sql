-- Third-party apps reach only the webhooks that they made, each for the person who gave it access.
alter table webhook add column app_id text;           -- the OAuth client of the app; null: not made by one
alter table webhook add column app_user_id bigint;    -- the person for whom the app made it
create index webhook_app on webhook (app_id, app_user_id) where app_id is not null;

-- An app cannot tell by a taken URL what the owner or another app has.
drop index webhook_url;
create unique index webhook_url
  on webhook (owner_kind, owner_id, organization_id, subscriber_url, coalesce(app_id, ''), coalesce(app_user_id, 0))
  where deleted_at is null;

-- A webhook that an app made lives as long as the grant under which it was made: a later grant of the same person to the
-- same app is another one. No release has let apps make webhooks, so that none without a grant is worth keeping.
delete from webhook where app_id is not null;
alter table webhook
  add column app_grant_id bigint,
  add constraint webhook_app_has_grant check (
    (app_id is null) = (app_grant_id is null) and (app_id is null) = (app_user_id is null));
create index webhook_app_grant on webhook (app_grant_id) where app_grant_id is not null;
create index webhook_app_user on webhook (app_user_id) where app_user_id is not null;

drop index webhook_url;
create unique index webhook_url
  on webhook (owner_kind, owner_id, organization_id, subscriber_url, coalesce(app_grant_id, 0))
  where deleted_at is null;

-- Grants under which webhooks were made, and those that have ended: a webhook is made while its grant's row is locked, so
-- that it is there to be ended, or finds the grant ended.
create table app_grant (
  id       bigint primary key,
  ended_at timestamptz
);
create index app_grant_ended on app_grant (ended_at) where ended_at is not null;

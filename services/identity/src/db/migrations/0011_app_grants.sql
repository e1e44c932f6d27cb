-- What a person has granted to an app, from the first tokens until the last refresh token has ended. A later grant to the
-- same app is another row, so that what the app made under the first one ends and what it makes then does not.
-- No foreign keys: the end of a grant is announced, and a row that went with its person or client would end unheard.
create table app_grant (
  id              bigint generated always as identity primary key,
  organization_id bigint not null,
  user_id         bigint not null,
  client_id       text not null,
  started_at      timestamptz not null,
  -- Not before the last of its refresh tokens expires.
  expires_at      timestamptz not null,
  constraint app_grant_key unique (user_id, client_id, organization_id)
);
create index app_grant_client_idx on app_grant (client_id);
create index app_grant_organization_idx on app_grant (organization_id);
create index app_grant_expiry_idx on app_grant (expires_at);

insert into app_grant (organization_id, user_id, client_id, started_at, expires_at)
select organization_id, user_id, client_id, min(created_at), max(expires_at)
from credential
where kind = 'refresh-token' and permissions is not null and revoked_at is null
group by organization_id, user_id, client_id;

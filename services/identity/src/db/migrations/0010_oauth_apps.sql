-- A public client runs where its secret could be read, such as in a browser or on a phone: it has none and proves itself
-- with PKCE.
alter table oauth_client add column client_type text not null default 'CONFIDENTIAL'
  check (client_type in ('CONFIDENTIAL', 'PUBLIC'));

-- Confidential clients may leave PKCE out. The previous release refuses a code without a challenge.
alter table authorization_code alter column code_challenge drop not null;

-- Scopes that a person granted to an app: there are more of them than permission bits. `permissions` stays beside them, as
-- the previous release tells the tokens of apps by their bits; rows that it still writes have bits and no scopes.
alter table authorization_code add column scopes text[];
alter table credential add column scopes text[];
update credential set scopes = array(
  select name
  from unnest(array['EVENT_TYPE_READ', 'EVENT_TYPE_WRITE', 'BOOKING_READ', 'BOOKING_WRITE', 'SCHEDULE_READ',
    'SCHEDULE_WRITE', 'APPS_READ', 'APPS_WRITE', 'PROFILE_READ', 'PROFILE_WRITE']) with ordinality as bit (name, place)
  where permissions & (1 << (place::integer - 1)) <> 0
  order by place)
where permissions is not null;

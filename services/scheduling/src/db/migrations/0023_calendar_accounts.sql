-- Accounts that are reached with access tokens, and calendars that are read by their changes.

-- While it lies ahead, one process renews the access token of the connection.
alter table calendar_connection add column renewing_until timestamptz;

-- Where the next read continues (domain/connected-calendar.ts); null: the whole calendar is read.
alter table calendar add column cursor jsonb;

-- Events of calendars that are read by their changes: only when they are.
create table calendar_item (
  organization_id bigint not null,
  calendar_id bigint not null,
  item_id text not null,
  series_id text,                        -- the item whose uid and takes_time count where this one has none
  uid text,
  start_at timestamptz,
  end_at timestamptz,
  takes_time boolean,
  primary key (organization_id, calendar_id, item_id),
  foreign key (organization_id, calendar_id) references calendar on delete cascade
);

-- A person's request to connect an account, until its provider sends the person back.
create table calendar_authorization (
  state_digest text primary key,
  organization_id bigint not null,
  user_id bigint not null,
  integration text not null,
  sealed_verifier text not null,
  redirect_url text,
  is_dry_run boolean not null,
  expires_at timestamptz not null
);
create index calendar_authorization_user on calendar_authorization (organization_id, user_id);
create index calendar_authorization_end on calendar_authorization (expires_at);

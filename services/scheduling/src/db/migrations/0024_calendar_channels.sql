-- Providers report changes of calendars, so that they are seen before the next read.

alter table calendar
  -- A provider reports changes until then.
  add column watched_until timestamptz,
  -- When it is asked to; null: it is not.
  add column watch_due_at timestamptz;
create index calendar_watch_due on calendar (watch_due_at) where watch_due_at is not null and is_selected;

-- What a provider was asked to report to: an address with our id, and a token that it repeats.
create table calendar_channel (
  id text primary key,
  organization_id bigint not null,
  calendar_id bigint not null,
  token_digest text not null,
  expires_at timestamptz not null,
  foreign key (organization_id, calendar_id) references calendar on delete cascade
);
create index calendar_channel_calendar on calendar_channel (organization_id, calendar_id);

-- Other calendars of people: which accounts they connected, which calendars count as busy, and where bookings are written.

-- An account or a list of feeds that somebody connected: a "credential" on the wire.
create table calendar_connection (
  id bigint generated always as identity,
  organization_id bigint not null,
  user_id bigint not null,
  integration text not null,             -- ics-feed_calendar, caldav_calendar, apple_calendar
  account text not null,                 -- who it is there; empty where there is one connection alone
  sealed_credentials text not null,
  invalid boolean not null,              -- refused at the last try
  problem text,                          -- why the last try failed
  version integer not null,              -- counts what others are told of it
  created_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index calendar_connection_id on calendar_connection (id);
create unique index calendar_connection_account on calendar_connection (organization_id, user_id, integration, account);

-- A calendar of a connection with what was last read of it; `due_at` is when it is read again.
create table calendar (
  id bigint generated always as identity,
  organization_id bigint not null,
  connection_id bigint not null,
  user_id bigint not null,
  external_id text not null,
  name text not null,
  is_primary boolean not null,
  read_only boolean not null,
  is_selected boolean not null,          -- its events take its user's time
  etag text,
  last_modified text,
  texts text[] not null,                 -- iCalendar, as last read
  due_at timestamptz not null,
  read_at timestamptz,
  failures integer not null,
  problem text,
  primary key (organization_id, id),
  foreign key (organization_id, connection_id) references calendar_connection on delete cascade
);
create unique index calendar_of_connection on calendar (organization_id, connection_id, external_id);
create index calendar_selected on calendar (user_id) where is_selected;
create index calendar_due on calendar (due_at);

-- What the events of a calendar take, apart and in order, worked out ahead.
create table calendar_busy (
  organization_id bigint not null,
  calendar_id bigint not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  primary key (organization_id, calendar_id, start_at),
  foreign key (organization_id, calendar_id) references calendar on delete cascade
);

-- Where bookings are written: a user's, or one of a single event type.
create table destination_calendar (
  id bigint generated always as identity,
  organization_id bigint not null,
  user_id bigint not null,
  event_type_id bigint,
  booking_id bigint,                     -- as v1 gave it
  connection_id bigint not null,
  integration text not null,
  external_id text not null,
  primary key (organization_id, id),
  foreign key (organization_id, connection_id) references calendar_connection on delete cascade
);
create unique index destination_calendar_id on destination_calendar (id);
create unique index destination_calendar_of_user on destination_calendar (organization_id, user_id)
  where event_type_id is null;
create unique index destination_calendar_of_event_type on destination_calendar (organization_id, event_type_id);

-- A booking in a calendar: what is to be there (`wanted`), and what is (`written_version`). `due_at` null: nothing to do.
create table calendar_event (
  organization_id bigint not null,
  event_uid text not null,               -- iCalendar's, the same through every reschedule
  user_id bigint not null,
  sequence integer not null,             -- of the booking's changes that calendars must see
  booking_uid text not null,
  booking_version integer not null,
  connection_id bigint not null,
  external_id text not null,
  is_wanted boolean not null,
  ics text not null,
  written_version integer,
  failures integer not null,
  problem text,
  due_at timestamptz,
  primary key (organization_id, event_uid, user_id),
  foreign key (organization_id, connection_id) references calendar_connection on delete cascade
);
create index calendar_event_due on calendar_event (due_at) where due_at is not null;
create index calendar_event_uid on calendar_event (event_uid);
create index calendar_event_booking on calendar_event (booking_uid);
create index calendar_event_own on calendar_event (user_id, event_uid);

-- Whether bookings of a client's users are written to calendars.
create table client_replica (
  id text primary key,
  are_calendar_events_enabled boolean not null,
  version integer not null
);

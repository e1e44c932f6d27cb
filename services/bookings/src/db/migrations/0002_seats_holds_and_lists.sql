-- Seats, holds, uses of private links, codes for bookers; lists that read no more than their page.

alter table booking
  add column seated boolean not null default false,
  add column instant boolean not null default false,  -- whoever of the event type's hosts confirms it first has it
  add column routing jsonb;                            -- what a routing form gave along

-- One live booking per seated event type and start, whatever comes at once.
create unique index booking_seated on booking (event_type_id, "start")
  where seated and status in ('pending', 'accepted');
create index booking_series on booking (recurring_booking_uid, "start") where recurring_booking_uid is not null;

-- Lists: in the order of their pages, with all that decides whether a booking counts.
drop index booking_team;
create index booking_team_start on booking (team_id, "start", id) include (organization_id, status, "end")
  where team_id is not null;
create index booking_organization_start on booking (organization_id, "start", id) include (status, "end");

alter table attendee
  add column responses jsonb,                          -- of a seat
  add column metadata jsonb;

-- A slot, or one seat of a slot, that is kept for somebody. The time is held in host_claim: by the hold's own uid, or for
-- seats, as long as there is no booking, by one uid that all holds of the slot share.
create table reservation (
  uid text primary key,                                -- the capability: 22 base58 characters of random bits
  organization_id bigint not null,
  event_type_id bigint not null,
  "start" timestamptz not null,
  "end" timestamptz not null,
  minutes integer not null,                            -- as asked for
  hold_until timestamptz not null,
  seated boolean not null
);
create index reservation_slot on reservation (event_type_id, "start") where seated;
create index reservation_over on reservation (hold_until);

-- One row for each time that somebody booked through a private link; the links are scheduling's.
create table private_link_use (
  id bigint generated always as identity primary key,
  organization_id bigint not null,
  link_id text not null,
  booking_uid text not null,
  used_at timestamptz not null
);
create index private_link_use_link on private_link_use (link_id);

-- Codes that prove a booker's address to one event type.
create table verification_code (
  id uuid primary key,
  organization_id bigint not null,
  event_type_id bigint not null,
  email text not null,                                 -- lower case
  code_hash text not null,                             -- scrypt, with the salt in front
  tries integer not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index verification_code_email on verification_code (email, created_at);

-- Which team is whose, for lists by path: fed by identity's events.
create table team_replica (
  id bigint primary key,
  organization_id bigint not null,                     -- 0: a team outside organizations
  version integer not null,
  deleted boolean not null
);

-- Rooms of the built-in video: who came and went, and what was recorded, as the room provider tells of it.

-- One row once somebody has come: its version counts what others are told of it, and whoever changes it locks it.
create table room (
  organization_id bigint not null,
  booking_id bigint not null,
  version integer not null,
  primary key (organization_id, booking_id),
  foreign key (organization_id, booking_id) references booking (organization_id, id)
);

-- A notice that comes again finds its own row.
create table room_visit (
  organization_id bigint not null,
  booking_id bigint not null,
  email text not null,                   -- lower case
  event text not null check (event in ('joined', 'left')),
  at timestamptz not null,
  primary key (organization_id, booking_id, email, event, at),
  foreign key (organization_id, booking_id) references room (organization_id, booking_id)
);
create index room_visit_email on room_visit (organization_id, email);

create table room_recording (
  id uuid primary key,
  organization_id bigint not null,
  booking_id bigint not null,
  provider_key text not null,            -- the provider's id of it; without, the download URL
  download_url text not null,
  transcript_url text,
  started_at timestamptz,
  seconds integer,
  share_token text,
  created_at timestamptz not null,
  foreign key (organization_id, booking_id) references booking (organization_id, id)
);
create unique index room_recording_key on room_recording (organization_id, booking_id, provider_key);

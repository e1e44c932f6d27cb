-- When people are away: whole days of the user's own zone, both included.
create table out_of_office (
  id bigint generated always as identity,
  uuid uuid not null,
  organization_id bigint not null,       -- the user's
  user_id bigint not null,
  to_user_id bigint check (to_user_id <> user_id),  -- the colleague to whom bookers are sent
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  notes text,
  reason text not null check (reason in ('unspecified', 'vacation', 'travel', 'sick', 'public_holiday')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (organization_id, id)
);
create unique index out_of_office_days on out_of_office (organization_id, user_id, first_day, last_day);
create index out_of_office_user on out_of_office (user_id);
create index out_of_office_colleague on out_of_office (to_user_id) where to_user_id is not null;

-- The people of an organization, for the lists of what they have.
create index user_replica_organization on user_replica (organization_id, id);

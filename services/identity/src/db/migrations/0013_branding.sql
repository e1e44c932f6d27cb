-- When the address was verified. A trigger sets it, as a process of the previous release verifies addresses too and does
-- not know the column.
alter table "user" add column email_verified_at timestamptz;
update "user" set email_verified_at = updated_at where email_verified;

create function date_email_proof() returns trigger language plpgsql set search_path from current as $$
begin
  if not new.email_verified then
    new.email_verified_at := null;
  elsif tg_op = 'INSERT' or not old.email_verified or old.email_verified_at is null then
    new.email_verified_at := new.updated_at;
  end if;
  return new;
end $$;
-- After user_email_changed, which ends a proof: triggers run in the order of their names.
create trigger user_email_dated before insert or update on "user"
  for each row execute function date_email_proof();

-- Whether an event has carried the branding. False for rows of the previous release, which the worker announces once.
alter table team add column branding_announced boolean not null default false;
alter table "user" add column branding_announced boolean not null default false;
update team set branding_announced = true where details = '{}'::jsonb;
update "user" set branding_announced = true where details = '{}'::jsonb and week_start = 'Sunday';
create index team_unbranded_idx on team (id) where not branding_announced;
create index user_unbranded_idx on "user" (id) where not branding_announced;

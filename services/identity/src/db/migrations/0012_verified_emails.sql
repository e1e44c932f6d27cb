-- Whether the user has proved to read mail at the address.
alter table "user" add column email_verified boolean not null default false;

-- A proof is of one address. A trigger ends it, as a process of the previous release changes addresses too and does not
-- know the column.
create function end_email_proof() returns trigger language plpgsql set search_path from current as $$
begin
  if lower(new.email) <> lower(old.email) then new.email_verified := false; end if;
  return new;
end $$;
create trigger user_email_changed before update of email on "user"
  for each row execute function end_email_proof();

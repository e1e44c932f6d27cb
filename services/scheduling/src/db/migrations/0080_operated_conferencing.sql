-- Connections of people through an account of the operator, made when a booking first needs one.
alter table conferencing_connection
  drop constraint conferencing_connection_owner_kind_check,
  add constraint conferencing_connection_owner_kind_check check (owner_kind in ('user', 'team', 'operator'));

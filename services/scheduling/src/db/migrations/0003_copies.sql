-- A copy belongs to its user's organization, which may be another than the team's: it ends with its parent by the
-- application, which tells of it.
alter table event_type drop constraint event_type_parent;
drop index event_type_copy;
create unique index event_type_copy on event_type (parent_id, owner_id) where parent_id is not null;

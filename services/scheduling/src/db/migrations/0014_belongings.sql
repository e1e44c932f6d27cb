-- A deleted user's things are found in every organization in which the user has some.
create index schedule_of_owner on schedule (owner_id);
create index event_type_of_owner on event_type (owner_id) where team_id is null;
create index calendar_connection_of_user on calendar_connection (user_id);

-- What is of a person alone is of all of the person's teams.
alter table webhook_event add column team_ids bigint[];
create index webhook_event_teams on webhook_event using gin (team_ids) where team_ids is not null;

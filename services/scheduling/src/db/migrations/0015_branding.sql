alter table team_replica add column branding jsonb not null default '{}';
alter table user_replica add column branding jsonb not null default '{}';
alter table user_replica add column allow_dynamic_booking boolean not null default true;

-- How many bookings each host of the team may have in a period; null: any number.
alter table team_replica add column booking_limits jsonb;

-- The user who confirmed or declined the booking last; null for bookings without an answer, and for answers before this migration.
alter table booking add column answered_by_user_id bigint;

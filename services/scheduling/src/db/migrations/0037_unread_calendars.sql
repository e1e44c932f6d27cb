-- When a calendar that cannot be read stops its person from being booked; null: it does not.
alter table calendar add column blocks_from timestamptz;

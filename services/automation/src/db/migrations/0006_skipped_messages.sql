-- A reminder that comes too late is not sent, and the log says so.
alter table message drop constraint message_status_check;
alter table message add constraint message_status_check check (status in ('pending', 'sent', 'failed', 'skipped'));

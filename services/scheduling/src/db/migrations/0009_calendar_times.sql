-- Only what says when something is, is kept of calendars: all of them are read anew.
update calendar set texts = '{}', etag = null, last_modified = null, due_at = to_timestamp(0);

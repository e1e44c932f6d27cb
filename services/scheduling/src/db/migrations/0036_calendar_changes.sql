-- Changes that hosts make to the events of bookings in their calendars.

alter table calendar_connection
  add column when_changed text not null default 'mark',  -- mark, follow (docs/domain.md#changes-made-in-a-calendar)
  add column when_unreachable text;                      -- closed, open; null: as the operator says

alter table calendar_event
  add column start_at timestamptz,       -- of the booking; null: recorded by an earlier release
  add column end_at timestamptz,
  add column written_at timestamptz,     -- reads that began before it show an older state
  add column is_seen boolean not null default false,  -- a read after the last write has shown it
  add column noticed text,               -- the change that was announced last; null: none
  add column declined text[] not null default '{}';   -- addresses of attendees who declined there

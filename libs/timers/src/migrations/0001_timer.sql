-- Durable timers. One row is one thing to do at one instant; it is deleted in the transaction that does it.
create table timer (
  key text not null,                       -- the aggregate, such as a booking's uid
  purpose text not null,                   -- `MEETING_STARTED`, a workflow step, ...
  due_at timestamptz not null,
  generation integer not null,             -- the aggregate's: an older one never replaces a newer
  payload jsonb not null,
  attempts integer not null default 0,     -- failed ones
  run_at timestamptz not null,             -- due_at, later after a failed attempt
  primary key (key, purpose)
);
create index timer_due on timer (run_at) where attempts = 0;
create index timer_due_again on timer (run_at) where attempts > 0;

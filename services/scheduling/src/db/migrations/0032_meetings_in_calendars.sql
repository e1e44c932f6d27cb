-- Google Meet: the meeting of a booking is made with its event in the organizer's calendar.
alter table calendar_event
  add column wants_meeting boolean not null default false,
  add column needs_link boolean not null default false;  -- whether the booking lacks the link

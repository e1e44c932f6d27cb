-- A message without a readable event id has one dead letter for each consumer, however often it is redelivered.
delete from dead_letter older using dead_letter newer
  where older.event_id is null and newer.event_id is null and older.consumer = newer.consumer
    and older.subject = newer.subject and older.body = newer.body and older.id < newer.id;
create unique index dead_letter_without_event on dead_letter (consumer, subject, md5(body)) where event_id is null;

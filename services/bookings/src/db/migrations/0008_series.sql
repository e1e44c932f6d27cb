-- Of an occurrence of a recurring booking: the rule of its series, and where in it the occurrence was (SeriesSnapshot).
alter table booking add column series jsonb;

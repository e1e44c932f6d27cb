-- The trace that wrote the message, which the trace of its sending names as its cause.
alter table message add column traceparent text;

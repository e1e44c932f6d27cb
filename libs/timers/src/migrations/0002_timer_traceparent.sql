-- The trace that set the timer, which the trace of its firing names as its cause.
alter table timer add column traceparent text;

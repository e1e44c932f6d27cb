-- The trace that the attempts of a delivery continue; null while tracing is off.
alter table webhook_queue add column traceparent text;

-- The headers of each request as they were sent; null for those of earlier releases.
alter table webhook_attempt add column request_headers jsonb;

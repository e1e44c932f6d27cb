-- Webhooks of a deleted team or organization, which only hear of the cancellations of its bookings.
alter table webhook add column retired_at timestamptz;
create index webhook_retired on webhook (retired_at) where retired_at is not null and deleted_at is null;

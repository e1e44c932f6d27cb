-- Refunds of payments: asked for here with a time of the next call of the provider (`run_at`), or reported by it.
create table refund (
  organization_id bigint not null,
  payment_id bigint not null,
  number integer not null,               -- of the payment's refunds, from 1
  uid text not null unique,              -- the provider's idempotency key
  amount integer not null check (amount > 0),
  status text not null check (status in ('pending', 'succeeded', 'failed')),
  reason text,
  failure_reason text,
  external_id text,
  created_at timestamptz not null,
  settled_at timestamptz,
  attempts integer not null default 0,
  run_at timestamptz,                    -- null: nothing is left to do
  primary key (organization_id, payment_id, number),
  foreign key (organization_id, payment_id) references payment (organization_id, id)
);
create index refund_due on refund (run_at) where run_at is not null;

-- Webhooks of refunds and disputes name the payment by the provider's id.
create index payment_external on payment (external_id) where external_id is not null;

alter table payment
  add column dispute_status text,
  add column dispute_amount integer,
  add column dispute_reason text,
  add column disputed_at timestamptz;

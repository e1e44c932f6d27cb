-- What changed in an organization, when, and by whose credential. It holds no personal data, so that erasing a person
-- leaves it as it is.
create table audit_entry (
  id              bigint generated always as identity,
  organization_id bigint not null,
  at              timestamptz not null,
  action          text not null,
  subject_id      text not null,
  details         jsonb not null default '{}',
  actor_kind      text not null,
  -- null: the system itself, or a client's secret.
  user_id         bigint,
  key_id          bigint,
  client_id       text,
  request_id      text,
  primary key (organization_id, id)
);

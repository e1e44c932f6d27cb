-- People who were erased: what was published about them before and arrives later is erased too.
create table erasure (
  organization_id bigint not null,
  email text not null,                   -- in lower case; empty: the person has none
  phone_number text not null,            -- empty: the person is erased by the address
  until timestamptz not null,            -- of the last event that can contain what was to be erased
  primary key (organization_id, email, phone_number)
);

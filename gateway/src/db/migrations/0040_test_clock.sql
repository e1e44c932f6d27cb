-- How far the time of the whole system is moved ahead; no row outside development installs.
create table test_clock (
  id integer primary key default 1 check (id = 1),
  offset_ms bigint not null
);

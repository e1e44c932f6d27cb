-- v1 names hours by their number alone.
create index availability_number on availability (id);
create index override_number on override (id);

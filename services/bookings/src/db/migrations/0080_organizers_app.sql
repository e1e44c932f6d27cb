-- Whether a booking takes place in the default meeting service of its organizer, whoever that is.
alter table booking add column organizers_app boolean not null default false;

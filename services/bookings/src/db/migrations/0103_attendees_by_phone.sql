-- The bookings of a person who is known by a phone number only.
create index attendee_phone on attendee (organization_id, phone_number) where email = '';

-- Every creation asks for tentative requests near its time (hasRequests). The status is no part of the index, so that an
-- answer to a request or a cancellation changes no index.
create index booking_tentative on booking (organization_id, "start") where (event_type->>'pendingIsTentative')::boolean;

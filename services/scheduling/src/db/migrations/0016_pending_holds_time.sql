-- Until now, a pending booking held its time whatever the policy said. What is stored keeps that meaning.
update event_type set confirmation_policy = jsonb_set(confirmation_policy, '{blockUnconfirmedBookingsInBooker}', 'true')
where confirmation_policy->>'blockUnconfirmedBookingsInBooker' = 'false';

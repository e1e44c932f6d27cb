// Generated from gateway/src/docs/openapi.json by npm run client.
export interface paths {
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the metadata of the authorization server */
        get: operations["getAuthorizationServerMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the API keys of the caller */
        get: operations["listApiKeys"];
        put?: never;
        /** Create an API key */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api-keys/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the API key in use */
        post: operations["refreshApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an API key */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth2/clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the public data of an OAuth client */
        get: operations["getAppOfConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth2/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revoke a token of an app */
        post: operations["revokeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/oauth2/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a code or a refresh token for tokens */
        post: operations["exchangeToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a link that signs in */
        post: operations["requestSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign-in/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a session with a mailed link */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign-in/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get the accounts of a sign-in link */
        post: operations["readSignInLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete the session of the call */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bookings of the caller */
        get: operations["listBookings"];
        put?: never;
        /** Create a booking */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/by-seat/{seatUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the booking of a seat */
        get: operations["getBookingBySeat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/verification-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for a booking */
        post: operations["requestVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a booking */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a booking */
        patch: operations["updateBooking"];
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an instant booking */
        post: operations["acceptBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer a pending booking */
        post: operations["answerBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/attendees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attendees of a booking */
        get: operations["listBookingAttendees"];
        put?: never;
        /** Add an attendee to a booking */
        post: operations["createBookingAttendee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/attendees/{attendeeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an attendee of a booking */
        get: operations["getBookingAttendee"];
        put?: never;
        post?: never;
        /** Remove an attendee from a booking */
        delete: operations["deleteBookingAttendee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/calendar-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the calendar links of a booking */
        get: operations["listBookingCalendarLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a booking */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/conferencing-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the conferencing sessions of a booking */
        get: operations["listBookingConferencingSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm a pending booking */
        post: operations["confirmBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a pending booking */
        post: operations["declineBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/guests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add the given guests to a booking */
        post: operations["addBookingGuests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the location of a booking */
        patch: operations["changeBookingLocation"];
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/mark-absent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark the absent participants of a booking */
        post: operations["markAbsentBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/mark-no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the absent participants of a booking
         * @deprecated
         */
        post: operations["markNoShowBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/mark-paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a booking as paid */
        post: operations["createBookingMarkPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate a booking */
        post: operations["rateBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reassign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reassign a booking to the next host */
        post: operations["reassignBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reassign/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reassign a booking to a host */
        post: operations["reassignBookingTo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the recordings of a booking */
        get: operations["listBookingRecordings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the references of a booking */
        get: operations["listBookingReferences"];
        put?: never;
        /** Create a booking reference */
        post: operations["createBookingReference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refund a booking */
        post: operations["createBookingRefund"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/report-no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the absence of a host */
        post: operations["reportNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/report-wrong-assignment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Report the wrong host of a booking */
        post: operations["reportWrongAssignment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking to reschedule
         * @deprecated
         */
        get: operations["getBookingForReschedule"];
        put?: never;
        /** Reschedule a booking */
        post: operations["rescheduleBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/bookings/{bookingUid}/transcripts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the transcripts of a booking */
        get: operations["listBookingTranscripts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the calendar feed of the caller */
        get: operations["getCalendarFeed"];
        put?: never;
        /** Create the calendar feed of the caller */
        post: operations["renewCalendarFeed"];
        /** Delete the calendar feed of the caller */
        delete: operations["deleteCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendar-feeds/{feedToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a calendar feed by its address */
        get: operations["readCalendarFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected calendars */
        get: operations["listCalendars"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/busy-times": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the busy times of a calendar */
        get: operations["listCalendarBusyTimes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/ics-feed/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the connection of the ICS feeds */
        get: operations["getCalendarIcsFeedCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/ics-feed/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Save the ICS feeds of the caller */
        post: operations["createCalendarIcsFeedSave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Check the connection of a calendar type */
        get: operations["getCalendarCheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the connection form of a calendar type */
        get: operations["getCalendarConnect"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/credentials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Connect a calendar account */
        post: operations["createCalendarCredential"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/disconnect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Disconnect a calendar account */
        post: operations["createCalendarDisconnect"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/event/{eventUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event of a calendar */
        get: operations["getCalendarEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/events/{eventUid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update an event of a calendar */
        patch: operations["updateCalendarEvent"];
        trace?: never;
    };
    "/v2/calendars/{calendar}/push/{channelId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a calendar provider's report of changes */
        post: operations["reportCalendarChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/calendars/{calendar}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Connect the calendar account that a person has allowed access to */
        get: operations["connectCalendarByConsent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conferencing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected meeting services */
        get: operations["listConferencingApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conferencing/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the default meeting service */
        get: operations["getDefaultConferencingApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/conferencing/{app}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the default meeting service */
        post: operations["setDefaultConferencingApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/destination-calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set the destination calendar */
        put: operations["replaceDestinationCalendars"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the event types of a user or a team */
        get: operations["listEventTypes"];
        put?: never;
        /** Create an event type */
        post: operations["createEventType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event type */
        get: operations["getEventType"];
        put?: never;
        post?: never;
        /** Delete an event type */
        delete: operations["deleteEventType"];
        options?: never;
        head?: never;
        /** Update an event type */
        patch: operations["updateEventType"];
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/booking-page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the booking page of an event type */
        get: operations["getEventTypeBookingPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/private-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the private links of an event type */
        get: operations["listEventTypePrivateLinks"];
        put?: never;
        /** Create a private link of an event type */
        post: operations["createEventTypePrivateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/private-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a private link of an event type */
        delete: operations["deleteEventTypePrivateLink"];
        options?: never;
        head?: never;
        /** Update a private link of an event type */
        patch: operations["updateEventTypePrivateLink"];
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of an event type */
        get: operations["listEventTypeWebhooks"];
        put?: never;
        /** Create a webhook for an event type */
        post: operations["createEventTypeWebhook"];
        /** Delete the webhooks of an event type */
        delete: operations["deleteEventTypeWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of an event type */
        get: operations["getEventTypeWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of an event type */
        delete: operations["deleteEventTypeWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of an event type */
        patch: operations["updateEventTypeWebhook"];
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of an event type */
        get: operations["listEventTypeWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of an event type */
        get: operations["getEventTypeWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of an event type */
        get: operations["getEventTypeWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of an event type */
        get: operations["listEventTypeWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of an event type */
        post: operations["retryEventTypeWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of an event type */
        post: operations["recoverEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of an event type */
        get: operations["getEventTypeWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of an event type */
        post: operations["rotateSecretEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of an event type */
        get: operations["getEventTypeWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/event-types/{eventTypeId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of an event type */
        post: operations["testEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the public holidays of the caller */
        get: operations["getHolidays"];
        /** Set the public holidays of the caller */
        put: operations["setHolidays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/holidays/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the countries whose public holidays are known */
        get: operations["listHolidayCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/invites/{token}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept an invitation to a team */
        post: operations["acceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the profile of the caller */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update the profile of the caller */
        patch: operations["updateMe"];
        trace?: never;
    };
    "/v2/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Export the data of the caller */
        get: operations["exportOwnData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the apps that act for the caller */
        get: operations["listGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/grants/{grantId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete the grant of an app */
        delete: operations["endGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the sessions of the caller */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /** Delete the other sessions of the caller */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/me/sessions/{sessionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a session of the caller */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the OAuth clients of an organization */
        get: operations["listOauthClients"];
        put?: never;
        /** Create an OAuth client */
        post: operations["createOauthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an OAuth client */
        get: operations["getOauthClient"];
        put?: never;
        post?: never;
        /** Delete an OAuth client */
        delete: operations["deleteOauthClient"];
        options?: never;
        head?: never;
        /** Update an OAuth client */
        patch: operations["updateOauthClient"];
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of an OAuth client */
        post: operations["rotateOauthClientSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the managed users of an OAuth client */
        get: operations["listOauthClientUsers"];
        put?: never;
        /** Create a managed user */
        post: operations["createOauthClientUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a managed user */
        get: operations["getOauthClientUser"];
        put?: never;
        post?: never;
        /** Delete a managed user */
        delete: operations["deleteOauthClientUser"];
        options?: never;
        head?: never;
        /** Update a managed user */
        patch: operations["updateOauthClientUser"];
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/users/{userId}/force-refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replace the tokens of a managed user */
        post: operations["forceRefreshOauthClientUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of an OAuth client */
        get: operations["listOauthClientWebhooks"];
        put?: never;
        /** Create a webhook for an OAuth client */
        post: operations["createOauthClientWebhook"];
        /** Delete the webhooks of an OAuth client */
        delete: operations["deleteOauthClientWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of an OAuth client */
        get: operations["getOauthClientWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of an OAuth client */
        delete: operations["deleteOauthClientWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of an OAuth client */
        patch: operations["updateOauthClientWebhook"];
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of an OAuth client */
        get: operations["listOauthClientWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of an OAuth client */
        get: operations["getOauthClientWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of an OAuth client */
        get: operations["getOauthClientWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of an OAuth client */
        get: operations["listOauthClientWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of an OAuth client */
        post: operations["retryOauthClientWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of an OAuth client */
        post: operations["recoverOauthClientWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of an OAuth client */
        get: operations["getOauthClientWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of an OAuth client */
        post: operations["rotateSecretOauthClientWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of an OAuth client */
        get: operations["getOauthClientWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth-clients/{clientId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of an OAuth client */
        post: operations["testOauthClientWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/oauth/{clientId}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refresh the tokens of a managed user */
        post: operations["refreshTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an organization */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update an organization */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/attendees/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Erase a person's data */
        post: operations["erasePerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attendees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Export a person's data */
        post: operations["exportPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attributes of an organization */
        get: operations["listOrganizationAttributes"];
        put?: never;
        /** Create an attribute */
        post: operations["createOrganizationAttribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/options/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attribute options of a member */
        get: operations["listAttributeOptionsOfMember"];
        put?: never;
        /** Assign an attribute option to a member */
        post: operations["assignAttributeOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/options/{userId}/{attributeOptionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unassign an attribute option from a member */
        delete: operations["unassignAttributeOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/slugs/{attributeSlug}/options/assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the assigned options of an attribute by its slug */
        get: operations["listAssignedAttributeOptionsBySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/{attributeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an attribute */
        get: operations["getOrganizationAttribute"];
        put?: never;
        post?: never;
        /** Delete an attribute */
        delete: operations["deleteOrganizationAttribute"];
        options?: never;
        head?: never;
        /** Update an attribute */
        patch: operations["updateOrganizationAttribute"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/{attributeId}/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the options of an attribute */
        get: operations["listOrganizationAttributeOptions"];
        put?: never;
        /** Create an option of an attribute */
        post: operations["createOrganizationAttributeOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/{attributeId}/options/assigned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the assigned options of an attribute */
        get: operations["listAssignedAttributeOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an option of an attribute */
        delete: operations["deleteOrganizationAttributeOption"];
        options?: never;
        head?: never;
        /** Update an option of an attribute */
        patch: operations["updateOrganizationAttributeOption"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the changes of an organization */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bookings of an organization */
        get: operations["listOrganizationBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/insights/booking-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of an organization */
        get: operations["countOrganizationBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/insights/booking-counts/by-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of an organization by day */
        get: operations["countOrganizationBookingsByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/insights/booking-counts/by-event-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of an organization by event type */
        get: operations["countOrganizationBookingsByEventType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/insights/booking-counts/by-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of an organization by host */
        get: operations["countOrganizationBookingsByHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the memberships of an organization */
        get: operations["listOrganizationMemberships"];
        put?: never;
        /** Create a membership of an organization */
        post: operations["createOrganizationMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a membership of an organization */
        get: operations["getOrganizationMembership"];
        put?: never;
        post?: never;
        /** Delete a membership of an organization */
        delete: operations["deleteOrganizationMembership"];
        options?: never;
        head?: never;
        /** Update a membership of an organization */
        patch: operations["updateOrganizationMembership"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/ooo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the out-of-office entries of an organization */
        get: operations["getOrganizationOoo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the managed organizations of an organization */
        get: operations["listManagedOrganizations"];
        put?: never;
        /** Create a managed organization */
        post: operations["createManagedOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/organizations/{managedOrganizationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a managed organization */
        get: operations["getManagedOrganization"];
        put?: never;
        post?: never;
        /** Delete a managed organization */
        delete: operations["deleteManagedOrganization"];
        options?: never;
        head?: never;
        /** Update a managed organization */
        patch: operations["updateManagedOrganization"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles of an organization */
        get: operations["listOrganizationRoles"];
        put?: never;
        /** Create a role of an organization */
        post: operations["createOrganizationRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role of an organization */
        get: operations["getOrganizationRole"];
        put?: never;
        post?: never;
        /** Delete a role of an organization */
        delete: operations["deleteOrganizationRole"];
        options?: never;
        head?: never;
        /** Update a role of an organization */
        patch: operations["updateOrganizationRole"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permissions of a role of an organization */
        get: operations["listOrganizationRolePermissions"];
        /** Replace the permissions of a role of an organization */
        put: operations["replaceOrganizationRolePermissions"];
        /** Add the given permissions to a role of an organization */
        post: operations["createOrganizationRolePermission"];
        /** Remove the given permissions from a role of an organization */
        delete: operations["deleteOrganizationRolePermissions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/roles/{roleId}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a permission from a role of an organization */
        delete: operations["deleteOrganizationRolePermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/routing-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routing forms of an organization */
        get: operations["listOrganizationRoutingForms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/routing-forms/{routingFormId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the responses to a routing form of an organization */
        get: operations["listOrganizationRoutingFormResponses"];
        put?: never;
        /** Create a response to a routing form of an organization */
        post: operations["createOrganizationRoutingFormResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/routing-forms/{routingFormId}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a response to a routing form of an organization */
        patch: operations["updateOrganizationRoutingFormResponse"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of an organization's users */
        get: operations["listOrganizationSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the teams of an organization */
        get: operations["listOrganizationTeams"];
        put?: never;
        /** Create a team of an organization */
        post: operations["createOrganizationTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the event types of an organization's teams */
        get: operations["listOrganizationEventTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the teams of the caller in an organization */
        get: operations["listOwnOrganizationTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a team of an organization */
        get: operations["getOrganizationTeam"];
        put?: never;
        post?: never;
        /** Delete a team of an organization */
        delete: operations["deleteOrganizationTeam"];
        options?: never;
        head?: never;
        /** Update a team of an organization */
        patch: operations["updateOrganizationTeam"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bookings of a team */
        get: operations["listOrganizationTeamBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the references of a booking */
        get: operations["listOrganizationTeamBookingReferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/conferencing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the connected meeting services of a team */
        get: operations["listTeamConferencingApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/conferencing/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the default meeting service of a team */
        get: operations["getTeamDefaultConferencingApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the default meeting service of a team */
        post: operations["setTeamDefaultConferencingApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the event types of a team of an organization */
        get: operations["listOrganizationTeamEventTypes"];
        put?: never;
        /** Create an event type of a team of an organization */
        post: operations["createOrganizationTeamEventType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event type of a team of an organization */
        get: operations["getOrganizationTeamEventType"];
        put?: never;
        post?: never;
        /** Delete an event type of a team of an organization */
        delete: operations["deleteOrganizationTeamEventType"];
        options?: never;
        head?: never;
        /** Update an event type of a team of an organization */
        patch: operations["updateOrganizationTeamEventType"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the private links of a team's event type */
        get: operations["listOrganizationTeamEventTypePrivateLinks"];
        put?: never;
        /** Create a private link of a team's event type */
        post: operations["createOrganizationTeamEventTypePrivateLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a private link of a team's event type */
        delete: operations["deleteOrganizationTeamEventTypePrivateLink"];
        options?: never;
        head?: never;
        /** Update a private link of a team's event type */
        patch: operations["updateOrganizationTeamEventTypePrivateLink"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of a team */
        get: operations["countTeamBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-day": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of a team by day */
        get: operations["countTeamBookingsByDay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-event-type": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of a team by event type */
        get: operations["countTeamBookingsByEventType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Count the bookings of a team by host */
        get: operations["countTeamBookingsByHost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an invitation to a team of an organization */
        post: operations["inviteOrganizationTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the memberships of an organization's team */
        get: operations["listOrganizationTeamMemberships"];
        put?: never;
        /** Create a membership of a team of an organization */
        post: operations["createOrganizationTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a membership of a team of an organization */
        get: operations["getOrganizationTeamMembership"];
        put?: never;
        post?: never;
        /** Delete a membership of a team of an organization */
        delete: operations["deleteOrganizationTeamMembership"];
        options?: never;
        head?: never;
        /** Update a membership of a team of an organization */
        patch: operations["updateOrganizationTeamMembership"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the roles of a team of an organization */
        get: operations["listOrganizationTeamRoles"];
        put?: never;
        /** Create a role of a team of an organization */
        post: operations["createOrganizationTeamRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a role of a team of an organization */
        get: operations["getOrganizationTeamRole"];
        put?: never;
        post?: never;
        /** Delete a role of a team of an organization */
        delete: operations["deleteOrganizationTeamRole"];
        options?: never;
        head?: never;
        /** Update a role of a team of an organization */
        patch: operations["updateOrganizationTeamRole"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the permissions of a role of a team of an organization */
        get: operations["listOrganizationTeamRolePermissions"];
        /** Replace the permissions of a role of a team of an organization */
        put: operations["replaceOrganizationTeamRolePermissions"];
        /** Add the given permissions to a role of a team of an organization */
        post: operations["createOrganizationTeamRolePermission"];
        /** Remove the given permissions from a role of a team of an organization */
        delete: operations["deleteOrganizationTeamRolePermissions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a permission from a role of a team of an organization */
        delete: operations["deleteOrganizationTeamRolePermission"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/routing-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routing forms of a team of an organization */
        get: operations["listOrganizationTeamRoutingForms"];
        put?: never;
        /** Create a routing form for a team of an organization */
        post: operations["createOrganizationTeamRoutingForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a routing form of a team of an organization */
        get: operations["getOrganizationTeamRoutingForm"];
        put?: never;
        post?: never;
        /** Delete a routing form of a team of an organization */
        delete: operations["deleteOrganizationTeamRoutingForm"];
        options?: never;
        head?: never;
        /** Update a routing form of a team of an organization */
        patch: operations["updateOrganizationTeamRoutingForm"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the responses to a routing form of a team of an organization */
        get: operations["listOrganizationTeamRoutingFormResponses"];
        put?: never;
        /** Create a response to a routing form of a team of an organization */
        post: operations["createOrganizationTeamRoutingFormResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a response to a routing form of a team of an organization */
        patch: operations["updateOrganizationTeamRoutingFormResponse"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of the members of a team of an organization */
        get: operations["listOrganizationTeamSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/users/{userId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of a member of a team */
        get: operations["listOrganizationTeamUserSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified email addresses of a team of an organization */
        get: operations["listOrganizationTeamVerifiedResourceEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the email address */
        post: operations["requestOrganizationTeamVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the email address of a team of an organization */
        post: operations["verifyOrganizationTeamVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified email address of a team of an organization */
        get: operations["getOrganizationTeamVerifiedResourceEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified phone numbers of a team of an organization */
        get: operations["listOrganizationTeamVerifiedResourcePhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the phone number */
        post: operations["requestOrganizationTeamVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the phone number of a team of an organization */
        post: operations["verifyOrganizationTeamVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified phone number of a team of an organization */
        get: operations["getOrganizationTeamVerifiedResourcePhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of a team of an organization */
        get: operations["listOrganizationTeamWebhooks"];
        put?: never;
        /** Create a webhook for a team of an organization */
        post: operations["createOrganizationTeamWebhook"];
        /** Delete the webhooks of a team of an organization */
        delete: operations["deleteOrganizationTeamWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of a team of an organization */
        get: operations["getOrganizationTeamWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of a team of an organization */
        delete: operations["deleteOrganizationTeamWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of a team of an organization */
        patch: operations["updateOrganizationTeamWebhook"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of a team of an organization */
        get: operations["listOrganizationTeamWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of a team of an organization */
        get: operations["getOrganizationTeamWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of a team of an organization */
        get: operations["getOrganizationTeamWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of a team of an organization */
        get: operations["listOrganizationTeamWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of a team of an organization */
        post: operations["retryOrganizationTeamWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of a team of an organization */
        post: operations["recoverOrganizationTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of a team of an organization */
        get: operations["getOrganizationTeamWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of a team of an organization */
        post: operations["rotateSecretOrganizationTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of a team of an organization */
        get: operations["getOrganizationTeamWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of a team of an organization */
        post: operations["testOrganizationTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workflows of a team of an organization */
        get: operations["listOrganizationTeamWorkflows"];
        put?: never;
        /** Create a workflow for a team of an organization */
        post: operations["createOrganizationTeamWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routing form workflows of a team of an organization */
        get: operations["listOrganizationTeamFormWorkflows"];
        put?: never;
        /** Create a routing form workflow for a team of an organization */
        post: operations["createOrganizationTeamFormWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a workflow of a team of an organization */
        get: operations["getOrganizationTeamWorkflow"];
        put?: never;
        post?: never;
        /** Delete a workflow of a team of an organization */
        delete: operations["deleteOrganizationTeamWorkflow"];
        options?: never;
        head?: never;
        /** Update a workflow of a team of an organization */
        patch: operations["updateOrganizationTeamWorkflow"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a workflow */
        get: operations["listOrganizationTeamWorkflowMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the rebuild status of a workflow */
        get: operations["getOrganizationTeamWorkflowRebuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a routing form workflow of a team of an organization */
        get: operations["getOrganizationTeamFormWorkflow"];
        put?: never;
        post?: never;
        /** Delete a routing form workflow of a team of an organization */
        delete: operations["deleteOrganizationTeamFormWorkflow"];
        options?: never;
        head?: never;
        /** Update a routing form workflow of a team of an organization */
        patch: operations["updateOrganizationTeamFormWorkflow"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a routing form workflow */
        get: operations["listOrganizationTeamFormWorkflowMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the users of an organization */
        get: operations["listOrganizationUsers"];
        put?: never;
        /** Create a user of an organization */
        post: operations["createOrganizationUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a user of an organization */
        delete: operations["deleteOrganizationUser"];
        options?: never;
        head?: never;
        /** Update a user of an organization */
        patch: operations["updateOrganizationUser"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bookings of an organization's user */
        get: operations["listOrganizationUserBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the public holidays of an organization's user */
        get: operations["getUserHolidays"];
        /** Set the public holidays of an organization's user */
        put: operations["setUserHolidays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/ooo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the out-of-office entries of a user */
        get: operations["getOrganizationUserOoo"];
        put?: never;
        /** Create an out-of-office entry */
        post: operations["createOrganizationUserOoo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/ooo/{oooId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an out-of-office entry */
        delete: operations["deleteOrganizationUserOoo"];
        options?: never;
        head?: never;
        /** Update an out-of-office entry */
        patch: operations["updateOrganizationUserOoo"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of an organization's user */
        get: operations["listOrganizationUserSchedules"];
        put?: never;
        /** Create a schedule of an organization's user */
        post: operations["createOrganizationUserSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a schedule of an organization's user */
        get: operations["getOrganizationUserSchedule"];
        put?: never;
        post?: never;
        /** Delete a schedule of an organization's user */
        delete: operations["deleteOrganizationUserSchedule"];
        options?: never;
        head?: never;
        /** Update a schedule of an organization's user */
        patch: operations["updateOrganizationUserSchedule"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/users/{userId}/travel-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the travel schedules of an organization's user */
        get: operations["listUserTravelSchedules"];
        /** Set the travel schedules of an organization's user */
        put: operations["setUserTravelSchedules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of an organization */
        get: operations["listOrganizationWebhooks"];
        put?: never;
        /** Create a webhook for an organization */
        post: operations["createOrganizationWebhook"];
        /** Delete the webhooks of an organization */
        delete: operations["deleteOrganizationWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of an organization */
        get: operations["getOrganizationWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of an organization */
        delete: operations["deleteOrganizationWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of an organization */
        patch: operations["updateOrganizationWebhook"];
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of an organization */
        get: operations["listOrganizationWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of an organization */
        get: operations["getOrganizationWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of an organization */
        get: operations["getOrganizationWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of an organization */
        get: operations["listOrganizationWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of an organization */
        post: operations["retryOrganizationWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of an organization */
        post: operations["recoverOrganizationWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of an organization */
        get: operations["getOrganizationWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of an organization */
        post: operations["rotateSecretOrganizationWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of an organization */
        get: operations["getOrganizationWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/{orgId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of an organization */
        post: operations["testOrganizationWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/payments/{provider}/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a payment provider's webhook */
        post: operations["createPaymentCallback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/private-links/{linkId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a private link with its event type */
        get: operations["getPrivateLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/rooms/{bookingUid}/participants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a participant of a video room */
        post: operations["createRoomParticipant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/rooms/{bookingUid}/recordings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Receive a recording of a video room */
        post: operations["createRoomRecording"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/routing-forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routing forms of the caller */
        get: operations["listRoutingForms"];
        put?: never;
        /** Create a routing form for the caller */
        post: operations["createRoutingForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/routing-forms/{routingFormId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a routing form of the caller */
        get: operations["getRoutingForm"];
        put?: never;
        post?: never;
        /** Delete a routing form of the caller */
        delete: operations["deleteRoutingForm"];
        options?: never;
        head?: never;
        /** Update a routing form of the caller */
        patch: operations["updateRoutingForm"];
        trace?: never;
    };
    "/v2/routing-forms/{routingFormId}/calculate-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Calculate the slots of a routing form response */
        post: operations["calculateRoutingFormSlots"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/routing-forms/{routingFormId}/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the responses to a routing form of the caller */
        get: operations["listRoutingFormResponses"];
        put?: never;
        /** Create a response to a routing form of the caller */
        post: operations["createRoutingFormResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/routing-forms/{routingFormId}/responses/{responseId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Update a response to a routing form of the caller */
        patch: operations["updateRoutingFormResponse"];
        trace?: never;
    };
    "/v2/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of the caller */
        get: operations["listSchedules"];
        put?: never;
        /** Create a schedule */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/schedules/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the default schedule of the caller */
        get: operations["getDefaultSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/schedules/{scheduleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a schedule */
        get: operations["getSchedule"];
        put?: never;
        post?: never;
        /** Delete a schedule */
        delete: operations["deleteSchedule"];
        options?: never;
        head?: never;
        /** Update a schedule */
        patch: operations["updateSchedule"];
        trace?: never;
    };
    "/v2/selected-calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a calendar to conflict checks */
        post: operations["createSelectedCalendar"];
        /** Remove a calendar from conflict checks */
        delete: operations["deleteSelectedCalendars"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the available slots */
        get: operations["listSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the available slots
         * @deprecated
         */
        get: operations["listOlderSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a slot reservation */
        post: operations["createSlotReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/reservations/{uid}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a slot reservation */
        get: operations["getSlotReservation"];
        put?: never;
        post?: never;
        /** Delete a slot reservation */
        delete: operations["deleteSlotReservation"];
        options?: never;
        head?: never;
        /** Update a slot reservation */
        patch: operations["updateSlotReservation"];
        trace?: never;
    };
    "/v2/slots/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a slot reservation
         * @deprecated
         */
        post: operations["reserveOlderSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/slots/selected-slot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a slot reservation
         * @deprecated
         */
        delete: operations["endOlderReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the teams of the caller */
        get: operations["listTeams"];
        put?: never;
        /** Create a team without an organization */
        post: operations["createTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a team */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        /** Delete a team */
        delete: operations["deleteTeam"];
        options?: never;
        head?: never;
        /** Update a team */
        patch: operations["updateTeam"];
        trace?: never;
    };
    "/v2/teams/{teamId}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the bookings of a team */
        get: operations["listTeamBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the event types of a team */
        get: operations["listTeamEventTypes"];
        put?: never;
        /** Create an event type of a team */
        post: operations["createTeamEventType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get an event type of a team */
        get: operations["getTeamEventType"];
        put?: never;
        post?: never;
        /** Delete an event type of a team */
        delete: operations["deleteTeamEventType"];
        options?: never;
        head?: never;
        /** Update an event type of a team */
        patch: operations["updateTeamEventType"];
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of a team's event type */
        get: operations["listTeamEventTypeWebhooks"];
        put?: never;
        /** Create a webhook for a team's event type */
        post: operations["createTeamEventTypeWebhook"];
        /** Delete the webhooks of a team's event type */
        delete: operations["deleteTeamEventTypeWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of a team's event type */
        get: operations["getTeamEventTypeWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of a team's event type */
        delete: operations["deleteTeamEventTypeWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of a team's event type */
        patch: operations["updateTeamEventTypeWebhook"];
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of a team's event type */
        get: operations["listTeamEventTypeWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of a team's event type */
        get: operations["getTeamEventTypeWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of a team's event type */
        get: operations["getTeamEventTypeWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of a team's event type */
        get: operations["listTeamEventTypeWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of a team's event type */
        post: operations["retryTeamEventTypeWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of a team's event type */
        post: operations["recoverTeamEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of a team's event type */
        get: operations["getTeamEventTypeWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of a team's event type */
        post: operations["rotateSecretTeamEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of a team's event type */
        get: operations["getTeamEventTypeWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of a team's event type */
        post: operations["testTeamEventTypeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create an invitation to a team */
        post: operations["inviteTeam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the memberships of a team */
        get: operations["listTeamMemberships"];
        put?: never;
        /** Create a membership of a team */
        post: operations["createTeamMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/memberships/{membershipId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a membership of a team */
        get: operations["getTeamMembership"];
        put?: never;
        post?: never;
        /** Delete a membership of a team */
        delete: operations["deleteTeamMembership"];
        options?: never;
        head?: never;
        /** Update a membership of a team */
        patch: operations["updateTeamMembership"];
        trace?: never;
    };
    "/v2/teams/{teamId}/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the schedules of the members of a team */
        get: operations["listTeamSchedules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified email addresses of a team */
        get: operations["listTeamVerifiedResourceEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/emails/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the email address */
        post: operations["requestTeamVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/emails/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the email address of a team */
        post: operations["verifyTeamVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified email address of a team */
        get: operations["getTeamVerifiedResourceEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified phone numbers of a team */
        get: operations["listTeamVerifiedResourcePhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/phones/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the phone number */
        post: operations["requestTeamVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/phones/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the phone number of a team */
        post: operations["verifyTeamVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/verified-resources/phones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified phone number of a team */
        get: operations["getTeamVerifiedResourcePhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of a team */
        get: operations["listTeamWebhooks"];
        put?: never;
        /** Create a webhook for a team */
        post: operations["createTeamWebhook"];
        /** Delete the webhooks of a team */
        delete: operations["deleteTeamWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of a team */
        get: operations["getTeamWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of a team */
        delete: operations["deleteTeamWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of a team */
        patch: operations["updateTeamWebhook"];
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of a team */
        get: operations["listTeamWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of a team */
        get: operations["getTeamWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of a team */
        get: operations["getTeamWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of a team */
        get: operations["listTeamWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of a team */
        post: operations["retryTeamWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of a team */
        post: operations["recoverTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of a team */
        get: operations["getTeamWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of a team */
        post: operations["rotateSecretTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of a team */
        get: operations["getTeamWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of a team */
        post: operations["testTeamWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workflows of a team */
        get: operations["listTeamWorkflows"];
        put?: never;
        /** Create a workflow for a team */
        post: operations["createTeamWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/routing-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the routing form workflows of a team */
        get: operations["listTeamFormWorkflows"];
        put?: never;
        /** Create a routing form workflow for a team */
        post: operations["createTeamFormWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a workflow of a team */
        get: operations["getTeamWorkflow"];
        put?: never;
        post?: never;
        /** Delete a workflow of a team */
        delete: operations["deleteTeamWorkflow"];
        options?: never;
        head?: never;
        /** Update a workflow of a team */
        patch: operations["updateTeamWorkflow"];
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/{workflowId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a workflow */
        get: operations["listTeamWorkflowMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/{workflowId}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the rebuild status of a workflow */
        get: operations["getTeamWorkflowRebuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/{workflowId}/routing-form": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a routing form workflow of a team */
        get: operations["getTeamFormWorkflow"];
        put?: never;
        post?: never;
        /** Delete a routing form workflow of a team */
        delete: operations["deleteTeamFormWorkflow"];
        options?: never;
        head?: never;
        /** Update a routing form workflow of a team */
        patch: operations["updateTeamFormWorkflow"];
        trace?: never;
    };
    "/v2/teams/{teamId}/workflows/{workflowId}/routing-form/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a routing form workflow */
        get: operations["listTeamFormWorkflowMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/timezones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the time zones */
        get: operations["listTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/travel-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the travel schedules of the caller */
        get: operations["listTravelSchedules"];
        /** Set the travel schedules of the caller */
        put: operations["setTravelSchedules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified email addresses of the caller */
        get: operations["listVerifiedResourceEmails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/emails/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the email address */
        post: operations["requestVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/emails/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the email address of the caller */
        post: operations["verifyVerifiedResourceEmailVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/emails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified email address of the caller */
        get: operations["getVerifiedResourceEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/phones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the verified phone numbers of the caller */
        get: operations["listVerifiedResourcePhones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/phones/verification-code/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Request a verification code for the phone number */
        post: operations["requestVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/phones/verification-code/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Verify the phone number of the caller */
        post: operations["verifyVerifiedResourcePhoneVerificationCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verified-resources/phones/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a verified phone number of the caller */
        get: operations["getVerifiedResourcePhone"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the API versions */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the webhooks of the caller */
        get: operations["listWebhooks"];
        put?: never;
        /** Create a webhook for the caller */
        post: operations["createWebhook"];
        /** Delete the webhooks of the caller */
        delete: operations["deleteWebhooks"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/signing-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the signing keys of webhooks */
        get: operations["listWebhookSigningKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a webhook of the caller */
        get: operations["getWebhook"];
        put?: never;
        post?: never;
        /** Delete a webhook of the caller */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /** Update a webhook of the caller */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the deliveries of a webhook of the caller */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/deliveries/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stream the deliveries of a webhook of the caller */
        get: operations["getWebhookDeliveryStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a delivery to a webhook of the caller */
        get: operations["getWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/deliveries/{deliveryId}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the attempts of a delivery to a webhook of the caller */
        get: operations["listWebhookDeliveryAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/deliveries/{deliveryId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Retry a delivery to a webhook of the caller */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Create a recovery job for a webhook of the caller */
        post: operations["recoverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/recover/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the status of a recovery job for a webhook of the caller */
        get: operations["getWebhookRecover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rotate the secret of a webhook of the caller */
        post: operations["rotateSecretWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the statistics of a webhook of the caller */
        get: operations["getWebhookStat"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/webhooks/{webhookId}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test a webhook of the caller */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workflows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the workflows of the caller */
        get: operations["listWorkflows"];
        put?: never;
        /** Create a workflow for the caller */
        post: operations["createWorkflow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workflows/{workflowId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get a workflow of the caller */
        get: operations["getWorkflow"];
        put?: never;
        post?: never;
        /** Delete a workflow of the caller */
        delete: operations["deleteWorkflow"];
        options?: never;
        head?: never;
        /** Update a workflow of the caller */
        patch: operations["updateWorkflow"];
        trace?: never;
    };
    "/v2/workflows/{workflowId}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the messages of a workflow */
        get: operations["listWorkflowMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workflows/{workflowId}/rebuild": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Get the rebuild status of a workflow */
        get: operations["getWorkflowRebuild"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    BOOKING_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking or a seat is accepted: at once, by confirmation or by payment
         * @description A booking or a seat is accepted: at once, by confirmation or by payment. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_PAYMENT_INITIATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking waits for its payment
         * @description A booking waits for its payment. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingPaymentInitiated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_PAID: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The payment of a booking has arrived
         * @description The payment of a booking has arrived. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_RESCHEDULED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking was moved and is accepted
         * @description A booking was moved and is accepted. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingRescheduled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_REQUESTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking waits for its host, after it was created or rescheduled
         * @description A booking waits for its host, after it was created or rescheduled. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingRequested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_CANCELLED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A booking, or a seat of it, is cancelled
         * @description A booking, or a seat of it, is cancelled. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingCancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_REJECTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A host declined a booking
         * @description A host declined a booking. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingRejected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    BOOKING_NO_SHOW_UPDATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attendees were marked as absent, or as present again
         * @description Attendees were marked as absent, or as present again. A webhook with a template gets that instead of this body.
         */
        post: operations["onBookingNoShowUpdated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    FORM_SUBMITTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A routing form was answered
         * @description A routing form was answered. A webhook with a template gets that instead of this body.
         */
        post: operations["onFormSubmitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    MEETING_ENDED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An accepted booking ends
         * @description An accepted booking ends. A webhook with a template gets that instead of this body.
         */
        post: operations["onMeetingEnded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    MEETING_STARTED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An accepted booking starts
         * @description An accepted booking starts. A webhook with a template gets that instead of this body.
         */
        post: operations["onMeetingStarted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RECORDING_READY: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The recording of a meeting can be downloaded
         * @description The recording of a meeting can be downloaded. A webhook with a template gets that instead of this body.
         */
        post: operations["onRecordingReady"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    INSTANT_MEETING: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An instant booking waits for the first host who accepts it
         * @description An instant booking waits for the first host who accepts it. A webhook with a template gets that instead of this body.
         */
        post: operations["onInstantMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    RECORDING_TRANSCRIPTION_GENERATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The transcript of a recording can be downloaded
         * @description The transcript of a recording can be downloaded. A webhook with a template gets that instead of this body.
         */
        post: operations["onRecordingTranscriptionGenerated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    OOO_CREATED: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An out-of-office entry was created
         * @description An out-of-office entry was created. A webhook with a template gets that instead of this body.
         */
        post: operations["onOooCreated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    AFTER_HOSTS_SVC_VIDEO_NO_SHOW: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A host has not entered the video room after the webhook's wait
         * @description A host has not entered the video room after the webhook's wait. A webhook with a template gets that instead of this body.
         */
        post: operations["onAfterHostsSvcVideoNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    AFTER_GUESTS_SVC_VIDEO_NO_SHOW: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No guest has entered the video room after the webhook's wait
         * @description No guest has entered the video room after the webhook's wait. A webhook with a template gets that instead of this body.
         */
        post: operations["onAfterGuestsSvcVideoNoShow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    FORM_SUBMITTED_NO_EVENT: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No booking came of the response to a routing form within 15 minutes
         * @description No booking came of the response to a routing form within 15 minutes. A webhook with a template gets that instead of this body.
         */
        post: operations["onFormSubmittedNoEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    DELEGATION_CREDENTIAL_ERROR: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A calendar provider refused the organization's credential for a member
         * @description A calendar provider refused the organization's credential for a member. A webhook with a template gets that instead of this body.
         */
        post: operations["onDelegationCredentialError"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    ROUTING_FORM_FALLBACK_HIT: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * No condition of a routing form held for a response
         * @description No condition of a routing form held for a response. A webhook with a template gets that instead of this body.
         */
        post: operations["onRoutingFormFallbackHit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    WRONG_ASSIGNMENT_REPORT: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The host's side reported that a booking should have another host
         * @description The host's side reported that a booking should have another host. A webhook with a template gets that instead of this body.
         */
        post: operations["onWrongAssignmentReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AcceptBooking: {
            /** @description Token of the link in the mail to the host. */
            token: string;
        };
        ActiveBookingsLimit: {
            /** @description Largest number of upcoming bookings of one attendee. */
            maximumActiveBookings: number;
            /** @description Whether the refusal and the booking page offer to reschedule the last booking instead. Its uid is given only to callers who have proved that it is theirs: by a verification code, by their verified address, or by the right to read it. */
            offerReschedule?: boolean;
        };
        AddAttendee: {
            /** @description Full name. */
            name: string;
            /**
             * Format: time-zone
             * @description IANA time zone of the attendee.
             */
            timeZone: string;
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phoneNumber?: string;
            /** @description Language of emails and messages to the attendee. Defaults to the event type's `interfaceLanguage`, else to `en`. */
            language?: components["schemas"]["Language"];
            /**
             * Format: email
             * @description Email address of the attendee.
             */
            email: string;
        };
        AddGuests: {
            /** @description Guests to add. */
            guests: components["schemas"]["GuestInput"][];
        };
        AnswerBooking: {
            /** @description Token of a link in the mail to the host. */
            token: string;
            /**
             * @description Whether to confirm or to decline the booking.
             * @enum {string}
             */
            answer: "confirm" | "decline";
            /** @description Reason to decline, sent to the participants. Refused with `confirm`. */
            reason?: string;
        };
        AnyEventTypeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["EventTypeOutput"] | components["schemas"]["TeamEventTypeOutput"];
        };
        ApiKey: {
            /** @description Id of the API key. */
            id: number;
            /** @description Note that tells the key from others. */
            note?: string;
            /** @description First characters of the key. */
            start: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it expires, ISO 8601 in UTC. Absent if it never does. */
            expiresAt?: string;
            /** @description Largest number of requests per minute. Absent for the default. */
            rateLimit?: number;
            /** @description When it was last used, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet. */
            lastUsedAt?: string;
        };
        ApiKeyListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ApiKey"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        AppGrant: {
            /** @description Id of the grant. */
            id: number;
            /** @description Id of the OAuth client. */
            clientId: string;
            /** @description Name of the app. */
            name: string;
            /** @description URL of the logo of the app; `null` if it has none. */
            logo: string | null;
            /** @description What the app may do. */
            scopes: string[];
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When the app last used it, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet. */
            lastUsedAt?: string;
            /** @description When it ends without further use, ISO 8601 in UTC. */
            expiresAt: string;
        };
        AssignOption: {
            /** @description Id of the attribute. */
            attributeId: string;
            /** @description Value of a `TEXT` or `NUMBER` attribute, or the value of one of its options. */
            value?: string;
            /** @description Id of the option to assign. Takes precedence over `value`. */
            attributeOptionId?: string;
        };
        AssignedOption: {
            /** @description Id of the option. */
            id: string;
            /** @description Id of the attribute. */
            attributeId: string;
            /** @description Value, shown to members. */
            value: string;
            /** @description Slug of the option. */
            slug: string;
            /** @description Ids of the users who have the option, as strings. */
            assignedUserIds: string[];
        };
        AssignedOptionListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["AssignedOption"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        AttendeeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["AttendeeOutput"];
        };
        AttendeeInput: {
            /** @description Full name. */
            name: string;
            /**
             * Format: time-zone
             * @description IANA time zone of the attendee.
             */
            timeZone: string;
            /**
             * Format: email
             * @description Email address. May be omitted with a phone number if the event type does not require an email address.
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phoneNumber?: string;
            /** @description Language of emails and messages to the attendee. Defaults to the event type's `interfaceLanguage`, else to `en`. */
            language?: components["schemas"]["Language"];
        };
        AttendeeOutput: {
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Email address without the OAuth client's mark that a managed user's address has. */
            displayEmail: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Language code. */
            language: string;
            /** @description Whether the attendee did not come. */
            absent: boolean;
            /** @description Phone number in E.164 format. */
            phoneNumber?: string;
            /** @description Uid of the seat, for a booking with seats. */
            seatUid?: string;
            /** @description Answers to the booking fields, by their slugs. */
            bookingFieldsResponses?: {
                [key: string]: unknown;
            };
            /** @description The integrator's own data, as it was given. */
            metadata?: {
                [key: string]: unknown;
            };
            /** @description Id of the attendee. */
            id: number;
            /** @description Id of the booking. */
            bookingId: number;
        };
        AttendeesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["AttendeeOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        Attribute: {
            /** @description Id of the attribute. */
            id: string;
            /** @description Id of the organization. */
            teamId: number;
            type: components["schemas"]["AttributeType"];
            /** @description Name, shown to members. */
            name: string;
            /** @description Slug, unique in the organization. */
            slug: string;
            /** @description Whether the attribute is in use. */
            enabled: boolean;
            /** @description Whether members may set their own values. */
            usersCanEditRelation: boolean;
        };
        AttributeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Attribute"];
        };
        AttributeListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["Attribute"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        AttributeOption: {
            /** @description Id of the option. */
            id: string;
            /** @description Id of the attribute. */
            attributeId: string;
            /** @description Value, shown to members. */
            value: string;
            /** @description Slug of the option. */
            slug: string;
        };
        AttributeOptionAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["AttributeOption"];
        };
        AttributeOptionListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["AttributeOption"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        /**
         * @description What values the attribute takes: any text, a number, one option, or several options.
         * @enum {string}
         */
        AttributeType: "TEXT" | "NUMBER" | "SINGLE_SELECT" | "MULTI_SELECT";
        AuditEntry: {
            /** @description Id of the entry. */
            id: number;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description What happened: the kind of thing and the change. */
            action: string;
            /** @description Id of the thing that changed. */
            subjectId: string;
            /** @description Further facts of the change, such as a role. Names and addresses of persons are left out. */
            details: {
                [key: string]: unknown;
            };
            /** @description Who made the change. */
            actor: {
                /** @description Kind of the credential: `api-key`, `organization-key`, `managed-user`, `app`, `oauth-client`, `session`; `system` for changes without one. */
                kind: string;
                /** @description Id of the user whose credential it was. */
                userId?: number;
                /** @description Id of the API key. */
                keyId?: number;
                /** @description Id of the OAuth client. */
                clientId?: string;
            };
            /** @description Id of the request, as in `X-Request-Id`. */
            requestId?: string;
        };
        AuditLogAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["AuditEntry"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        AuthorizationDecision: {
            /** @description `code`. */
            response_type?: string;
            /** @description Id of the OAuth client. */
            client_id?: string;
            /** @description Redirect URI, one of the client's. May be omitted if the client has one only. */
            redirect_uri?: string;
            /** @description Scopes, separated by spaces or commas. Defaults to `PROFILE_READ`. */
            scope?: string;
            /** @description Value that is returned with the code, against forged requests. */
            state?: string;
            /** @description PKCE challenge. Required for a public client. */
            code_challenge?: string;
            /** @description PKCE method: `S256`. */
            code_challenge_method?: string;
            /**
             * @description `approve` or `deny`.
             * @enum {string}
             */
            decision: "approve" | "deny";
            /** @description API key of the person who decides. */
            api_key?: string;
        };
        BookerLayouts: {
            /**
             * @description Layout shown first.
             * @enum {string}
             */
            defaultLayout: "month" | "week" | "column";
            /** @description Layouts that visitors can choose. */
            enabledLayouts: ("month" | "week" | "column")[];
        };
        BookingAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["BookingOutput"];
        };
        BookingAttendee: {
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Email address without the OAuth client's mark that a managed user's address has. */
            displayEmail: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Language code. */
            language: string;
            /** @description Whether the attendee did not come. */
            absent: boolean;
            /** @description Phone number in E.164 format. */
            phoneNumber?: string;
            /** @description Uid of the seat, for a booking with seats. */
            seatUid?: string;
            /** @description Answers to the booking fields, by their slugs. */
            bookingFieldsResponses?: {
                [key: string]: unknown;
            };
            /** @description The integrator's own data, as it was given. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        BookingCounts: {
            /** @description All bookings. */
            total: number;
            /** @description Bookings that are accepted. */
            accepted: number;
            /** @description Bookings that need to be confirmed. */
            pending: number;
            /** @description Bookings that were cancelled and not rescheduled. */
            cancelled: number;
            /** @description Bookings that were declined. */
            rejected: number;
            /** @description Bookings that another one replaced; that one counts as well. */
            rescheduled: number;
            /** @description Bookings, in any state, whose host was marked absent. */
            withAbsentHost: number;
            /** @description Bookings, in any state, with an attendee who was marked absent. */
            withAbsentAttendee: number;
        };
        BookingCountsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["BookingCounts"];
        };
        BookingField: {
            /** @description Whether every event type has the field. */
            isDefault: boolean;
            /** @description Type of the field, such as `text`, `select` or `boolean`. */
            type: string;
            /** @description Slug that names the field in responses. */
            slug: string;
            /** @description Label on the booking page. */
            label: string;
            /** @description Whether the field must be answered. */
            required: boolean;
            /** @description Whether the booking page leaves the field out. */
            hidden: boolean;
            /** @description Placeholder on the booking page. */
            placeholder?: string;
            /** @description Whether an answer from the address of the booking page (`?slug=answer`) cannot be changed there. */
            disableOnPrefill?: boolean;
            /** @description Options of a `select`, `multiselect`, `checkbox` or `radio` field. */
            options?: string[];
        };
        BookingFieldInput: {
            /** @description Type of the field, such as `text`, `select` or `boolean`. */
            type?: string;
            /** @description Slug that names the field in responses. */
            slug?: string;
            /** @description Label on the booking page. */
            label?: string;
            /** @description Whether the field must be answered. */
            required?: boolean;
            /** @description Whether the booking page leaves the field out. */
            hidden?: boolean;
            /** @description Placeholder on the booking page. */
            placeholder?: string;
            /** @description Whether an answer from the address of the booking page (`?slug=answer`) cannot be changed there. */
            disableOnPrefill?: boolean;
            /** @description Options of a `select`, `multiselect`, `checkbox` or `radio` field. */
            options?: string[];
        };
        BookingHost: {
            /** @description Id of the user. */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Email address without the OAuth client's mark that a managed user's address has. */
            displayEmail: string;
            /** @description Username, the first part of the addresses of booking pages. */
            username: string;
            /** @description IANA time zone. */
            timeZone: string;
        };
        BookingListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["BookingOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        BookingOrSeriesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["BookingOutput"] | components["schemas"]["BookingOutput"][];
        };
        BookingOutput: {
            /** @description Id of the booking. */
            id: number;
            /** @description Uid of the booking. */
            uid: string;
            /** @description Title. */
            title: string;
            /** @description Notes of the booker; empty if there are none. */
            description: string;
            /** @description Hosts; the first one is the organizer. */
            hosts: components["schemas"]["BookingHost"][];
            status: components["schemas"]["BookingStatus"];
            /** @description Reason for the cancellation; empty if there is none. */
            cancellationReason: string;
            /** @description Email address of the person who cancelled. Absent for a booking with seats. */
            cancelledByEmail?: string;
            /** @description Id of the user who confirmed or declined the booking last. Absent if it needed no answer, or if an OAuth client answered. */
            answeredByUserId?: number;
            /** @description Reason for the rescheduling. */
            reschedulingReason?: string;
            /** @description Email address of the person who rescheduled. */
            rescheduledByEmail?: string;
            /** @description Uid of the booking that this booking replaced. */
            rescheduledFromUid?: string;
            /** @description Uid of the booking that replaced this booking. */
            rescheduledToUid?: string;
            /** @description Start, ISO 8601 in UTC. */
            start: string;
            /** @description End, ISO 8601 in UTC. */
            end: string;
            /** @description Length in minutes. */
            duration: number;
            /** @description Id of the event type. */
            eventTypeId: number;
            /** @description The event type, as it was when the booking was created. */
            eventType: {
                /** @description Id of the event type. */
                id: number;
                /** @description Slug of the event type. */
                slug: string;
            };
            /** @description URL of the meeting. Absent if `location` is not a URL. */
            meetingUrl?: string;
            /** @description Where the booking takes place: an address, a phone number, a URL or an integration. */
            location: string;
            /** @description Whether the host did not come. */
            absentHost: boolean;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: string;
            /** @description The integrator's own data, as it was given. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description Rating by an attendee, from 1 to 5. */
            rating?: number;
            /** @description Whether every payment is made. Absent if no payment is due. */
            paid?: boolean;
            /** @description Payments that are due or made. */
            payment?: components["schemas"]["BookingPayment"][];
            /** @description UID of the iCalendar entry. It stays the same when the booking is rescheduled. */
            icsUid: string;
            /** @description Attendees; the first one is the booker. */
            attendees: components["schemas"]["BookingAttendee"][];
            /** @description Email addresses of the guests. */
            guests?: string[];
            /** @description Answers to the booking fields, by their slugs. */
            bookingFieldsResponses?: {
                [key: string]: unknown;
            };
            /** @description Uid of the series, for a recurring booking. */
            recurringBookingUid?: string;
            /** @description Uid of the seat that this call created, moved or read. */
            seatUid?: string;
        };
        BookingPage: {
            /** @description Origins whose pages may show booking pages in a frame. Absent: all may. */
            embedOrigins?: string[];
            /** @description URL of the OAuth client's logo. */
            logo?: string;
            /** @description Page of the OAuth client that shows a booking. The booking's uid is added to its path. */
            bookingRedirectUri?: string;
            /** @description Page of the OAuth client that cancels a booking. The booking's uid is added to its path. */
            bookingCancelRedirectUri?: string;
            /** @description Page of the OAuth client that reschedules a booking. The booking's uid is added to its path. */
            bookingRescheduleRedirectUri?: string;
            /** @description How the page looks: the branding of the team or person, completed by that of the organization. */
            branding?: components["schemas"]["PageBranding"];
            /** @description Days on which the host is out of office and a colleague can be booked instead. */
            away?: components["schemas"]["HostAway"][];
            /** @description When the booking page offers no rescheduling. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether the booking page offers no cancelling. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Language of the page; empty for the visitor's own. */
            interfaceLanguage?: string;
            /** @description The only time zone of the page, if the event type locks it. */
            timeZone?: string;
            /** @description Layouts of the time picker. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Whether a cancelled booking can be rescheduled. */
            allowReschedulingCancelledBookings?: boolean;
        };
        BookingPageAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["BookingPage"];
        };
        BookingPayment: {
            /** @description Id of the payment. */
            id: number;
            /** @description Uid of the payment. Occurrences of a series share one. */
            uid: string;
            /** @description Payment provider; `hand` if attendee and organizer settle it themselves. */
            provider: string;
            /** @description Amount in the currency's smallest unit. */
            amount: number;
            /** @description Currency, lower-case ISO 4217. */
            currency: string;
            /** @description Whether the payment is made. */
            paid: boolean;
            /** @description URL of the page to pay on. */
            url?: string;
            /** @description Uid of the seat that the payment is for. */
            seatUid?: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was paid, ISO 8601 in UTC. */
            paidAt?: string;
            /** @description The payer's dispute. Absent without one. */
            dispute?: components["schemas"]["DisputeSnapshot"];
            /** @description Refunds, oldest first. Absent without any. */
            refunds?: {
                /** @description Uid of the refund. */
                uid: string;
                /** @description Amount in the currency's smallest unit. */
                amount: number;
                /**
                 * @description Status: `pending` until the payment provider has made the refund or refused it.
                 * @enum {string}
                 */
                status: "pending" | "succeeded" | "failed";
                /** @description Reason that the organizer gave. */
                reason?: string;
                /** @description The payment provider's code for why it failed. */
                failureReason?: string;
                /** @description When it was created, ISO 8601 in UTC. */
                createdAt: string;
                /** @description When it was made or refused, ISO 8601 in UTC. */
                settledAt?: string;
            }[];
        };
        /**
         * @description Status of the booking. `pending` needs to be confirmed, `rejected` was declined.
         * @enum {string}
         */
        BookingStatus: "accepted" | "pending" | "cancelled" | "rejected";
        BookingWindow: {
            /**
             * @description `businessDays` and `calendarDays` count days from today; `range` is between two dates.
             * @enum {string}
             */
            type: "businessDays" | "calendarDays" | "range";
            /** @description Number of days after today, or two dates for a `range`, both included, in the time zone of the schedule. */
            value: number | string[];
            /** @description Whether only days with available slots count. Such a window ends at most 60 days and 7 for each day of `value` ahead, and at most 731 days. */
            rolling?: boolean;
        };
        BookingWindowInput: {
            /**
             * @description `businessDays` and `calendarDays` count days from today; `range` is between two dates.
             * @enum {string}
             */
            type?: "businessDays" | "calendarDays" | "range";
            /** @description Number of days from 1 to 365, or two dates for a `range`. */
            value?: unknown;
            /** @description Whether only days with available slots count. Such a window ends at most 60 days and 7 for each day of `value` ahead, and at most 731 days. */
            rolling?: boolean;
            /** @description `true` turns the feature off. */
            disabled?: boolean;
        };
        BusyTimesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /**
                 * Format: date-time
                 * @description Start, ISO 8601.
                 */
                start: string;
                /**
                 * Format: date-time
                 * @description End, ISO 8601.
                 */
                end: string;
                /** @description Type of the connection that has the event. */
                source?: string | null;
            }[];
        };
        CalendarCheckAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
        };
        CalendarConnection: {
            /** @description Id of the calendar connection. */
            id: number;
            /** @description Type of the connection, such as `caldav_calendar`. */
            type: string;
            /** @description Id of the user. */
            userId: number | null;
            /** @description Always `null`. */
            teamId: number | null;
            /** @description Name of the type in paths, such as `caldav`. */
            appId: string | null;
            /** @description Whether the provider refused the credentials at the last attempt. */
            invalid: boolean | null;
        };
        CalendarConnectionAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["CalendarConnection"];
        };
        CalendarCredentials: {
            /** @description Username of the account. */
            username: string;
            /** @description Password of the account, or an app password. Stored encrypted. */
            password: string;
            /** @description URL of the server, for `caldav`. */
            url?: string;
        };
        CalendarEventAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["CalendarEventOutput"];
        };
        CalendarEventOutput: {
            /** @description iCalendar UID of the event: `eventUid` of a booking's reference. */
            id: string;
            /** @description Title. */
            title: string;
            /** @description Description. */
            description: string | null;
            /** @description Start of the event. */
            start: {
                /**
                 * Format: date-time
                 * @description Time, ISO 8601 in UTC.
                 */
                time: string;
                /**
                 * Format: time-zone
                 * @description IANA time zone of the event.
                 */
                timeZone: string;
            };
            /** @description End of the event. */
            end: {
                /**
                 * Format: date-time
                 * @description Time, ISO 8601 in UTC.
                 */
                time: string;
                /**
                 * Format: time-zone
                 * @description IANA time zone of the event.
                 */
                timeZone: string;
            };
            /** @description URLs of the event's locations. */
            locations: {
                /**
                 * @description Whether the URL leads to a video meeting.
                 * @enum {string}
                 */
                type: "video" | "more";
                /** @description URL. */
                url: string;
            }[] | null;
            /** @description Attendees of the event. */
            attendees: {
                /** @description Email address. */
                email: string;
                /** @description Full name. */
                name?: string;
                /**
                 * @description Response of the attendee.
                 * @enum {string}
                 */
                responseStatus: "accepted" | "pending" | "declined" | "needsAction";
                /** @description Whether attendance is optional. */
                optional?: boolean;
            }[] | null;
            /** @description Status of the event. */
            status: ("accepted" | "pending" | "declined" | "cancelled") | null;
            /** @description Organizers of the event. */
            hosts: {
                /** @description Email address. */
                email: string;
                /** @description Full name. */
                name?: string;
            }[] | null;
            /** @description Owner of the event. */
            calendarEventOwner: {
                /** @description Email address. */
                email: string;
                /** @description Full name. */
                name?: string;
            } | null;
            /** @description Type of the calendar: `caldav`, `apple` or `ics-feed`. */
            source: string;
        };
        CalendarFeed: {
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
        };
        CalendarFeedAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The feed; `null` if there is none. */
            data: components["schemas"]["CalendarFeed"] | null;
        };
        CalendarLinksAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Name of the calendar. */
                label: string;
                /** @description URL that adds the booking to that calendar. */
                link: string;
            }[];
        };
        CancelBooking: {
            /** @description Reason, sent to the participants. */
            cancellationReason?: string;
            /** @description Whether to cancel the later occurrences of the series too. Defaults to `false`. Not with `seatUid`. */
            cancelSubsequentBookings?: boolean;
            /** @description Uid of the seat to cancel. Required without a credential for a booking with seats. */
            seatUid?: string;
        };
        ChangeLocation: {
            /** @description The new location. It need not be one of the event type's locations. */
            location: components["schemas"]["LocationInput"];
        };
        ConferencingApp: {
            /** @description Id of the meeting service. */
            id: number;
            /** @description Type of the meeting service. */
            type: string;
            /** @description Id of the user. */
            userId: number;
        };
        ConferencingAppListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ConferencingApp"][];
        };
        ConferencingSession: {
            /** @description Id of the session. */
            id: string;
            /** @description Uid of the booking. */
            room: string;
            /** @description Start, in seconds since 1970. */
            startTime: number;
            /** @description Length in seconds, up to now while it lasts. */
            duration: number;
            /** @description Whether the session still lasts. */
            ongoing: boolean;
            /** @description Largest number of participants at a time. */
            maxParticipants: number;
            /** @description Participants. */
            participants: components["schemas"]["SessionParticipant"][];
        };
        ConferencingSessionListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ConferencingSession"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        ConfirmSignIn: {
            /** @description The secret of the mailed link, behind its `#`. */
            token: string;
            /** @description Id of the account to sign in to. Required if the link has several. */
            userId?: number;
        };
        ConfirmSignInAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Path of the page to open now. */
                returnTo: string;
            };
        };
        ConfirmationPolicy: {
            /**
             * @description `always`, or `time`: only bookings created less than `noticeThreshold` before their start.
             * @enum {string}
             */
            type: "always" | "time";
            /** @description Notice below which a booking needs to be confirmed, for the type `time`. */
            noticeThreshold?: {
                /**
                 * @description Unit of `count`.
                 * @enum {string}
                 */
                unit: "minutes" | "hours" | "days";
                /** @description Number of units before the start. */
                count: number;
            };
            /** @description Whether a pending booking holds its slot. If not, several may wait for one slot, and confirming one declines the others. Defaults to `true`. Bookings with seats or a price always hold their slot. */
            blockUnconfirmedBookingsInBooker: boolean;
        };
        ConfirmationPolicyInput: {
            /**
             * @description `always`, or `time`: only bookings created less than `noticeThreshold` before their start.
             * @enum {string}
             */
            type?: "always" | "time";
            /** @description Notice below which a booking needs to be confirmed, for the type `time`. */
            noticeThreshold?: {
                /**
                 * @description Unit of `count`.
                 * @enum {string}
                 */
                unit: "minutes" | "hours" | "days";
                /** @description Number of units before the start. */
                count: number;
            };
            /** @description Whether a pending booking holds its slot. If not, several may wait for one slot, and confirming one declines the others. Defaults to `true`. Bookings with seats or a price always hold their slot. */
            blockUnconfirmedBookingsInBooker?: boolean;
            /** @description `true` turns the feature off. */
            disabled?: boolean;
        };
        ConnectCalendarAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description URL to post `fields` to; without fields, the page of the provider to open in a browser, within ten minutes. */
                authUrl: string;
                /** @description Names of the fields to post; empty for `google` and `office365`. */
                fields: string[];
            };
        };
        ConnectedCalendar: {
            /** @description The type of the calendar. */
            integration: {
                /** @description Name. */
                name: string;
                /** @description Always empty. */
                description: string;
                /** @description Type of the connection, such as `caldav_calendar`. */
                type: string;
                /** @description Kind of integration: `calendar`. */
                variant: string;
                /** @description Categories: `calendar`. */
                categories: string[];
                /** @description Always empty. */
                logo: string;
                /** @description Publisher. */
                publisher: string;
                /** @description Name of the type in paths, such as `caldav`. */
                slug: string;
                /** @description Always empty. */
                url: string;
                /** @description Always empty. */
                email: string;
                /** @description Always `null`: a calendar is not a location. */
                locationOption: null;
            };
            /** @description Id of the calendar connection. */
            credentialId: number;
            /** @description The account's primary calendar. */
            primary?: {
                /** @description Id of the calendar at its provider. */
                externalId: string;
                /** @description Type of the connection, such as `caldav_calendar`. */
                integration: string;
                /** @description Name of the calendar. */
                name: string;
                /** @description Whether this is the account's primary calendar. */
                primary: boolean | null;
                /** @description Whether bookings cannot be written to it. */
                readOnly: boolean;
                /** @description Email address of the account. */
                email: string;
                /** @description Whether its events count as busy times. */
                isSelected: boolean;
                /** @description When its events were last read, ISO 8601; `null` if they were not yet. */
                syncedAt: string | null;
                /** @description Id of the calendar connection. */
                credentialId: number;
            };
            /** @description Calendars of the account. */
            calendars: {
                /** @description Id of the calendar at its provider. */
                externalId: string;
                /** @description Type of the connection, such as `caldav_calendar`. */
                integration: string;
                /** @description Name of the calendar. */
                name: string;
                /** @description Whether this is the account's primary calendar. */
                primary: boolean | null;
                /** @description Whether bookings cannot be written to it. */
                readOnly: boolean;
                /** @description Email address of the account. */
                email: string;
                /** @description Whether its events count as busy times. */
                isSelected: boolean;
                /** @description When its events were last read, ISO 8601; `null` if they were not yet. */
                syncedAt: string | null;
                /** @description Id of the calendar connection. */
                credentialId: number;
            }[];
            /** @description The last attempt to read the account failed. The events read before still count. */
            error?: {
                /** @description What failed. */
                message: string;
            };
        };
        ConnectedCalendarsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Accounts with their calendars. */
                connectedCalendars: components["schemas"]["ConnectedCalendar"][];
                /** @description Calendar that bookings are written to; `null` if there is none. */
                destinationCalendar: components["schemas"]["DestinationCalendar"] | null;
            };
        };
        CreateApiKey: {
            /** @description Note that tells the key from others. */
            note?: string;
            /** @description Largest number of requests per minute. Defaults to the limit of the key in use and may not exceed it. */
            rateLimit?: number;
            /** @description Id of the organization that the key is for, one of the caller's. Defaults to that of the key in use. */
            organizationId?: number;
            /** @description Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`. */
            apiKeyDaysValid?: number;
            /** @description Whether the API key never expires. Not with `apiKeyDaysValid`. */
            apiKeyNeverExpires?: boolean;
        };
        CreateAttribute: {
            /** @description Name, shown to members. */
            name: string;
            /** @description Slug, kept as given and unique in the organization. */
            slug: string;
            type: components["schemas"]["AttributeType"];
            /** @description Options of a `SINGLE_SELECT` or `MULTI_SELECT` attribute. Ignored for other types. */
            options: components["schemas"]["CreateAttributeOption"][];
            /** @description Whether the attribute is in use. Defaults to `true`. */
            enabled?: boolean;
            /** @description Whether members may set their own values. Defaults to `false`. */
            usersCanEditRelation?: boolean;
        };
        CreateAttributeOption: {
            /** @description Value, shown to members. */
            value: string;
            /** @description Slug of the option. Slugs may repeat. */
            slug: string;
        };
        CreateBooking: {
            /**
             * Format: utc-minute
             * @description Start. ISO 8601 of a whole minute; UTC if it has no offset.
             */
            start: string;
            /** @description The booker. */
            attendee: components["schemas"]["AttendeeInput"];
            /** @description Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `privateLinkId`. */
            eventTypeId?: number;
            /** @description Slug of the event type. */
            eventTypeSlug?: string;
            /** @description Username of the event type's owner. */
            username?: string;
            /** @description Slug of the event type's team. */
            teamSlug?: string;
            /** @description Slug of the organization that has the user or the team. */
            organizationSlug?: string;
            /** @description Answers to the booking fields, by their slugs. */
            bookingFieldsResponses?: {
                [key: string]: unknown;
            };
            /** @description Email addresses of further people to invite. */
            guests?: string[];
            /** @description One of the event type's locations, or its type or place as text. Defaults to the first location that needs no value from the attendee. */
            location?: string | components["schemas"]["LocationInput"];
            /** @description URL of the meeting. Deprecated: use `location`. */
            meetingUrl?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Length in minutes: one of the event type's lengths. Defaults to its `lengthInMinutes`. */
            lengthInMinutes?: number;
            /** @description Verification code that was sent to the attendee's email address. Needed if the event type has `requiresBookerEmailVerification`. */
            emailVerificationCode?: string;
            /** @description Number of occurrences, for a recurring event type. Defaults to its `occurrences`. */
            recurrenceCount?: number;
            /** @description Whether this is an instant booking of a team event type. Notice, booking window and schedules do not apply. Not with `recurrenceCount`. */
            instant?: boolean;
            /** @description What a routing form response led to. */
            routing?: components["schemas"]["Routing"];
            /** @description Id of the private link to book by. */
            privateLinkId?: string;
            /** @description Uid of the slot reservation that the booking takes over. */
            reservationUid?: string;
            /** @description Whether to check only: the answer is 200 with the booking as it would be, whose id and uid name nothing. Nothing is stored and no message is sent. */
            isDryRun?: boolean;
            /** @description Must be `false`: a host is never booked twice. */
            allowConflicts?: boolean;
            /** @description Whether notice, booking window and schedules do not apply. Only for the organizer's side: owner, hosts, and admins of the team or organization. Days out of office, busy calendars, limits and other bookings still apply. */
            allowBookingOutOfBounds?: boolean;
        };
        CreateEventType: {
            /** @description Title. */
            title: string;
            /** @description Slug in kebab case, unique for its owner. */
            slug: string;
            /** @description Length in minutes. */
            lengthInMinutes: number;
            /** @description Description. */
            description?: string;
            /** @description Lengths in minutes to choose from. `lengthInMinutes` is the default one. */
            lengthInMinutesOptions?: (number | string)[];
            /** @description Minutes between the starts of slots; `null` for the length. */
            slotInterval?: number | null;
            /** @description Minutes by which every slot starts later. */
            offsetStart?: number;
            /** @description Minutes before a booking that stay free. */
            beforeEventBuffer?: number;
            /** @description Minutes after a booking that stay free. */
            afterEventBuffer?: number;
            /** @description Minutes before the start by which a booking must be created. */
            minimumBookingNotice?: number;
            /** @description How far ahead bookings can be created. */
            bookingWindow?: components["schemas"]["BookingWindowInput"];
            /** @description Id of the schedule; `null` for the owner's default schedule. */
            scheduleId?: number | null;
            /** @description Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location. */
            locations?: components["schemas"]["EventTypeLocationInput"][];
            /** @description Custom booking fields, and changes to the default ones. */
            bookingFields?: components["schemas"]["BookingFieldInput"][];
            /** @description Whether bookers cannot invite guests. */
            disableGuests?: boolean;
            /** @description Which bookings need to be confirmed. */
            confirmationPolicy?: components["schemas"]["ConfirmationPolicyInput"];
            /** @description Whether every booking needs to be confirmed. Short for a `confirmationPolicy`. */
            requiresConfirmation?: boolean;
            /** @description Whether lists and booking pages leave the event type out. */
            hidden?: boolean;
            /** @description Whether only its owner, hosts and admins may create bookings. */
            bookingRequiresAuthentication?: boolean;
            /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
            showOptimizedSlots?: boolean;
            /** @description Whether each day shows its first slot only. */
            onlyShowFirstAvailableSlot?: boolean;
            metadata?: components["schemas"]["Metadata"];
            /** @description Position among the owner's event types, kept for pages that list them. */
            position?: number;
            /** @description Template of a booking's title. */
            customName?: string;
            /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
            translations?: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
                /** @description Title in this language. */
                title?: string;
                /** @description Description in this language. */
                description?: string;
            }[];
            /** @description Whether the booking page shows times only in the time zone of the event type. */
            lockTimeZoneToggleOnBookingPage?: boolean;
            /** @description Whether calendar entries leave out the booker's notes. */
            hideCalendarNotes?: boolean;
            /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
            hideCalendarEventDetails?: boolean;
            /** @description Must be `false`: not supported, as connected calendars have no address. */
            useDestinationCalendarEmail?: boolean;
            /** @description URL to open after a booking; `null` for the page of the booking. */
            successRedirectUrl?: string | null;
            /** @description Layouts of the time picker on the booking page. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Colors of buttons and links on the booking page, by theme. */
            color?: components["schemas"]["EventTypeColor"];
            /**
             * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
             * @enum {string}
             */
            interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
            /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
            embedOrigins?: string[];
            /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
            svcVideoSettings?: components["schemas"]["VideoSettings"];
            /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether bookings cannot be cancelled. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether a booker must give a verification code that was sent to the email address. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether attendees do not see the hosts' email addresses. */
            hideOrganizerEmail?: boolean;
            /** @description Price in the currency's smallest unit; 0 if it is free. */
            price?: number;
            /** @description Currency, lower-case ISO 4217. */
            currency?: string;
            /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
            refundPolicy?: components["schemas"]["RefundPolicy"];
            /** @description Makes bookings a series. Not with `seats`. */
            recurrence?: {
                /** @description Number of weeks, months or years between occurrences. */
                interval?: number;
                /** @description Largest number of occurrences. */
                occurrences?: number;
                /**
                 * @description Unit of `interval`.
                 * @enum {string}
                 */
                frequency?: "yearly" | "monthly" | "weekly";
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Lets several attendees share one booking. Not with `recurrence`. */
            seats?: {
                /** @description Number of seats. */
                seatsPerTimeSlot?: number;
                /** @description Whether attendees see who has the other seats. */
                showAttendeeInfo?: boolean;
                /** @description Whether slots show the number of remaining seats. */
                showAvailabilityCount?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of bookings per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsCount?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsDuration?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Limits how many upcoming bookings one attendee may have. */
            bookerActiveBookingsLimit?: {
                /** @description Largest number of upcoming bookings of one attendee. */
                maximumActiveBookings?: number;
                /** @description Whether the refusal and the booking page offer to reschedule the last booking instead. Its uid is given only to callers who have proved that it is theirs: by a verification code, by their verified address, or by the right to read it. */
                offerReschedule?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar. */
            destinationCalendar?: components["schemas"]["EventTypeDestination"] | null;
        };
        CreateFormWorkflow: {
            /** @description Name. */
            name: string;
            /** @description Routing forms that the workflow is active on. */
            activation: components["schemas"]["FormWorkflowActivation"];
            /** @description What starts the workflow. */
            trigger: {
                /**
                 * @description Event that starts the workflow.
                 * @enum {string}
                 */
                type: "formSubmitted" | "formSubmittedNoEvent";
                /** @description Time after the event. Applies to `formSubmittedNoEvent`. */
                offset?: components["schemas"]["WorkflowOffset"];
            };
            /** @description Steps, in order. */
            steps: {
                /** @description Id of the step to keep, on update. A step without an id is added. */
                id?: number;
                /**
                 * @description What the step does.
                 * @enum {string}
                 */
                action: "email_attendee" | "email_address" | "sms_attendee" | "sms_number";
                /** @description Position of the step. */
                stepNumber: number;
                /** @description Recipient. Follows from `action`. */
                recipient?: string;
                /**
                 * @description Template of the message. Defaults to `custom`.
                 * @enum {string}
                 */
                template?: "reminder" | "custom" | "rescheduled" | "completed" | "rating" | "cancelled";
                /** @description Name of the sender. */
                sender?: string;
                /** @description Id of the verified resource that `email_address` sends to. */
                verifiedEmailId?: number | string;
                /** @description Id of the verified resource that `sms_number` and `whatsapp_number` send to. */
                verifiedPhoneId?: number | string;
                /** @description Whether the email has a calendar entry attached. */
                includeCalendarEvent?: boolean;
                /** @description Whether the booking page requires a phone number. */
                phoneRequired?: boolean;
                /** @description The message. */
                message: {
                    /** @description Subject of an email. */
                    subject: string;
                    /** @description Body of an email, with variables such as `{ATTENDEE}`. */
                    html?: string;
                    /** @description Text of an SMS or WhatsApp message, with variables such as `{ATTENDEE}`. */
                    text?: string;
                };
            }[];
        };
        CreateManagedOrganization: {
            /** @description Name of the organization. */
            name: string;
            /** @description Slug, unique among the manager's organizations. Made from the name if omitted. Reserved words are refused. */
            slug?: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`. */
            apiKeyDaysValid?: number;
            /** @description Whether the API key never expires. Not with `apiKeyDaysValid`. */
            apiKeyNeverExpires?: boolean;
        };
        CreateManagedUser: {
            /**
             * Format: email
             * @description Email address. It is kept with the OAuth client's id as a mark: `ann+clientId@example.com`.
             */
            email: string;
            /** @description Full name. */
            name: string;
            /**
             * @description Hours of the clock: 12 or 24.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description First day of the week, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            locale?: components["schemas"]["Language"];
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            avatarUrl?: string;
            /** @description Biography of the profile. */
            bio?: string;
            /** @description The integrator's own data. It replaces the current data. */
            metadata?: components["schemas"]["Metadata"];
        };
        CreateMembership: {
            /** @description Id of the user. */
            userId: number;
            /** @description Whether the membership gives rights from the start. Defaults to `false`. */
            accepted?: boolean;
            /** @description Role in the team or organization. Defaults to `MEMBER`. */
            role?: components["schemas"]["Role"];
            /** @description Kept for clients: whether admins may not act as this member. */
            disableImpersonation?: boolean;
            /** @description Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none. */
            customRoleId?: string | null;
        };
        CreateOAuthClient: {
            /** @description Name of the client, shown to people who give it access. */
            name: string;
            /** @description Redirect URIs that may receive authorization codes. */
            redirectUris: string[];
            /** @description Permissions of the client and of the tokens of its managed users; `*` for all. */
            permissions: ("EVENT_TYPE_READ" | "EVENT_TYPE_WRITE" | "BOOKING_READ" | "BOOKING_WRITE" | "SCHEDULE_READ" | "SCHEDULE_WRITE" | "APPS_READ" | "APPS_WRITE" | "PROFILE_READ" | "PROFILE_WRITE" | "*")[];
            /**
             * @description `CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE. Defaults to `CONFIDENTIAL`.
             * @enum {string}
             */
            clientType?: "CONFIDENTIAL" | "PUBLIC";
            /**
             * Format: uri
             * @description URL of the logo.
             */
            logo?: string;
            /** @description Page that shows a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingRedirectUri?: string;
            /** @description Page that cancels a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingCancelRedirectUri?: string;
            /** @description Page that reschedules a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingRescheduleRedirectUri?: string;
            /** @description Origins whose pages may show the booking pages of managed users in a frame. Defaults to an empty list: all may. An event type with a list of its own follows that one. */
            embedOrigins?: string[];
            /** @description Whether bookings of managed users send emails. Defaults to `false`. */
            areEmailsEnabled?: boolean;
            /** @description Whether new managed users get default event types. Defaults to `false`. */
            areDefaultEventTypesEnabled?: boolean;
            /** @description Whether bookings of managed users are written to calendars. Defaults to `true`. */
            areCalendarEventsEnabled?: boolean;
        };
        CreateOrganizationUser: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description Username, unique in the organization. Made from the email address if omitted. */
            username?: string;
            /** @description Full name. Defaults to the username. */
            name?: string;
            /** @description First day of the week, by its English name. */
            weekday?: components["schemas"]["WeekDay"];
            /** @description Biography of the profile. */
            bio?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /**
             * @description Hours of the clock: 12 or 24. Defaults to those that are usual in the locale.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description Language of emails and messages; `null` for the default. */
            locale?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            avatarUrl?: string;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"] | null;
            /** @description Theme of apps. Kept for clients. */
            appTheme?: string | null;
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /** @description Whether pages show no branding. Kept for clients. */
            hideBranding?: boolean;
            /** @description Whether others can book the user together with other people, by `usernames`. Defaults to `true`. */
            allowDynamicBooking?: boolean;
            /** @description Not supported: a new user has no schedule yet and gets a default one. */
            defaultScheduleId?: number;
            /** @description Role in the organization. Defaults to `MEMBER`. */
            organizationRole?: components["schemas"]["Role"];
            /** @description Whether the membership gives rights from the start. Defaults to `true`. */
            autoAccept?: boolean;
        };
        CreateOutOfOffice: {
            /** @description First day, in the user's time zone. ISO 8601; only the date counts. */
            start: string;
            /** @description Last day, included. ISO 8601; only the date counts. */
            end: string;
            /** @description Notes. */
            notes?: string;
            /**
             * @description Reason of the absence. Defaults to `unspecified`.
             * @enum {string}
             */
            reason?: "unspecified" | "vacation" | "travel" | "sick" | "public_holiday";
            /** @description Id of a colleague whom bookers are sent to. */
            toUserId?: number;
        };
        CreatePrivateLink: {
            /**
             * Format: date-time
             * @description When the link expires, ISO 8601.
             */
            expiresAt?: string;
            /** @description Largest number of bookings that the link can create. */
            maxUsageCount?: number;
        };
        CreateReference: {
            /** @description Type of the calendar or meeting service, such as `google_calendar` or `zoom_video`. */
            type: string;
            /** @description Id of the event or meeting there. */
            uid: string;
            /** @description Id of the meeting, if it differs from `uid`. */
            meetingId?: string;
            /** @description Password of the meeting. */
            meetingPassword?: string;
            /** @description URL of the meeting. */
            meetingUrl?: string;
            /** @description Id of the calendar that holds the event. */
            externalCalendarId?: string;
            /** @description Id of the calendar connection. */
            credentialId?: number;
            /** @description Id of the recurring event that the event belongs to. */
            thirdPartyRecurringEventId?: string;
            /** @description Whether the event or meeting no longer exists. */
            deleted?: boolean;
        };
        CreateRoutingForm: {
            /** @description Name. */
            name: string;
            /** @description Description. */
            description?: string;
            /** @description Whether the form takes no responses. Defaults to `false`. */
            disabled?: boolean;
            /** @description Fields. */
            fields?: components["schemas"]["FormField"][];
            /** @description Routes, in order. The first one whose conditions hold applies. */
            routes?: components["schemas"]["FormRouteRule"][];
        };
        CreateSchedule: {
            /** @description Name. */
            name: string;
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone: string;
            /** @description Whether this is the user's default schedule. On update, `false` has no effect. */
            isDefault: boolean;
            /** @description Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00. */
            availability?: components["schemas"]["ScheduleAvailability"][];
            /** @description Hours of single dates, which replace those of the weekday. */
            overrides?: components["schemas"]["ScheduleOverride"][];
        };
        CreateTeam: {
            /** @description Name. */
            name: string;
            /** @description Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused. */
            slug?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * Format: uri
             * @description https URL of the logo on booking pages and in mails.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description https URL of the logo in video rooms. Kept for clients.
             */
            svcVideoLogo?: string;
            /**
             * Format: uri
             * @description https URL of the logo in apps. Kept for clients.
             */
            appLogo?: string;
            /**
             * Format: uri
             * @description https URL of the icon in apps. Kept for clients.
             */
            appIconLogo?: string;
            /**
             * Format: uri
             * @description https URL of the banner on booking pages.
             */
            bannerUrl?: string;
            /** @description Description of the team. */
            bio?: string;
            /** @description Whether pages show no branding. Kept for clients. */
            hideBranding?: boolean;
            /** @description Not supported: must be `false`, as no page lists members. */
            isPrivate?: boolean;
            /** @description Not supported: must be `false`, as no page of a team offers its members. */
            hideBookATeamMember?: boolean;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"];
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /**
             * @description Hours of the clock: 12 or 24.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /** @description First day of the week on booking pages, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /** @description Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them. */
            bookingLimits?: string;
            /** @description Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types. */
            includeManagedEventsInLimits?: boolean;
            /** @description Whether the caller is the team's `OWNER` from the start. Defaults to `true`. */
            autoAcceptCreator?: boolean;
        };
        CreateTeamEventType: {
            /** @description Title. */
            title: string;
            /** @description Slug in kebab case, unique for its owner. */
            slug: string;
            /** @description Length in minutes. */
            lengthInMinutes: number;
            /** @description Description. */
            description?: string;
            /** @description Lengths in minutes to choose from. `lengthInMinutes` is the default one. */
            lengthInMinutesOptions?: (number | string)[];
            /** @description Minutes between the starts of slots; `null` for the length. */
            slotInterval?: number | null;
            /** @description Minutes by which every slot starts later. */
            offsetStart?: number;
            /** @description Minutes before a booking that stay free. */
            beforeEventBuffer?: number;
            /** @description Minutes after a booking that stay free. */
            afterEventBuffer?: number;
            /** @description Minutes before the start by which a booking must be created. */
            minimumBookingNotice?: number;
            /** @description How far ahead bookings can be created. */
            bookingWindow?: components["schemas"]["BookingWindowInput"];
            /** @description Id of the schedule; `null` for the owner's default schedule. */
            scheduleId?: number | null;
            /** @description Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location. */
            locations?: components["schemas"]["EventTypeLocationInput"][];
            /** @description Custom booking fields, and changes to the default ones. */
            bookingFields?: components["schemas"]["BookingFieldInput"][];
            /** @description Whether bookers cannot invite guests. */
            disableGuests?: boolean;
            /** @description Which bookings need to be confirmed. */
            confirmationPolicy?: components["schemas"]["ConfirmationPolicyInput"];
            /** @description Whether every booking needs to be confirmed. Short for a `confirmationPolicy`. */
            requiresConfirmation?: boolean;
            /** @description Whether lists and booking pages leave the event type out. */
            hidden?: boolean;
            /** @description Whether only its owner, hosts and admins may create bookings. */
            bookingRequiresAuthentication?: boolean;
            /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
            showOptimizedSlots?: boolean;
            /** @description Whether each day shows its first slot only. */
            onlyShowFirstAvailableSlot?: boolean;
            metadata?: components["schemas"]["Metadata"];
            /** @description Position among the owner's event types, kept for pages that list them. */
            position?: number;
            /** @description Template of a booking's title. */
            customName?: string;
            /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
            translations?: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
                /** @description Title in this language. */
                title?: string;
                /** @description Description in this language. */
                description?: string;
            }[];
            /** @description Whether the booking page shows times only in the time zone of the event type. */
            lockTimeZoneToggleOnBookingPage?: boolean;
            /** @description Whether calendar entries leave out the booker's notes. */
            hideCalendarNotes?: boolean;
            /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
            hideCalendarEventDetails?: boolean;
            /** @description Must be `false`: not supported, as connected calendars have no address. */
            useDestinationCalendarEmail?: boolean;
            /** @description URL to open after a booking; `null` for the page of the booking. */
            successRedirectUrl?: string | null;
            /** @description Layouts of the time picker on the booking page. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Colors of buttons and links on the booking page, by theme. */
            color?: components["schemas"]["EventTypeColor"];
            /**
             * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
             * @enum {string}
             */
            interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
            /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
            embedOrigins?: string[];
            /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
            svcVideoSettings?: components["schemas"]["VideoSettings"];
            /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether bookings cannot be cancelled. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether a booker must give a verification code that was sent to the email address. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether attendees do not see the hosts' email addresses. */
            hideOrganizerEmail?: boolean;
            /** @description Price in the currency's smallest unit; 0 if it is free. */
            price?: number;
            /** @description Currency, lower-case ISO 4217. */
            currency?: string;
            /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
            refundPolicy?: components["schemas"]["RefundPolicy"];
            /** @description Makes bookings a series. Not with `seats`. */
            recurrence?: {
                /** @description Number of weeks, months or years between occurrences. */
                interval?: number;
                /** @description Largest number of occurrences. */
                occurrences?: number;
                /**
                 * @description Unit of `interval`.
                 * @enum {string}
                 */
                frequency?: "yearly" | "monthly" | "weekly";
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Lets several attendees share one booking. Not with `recurrence`. */
            seats?: {
                /** @description Number of seats. */
                seatsPerTimeSlot?: number;
                /** @description Whether attendees see who has the other seats. */
                showAttendeeInfo?: boolean;
                /** @description Whether slots show the number of remaining seats. */
                showAvailabilityCount?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of bookings per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsCount?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsDuration?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Limits how many upcoming bookings one attendee may have. */
            bookerActiveBookingsLimit?: {
                /** @description Largest number of upcoming bookings of one attendee. */
                maximumActiveBookings?: number;
                /** @description Whether the refusal and the booking page offer to reschedule the last booking instead. Its uid is given only to callers who have proved that it is theirs: by a verification code, by their verified address, or by the right to read it. */
                offerReschedule?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar. */
            destinationCalendar?: components["schemas"]["EventTypeDestination"] | null;
            schedulingType: components["schemas"]["SchedulingType"];
            /** @description Hosts. They replace the current ones. */
            hosts?: components["schemas"]["HostInput"][];
            /** @description Whether every member of the team is a host, future members included. */
            assignAllTeamMembers?: boolean;
            /** @description Emails that are not sent. */
            emailSettings?: components["schemas"]["EmailSettings"];
            /** @description Whether a rescheduled booking keeps its host, for `roundRobin`. */
            rescheduleWithSameRoundRobinHost?: boolean;
        };
        CreateWebhook: {
            /** @description Whether events are sent. */
            active: boolean;
            /** @description URL of the subscriber, `http` or `https`. */
            subscriberUrl: string;
            /** @description Events to send. */
            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload. */
            payloadTemplate?: string | null;
            /** @description Secret that signs every request; empty or `null` for none. */
            secret?: string | null;
            /**
             * @description Version of the payload. Defaults to the newest.
             * @constant
             */
            version?: "2021-10-20";
            /** @description Largest number of requests per second; more wait. `null` for the operator's default. */
            rateLimit?: number | null;
            /** @description Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes. */
            time?: number | null;
            /** @description Unit of `time`. Defaults to `minute`. */
            timeUnit?: ("hour" | "minute" | "day") | null;
        };
        CreateWorkflow: {
            /** @description Name. */
            name: string;
            /** @description Event types that the workflow is active on. */
            activation: components["schemas"]["WorkflowActivation"];
            /** @description What starts the workflow. */
            trigger: components["schemas"]["WorkflowTriggerInput"];
            /** @description Steps, in order. */
            steps: components["schemas"]["WorkflowStepInput"][];
        };
        CreatedApiKey: {
            /** @description Id of the API key. */
            id: number;
            /** @description Note that tells the key from others. */
            note?: string;
            /** @description First characters of the key. */
            start: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it expires, ISO 8601 in UTC. Absent if it never does. */
            expiresAt?: string;
            /** @description Largest number of requests per minute. Absent for the default. */
            rateLimit?: number;
            /** @description When it was last used, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet. */
            lastUsedAt?: string;
            /** @description The API key. It is shown only once. */
            apiKey: string;
        };
        CreatedApiKeyAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["CreatedApiKey"];
        };
        CreatedCalendarFeedAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description When it was created, ISO 8601 in UTC. */
                createdAt: string;
                /** @description Address for calendar programs. Everyone who has it can read the bookings. It is shown only once. */
                url: string;
            };
        };
        CreatedManagedOrganizationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the managed organization. */
                id: number;
                /** @description Name of the organization. */
                name: string;
                /** @description Slug, unique among the manager's organizations. */
                slug: string;
                metadata: components["schemas"]["Metadata"];
                /** @description Start of the URLs of the booking pages of its users and teams. Its last part is the `organizationSlug` and `orgSlug` of the organization: its slug, or slug and id if another organization had the slug first. */
                bookingUrl?: string;
                /** @description An API key for the managed organization. It is shown only once. */
                apiKey: string;
            };
        };
        CreatedManagedUserAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description The managed user. */
                user: components["schemas"]["ManagedUser"];
                /** @description The access token. It is shown only once. */
                accessToken: string;
                /** @description When the access token expires, in milliseconds since 1970. */
                accessTokenExpiresAt: number;
                /** @description The refresh token. It is shown only once and can be used once. */
                refreshToken: string;
                /** @description When the refresh token expires, in milliseconds since 1970. */
                refreshTokenExpiresAt: number;
            };
        };
        CreatedOAuthClientAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description The secret. Absent for a public client. */
                clientSecret?: string;
                /**
                 * @description `CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE.
                 * @enum {string}
                 */
                clientType: "CONFIDENTIAL" | "PUBLIC";
            };
        };
        DayCounts: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description All bookings. */
            total: number;
            /** @description Bookings that are accepted. */
            accepted: number;
            /** @description Bookings that need to be confirmed. */
            pending: number;
            /** @description Bookings that were cancelled and not rescheduled. */
            cancelled: number;
            /** @description Bookings that were declined. */
            rejected: number;
            /** @description Bookings that another one replaced; that one counts as well. */
            rescheduled: number;
            /** @description Bookings, in any state, whose host was marked absent. */
            withAbsentHost: number;
            /** @description Bookings, in any state, with an attendee who was marked absent. */
            withAbsentAttendee: number;
        };
        DayCountsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["DayCounts"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        DeclineBooking: {
            /** @description Reason, sent to the participants. */
            reason?: string;
        };
        DefaultConferencingAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Slug of the meeting service. */
                appSlug: string;
            };
        };
        DeletedEventTypeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the event type. */
                id: number;
                /** @description Length in minutes. */
                lengthInMinutes: number;
                /** @description Title. */
                title: string;
                /** @description Slug in kebab case, unique for its owner. */
                slug: string;
            };
        };
        DeletedPrivateLinkAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the private link. */
                linkId: string;
                /** @description Confirmation. */
                message: string;
            };
        };
        DestinationCalendar: {
            /** @description Id of the destination calendar. */
            id: number;
            /** @description Type of the connection, such as `caldav_calendar`. */
            integration: string;
            /** @description Id of the calendar at its provider. */
            externalId: string;
            /** @description Always `null`. */
            primaryEmail: string | null;
            /** @description Id of the user whose bookings are written to it. */
            userId: number | null;
            /** @description Id of the event type whose bookings are written to it. */
            eventTypeId: number | null;
            /** @description Id of the booking that a v1 call named. */
            bookingId?: number;
            /** @description Id of the calendar connection. */
            credentialId: number | null;
            /** @description Name of the calendar. */
            name?: string | null;
            /** @description Whether it is the primary calendar of its account. */
            primary?: boolean;
            /** @description Whether nothing can be written to it any more. */
            readOnly?: boolean;
            /** @description Email address of the person whose calendar it is. */
            email?: string;
            /** @description Name of the integration. */
            integrationTitle?: string;
        };
        DisableCancelling: {
            /** @description `true` turns the feature off. */
            disabled?: boolean;
        };
        DisableRescheduling: {
            /** @description `true` turns the feature off. */
            disabled?: boolean;
            /** @description Minutes before the start from which the booking page offers no rescheduling. */
            minutesBefore?: number;
        };
        DisconnectCalendar: {
            /** @description Id of the calendar connection. */
            id: number;
        };
        DisputeSnapshot: {
            /**
             * @description Status: `open`, `won` by the organizer, or `lost`.
             * @enum {string}
             */
            status: "open" | "won" | "lost";
            /** @description Disputed amount in the currency's smallest unit. */
            amount: number;
            /** @description The payment provider's code of the reason, such as `fraudulent`. */
            reason: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
        };
        EditBooking: {
            /** @description Title. */
            title?: string;
            /** @description Description. */
            description?: string;
            /**
             * Format: minute
             * @description New start, before the end. ISO 8601 of a whole minute, with an offset or `Z`.
             */
            start?: string;
            /**
             * Format: minute
             * @description New end, after the start. ISO 8601 of a whole minute, with an offset or `Z`.
             */
            end?: string;
            /** @description New status. Any status may follow any other. */
            status?: components["schemas"]["BookingStatus"];
        };
        EmailSettings: {
            /** @description Whether attendees get no emails about bookings. */
            disableEmailsToAttendees?: boolean;
            /** @description Whether hosts get no emails about bookings. */
            disableEmailsToHosts?: boolean;
        };
        ErasePerson: {
            /**
             * Format: email
             * @description Email address of the person.
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number of the person, in E.164 format: instead of `email`, for one without an address.
             */
            phoneNumber?: string;
        };
        EventTypeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["EventTypeOutput"];
        };
        EventTypeColor: {
            /** @description Color of the light theme, such as `#1f2937`. */
            lightThemeHex: string;
            /** @description Color of the dark theme, such as `#fafafa`. */
            darkThemeHex: string;
        };
        EventTypeCounts: {
            /** @description Id of the event type; of the managed one for its copies. */
            eventTypeId: number;
            /** @description Title of the event type when it was last booked. */
            title?: string;
            /** @description Slug of the event type when it was last booked. */
            slug?: string;
            /** @description All bookings. */
            total: number;
            /** @description Bookings that are accepted. */
            accepted: number;
            /** @description Bookings that need to be confirmed. */
            pending: number;
            /** @description Bookings that were cancelled and not rescheduled. */
            cancelled: number;
            /** @description Bookings that were declined. */
            rejected: number;
            /** @description Bookings that another one replaced; that one counts as well. */
            rescheduled: number;
            /** @description Bookings, in any state, whose host was marked absent. */
            withAbsentHost: number;
            /** @description Bookings, in any state, with an attendee who was marked absent. */
            withAbsentAttendee: number;
        };
        EventTypeCountsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["EventTypeCounts"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        EventTypeDestination: {
            /** @description Type of the connection, such as `caldav_calendar`. */
            integration: string;
            /** @description Id of the calendar at its provider. */
            externalId: string;
        };
        EventTypeListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["EventTypeOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        EventTypeLocation: {
            /** @description Type of the location. The attendee gives the value of an `attendee` type. */
            type: string;
            /** @description Address, for the type `address`. */
            address?: string;
            /** @description URL of the meeting, for the type `link`. */
            link?: string;
            /** @description Phone number, for the type `phone`. */
            phone?: string;
            /** @description Video or call service, for the type `integration`. */
            integration?: string;
            /** @description Whether the booking page shows the location before a booking is created. */
            public?: boolean;
        };
        EventTypeLocationInput: {
            /**
             * @description Type of the location. `organizersDefaultApp` is for team event types only.
             * @enum {string}
             */
            type: "address" | "link" | "integration" | "phone" | "attendeeAddress" | "attendeePhone" | "attendeeDefined" | "organizersDefaultApp";
            /** @description Address, for the type `address`. */
            address?: string;
            /**
             * Format: uri
             * @description URL of the meeting, for the type `link`.
             */
            link?: string;
            /**
             * @description Video or call service, for the type `integration`.
             * @enum {string}
             */
            integration?: "svc-video" | "google-meet" | "zoom" | "whereby-video" | "whatsapp-video" | "webex-video" | "telegram-video" | "tandem" | "sylaps-video" | "skype-video" | "sirius-video" | "signal-video" | "shimmer-video" | "salesroom-video" | "roam-video" | "riverside-video" | "ping-video" | "office365-video" | "mirotalk-video" | "jitsi" | "jelly-video" | "jelly-conferencing" | "huddle" | "facetime-video" | "element-call-video" | "eightxeight-video" | "discord-video" | "demodesk-video" | "campfire-video";
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phone?: string;
            /** @description Whether the booking page shows the location before a booking is created. */
            public?: boolean;
        };
        EventTypeOutput: {
            /** @description Id of the event type. */
            id: number;
            /** @description Id of the owner. */
            ownerId: number;
            /** @description Id of the managed event type that this is a copy of. */
            parentEventTypeId?: number;
            /** @description Title. */
            title: string;
            /** @description Slug in kebab case, unique for its owner. */
            slug: string;
            /** @description Length in minutes. */
            lengthInMinutes: number;
            /** @description Description. */
            description: string;
            /** @description Lengths in minutes to choose from. */
            lengthInMinutesOptions?: number[];
            /** @description Locations to choose from. */
            locations: components["schemas"]["EventTypeLocation"][];
            /** @description Booking fields, the default ones included. */
            bookingFields: components["schemas"]["BookingField"][];
            /** @description Whether bookers cannot invite guests. */
            disableGuests: boolean;
            /** @description Minutes between the starts of slots. Absent for the length. */
            slotInterval?: number;
            /** @description Minutes by which every slot starts later. */
            offsetStart: number;
            /** @description Minutes before the start by which a booking must be created. */
            minimumBookingNotice: number;
            /** @description Minutes before a booking that stay free. */
            beforeEventBuffer: number;
            /** @description Minutes after a booking that stay free. */
            afterEventBuffer: number;
            /** @description How far ahead bookings can be created. Absent if there is no limit. */
            bookingWindow?: components["schemas"]["BookingWindow"];
            /** @description Id of the schedule; `null` for the owner's default schedule. */
            scheduleId: number | null;
            /** @description Which bookings need to be confirmed. Absent if none do. */
            confirmationPolicy?: components["schemas"]["ConfirmationPolicy"];
            /** @description Whether every booking needs to be confirmed. */
            requiresConfirmation: boolean;
            /** @description Whether lists and booking pages leave the event type out. */
            hidden: boolean;
            /** @description Whether only its owner, hosts and admins may create bookings. */
            bookingRequiresAuthentication: boolean;
            /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
            showOptimizedSlots: boolean;
            /** @description Whether each day shows its first slot only. */
            onlyShowFirstAvailableSlot: boolean;
            /** @description The integrator's own data, as it was given. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description How a series repeats; `null` if bookings are single. */
            recurrence: components["schemas"]["Recurrence"] | null;
            /** @description Seats, if several attendees share one booking. */
            seats?: components["schemas"]["Seats"];
            /** @description Number of seats. */
            seatsPerTimeSlot?: number;
            /** @description Whether slots show the number of remaining seats. */
            seatsShowAvailabilityCount?: boolean;
            /** @description Largest number of bookings per period. */
            bookingLimitsCount?: components["schemas"]["PeriodLimits"];
            /** @description Largest number of booked minutes per period. */
            bookingLimitsDuration?: components["schemas"]["PeriodLimits"];
            /** @description Limits how many upcoming bookings one attendee may have. */
            bookerActiveBookingsLimit?: components["schemas"]["ActiveBookingsLimit"];
            /** @description Price in the currency's smallest unit; 0 if it is free. */
            price: number;
            /** @description Currency, lower-case ISO 4217. */
            currency: string;
            /** @description Always `null`. */
            forwardParamsSuccessRedirect: null;
            /** @description Whether instant bookings are possible. */
            isInstantEvent: boolean;
            /** @description The owner. */
            users: {
                /** @description Id of the user. */
                id: number;
                /** @description Full name. */
                name: string;
                /** @description Username, the first part of the addresses of booking pages. */
                username: string;
            }[];
            /** @description URL of the booking page. Absent if the owner has no public name. */
            bookingUrl?: string;
            /** @description Whether the booking page shows times only in the time zone of the event type. */
            lockTimeZoneToggleOnBookingPage: boolean;
            /** @description Whether calendar entries leave out the booker's notes. */
            hideCalendarNotes: boolean;
            /** @description URL to open after a booking; `null` for the page of the booking. */
            successRedirectUrl: string | null;
            /** @description Calendar that bookings are written to. Only its owner and hosts see it. */
            destinationCalendar?: components["schemas"]["EventTypeDestination"];
            /** @description Position among the owner's event types, kept for pages that list them. */
            position?: number;
            /** @description Template of a booking's title. */
            customName?: string;
            /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
            translations?: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
                /** @description Title in this language. */
                title?: string;
                /** @description Description in this language. */
                description?: string;
            }[];
            /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
            hideCalendarEventDetails?: boolean;
            /** @description Must be `false`: not supported, as connected calendars have no address. */
            useDestinationCalendarEmail?: boolean;
            /** @description Layouts of the time picker on the booking page. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Colors of buttons and links on the booking page, by theme. */
            color?: components["schemas"]["EventTypeColor"];
            /**
             * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
             * @enum {string}
             */
            interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
            /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
            embedOrigins?: string[];
            /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
            svcVideoSettings?: components["schemas"]["VideoSettings"];
            /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether bookings cannot be cancelled. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether a booker must give a verification code that was sent to the email address. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether attendees do not see the hosts' email addresses. */
            hideOrganizerEmail?: boolean;
            /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
            refundPolicy?: components["schemas"]["RefundPolicy"];
        };
        EventTypeWebhook: {
            /** @description Id of the webhook. */
            id: number;
            /** @description JSON text with `{{dotted.path}}` placeholders; empty for the default payload. */
            payloadTemplate: string;
            /** @description Events to send. */
            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description URL of the subscriber. */
            subscriberUrl: string;
            /** @description Whether events are sent. */
            active: boolean;
            /** @description Secret that signs every request. Absent if there is none, or if the caller may not read it. */
            secret?: string;
            /** @description Largest number of requests per second. Absent for the operator's default. */
            rateLimit?: number;
            /** @description Whether the events of a booking are sent in their order. Absent if they are not. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire. Absent for 5 minutes. */
            time?: number;
            /**
             * @description Unit of `time`.
             * @enum {string}
             */
            timeUnit?: "hour" | "minute" | "day";
            /**
             * @description Why the webhook was turned off: its receiver was failing, gone, or asked for it. Absent otherwise.
             * @enum {string}
             */
            disabledReason?: "failing" | "gone" | "asked";
            /** @description When the webhook was turned off, ISO 8601 in UTC. Absent otherwise. */
            disabledAt?: string;
            /** @description Id of the event type. */
            eventTypeId: number;
        };
        EventTypeWebhookAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["EventTypeWebhook"];
        };
        EventTypeWebhookListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["EventTypeWebhook"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        ExportAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description The records of this page. */
                records: components["schemas"]["PersonalRecord"][];
                /** @description The cursor of the next page; absent on the last one. */
                nextCursor?: string;
            };
        };
        ExportPerson: {
            /**
             * Format: email
             * @description Email address of the person.
             */
            email?: string;
            /**
             * Format: phone
             * @description Phone number of the person, in E.164 format: instead of `email`, for one without an address.
             */
            phoneNumber?: string;
            /** @description `nextCursor` of the page before; the first page if omitted. */
            cursor?: string;
            /**
             * @description Largest number of records to return. A page can have fewer although another one follows.
             * @default 100
             */
            take?: number;
        };
        FormAnswers: {
            [key: string]: unknown;
        };
        FormCondition: {
            /** @description Id of the field. */
            fieldId: string;
            /**
             * @description How the answer is compared with `value`.
             * @enum {string}
             */
            operator: "equals" | "notEquals" | "contains" | "isEmpty" | "isNotEmpty";
            /** @description Value to compare with: text, a number, or a list of texts. */
            value?: string | number | string[];
        };
        FormField: {
            /** @description Id of the field. Generated if omitted. */
            id?: string;
            /** @description Name of the field in responses and variables. Made from the label if omitted. */
            identifier?: string;
            /** @description Label. */
            label: string;
            /**
             * @description Type of the field.
             * @enum {string}
             */
            type: "text" | "textarea" | "number" | "email" | "phone" | "select" | "multiselect";
            /** @description Whether the field must be answered. */
            required?: boolean;
            /** @description Options of a `select` or `multiselect` field. */
            options?: {
                /** @description Id of the option. Generated if omitted. */
                id?: string;
                /** @description Label. */
                label: string;
            }[];
        };
        FormResponse: {
            /** @description Id of the response. */
            id: number;
            /** @description Id of the routing form. */
            formId: string;
            /** @description Id of the submission, such as the `queuedResponseId` of a queued response. */
            formFillerId: string;
            /** @description Uid of the booking that it led to; `null` if there is none. */
            routedToBookingUid: string | null;
            /** @description Answers, by the ids of their fields. */
            response: {
                [key: string]: unknown;
            };
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
        };
        FormResponseAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["FormResponse"];
        };
        FormResponsesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["FormResponse"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        FormRouteRule: {
            /** @description Id of the route. Generated if omitted. */
            id?: string;
            /** @description Conditions that all have to hold. A route without conditions takes every response. */
            conditions?: components["schemas"]["FormCondition"][];
            /** @description What happens with the response. */
            action: {
                /**
                 * @description Book an event type, show a message, or redirect to a URL.
                 * @enum {string}
                 */
                type: "eventType" | "message" | "redirect";
                /** @description Id of the event type, for the type `eventType`. */
                eventTypeId?: number;
                /** @description The message or the URL. */
                value?: string;
            };
            /** @description Conditions on the attributes of the team's members, which all have to hold: they choose among the hosts of the event type. All hosts are possible if no host matches. For forms of a team. */
            memberConditions?: components["schemas"]["MemberCondition"][];
        };
        FormSlotsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the event type that the response leads to. */
                eventTypeId?: number;
                /** @description What to send as `routing` when the event type is booked. */
                routing?: {
                    /** @description Id of the response; `null` for one that was queued or not kept. */
                    responseId: number | null;
                    /** @description Id of the queued response. */
                    queuedResponseId?: string;
                    /** @description Ids of the members who match the conditions of the route and may host the booking; empty if all hosts may. */
                    teamMemberIds: number[];
                };
                /** @description Message to show. */
                routingCustomMessage?: string;
                /** @description URL to redirect to. */
                routingExternalRedirectUrl?: string;
                /** @description Slots of the event type, by date. */
                slots?: {
                    [key: string]: unknown;
                };
            };
        };
        FormWorkflow: {
            /** @description Id of the workflow. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Id of the user, for a user's workflow. */
            userId?: number;
            /** @description Id of the team, for a team's workflow. */
            teamId?: number;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: string;
            /**
             * @description `routing-form`.
             * @constant
             */
            type: "routing-form";
            /** @description Routing forms that the workflow is active on. */
            activation: {
                /** @description Whether the workflow is active on every routing form. */
                isActiveOnAllRoutingForms: boolean;
                /** @description Ids of the routing forms that the workflow is active on. */
                activeOnRoutingFormIds: string[];
            };
            /** @description What starts the workflow. */
            trigger: {
                /**
                 * @description Event that starts the workflow.
                 * @enum {string}
                 */
                type: "formSubmitted" | "formSubmittedNoEvent";
                /** @description Time after the event. */
                offset: components["schemas"]["WorkflowOffset"];
            };
            /** @description Steps, in order. */
            steps: components["schemas"]["WorkflowStep"][];
        };
        FormWorkflowActivation: {
            /** @description Whether the workflow is active on every routing form. */
            isActiveOnAllRoutingForms?: boolean;
            /** @description Ids of the routing forms that the workflow is active on. */
            activeOnRoutingFormIds?: string[];
        };
        FormWorkflowAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["FormWorkflow"][];
        };
        FormWorkflowListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["FormWorkflow"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        FoundReservationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ReservationOutput"] | null;
        };
        GrantListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["AppGrant"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        GroupEventTypeListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: {
                /** @description Id of the event type. */
                id: number;
                /** @description Id of the owner. */
                ownerId: number;
                /** @description Id of the managed event type that this is a copy of. */
                parentEventTypeId?: number;
                /** @description Title. */
                title: string;
                /** @description Slug in kebab case, unique for its owner. */
                slug: string;
                /** @description Length in minutes. */
                lengthInMinutes: number;
                /** @description Description. */
                description: string;
                /** @description Lengths in minutes to choose from. */
                lengthInMinutesOptions?: number[];
                /** @description Locations to choose from. */
                locations: components["schemas"]["EventTypeLocation"][];
                /** @description Booking fields, the default ones included. */
                bookingFields: components["schemas"]["BookingField"][];
                /** @description Whether bookers cannot invite guests. */
                disableGuests: boolean;
                /** @description Minutes between the starts of slots. Absent for the length. */
                slotInterval?: number;
                /** @description Minutes by which every slot starts later. */
                offsetStart: number;
                /** @description Minutes before the start by which a booking must be created. */
                minimumBookingNotice: number;
                /** @description Minutes before a booking that stay free. */
                beforeEventBuffer: number;
                /** @description Minutes after a booking that stay free. */
                afterEventBuffer: number;
                /** @description How far ahead bookings can be created. Absent if there is no limit. */
                bookingWindow?: components["schemas"]["BookingWindow"];
                /** @description Id of the schedule; `null` for the owner's default schedule. */
                scheduleId: number | null;
                /** @description Which bookings need to be confirmed. Absent if none do. */
                confirmationPolicy?: components["schemas"]["ConfirmationPolicy"];
                /** @description Whether every booking needs to be confirmed. */
                requiresConfirmation: boolean;
                /** @description Whether lists and booking pages leave the event type out. */
                hidden: boolean;
                /** @description Whether only its owner, hosts and admins may create bookings. */
                bookingRequiresAuthentication: boolean;
                /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
                showOptimizedSlots: boolean;
                /** @description Whether each day shows its first slot only. */
                onlyShowFirstAvailableSlot: boolean;
                /** @description The integrator's own data, as it was given. */
                metadata: {
                    [key: string]: unknown;
                };
                /** @description How a series repeats; `null` if bookings are single. */
                recurrence: components["schemas"]["Recurrence"] | null;
                /** @description Seats, if several attendees share one booking. */
                seats?: components["schemas"]["Seats"];
                /** @description Number of seats. */
                seatsPerTimeSlot?: number;
                /** @description Whether slots show the number of remaining seats. */
                seatsShowAvailabilityCount?: boolean;
                /** @description Largest number of bookings per period. */
                bookingLimitsCount?: components["schemas"]["PeriodLimits"];
                /** @description Largest number of booked minutes per period. */
                bookingLimitsDuration?: components["schemas"]["PeriodLimits"];
                /** @description Limits how many upcoming bookings one attendee may have. */
                bookerActiveBookingsLimit?: components["schemas"]["ActiveBookingsLimit"];
                /** @description Price in the currency's smallest unit; 0 if it is free. */
                price: number;
                /** @description Currency, lower-case ISO 4217. */
                currency: string;
                /** @description Always `null`. */
                forwardParamsSuccessRedirect: null;
                /** @description Whether instant bookings are possible. */
                isInstantEvent: boolean;
                /** @description The owner. */
                users: {
                    /** @description Id of the user. */
                    id: number;
                    /** @description Full name. */
                    name: string;
                    /** @description Username, the first part of the addresses of booking pages. */
                    username: string;
                }[];
                /** @description Whether the booking page shows times only in the time zone of the event type. */
                lockTimeZoneToggleOnBookingPage: boolean;
                /** @description Whether calendar entries leave out the booker's notes. */
                hideCalendarNotes: boolean;
                /** @description URL to open after a booking; `null` for the page of the booking. */
                successRedirectUrl: string | null;
                /** @description Calendar that bookings are written to. Only its owner and hosts see it. */
                destinationCalendar?: components["schemas"]["EventTypeDestination"];
                /** @description Position among the owner's event types, kept for pages that list them. */
                position?: number;
                /** @description Template of a booking's title. */
                customName?: string;
                /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
                translations?: {
                    /** @description Language of the texts. */
                    language: components["schemas"]["Language"];
                    /** @description Title in this language. */
                    title?: string;
                    /** @description Description in this language. */
                    description?: string;
                }[];
                /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
                hideCalendarEventDetails?: boolean;
                /** @description Must be `false`: not supported, as connected calendars have no address. */
                useDestinationCalendarEmail?: boolean;
                /** @description Layouts of the time picker on the booking page. */
                bookerLayouts?: components["schemas"]["BookerLayouts"];
                /** @description Colors of buttons and links on the booking page, by theme. */
                color?: components["schemas"]["EventTypeColor"];
                /**
                 * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
                 * @enum {string}
                 */
                interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
                /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
                embedOrigins?: string[];
                /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
                svcVideoSettings?: components["schemas"]["VideoSettings"];
                /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
                disableRescheduling?: components["schemas"]["DisableRescheduling"];
                /** @description Whether bookings cannot be cancelled. */
                disableCancelling?: components["schemas"]["DisableCancelling"];
                /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
                allowReschedulingPastBookings?: boolean;
                /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
                allowReschedulingCancelledBookings?: boolean;
                /** @description Whether a booker must give a verification code that was sent to the email address. */
                requiresBookerEmailVerification?: boolean;
                /** @description Whether attendees do not see the hosts' email addresses. */
                hideOrganizerEmail?: boolean;
                /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
                refundPolicy?: components["schemas"]["RefundPolicy"];
            }[];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        GuestInput: {
            /**
             * Format: email
             * @description Email address of the guest.
             */
            email: string;
            /** @description Full name. */
            name?: string;
            /**
             * Format: time-zone
             * @description IANA time zone of the guest. Defaults to the organizer's.
             */
            timeZone?: string;
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phoneNumber?: string;
            /** @description Language of emails to the guest. Defaults to the organizer's. */
            language?: components["schemas"]["Language"];
        };
        HolidayCountriesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["HolidayCountry"][];
        };
        HolidayCountry: {
            /** @description Code. */
            code: string;
            /** @description Name in English. */
            name: string;
            /** @description States or provinces with holidays of their own. */
            regions: {
                /** @description Code. */
                code: string;
                /** @description Name in English. */
                name: string;
            }[];
        };
        HolidaysAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["HolidaysOutput"];
        };
        HolidaysOutput: {
            /** @description Country, ISO 3166-1; `null` for none. */
            countryCode: string | null;
            /** @description State or province; `null` for the whole country. */
            regionCode: string | null;
            /** @description The public holidays of the next 365 days. */
            holidays: {
                /** @description Id of the holiday, the same every year. */
                id: string;
                /** @description Name, in the language of the caller where it is known. */
                name: string;
                /**
                 * Format: date
                 * @description First day.
                 */
                date: string;
                /**
                 * Format: date
                 * @description Last day, included.
                 */
                lastDate: string;
                /** @description Whether the caller works on it all the same. */
                isWorked: boolean;
            }[];
        };
        HostAway: {
            /**
             * Format: date
             * @description First day of the absence, in the host's time zone.
             */
            firstDay: string;
            /**
             * Format: date
             * @description Last day of the absence, included.
             */
            lastDay: string;
            /** @description The colleague to book instead. */
            toUser: {
                /** @description Full name. */
                name: string;
                /** @description Booking page of the colleague's event type of the same slug. Absent if there is none. */
                bookingUrl?: string;
            };
        };
        HostCounts: {
            /** @description Id of the host. */
            userId: number;
            /** @description Full name of the host; `unknown` while the service has not received it. */
            name: string;
            /** @description All bookings. */
            total: number;
            /** @description Bookings that are accepted. */
            accepted: number;
            /** @description Bookings that need to be confirmed. */
            pending: number;
            /** @description Bookings that were cancelled and not rescheduled. */
            cancelled: number;
            /** @description Bookings that were declined. */
            rejected: number;
            /** @description Bookings that another one replaced; that one counts as well. */
            rescheduled: number;
            /** @description Bookings, in any state, whose host was marked absent. */
            withAbsentHost: number;
            /** @description Bookings, in any state, with an attendee who was marked absent. */
            withAbsentAttendee: number;
        };
        HostCountsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["HostCounts"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        HostInput: {
            /** @description Id of the user, a member of the team. */
            userId: number;
            /** @description Whether the host takes part in every booking of a round robin. */
            mandatory?: boolean;
            /**
             * @description Priority among the hosts of a round robin.
             * @enum {string}
             */
            priority?: "lowest" | "low" | "medium" | "high" | "highest";
            /** @description Share of the bookings relative to the other hosts. Defaults to 100. */
            weight?: number;
            /** @description Group of the host. One host of every group takes part in each booking of a round robin. */
            groupId?: string;
            /** @description Id of a schedule of the host for this event type; `null` for the host's default schedule. */
            scheduleId?: number | null;
        };
        HostOutput: {
            /** @description Id of the user. */
            userId: number;
            /** @description Full name. */
            name: string;
            /** @description Username, the first part of the addresses of booking pages. */
            username: string;
            /** @description Whether the host takes part in every booking of a round robin. */
            mandatory: boolean;
            /**
             * @description Priority among the hosts of a round robin.
             * @enum {string}
             */
            priority: "lowest" | "low" | "medium" | "high" | "highest";
            /** @description Share of the bookings relative to the other hosts. */
            weight: number;
            /** @description Group of the host. */
            groupId?: string;
            /** @description Id of a schedule of the host for this event type. Absent for the default schedule. */
            scheduleId?: number;
        };
        Invite: {
            /** @description Token of the invitation. */
            token: string;
            /** @description URL at which a person joins the team. */
            inviteLink: string;
        };
        InviteAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Invite"];
        };
        /**
         * @description Language of emails and messages.
         * @enum {string}
         */
        Language: "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW";
        LocationInput: {
            /**
             * @description Type of the location. The field of its value depends on it.
             * @enum {string}
             */
            type: "address" | "attendeeAddress" | "attendeeDefined" | "attendeePhone" | "integration" | "link" | "organizersDefaultApp" | "phone";
            /** @description Address, for the types `address` and `attendeeAddress`. */
            address?: string;
            /** @description Any place, for the type `attendeeDefined`. */
            location?: string;
            /**
             * Format: phone
             * @description Phone number in E.164 format, for the types `phone` and `attendeePhone`.
             */
            phone?: string;
            /** @description URL of the meeting, for the type `link`. */
            link?: string;
            /** @description Video service, for the type `integration`. */
            integration?: string;
        };
        ManagedOrganization: {
            /** @description Id of the managed organization. */
            id: number;
            /** @description Name of the organization. */
            name: string;
            /** @description Slug, unique among the manager's organizations. */
            slug: string;
            metadata: components["schemas"]["Metadata"];
            /** @description Start of the URLs of the booking pages of its users and teams. Its last part is the `organizationSlug` and `orgSlug` of the organization: its slug, or slug and id if another organization had the slug first. */
            bookingUrl?: string;
        };
        ManagedOrganizationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ManagedOrganization"];
        };
        ManagedOrganizationListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ManagedOrganization"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        ManagedUser: {
            /** @description Id of the managed user. */
            id: number;
            /** @description Email address, with the OAuth client's id as a mark: `ann+clientId@example.com`. */
            email: string;
            /** @description Username, the first part of the addresses of booking pages. */
            username: string;
            /** @description Full name. */
            name: string;
            /** @description Biography of the profile. */
            bio: string | null;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description First day of the week, by its English name. */
            weekStart: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdDate: string;
            /** @description Hours of the clock: 12 or 24. */
            timeFormat: number;
            /** @description Id of the default schedule; `null` until it exists. */
            defaultScheduleId: number | null;
            /** @description Language of emails and messages. */
            locale: string;
            /** @description URL of the profile picture. */
            avatarUrl: string | null;
            /** @description The integrator's own data, as it was given. */
            metadata: {
                [key: string]: unknown;
            };
        };
        ManagedUserAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ManagedUser"];
        };
        ManagedUserListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ManagedUser"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        MarkAbsent: {
            /** @description Whether the host did not come. */
            host?: boolean;
            /** @description Attendees to mark. The others stay as they are. */
            attendees?: {
                /**
                 * Format: email
                 * @description Email address of the attendee.
                 */
                email?: string;
                /**
                 * Format: phone
                 * @description Phone number of the attendee, in E.164 format: instead of `email`, for one without an address.
                 */
                phoneNumber?: string;
                /** @description Whether the attendee did not come. */
                absent: boolean;
            }[];
        };
        MarkPaid: {
            /** @description Uid of the seat that is paid. Without it, every open payment of the booking is marked. */
            seatUid?: string;
        };
        Me: {
            /** @description Id of the user. */
            id: number;
            /** @description Username, the first part of the addresses of booking pages. */
            username: string;
            /** @description Email address. */
            email: string;
            /** @description Whether the user has verified `email` as a verified resource (`/v2/verified-resources/emails`), with a credential of their own. Until then it gives no right to bookings that it attends. A managed user needs no verification within the organization of the OAuth client. */
            emailVerified: boolean;
            /** @description Full name. */
            name: string;
            /** @description URL of the profile picture. */
            avatarUrl: string | null;
            /** @description Biography of the profile. */
            bio: string | null;
            /** @description Hours of the clock: 12 or 24. */
            timeFormat: number;
            /** @description Id of the default schedule. */
            defaultScheduleId: number | null;
            /** @description First day of the week, by its English name. */
            weekStart: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Id of the home organization; `null` if there is none. */
            organizationId: number | null;
            /** @description The home organization. Absent if there is none. */
            organization?: {
                /** @description Whether the organization has OAuth clients. */
                isPlatform: boolean;
                /** @description Id of the organization. */
                id: number;
            };
            /** @description Start of the URLs of the user's booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}. */
            bookingUrl?: string;
        };
        MeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Me"];
        };
        MemberCondition: {
            /** @description Id of the attribute, one of the organization. */
            attributeId: string;
            /**
             * @description Whether the member has one of the values, all of them, or none.
             * @enum {string}
             */
            operator: "anyOf" | "allOf" | "noneOf";
            /** @description Values to compare with: the values or slugs of options. Give either `value` or `fieldId`. */
            value?: string[];
            /** @description Id of the field whose answer has the values. Without an answer, the condition holds for every member. */
            fieldId?: string;
        };
        MembershipAttribute: {
            /** @description Id of the attribute. */
            id: string;
            /** @description Name of the attribute. */
            name: string;
            /**
             * @description Type of the attribute.
             * @enum {string}
             */
            type: "text" | "number" | "singleSelect" | "multiSelect";
            /** @description Value of the member. */
            option?: string | number;
            /** @description Id of the option. */
            optionId?: string;
            /** @description Values of the member, for a `multiSelect` attribute. */
            options?: {
                /** @description Id of the option. */
                optionId: string;
                /** @description Value of the member. */
                option: string;
            }[];
        };
        /** @description The integrator's own data. Values are strings of at most 500 characters, numbers or booleans. */
        Metadata: {
            [key: string]: string | number | boolean;
        };
        OAuth2Client: {
            /** @description Id of the OAuth client. */
            client_id: string;
            /** @description First redirect URI; empty if there is none. */
            redirect_uri: string;
            /** @description Name of the client. */
            name: string;
            /** @description URL of the logo. */
            logo: string | null;
            /** @description Whether the operator trusts the client. */
            is_trusted: boolean;
            /**
             * @description `CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE.
             * @enum {string}
             */
            client_type: "CONFIDENTIAL" | "PUBLIC";
        };
        OAuth2ClientAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OAuth2Client"];
        };
        OAuthClientAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OAuthClientOutput"];
        };
        OAuthClientListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["OAuthClientOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        OAuthClientOutput: {
            /** @description Id of the OAuth client. */
            id: string;
            /** @description Name of the client. */
            name: string;
            /**
             * @description `CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE.
             * @enum {string}
             */
            clientType: "CONFIDENTIAL" | "PUBLIC";
            /** @description The newest secret. Absent for a public client. */
            secret?: string;
            /** @description Permissions of the client and of the tokens of its managed users. */
            permissions: ("EVENT_TYPE_READ" | "EVENT_TYPE_WRITE" | "BOOKING_READ" | "BOOKING_WRITE" | "SCHEDULE_READ" | "SCHEDULE_WRITE" | "APPS_READ" | "APPS_WRITE" | "PROFILE_READ" | "PROFILE_WRITE")[];
            /** @description URL of the logo. */
            logo?: string;
            /** @description Redirect URIs that may receive authorization codes. */
            redirectUris: string[];
            /** @description Id of the organization. */
            organizationId: number;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description Origins whose pages may show the booking pages of managed users in a frame; empty: all may. */
            embedOrigins: string[];
            /** @description Whether bookings of managed users send emails. */
            areEmailsEnabled: boolean;
            /** @description Whether new managed users get default event types. */
            areDefaultEventTypesEnabled: boolean;
            /** @description Whether bookings of managed users are written to calendars. */
            areCalendarEventsEnabled: boolean;
            /** @description Page that shows a booking. */
            bookingRedirectUri?: string;
            /** @description Page that cancels a booking. */
            bookingCancelRedirectUri?: string;
            /** @description Page that reschedules a booking. */
            bookingRescheduleRedirectUri?: string;
        };
        OAuthClientWebhook: {
            /** @description Id of the webhook. */
            id: number;
            /** @description JSON text with `{{dotted.path}}` placeholders; empty for the default payload. */
            payloadTemplate: string;
            /** @description Events to send. */
            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description URL of the subscriber. */
            subscriberUrl: string;
            /** @description Whether events are sent. */
            active: boolean;
            /** @description Secret that signs every request. Absent if there is none, or if the caller may not read it. */
            secret?: string;
            /** @description Largest number of requests per second. Absent for the operator's default. */
            rateLimit?: number;
            /** @description Whether the events of a booking are sent in their order. Absent if they are not. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire. Absent for 5 minutes. */
            time?: number;
            /**
             * @description Unit of `time`.
             * @enum {string}
             */
            timeUnit?: "hour" | "minute" | "day";
            /**
             * @description Why the webhook was turned off: its receiver was failing, gone, or asked for it. Absent otherwise.
             * @enum {string}
             */
            disabledReason?: "failing" | "gone" | "asked";
            /** @description When the webhook was turned off, ISO 8601 in UTC. Absent otherwise. */
            disabledAt?: string;
            /** @description Id of the OAuth client. */
            oAuthClientId: string;
        };
        OAuthClientWebhookAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OAuthClientWebhook"];
        };
        OAuthClientWebhookListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["OAuthClientWebhook"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        OpenedPrivateLinkAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the private link. */
                linkId: string;
                /** @description Whether the link creates no more bookings. */
                isExpired: boolean;
                /** @description The event type, hidden or not. */
                eventType: components["schemas"]["EventTypeOutput"] | components["schemas"]["TeamEventTypeOutput"];
            };
        };
        OptionAssignment: {
            /** @description Id of the assignment. */
            id: string;
            /** @description Id of the membership, not of the user. */
            memberId: number;
            /** @description Id of the option. */
            attributeOptionId: string;
        };
        OptionAssignmentAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OptionAssignment"];
        };
        Organization: {
            /** @description Id of the organization. */
            id: number;
            /** @description Name of the organization. */
            name: string;
            /** @description Slug of the organization. */
            slug: string;
            /** @description Whether the organization has OAuth clients. */
            isPlatform: boolean;
            /**
             * Format: uri
             * @description https URL of the logo on booking pages and in mails.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description https URL of the banner on booking pages.
             */
            bannerUrl?: string;
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"];
            /** @description First day of the week of new teams and users, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /** @description Start of the URLs of the booking pages of its users and teams. Its last part is the `organizationSlug` and `orgSlug` of the organization: its slug, or slug and id if another organization had the slug first. */
            bookingUrl?: string;
        };
        OrganizationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Organization"];
        };
        OrganizationMembership: {
            /** @description Id of the membership. */
            id: number;
            /** @description Id of the user. */
            userId: number;
            /** @description Id of the team or organization. */
            teamId: number;
            /** @description Whether the membership gives rights. */
            accepted: boolean;
            role: components["schemas"]["Role"];
            /** @description Id of the custom role that replaces `role`. Absent if there is none. */
            customRoleId?: string;
            /** @description Kept for clients: whether admins may not act as this member. */
            disableImpersonation: boolean;
            /** @description The user. */
            user: {
                /** @description URL of the profile picture. */
                avatarUrl?: string;
                /** @description Username, the first part of the addresses of booking pages. */
                username: string;
                /** @description Full name. */
                name: string;
                /** @description Email address. */
                email: string;
                /** @description Biography of the profile. */
                bio?: string;
                metadata: components["schemas"]["Metadata"];
            };
            /** @description Attributes that the member has values of. */
            attributes: components["schemas"]["MembershipAttribute"][];
        };
        OrganizationMembershipAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OrganizationMembership"];
        };
        OrganizationMembershipListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["OrganizationMembership"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        OrganizationUser: {
            /** @description Id of the user. */
            id: number;
            /** @description Username, the first part of the addresses of booking pages. */
            username: string;
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Biography of the profile. */
            bio?: string;
            /** @description URL of the profile picture. */
            avatarUrl?: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description First day of the week, by its English name. */
            weekStart: string;
            /** @description Theme of pages. */
            theme?: string;
            /** @description Theme of apps. */
            appTheme?: string;
            /** @description Color of pages. */
            brandColor?: string;
            /** @description Color of pages in the dark theme. */
            darkBrandColor?: string;
            /** @description Id of the default schedule. */
            defaultScheduleId?: number;
            /** @description Language code. */
            locale: string;
            /** @description Hours of the clock: 12 or 24. */
            timeFormat: number;
            /** @description Whether pages show no branding. */
            hideBranding: boolean;
            /** @description When it was created, ISO 8601 in UTC. */
            createdDate: string;
            /** @description When the user verified `email`, ISO 8601 in UTC. Absent until then. */
            emailVerified?: string;
            /** @description Whether the address is verified, by the user or, for a managed user, by the OAuth client's word. */
            verified: boolean;
            /** @description Id of the organization to which the user was invited and has not accepted yet. Absent for a member. */
            invitedTo?: number;
            /** @description Whether others can book the user together with other people, by `usernames`. */
            allowDynamicBooking: boolean;
            metadata: components["schemas"]["Metadata"];
            /** @description The membership of the organization. */
            profile: {
                /** @description Id of the membership. */
                id: number;
                /** @description Id of the organization. */
                organizationId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Username, the first part of the addresses of booking pages. */
                username: string;
            };
        };
        OrganizationUserAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OrganizationUser"];
        };
        OrganizationUserListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["OrganizationUser"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        OutOfOfficeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["OutOfOfficeOutput"];
        };
        OutOfOfficeListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["OutOfOfficeOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        OutOfOfficeOutput: {
            /** @description Id of the out-of-office entry. */
            id: number;
            /** @description UUID of the entry. */
            uuid: string;
            /** @description Id of the user. */
            userId: number;
            /** @description Id of the colleague whom bookers are sent to. */
            toUserId?: number;
            /**
             * Format: date-time
             * @description Start of the first day, written as UTC whatever the user's time zone.
             */
            start: string;
            /**
             * Format: date-time
             * @description End of the last day, written as UTC whatever the user's time zone.
             */
            end: string;
            /** @description Notes. */
            notes?: string;
            /**
             * @description Reason of the absence.
             * @enum {string}
             */
            reason: "unspecified" | "vacation" | "travel" | "sick" | "public_holiday";
        };
        PageBranding: {
            /** @description URL of the logo. */
            logoUrl?: string;
            /** @description URL of the banner. */
            bannerUrl?: string;
            /** @description Color of buttons and links. */
            brandColor?: string;
            /** @description Color of buttons and links in the dark theme. */
            darkBrandColor?: string;
            /** @description Theme: `light`, `dark`, or `system` for that of the device. */
            theme?: string;
            /** @description First day of the week, by its English name. */
            weekStart?: string;
            /** @description The brand colors, changed as far as their contrast needs it. Absent without a brand color. */
            colors?: {
                /** @description Colors of the light theme. */
                light: {
                    /** @description Background of buttons and color of links. */
                    accent: string;
                    /** @description Color of text on `accent`. */
                    onAccent: string;
                };
                /** @description Colors of the dark theme. */
                dark: {
                    /** @description Background of buttons and color of links. */
                    accent: string;
                    /** @description Color of text on `accent`. */
                    onAccent: string;
                };
            };
        };
        /** @enum {string} */
        PageTheme: "light" | "dark" | "system";
        Pagination: {
            /** @description Items of the whole list. */
            totalItems: number;
            /** @description Items after this page. */
            remainingItems: number;
            /** @description Items on this page. */
            returnedItems: number;
            /** @description Largest number of items on a page: `take`. */
            itemsPerPage: number;
            /** @description Number of this page, from 1; 0 for an empty list. */
            currentPage: number;
            /** @description Number of pages. */
            totalPages: number;
            /** @description Whether a page follows. */
            hasNextPage: boolean;
            /** @description Whether a page precedes. */
            hasPreviousPage: boolean;
        };
        PeriodLimits: {
            /** @description Limit per day. */
            day?: number;
            /** @description Limit per week, from Sunday. */
            week?: number;
            /** @description Limit per calendar month. */
            month?: number;
            /** @description Limit per calendar year. */
            year?: number;
        };
        PersonalRecord: {
            /** @description The service that stores it. */
            service: string;
            /** @description What it is. */
            kind: string;
            /** @description The stored data, without secrets. */
            data: {
                [key: string]: unknown;
            };
        };
        PhoneVerification: {
            /** @description Id of the verified resource. */
            id: number;
            /** @description Phone number in E.164 format. */
            phoneNumber: string;
            /** @description Id of the user who verified it. */
            userId: number;
            /** @description Id of the team. Absent for a user's own. */
            teamId?: number;
            /** @description Name of the default schedule. */
            name: string;
            /** @description Always `false`. */
            isManaged: boolean;
            /** @description Working hours of the default schedule. */
            workingHours: {
                /** @description Weekdays, from 0 for Sunday to 6 for Saturday. */
                days: number[];
                /** @description Start, in minutes of the day. */
                startTime: number;
                /** @description End, in minutes of the day. */
                endTime: number;
                /** @description Id of the user. */
                userId: number;
            }[];
            /** @description The working hours as rows. */
            schedule: unknown[];
            /** @description The working hours by weekday, from Sunday. */
            availability: unknown[][];
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Overrides of the default schedule. */
            dateOverrides: unknown[];
            /** @description Whether it is the default schedule. */
            isDefault: boolean;
            /** @description Whether it is the user's only schedule. */
            isLastSchedule: boolean;
            /** @description Always `false`. */
            readOnly: boolean;
        };
        PhoneVerificationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["PhoneVerification"];
        };
        PrivateLinkAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["PrivateLinkOutput"];
        };
        PrivateLinkListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["PrivateLinkOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        PrivateLinkOutput: {
            /** @description Id of the private link. */
            linkId: string;
            /** @description Id of the event type. */
            eventTypeId: number;
            /** @description Whether the link creates no more bookings. */
            isExpired: boolean;
            /** @description URL of the booking page. */
            bookingUrl: string;
            /**
             * Format: date-time
             * @description When the link expires, ISO 8601. Absent if there is no such limit.
             */
            expiresAt?: string;
            /** @description Largest number of bookings that the link can create. Absent if there is no such limit. */
            maxUsageCount?: number;
            /** @description Number of bookings created by the link. Present with `maxUsageCount`. */
            usageCount?: number;
        };
        RateBooking: {
            /** @description Rating from 1 to 5. */
            rating: number;
        };
        ReassignBooking: {
            /** @description Reason, sent to the hosts. */
            reason?: string;
        };
        ReassignedAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Uid of the booking. */
                bookingUid: string;
                /** @description The new host. */
                reassignedTo: {
                    /** @description Id of the user. */
                    id: number;
                    /** @description Full name. */
                    name: string;
                    /** @description Email address. */
                    email: string;
                    /** @description Email address without the OAuth client's mark that a managed user's address has. */
                    displayEmail: string;
                };
            };
        };
        RecordingListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["RecordingOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        RecordingOutput: {
            /** @description Id of the recording. */
            id: string;
            /** @description Uid of the booking. */
            roomName: string;
            /** @description When the recording started, in seconds since 1970. */
            startTs: number;
            /**
             * @description `finished`.
             * @constant
             */
            status: "finished";
            /** @description Largest number of participants at a time. */
            maxParticipants?: number;
            /** @description Length in seconds. */
            duration: number;
            /** @description Token to share the recording by; empty if there is none. */
            shareToken: string;
            /** @description URL of the recording. */
            downloadLink: string;
        };
        RecoverWebhook: {
            /**
             * Format: date-time
             * @description Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.
             */
            since: string;
            /**
             * Format: date-time
             * @description End of the period to recover, ISO 8601. Defaults to now.
             */
            until?: string;
        };
        Recurrence: {
            /** @description Number of weeks, months or years between occurrences. */
            interval: number;
            /** @description Largest number of occurrences. */
            occurrences: number;
            /**
             * @description Unit of `interval`.
             * @enum {string}
             */
            frequency: "yearly" | "monthly" | "weekly";
        };
        ReferenceAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ReferenceOutput"];
        };
        ReferenceListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ReferenceOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        ReferenceOutput: {
            /** @description Id of the reference. */
            id: number;
            /** @description Type of the calendar or meeting service, such as `google_calendar`. */
            type: string;
            /** @description Id of the event or meeting there. */
            eventUid: string;
            /** @description Id of the calendar that holds the event; `null` if there is none. */
            destinationCalendarId: string | null;
            /** @description URL of the meeting. */
            meetingUrl?: string;
        };
        RefreshApiKey: {
            /** @description Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`. */
            apiKeyDaysValid?: number;
            /** @description Whether the API key never expires. Not with `apiKeyDaysValid`. */
            apiKeyNeverExpires?: boolean;
        };
        RefreshTokens: {
            /** @description The refresh token. */
            refreshToken: string;
        };
        RefreshedApiKey: {
            /** @description The API key. It is shown only once. */
            apiKey: string;
        };
        RefreshedApiKeyAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["RefreshedApiKey"];
        };
        RefundBooking: {
            /** @description Amount in the currency's smallest unit. Without it, everything that is not refunded yet. Needs `seatUid` if several seats are paid. */
            amount?: number;
            /** @description Reason, for the booking and the mail to the payer. */
            reason?: string;
            /** @description Uid of the seat whose payment is refunded. Without it, the payments of the whole booking. */
            seatUid?: string;
        };
        RefundPolicy: {
            /**
             * @description `always`; `never`; or `hours`: until `hours` before the start, and whenever the organizer's side cancels or declines.
             * @enum {string}
             */
            type: "always" | "never" | "hours";
            /** @description Hours before the start until which a cancellation gives the money back, for the type `hours`. */
            hours?: number;
        };
        ReportWrongAssignment: {
            /** @description Who should have had the booking: a name or an email address. */
            correctAssignee?: string;
            /** @description Why the assignment is wrong. */
            additionalNotes: string;
        };
        RequestEmailCode: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
        };
        RequestPhoneCode: {
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phone: string;
        };
        RequestVerificationCode: {
            /** @description Id of the event type to book. Give either this or `bookingUid`. */
            eventTypeId?: number;
            /** @description Uid of the booking to reschedule. The email address has to be an attendee's. */
            bookingUid?: string;
            /**
             * Format: email
             * @description Email address that gets the code.
             */
            email: string;
        };
        RescheduleBooking: {
            /**
             * Format: utc-minute
             * @description New start. ISO 8601 of a whole minute; UTC if it has no offset.
             */
            start: string;
            /**
             * Format: email
             * @description Email address of the person who reschedules. The organizer's address needs no confirmation of the new time.
             */
            rescheduledBy?: string;
            /** @description Reason, sent to the participants. Not for a booking with seats. */
            reschedulingReason?: string;
            /** @description Uid of the seat to move, for a booking with seats only. Required there without a credential. */
            seatUid?: string;
            /** @description Verification code that was sent to the attendee's email address. Needed if the event type has `requiresBookerEmailVerification`. */
            emailVerificationCode?: string;
            /** @description Whether to check only: the answer is 200 with the booking as it would be, whose id and uid name nothing. Nothing is stored and no message is sent. */
            isDryRun?: boolean;
        };
        ReservationAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ReservationOutput"];
        };
        ReservationOutput: {
            /** @description Id of the event type. */
            eventTypeId: number;
            /** @description Start of the slot, ISO 8601 in UTC. */
            slotStart: string;
            /** @description End of the slot, ISO 8601 in UTC. */
            slotEnd: string;
            /** @description Length in minutes. */
            slotDuration: number;
            /** @description Uid of the slot reservation. It gives the right to book the slot, and to update and delete the reservation. */
            reservationUid: string;
            /** @description Minutes that the reservation lasts. */
            reservationDuration: number;
            /** @description When the reservation ends, ISO 8601 in UTC. */
            reservationUntil: string;
        };
        ReserveSlot: {
            /** @description Id of the event type. */
            eventTypeId: number;
            /**
             * Format: utc-minute
             * @description Start of the slot. ISO 8601 of a whole minute; UTC if it has no offset.
             */
            slotStart: string;
            /** @description Length in minutes, for an event type with several lengths. Defaults to its `lengthInMinutes`. */
            slotDuration?: number;
            /**
             * Format: time-zone
             * @description IANA time zone of the booker, in which the days of a booking window count. Defaults to UTC.
             */
            timeZone?: string;
            /** @description Minutes until the reservation ends. Defaults to 5. Only members of the event type's team or organization may choose. */
            reservationDuration?: number;
        };
        RevocationRequest: {
            /** @description The access or refresh token. */
            token: string;
            /** @description `access_token` or `refresh_token`. Not needed. */
            token_type_hint?: string;
            /** @description Id of the OAuth client, without Basic authentication. */
            client_id?: string;
            /** @description Secret of a confidential client, without Basic authentication. */
            client_secret?: string;
        };
        /**
         * @description Role in the team or organization.
         * @enum {string}
         */
        Role: "MEMBER" | "ADMIN" | "OWNER";
        RoomRecordingInput: {
            /**
             * Format: uri
             * @description URL of the recording.
             */
            downloadUrl: string;
            /**
             * Format: uri
             * @description URL of the transcript. A recording can be sent again once it has one.
             */
            transcriptUrl?: string;
            /** @description Id of the recording at the provider. Without it, `downloadUrl` tells recordings apart. */
            id?: string;
            /**
             * Format: date-time
             * @description When the recording started, ISO 8601.
             */
            startedAt?: string;
            /** @description Length in seconds. */
            duration?: number;
            /** @description Token to share the recording by. */
            shareToken?: string;
        };
        RoomVisit: {
            /**
             * Format: email
             * @description Email address of the participant.
             */
            email: string;
            /**
             * @description `joined` or `left`.
             * @enum {string}
             */
            event: "joined" | "left";
            /**
             * Format: date-time
             * @description When it happened, ISO 8601.
             */
            at: string;
        };
        RotateClientSecret: {
            /** @description Whether the older secret ends now instead of in 24 hours. Defaults to `false`. */
            endOlderNow?: boolean;
        };
        RotateSecret: {
            /** @description The new secret. Generated if omitted. */
            secret?: string;
        };
        RotatedClientSecretAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description The new secret. */
                clientSecret: string;
                /** @description Until when the older secret is valid, ISO 8601 in UTC. Absent if it has ended. */
                olderSecretExpiresAt?: string;
            };
        };
        RotatedSecret: {
            /** @description The new secret. */
            secret: string;
            /** @description The new secret as Standard Webhooks libraries take it. */
            signingKey: string;
            /** @description Until when the previous secret signs too, ISO 8601 in UTC. Absent if there was none. */
            previousSecretExpiresAt?: string;
        };
        RotatedSecretAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["RotatedSecret"];
        };
        Routing: {
            /** @description Ids of the users who may host the booking. */
            teamMemberIds?: number[];
            /** @description Id of the response to the routing form. */
            responseId?: number | null;
            /** @description Id of the queued response to the routing form. The booking submits it. */
            queuedResponseId?: string | null;
            /** @description Email address of the team member who is to host the booking. Has no effect if none of the hosts has it. */
            teamMemberEmail?: string;
            /** @description Whether to ignore `teamMemberEmail`. */
            skipContactOwner?: boolean;
            /** @description Not supported: refused with 400. */
            crmAppSlug?: string;
            /** @description Not supported: refused with 400. */
            crmOwnerRecordType?: string;
        };
        RoutingForm: {
            /** @description Id of the routing form. */
            id: string;
            /** @description Name. */
            name: string;
            /** @description Description. */
            description: string;
            /** @description Position among the owner's routing forms. */
            position: number;
            /** @description Id of the user who created it. */
            userId: number;
            /** @description Id of the team; `null` for a user's form. */
            teamId: number | null;
            /** @description Whether the form takes no responses. */
            disabled: boolean;
            /** @description Fields. */
            fields: {
                /** @description Id of the field. Generated if omitted. */
                id: string;
                /** @description Name of the field in responses and variables. Made from the label if omitted. */
                identifier: string;
                /** @description Label. */
                label: string;
                /**
                 * @description Type of the field.
                 * @enum {string}
                 */
                type: "text" | "textarea" | "number" | "email" | "phone" | "select" | "multiselect";
                /** @description Whether the field must be answered. */
                required: boolean;
                /** @description Options of a `select` or `multiselect` field. */
                options: {
                    /** @description Id of the option. Generated if omitted. */
                    id?: string;
                    /** @description Label. */
                    label: string;
                }[];
            }[];
            /** @description Routes, in order. The first one whose conditions hold applies. */
            routes: {
                /** @description Id of the route. */
                id: string;
                /** @description Conditions that all have to hold. A route without conditions takes every response. */
                conditions: components["schemas"]["FormCondition"][];
                /** @description What happens with the response. */
                action: {
                    /**
                     * @description Book an event type, show a message, or redirect to a URL.
                     * @enum {string}
                     */
                    type: "eventType" | "message" | "redirect";
                    /** @description Id of the event type, for the type `eventType`. */
                    eventTypeId?: number;
                    /** @description The message or the URL. */
                    value?: string;
                };
                /** @description Conditions on the attributes of the team's members, which all have to hold: they choose among the hosts of the event type. All hosts are possible if no host matches. For forms of a team. */
                memberConditions?: components["schemas"]["MemberCondition"][];
            }[];
            /** @description Settings of the form. */
            settings: {
                [key: string]: unknown;
            };
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: string;
        };
        RoutingFormAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["RoutingForm"];
        };
        RoutingFormsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["RoutingForm"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        SaveIcsFeeds: {
            /** @description URLs of the ICS feeds: `https`, `http` or `webcal`. They replace the feeds of earlier calls. */
            urls: string[];
            /**
             * @description Accepted for other clients; has no effect. Feeds are read-only.
             * @default true
             */
            readOnly?: boolean;
        };
        ScheduleAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["ScheduleOutput"];
        };
        ScheduleAvailability: {
            /** @description Weekdays. */
            days: components["schemas"]["WeekDay"][];
            /** @description Start in the schedule's time zone, as `HH:mm`. */
            startTime: string;
            /** @description End in the schedule's time zone, as `HH:mm`. `23:59` means midnight. */
            endTime: string;
        };
        ScheduleListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["ScheduleOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        ScheduleOutput: {
            /** @description Id of the schedule. */
            id: number;
            /** @description Id of the owner. */
            ownerId: number;
            /** @description Name. */
            name: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Working hours by weekday. */
            availability: components["schemas"]["ScheduleAvailability"][];
            /** @description Whether this is the user's default schedule. */
            isDefault: boolean;
            /** @description Hours of single dates, which replace those of the weekday. */
            overrides: components["schemas"]["ScheduleOverride"][];
        };
        ScheduleOverride: {
            /**
             * Format: date
             * @description Date as `YYYY-MM-DD`. Overrides of the same date add up.
             */
            date: string;
            /** @description Start in the schedule's time zone, as `HH:mm`. */
            startTime: string;
            /** @description End in the schedule's time zone, as `HH:mm`. `00:00` to `00:00` makes the date unavailable. */
            endTime: string;
        };
        /**
         * @description Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).
         * @enum {string}
         */
        SchedulingType: "collective" | "roundRobin" | "managed";
        Seats: {
            /** @description Number of seats. */
            seatsPerTimeSlot: number;
            /** @description Whether attendees see who has the other seats. */
            showAttendeeInfo: boolean;
            /** @description Whether slots show the number of remaining seats. */
            showAvailabilityCount: boolean;
        };
        SelectCalendar: {
            /** @description Type of the connection, such as `caldav_calendar`. */
            integration: string;
            /** @description Id of the calendar at its provider. */
            externalId: string;
            /** @description Id of the calendar connection. */
            credentialId: number;
        };
        SelectedCalendar: {
            /** @description Id of the user. */
            userId: number;
            /** @description Type of the connection, such as `caldav_calendar`. */
            integration: string;
            /** @description Id of the calendar at its provider. */
            externalId: string;
            /** @description Id of the calendar connection. */
            credentialId: number | null;
        };
        SelectedCalendarAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["SelectedCalendar"];
        };
        ServerMetadata: {
            /** @description URL of the authorization server. */
            issuer: string;
            /** @description URL of the authorization endpoint. */
            authorization_endpoint: string;
            /** @description URL of the token endpoint. */
            token_endpoint: string;
            /** @description URL of the revocation endpoint. */
            revocation_endpoint: string;
            /** @description Scopes. */
            scopes_supported: string[];
            /** @description Values of `response_type`. */
            response_types_supported: string[];
            /** @description Values of `response_mode`. */
            response_modes_supported: string[];
            /** @description Values of `grant_type`. */
            grant_types_supported: string[];
            /** @description Values of `code_challenge_method`. */
            code_challenge_methods_supported: string[];
            /** @description How clients authenticate at the token endpoint. */
            token_endpoint_auth_methods_supported: string[];
            /** @description How clients authenticate at the revocation endpoint. */
            revocation_endpoint_auth_methods_supported: string[];
            /** @description Whether the redirect to the client has `iss`. */
            authorization_response_iss_parameter_supported: boolean;
            /** @description Languages of the consent page. */
            ui_locales_supported: string[];
            /** @description URL of the API reference. */
            service_documentation: string;
        };
        Session: {
            /** @description Id of the session. */
            id: string;
            /** @description Whether it is the session of this call. */
            isCurrent: boolean;
            /** @description `User-Agent` of the browser when it signed in. */
            userAgent: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was last used, ISO 8601 in UTC; up to half a minute late. Absent if it was not used yet. */
            lastUsedAt?: string;
            /** @description When it ends without further use, ISO 8601 in UTC. */
            expiresAt: string;
        };
        SessionListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["Session"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        SessionParticipant: {
            /** @description Id of the host's user; `null` for others. */
            userId: string | null;
            /** @description Name, or the email address if the booking has no name. */
            userName: string | null;
            /** @description When the participant joined, in seconds since 1970. */
            joinTime: number;
            /** @description Length of the stay in seconds. */
            duration: number;
        };
        SetHolidays: {
            /** @description Country whose public holidays the caller has off, ISO 3166-1; `null` for none. */
            countryCode: string | null;
            /** @description State or province of the country, which has holidays of its own. */
            regionCode?: string | null;
            /** @description Ids of holidays on which the caller works all the same. */
            workedHolidayIds?: string[];
        };
        SetTravelSchedules: {
            /** @description The travel schedules of the caller from now on. They must not overlap; an empty list removes all. */
            travelSchedules: {
                /**
                 * Format: time-zone
                 * @description IANA time zone, such as `Europe/Berlin`.
                 */
                timeZone: string;
                /**
                 * Format: date
                 * @description First date, as `YYYY-MM-DD`.
                 */
                startDate: string;
                /** @description Last date, included. Without it, the travel schedule has no end. */
                endDate?: string | null;
            }[];
        };
        SignIn: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description Path of the page to open after signing in: the account page, the console or the consent page. */
            returnTo?: string;
        };
        SignInAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description When the mailed link expires, ISO 8601 in UTC. */
                expiresAt: string;
            };
        };
        SignInLink: {
            /** @description The secret of the mailed link, behind its `#`. */
            token: string;
        };
        SignInLinkAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                /** @description The accounts that the link signs in to: more than one if several organizations have the address. */
                accounts: {
                    /** @description Id of the user. */
                    userId: number;
                    /** @description Full name. */
                    name: string;
                    /** @description Name of the home organization; `null` if there is none. */
                    organization: string | null;
                }[];
            };
        };
        SlotOutput: {
            /** @description Start, ISO 8601 in the requested time zone. */
            start: string;
            /** @description End, ISO 8601 in the requested time zone. Present with `format=range`. */
            end?: string;
            /** @description Seats that are taken, if the event type shows them. */
            seatsBooked?: number;
            /** @description Seats that are left, if the event type shows them. */
            seatsRemaining?: number;
            /** @description Number of seats, if the event type shows them. */
            seatsTotal?: number;
            /** @description Uid of the booking that already has seats taken. */
            bookingUid?: string;
        };
        SlotsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: {
                [key: string]: components["schemas"]["SlotOutput"][];
            };
        };
        Team: {
            /** @description Id of the team. */
            id: number;
            /** @description Id of the organization. Absent for a team without an organization. */
            parentId?: number;
            /** @description Name. */
            name: string;
            /** @description Slug. */
            slug: string;
            /** @description Whether this is an organization. */
            isOrganization: boolean;
            metadata: components["schemas"]["Metadata"];
            /**
             * Format: uri
             * @description https URL of the logo on booking pages and in mails.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description https URL of the logo in video rooms. Kept for clients.
             */
            svcVideoLogo?: string;
            /**
             * Format: uri
             * @description https URL of the logo in apps. Kept for clients.
             */
            appLogo?: string;
            /**
             * Format: uri
             * @description https URL of the icon in apps. Kept for clients.
             */
            appIconLogo?: string;
            /**
             * Format: uri
             * @description https URL of the banner on booking pages.
             */
            bannerUrl?: string;
            /** @description Description of the team. */
            bio?: string;
            /** @description Whether pages show no branding. Kept for clients. */
            hideBranding?: boolean;
            /** @description Not supported: must be `false`, as no page lists members. */
            isPrivate?: boolean;
            /** @description Not supported: must be `false`, as no page of a team offers its members. */
            hideBookATeamMember?: boolean;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"];
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /**
             * @description Hours of the clock: 12 or 24.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /** @description First day of the week on booking pages, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /** @description Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them. */
            bookingLimits?: string;
            /** @description Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types. */
            includeManagedEventsInLimits?: boolean;
            /** @description Start of the URLs of the team's booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}. */
            bookingUrl?: string;
        };
        TeamAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Team"];
        };
        TeamEventTypeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["TeamEventTypeOutput"];
        };
        TeamEventTypeListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["TeamEventTypeOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TeamEventTypeOutput: {
            /** @description Id of the event type. */
            id: number;
            /** @description Id of the owner. */
            ownerId: number;
            /** @description Id of the managed event type that this is a copy of. */
            parentEventTypeId?: number;
            /** @description Title. */
            title: string;
            /** @description Slug in kebab case, unique for its owner. */
            slug: string;
            /** @description Length in minutes. */
            lengthInMinutes: number;
            /** @description Description. */
            description: string;
            /** @description Lengths in minutes to choose from. */
            lengthInMinutesOptions?: number[];
            /** @description Locations to choose from. */
            locations: components["schemas"]["EventTypeLocation"][];
            /** @description Booking fields, the default ones included. */
            bookingFields: components["schemas"]["BookingField"][];
            /** @description Whether bookers cannot invite guests. */
            disableGuests: boolean;
            /** @description Minutes between the starts of slots. Absent for the length. */
            slotInterval?: number;
            /** @description Minutes by which every slot starts later. */
            offsetStart: number;
            /** @description Minutes before the start by which a booking must be created. */
            minimumBookingNotice: number;
            /** @description Minutes before a booking that stay free. */
            beforeEventBuffer: number;
            /** @description Minutes after a booking that stay free. */
            afterEventBuffer: number;
            /** @description How far ahead bookings can be created. Absent if there is no limit. */
            bookingWindow?: components["schemas"]["BookingWindow"];
            /** @description Id of the schedule; `null` for the owner's default schedule. */
            scheduleId: number | null;
            /** @description Which bookings need to be confirmed. Absent if none do. */
            confirmationPolicy?: components["schemas"]["ConfirmationPolicy"];
            /** @description Whether every booking needs to be confirmed. */
            requiresConfirmation: boolean;
            /** @description Whether lists and booking pages leave the event type out. */
            hidden: boolean;
            /** @description Whether only its owner, hosts and admins may create bookings. */
            bookingRequiresAuthentication: boolean;
            /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
            showOptimizedSlots: boolean;
            /** @description Whether each day shows its first slot only. */
            onlyShowFirstAvailableSlot: boolean;
            /** @description The integrator's own data, as it was given. */
            metadata: {
                [key: string]: unknown;
            };
            /** @description How a series repeats; `null` if bookings are single. */
            recurrence: components["schemas"]["Recurrence"] | null;
            /** @description Seats, if several attendees share one booking. */
            seats?: components["schemas"]["Seats"];
            /** @description Number of seats. */
            seatsPerTimeSlot?: number;
            /** @description Whether slots show the number of remaining seats. */
            seatsShowAvailabilityCount?: boolean;
            /** @description Largest number of bookings per period. */
            bookingLimitsCount?: components["schemas"]["PeriodLimits"];
            /** @description Largest number of booked minutes per period. */
            bookingLimitsDuration?: components["schemas"]["PeriodLimits"];
            /** @description Limits how many upcoming bookings one attendee may have. */
            bookerActiveBookingsLimit?: components["schemas"]["ActiveBookingsLimit"];
            /** @description Price in the currency's smallest unit; 0 if it is free. */
            price: number;
            /** @description Currency, lower-case ISO 4217. */
            currency: string;
            /** @description Always `null`. */
            forwardParamsSuccessRedirect: null;
            /** @description Whether instant bookings are possible. */
            isInstantEvent: boolean;
            /** @description Whether the booking page shows times only in the time zone of the event type. */
            lockTimeZoneToggleOnBookingPage: boolean;
            /** @description Whether calendar entries leave out the booker's notes. */
            hideCalendarNotes: boolean;
            /** @description URL to open after a booking; `null` for the page of the booking. */
            successRedirectUrl: string | null;
            /** @description Calendar that bookings are written to. Only its owner and hosts see it. */
            destinationCalendar?: components["schemas"]["EventTypeDestination"];
            /** @description Position among the owner's event types, kept for pages that list them. */
            position?: number;
            /** @description Template of a booking's title. */
            customName?: string;
            /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
            translations?: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
                /** @description Title in this language. */
                title?: string;
                /** @description Description in this language. */
                description?: string;
            }[];
            /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
            hideCalendarEventDetails?: boolean;
            /** @description Must be `false`: not supported, as connected calendars have no address. */
            useDestinationCalendarEmail?: boolean;
            /** @description Layouts of the time picker on the booking page. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Colors of buttons and links on the booking page, by theme. */
            color?: components["schemas"]["EventTypeColor"];
            /**
             * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
             * @enum {string}
             */
            interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
            /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
            embedOrigins?: string[];
            /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
            svcVideoSettings?: components["schemas"]["VideoSettings"];
            /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether bookings cannot be cancelled. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether a booker must give a verification code that was sent to the email address. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether attendees do not see the hosts' email addresses. */
            hideOrganizerEmail?: boolean;
            /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
            refundPolicy?: components["schemas"]["RefundPolicy"];
            /** @description Id of the team. */
            teamId: number;
            schedulingType: components["schemas"]["SchedulingType"];
            /** @description Hosts. */
            hosts: components["schemas"]["HostOutput"][];
            /** @description Whether every member of the team is a host. */
            assignAllTeamMembers: boolean;
            /** @description URL of the booking page. Absent for a managed event type, which its copies are booked by. */
            bookingUrl?: string;
            /** @description The team. */
            team: {
                /** @description Id of the team. */
                id: number;
                /** @description Slug of the team. */
                slug: string;
                /** @description Name of the team. */
                name: string;
                /** @description URL of the team's logo, else of its organization's. Empty if there is none. */
                logoUrl: string;
                /** @description URL of the team's banner, else of its organization's. Empty if there is none. */
                bannerUrl: string;
                /** @description Color of booking pages and mails. Empty for the default. */
                brandColor: string;
                /** @description Color of booking pages in the dark theme. Empty for the default. */
                darkBrandColor: string;
                /** @description Theme of booking pages: `light`, `dark` or `system`. */
                theme: string;
                /** @description First day of the week on booking pages, by its English name. */
                weekStart: string;
            };
            /** @description Emails that are not sent. */
            emailSettings?: components["schemas"]["EmailSettings"];
            /** @description Whether a rescheduled booking keeps its host, for `roundRobin`. */
            rescheduleWithSameRoundRobinHost?: boolean;
        };
        TeamListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["Team"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TeamMembership: {
            /** @description Id of the membership. */
            id: number;
            /** @description Id of the user. */
            userId: number;
            /** @description Id of the team or organization. */
            teamId: number;
            /** @description Whether the membership gives rights. */
            accepted: boolean;
            role: components["schemas"]["Role"];
            /** @description Id of the custom role that replaces `role`. Absent if there is none. */
            customRoleId?: string;
            /** @description Kept for clients: whether admins may not act as this member. */
            disableImpersonation: boolean;
            /** @description The user. */
            user: {
                /** @description URL of the profile picture. */
                avatarUrl?: string;
                /** @description Username, the first part of the addresses of booking pages. */
                username: string;
                /** @description Full name. */
                name: string;
                /** @description Email address. */
                email: string;
                /** @description Biography of the profile. */
                bio?: string;
                metadata: components["schemas"]["Metadata"];
            };
        };
        TeamMembershipAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["TeamMembership"];
        };
        TeamMembershipListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["TeamMembership"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TeamWebhook: {
            /** @description Id of the webhook. */
            id: number;
            /** @description JSON text with `{{dotted.path}}` placeholders; empty for the default payload. */
            payloadTemplate: string;
            /** @description Events to send. */
            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description URL of the subscriber. */
            subscriberUrl: string;
            /** @description Whether events are sent. */
            active: boolean;
            /** @description Secret that signs every request. Absent if there is none, or if the caller may not read it. */
            secret?: string;
            /** @description Largest number of requests per second. Absent for the operator's default. */
            rateLimit?: number;
            /** @description Whether the events of a booking are sent in their order. Absent if they are not. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire. Absent for 5 minutes. */
            time?: number;
            /**
             * @description Unit of `time`.
             * @enum {string}
             */
            timeUnit?: "hour" | "minute" | "day";
            /**
             * @description Why the webhook was turned off: its receiver was failing, gone, or asked for it. Absent otherwise.
             * @enum {string}
             */
            disabledReason?: "failing" | "gone" | "asked";
            /** @description When the webhook was turned off, ISO 8601 in UTC. Absent otherwise. */
            disabledAt?: string;
            /** @description Id of the team or organization. */
            teamId: number;
        };
        TeamWebhookAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["TeamWebhook"];
        };
        TeamWebhookListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["TeamWebhook"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TimeZoneOutput: {
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Its place, the last part of the name with spaces. */
            city: string;
            /** @description Offset from UTC at this moment, daylight saving time included. */
            offset: string;
            /** @description The same in minutes. */
            offsetMinutes: number;
        };
        TimeZonesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["TimeZoneOutput"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TokenAnswer: {
            /** @description The access token. */
            access_token: string;
            /**
             * @description `bearer`.
             * @constant
             */
            token_type: "bearer";
            /** @description The refresh token. It can be used once. */
            refresh_token: string;
            /** @description Seconds until the access token expires. */
            expires_in: number;
            /** @description Scopes of the access token, separated by spaces. */
            scope: string;
        };
        TokenRequest: {
            /** @description `authorization_code` or `refresh_token`. */
            grant_type: string;
            /** @description Id of the OAuth client, without Basic authentication. */
            client_id?: string;
            /** @description Secret of a confidential client, without Basic authentication. */
            client_secret?: string;
            /** @description Authorization code, for `authorization_code`. */
            code?: string;
            /** @description Redirect URI of the authorization request, for `authorization_code`. */
            redirect_uri?: string;
            /** @description PKCE verifier, for `authorization_code`. */
            code_verifier?: string;
            /** @description Refresh token, for `refresh_token`. */
            refresh_token?: string;
            /** @description Fewer scopes for the new access token, for `refresh_token`. */
            scope?: string;
        };
        Tokens: {
            /** @description The access token. It is shown only once. */
            accessToken: string;
            /** @description When the access token expires, in milliseconds since 1970. */
            accessTokenExpiresAt: number;
            /** @description The refresh token. It is shown only once and can be used once. */
            refreshToken: string;
            /** @description When the refresh token expires, in milliseconds since 1970. */
            refreshTokenExpiresAt: number;
        };
        TokensAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Tokens"];
        };
        TranscriptListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: string[];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        TravelScheduleOutput: {
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone: string;
            /**
             * Format: date
             * @description First date, as `YYYY-MM-DD`.
             */
            startDate: string;
            /** @description Last date, included; `null` without an end. */
            endDate: string | null;
        };
        TravelSchedulesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["TravelScheduleOutput"][];
        };
        UpdateAttribute: {
            /** @description Name, shown to members. */
            name?: string;
            /** @description Slug, kept as given and unique in the organization. */
            slug?: string;
            type?: components["schemas"]["AttributeType"];
            /** @description Whether the attribute is in use. Defaults to `true`. */
            enabled?: boolean;
            /** @description Whether members may set their own values. Defaults to `false`. */
            usersCanEditRelation?: boolean;
        };
        UpdateAttributeOption: {
            /** @description Value, shown to members. */
            value?: string;
            /** @description Slug of the option. Slugs may repeat. */
            slug?: string;
        };
        UpdateCalendarEvent: {
            /** @description Title. */
            title?: string;
            /** @description Description; `null` removes it. */
            description?: string | null;
            /** @description Start of the event. */
            start?: {
                /**
                 * Format: date-time
                 * @description Time, ISO 8601 with an offset or `Z`.
                 */
                time: string;
                /**
                 * Format: time-zone
                 * @description IANA time zone of the event. Defaults to its current one.
                 */
                timeZone?: string;
            };
            /** @description End of the event. */
            end?: {
                /**
                 * Format: date-time
                 * @description Time, ISO 8601 with an offset or `Z`.
                 */
                time: string;
                /**
                 * Format: time-zone
                 * @description IANA time zone of the event. Defaults to its current one.
                 */
                timeZone?: string;
            };
            /** @description Attendees. They replace the current ones; `null` removes all. */
            attendees?: {
                /**
                 * Format: email
                 * @description Email address of the attendee.
                 */
                email: string;
                /** @description Full name. */
                name?: string;
                /** @description Response of the attendee. */
                responseStatus?: ("accepted" | "pending" | "declined" | "needsAction") | null;
                /** @description Whether attendance is optional. */
                optional?: boolean | null;
            }[] | null;
            /** @description Status of the event. */
            status?: ("accepted" | "pending" | "declined" | "cancelled") | null;
        };
        UpdateFormResponse: {
            /** @description Answers to change, by the identifier or id of their fields. */
            response?: components["schemas"]["FormAnswers"];
        };
        UpdateFormWorkflow: {
            /** @description Name. */
            name?: string;
            /** @description Routing forms that the workflow is active on. */
            activation?: components["schemas"]["FormWorkflowActivation"];
            /** @description What starts the workflow. */
            trigger?: {
                /**
                 * @description Event that starts the workflow.
                 * @enum {string}
                 */
                type: "formSubmitted" | "formSubmittedNoEvent";
                /** @description Time after the event. Applies to `formSubmittedNoEvent`. */
                offset?: components["schemas"]["WorkflowOffset"];
            };
            /** @description Steps, in order. */
            steps?: {
                /** @description Id of the step to keep, on update. A step without an id is added. */
                id?: number;
                /**
                 * @description What the step does.
                 * @enum {string}
                 */
                action: "email_attendee" | "email_address" | "sms_attendee" | "sms_number";
                /** @description Position of the step. */
                stepNumber: number;
                /** @description Recipient. Follows from `action`. */
                recipient?: string;
                /**
                 * @description Template of the message. Defaults to `custom`.
                 * @enum {string}
                 */
                template?: "reminder" | "custom" | "rescheduled" | "completed" | "rating" | "cancelled";
                /** @description Name of the sender. */
                sender?: string;
                /** @description Id of the verified resource that `email_address` sends to. */
                verifiedEmailId?: number | string;
                /** @description Id of the verified resource that `sms_number` and `whatsapp_number` send to. */
                verifiedPhoneId?: number | string;
                /** @description Whether the email has a calendar entry attached. */
                includeCalendarEvent?: boolean;
                /** @description Whether the booking page requires a phone number. */
                phoneRequired?: boolean;
                /** @description The message. */
                message: {
                    /** @description Subject of an email. */
                    subject: string;
                    /** @description Body of an email, with variables such as `{ATTENDEE}`. */
                    html?: string;
                    /** @description Text of an SMS or WhatsApp message, with variables such as `{ATTENDEE}`. */
                    text?: string;
                };
            }[];
        };
        UpdateManagedOrganization: {
            /** @description Name of the organization. */
            name?: string;
            /** @description The integrator's own data. It replaces the current data. */
            metadata?: components["schemas"]["Metadata"];
        };
        UpdateManagedUser: {
            /**
             * Format: email
             * @description Email address.
             */
            email?: string;
            /** @description Full name. */
            name?: string;
            /**
             * @description Hours of the clock: 12 or 24.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description Id of the default schedule, one of the user's own. */
            defaultScheduleId?: number;
            /** @description First day of the week, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            locale?: components["schemas"]["Language"];
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            avatarUrl?: string;
            /** @description Biography of the profile. */
            bio?: string;
            /** @description The integrator's own data. It replaces the current data. */
            metadata?: components["schemas"]["Metadata"];
        };
        UpdateMembership: {
            /** @description Whether the membership gives rights from the start. Defaults to `false`. */
            accepted?: boolean;
            /** @description Role in the team or organization. Defaults to `MEMBER`. */
            role?: components["schemas"]["Role"];
            /** @description Kept for clients: whether admins may not act as this member. */
            disableImpersonation?: boolean;
            /** @description Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none. */
            customRoleId?: string | null;
        };
        UpdateOAuthClient: {
            /** @description Name of the client, shown to people who give it access. */
            name?: string;
            /** @description Redirect URIs that may receive authorization codes. */
            redirectUris?: string[];
            /**
             * @description `CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE. Defaults to `CONFIDENTIAL`.
             * @enum {string}
             */
            clientType?: "CONFIDENTIAL" | "PUBLIC";
            /**
             * Format: uri
             * @description URL of the logo.
             */
            logo?: string;
            /** @description Page that shows a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingRedirectUri?: string;
            /** @description Page that cancels a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingCancelRedirectUri?: string;
            /** @description Page that reschedules a booking, instead of the built-in one. The booking's uid is added to its path. */
            bookingRescheduleRedirectUri?: string;
            /** @description Origins whose pages may show the booking pages of managed users in a frame. Defaults to an empty list: all may. An event type with a list of its own follows that one. */
            embedOrigins?: string[];
            /** @description Whether bookings of managed users send emails. Defaults to `false`. */
            areEmailsEnabled?: boolean;
            /** @description Whether new managed users get default event types. Defaults to `false`. */
            areDefaultEventTypesEnabled?: boolean;
            /** @description Whether bookings of managed users are written to calendars. Defaults to `true`. */
            areCalendarEventsEnabled?: boolean;
        };
        UpdateOrganization: {
            /** @description Name of the organization. */
            name?: string;
            /**
             * Format: uri
             * @description https URL of the logo on booking pages and in mails.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description https URL of the banner on booking pages.
             */
            bannerUrl?: string;
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"];
            /** @description First day of the week of new teams and users, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
        };
        UpdateOrganizationUser: {
            /**
             * Format: email
             * @description Email address.
             */
            email?: string;
            /** @description Username, unique in the organization. Made from the email address if omitted. */
            username?: string;
            /** @description Full name. Defaults to the username. */
            name?: string;
            /** @description First day of the week, by its English name. */
            weekday?: components["schemas"]["WeekDay"];
            /** @description Biography of the profile. */
            bio?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /**
             * @description Hours of the clock: 12 or 24. Defaults to those that are usual in the locale.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /** @description Language of emails and messages; `null` for the default. */
            locale?: components["schemas"]["Language"] | null;
            /**
             * Format: uri
             * @description URL of the profile picture.
             */
            avatarUrl?: string;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"] | null;
            /** @description Theme of apps. Kept for clients. */
            appTheme?: string | null;
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /** @description Whether pages show no branding. Kept for clients. */
            hideBranding?: boolean;
            /** @description Whether others can book the user together with other people, by `usernames`. Defaults to `true`. */
            allowDynamicBooking?: boolean;
        };
        UpdateOutOfOffice: {
            /** @description First day, in the user's time zone. ISO 8601; only the date counts. */
            start?: string;
            /** @description Last day, included. ISO 8601; only the date counts. */
            end?: string;
            /** @description Notes. */
            notes?: string;
            /**
             * @description Reason of the absence. Defaults to `unspecified`.
             * @enum {string}
             */
            reason?: "unspecified" | "vacation" | "travel" | "sick" | "public_holiday";
            /** @description Id of a colleague whom bookers are sent to; `null` for none. */
            toUserId?: number | null;
        };
        UpdateRoutingForm: {
            /** @description Name. */
            name?: string;
            /** @description Description. */
            description?: string;
            /** @description Whether the form takes no responses. Defaults to `false`. */
            disabled?: boolean;
            /** @description Fields. */
            fields?: components["schemas"]["FormField"][];
            /** @description Routes, in order. The first one whose conditions hold applies. */
            routes?: components["schemas"]["FormRouteRule"][];
        };
        UpdateSchedule: {
            /** @description Name. */
            name?: string;
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /** @description Whether this is the user's default schedule. On update, `false` has no effect. */
            isDefault?: boolean;
            /** @description Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00. */
            availability?: components["schemas"]["ScheduleAvailability"][];
            /** @description Hours of single dates, which replace those of the weekday. */
            overrides?: components["schemas"]["ScheduleOverride"][];
        };
        UpdateTeam: {
            /** @description Name. */
            name?: string;
            /** @description Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused. */
            slug?: string;
            metadata?: components["schemas"]["Metadata"];
            /**
             * Format: uri
             * @description https URL of the logo on booking pages and in mails.
             */
            logoUrl?: string;
            /**
             * Format: uri
             * @description https URL of the logo in video rooms. Kept for clients.
             */
            svcVideoLogo?: string;
            /**
             * Format: uri
             * @description https URL of the logo in apps. Kept for clients.
             */
            appLogo?: string;
            /**
             * Format: uri
             * @description https URL of the icon in apps. Kept for clients.
             */
            appIconLogo?: string;
            /**
             * Format: uri
             * @description https URL of the banner on booking pages.
             */
            bannerUrl?: string;
            /** @description Description of the team. */
            bio?: string;
            /** @description Whether pages show no branding. Kept for clients. */
            hideBranding?: boolean;
            /** @description Not supported: must be `false`, as no page lists members. */
            isPrivate?: boolean;
            /** @description Not supported: must be `false`, as no page of a team offers its members. */
            hideBookATeamMember?: boolean;
            /** @description Theme of booking pages: `light`, `dark`, or `system` for that of the device. */
            theme?: components["schemas"]["PageTheme"];
            /** @description Color of booking pages and mails, as `#rgb` or `#rrggbb`. */
            brandColor?: string;
            /** @description Color of booking pages in the dark theme. Defaults to `brandColor`. */
            darkBrandColor?: string;
            /**
             * @description Hours of the clock: 12 or 24.
             * @enum {number}
             */
            timeFormat?: 12 | 24;
            /**
             * Format: time-zone
             * @description IANA time zone, such as `Europe/Berlin`.
             */
            timeZone?: string;
            /** @description First day of the week on booking pages, by its English name. */
            weekStart?: components["schemas"]["WeekDay"];
            /** @description Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them. */
            bookingLimits?: string;
            /** @description Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types. */
            includeManagedEventsInLimits?: boolean;
        };
        UpdateTeamEventType: {
            /** @description Title. */
            title?: string;
            /** @description Slug in kebab case, unique for its owner. */
            slug?: string;
            /** @description Length in minutes. */
            lengthInMinutes?: number;
            /** @description Description. */
            description?: string;
            /** @description Lengths in minutes to choose from. `lengthInMinutes` is the default one. */
            lengthInMinutesOptions?: (number | string)[];
            /** @description Minutes between the starts of slots; `null` for the length. */
            slotInterval?: number | null;
            /** @description Minutes by which every slot starts later. */
            offsetStart?: number;
            /** @description Minutes before a booking that stay free. */
            beforeEventBuffer?: number;
            /** @description Minutes after a booking that stay free. */
            afterEventBuffer?: number;
            /** @description Minutes before the start by which a booking must be created. */
            minimumBookingNotice?: number;
            /** @description How far ahead bookings can be created. */
            bookingWindow?: components["schemas"]["BookingWindowInput"];
            /** @description Id of the schedule; `null` for the owner's default schedule. */
            scheduleId?: number | null;
            /** @description Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location. */
            locations?: components["schemas"]["EventTypeLocationInput"][];
            /** @description Custom booking fields, and changes to the default ones. */
            bookingFields?: components["schemas"]["BookingFieldInput"][];
            /** @description Whether bookers cannot invite guests. */
            disableGuests?: boolean;
            /** @description Which bookings need to be confirmed. */
            confirmationPolicy?: components["schemas"]["ConfirmationPolicyInput"];
            /** @description Whether every booking needs to be confirmed. Short for a `confirmationPolicy`. */
            requiresConfirmation?: boolean;
            /** @description Whether lists and booking pages leave the event type out. */
            hidden?: boolean;
            /** @description Whether only its owner, hosts and admins may create bookings. */
            bookingRequiresAuthentication?: boolean;
            /** @description Whether slots may start off the grid, to leave fewer minutes unused. */
            showOptimizedSlots?: boolean;
            /** @description Whether each day shows its first slot only. */
            onlyShowFirstAvailableSlot?: boolean;
            metadata?: components["schemas"]["Metadata"];
            /** @description Position among the owner's event types, kept for pages that list them. */
            position?: number;
            /** @description Template of a booking's title. */
            customName?: string;
            /** @description Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole. */
            translations?: {
                /** @description Language of the texts. */
                language: components["schemas"]["Language"];
                /** @description Title in this language. */
                title?: string;
                /** @description Description in this language. */
                description?: string;
            }[];
            /** @description Whether the booking page shows times only in the time zone of the event type. */
            lockTimeZoneToggleOnBookingPage?: boolean;
            /** @description Whether calendar entries leave out the booker's notes. */
            hideCalendarNotes?: boolean;
            /** @description Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy. */
            hideCalendarEventDetails?: boolean;
            /** @description Must be `false`: not supported, as connected calendars have no address. */
            useDestinationCalendarEmail?: boolean;
            /** @description URL to open after a booking; `null` for the page of the booking. */
            successRedirectUrl?: string | null;
            /** @description Layouts of the time picker on the booking page. */
            bookerLayouts?: components["schemas"]["BookerLayouts"];
            /** @description Colors of buttons and links on the booking page, by theme. */
            color?: components["schemas"]["EventTypeColor"];
            /**
             * @description Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.
             * @enum {string}
             */
            interfaceLanguage?: "" | "ar" | "az" | "bg" | "bn" | "ca" | "cs" | "da" | "de" | "el" | "en" | "es" | "es-419" | "et" | "eu" | "fi" | "fr" | "he" | "hr" | "hu" | "id" | "it" | "iw" | "ja" | "km" | "ko" | "lv" | "nl" | "no" | "pl" | "pt" | "pt-BR" | "ro" | "ru" | "sk" | "sr" | "sv" | "ta" | "th" | "tr" | "uk" | "vi" | "zh-CN" | "zh-TW" | "sk-SK";
            /** @description Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all. */
            embedOrigins?: string[];
            /** @description Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here. */
            svcVideoSettings?: components["schemas"]["VideoSettings"];
            /** @description When the booking page offers no rescheduling. The API reschedules regardless. */
            disableRescheduling?: components["schemas"]["DisableRescheduling"];
            /** @description Whether bookings cannot be cancelled. */
            disableCancelling?: components["schemas"]["DisableCancelling"];
            /** @description Whether the booking page lets attendees reschedule a booking that has ended. */
            allowReschedulingPastBookings?: boolean;
            /** @description Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers. */
            allowReschedulingCancelledBookings?: boolean;
            /** @description Whether a booker must give a verification code that was sent to the email address. */
            requiresBookerEmailVerification?: boolean;
            /** @description Whether attendees do not see the hosts' email addresses. */
            hideOrganizerEmail?: boolean;
            /** @description Price in the currency's smallest unit; 0 if it is free. */
            price?: number;
            /** @description Currency, lower-case ISO 4217. */
            currency?: string;
            /** @description When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`. */
            refundPolicy?: components["schemas"]["RefundPolicy"];
            /** @description Makes bookings a series. Not with `seats`. */
            recurrence?: {
                /** @description Number of weeks, months or years between occurrences. */
                interval?: number;
                /** @description Largest number of occurrences. */
                occurrences?: number;
                /**
                 * @description Unit of `interval`.
                 * @enum {string}
                 */
                frequency?: "yearly" | "monthly" | "weekly";
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Lets several attendees share one booking. Not with `recurrence`. */
            seats?: {
                /** @description Number of seats. */
                seatsPerTimeSlot?: number;
                /** @description Whether attendees see who has the other seats. */
                showAttendeeInfo?: boolean;
                /** @description Whether slots show the number of remaining seats. */
                showAvailabilityCount?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of bookings per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsCount?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one. */
            bookingLimitsDuration?: {
                /** @description Limit per day. */
                day?: number;
                /** @description Limit per week, from Sunday. */
                week?: number;
                /** @description Limit per calendar month. */
                month?: number;
                /** @description Limit per calendar year. */
                year?: number;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Limits how many upcoming bookings one attendee may have. */
            bookerActiveBookingsLimit?: {
                /** @description Largest number of upcoming bookings of one attendee. */
                maximumActiveBookings?: number;
                /** @description Whether the refusal and the booking page offer to reschedule the last booking instead. Its uid is given only to callers who have proved that it is theirs: by a verification code, by their verified address, or by the right to read it. */
                offerReschedule?: boolean;
                /** @description `true` turns the feature off. */
                disabled?: boolean;
            };
            /** @description Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar. */
            destinationCalendar?: components["schemas"]["EventTypeDestination"] | null;
            schedulingType?: components["schemas"]["SchedulingType"];
            /** @description Hosts. They replace the current ones. */
            hosts?: components["schemas"]["HostInput"][];
            /** @description Whether every member of the team is a host, future members included. */
            assignAllTeamMembers?: boolean;
            /** @description Emails that are not sent. */
            emailSettings?: components["schemas"]["EmailSettings"];
            /** @description Whether a rescheduled booking keeps its host, for `roundRobin`. */
            rescheduleWithSameRoundRobinHost?: boolean;
        };
        UpdateWebhook: {
            /** @description Whether events are sent. */
            active?: boolean;
            /** @description URL of the subscriber, `http` or `https`. */
            subscriberUrl?: string;
            /** @description Events to send. */
            triggers?: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload. */
            payloadTemplate?: string | null;
            /** @description Secret that signs every request; empty or `null` for none. */
            secret?: string | null;
            /**
             * @description Version of the payload. Defaults to the newest.
             * @constant
             */
            version?: "2021-10-20";
            /** @description Largest number of requests per second; more wait. `null` for the operator's default. */
            rateLimit?: number | null;
            /** @description Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes. */
            time?: number | null;
            /** @description Unit of `time`. Defaults to `minute`. */
            timeUnit?: ("hour" | "minute" | "day") | null;
        };
        UpdateWorkflow: {
            /** @description Name. */
            name?: string;
            /** @description Event types that the workflow is active on. */
            activation?: components["schemas"]["WorkflowActivation"];
            /** @description What starts the workflow. */
            trigger?: components["schemas"]["WorkflowTriggerInput"];
            /** @description Steps, in order. */
            steps?: components["schemas"]["WorkflowStepInput"][];
        };
        UserWebhook: {
            /** @description Id of the webhook. */
            id: number;
            /** @description JSON text with `{{dotted.path}}` placeholders; empty for the default payload. */
            payloadTemplate: string;
            /** @description Events to send. */
            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
            /** @description URL of the subscriber. */
            subscriberUrl: string;
            /** @description Whether events are sent. */
            active: boolean;
            /** @description Secret that signs every request. Absent if there is none, or if the caller may not read it. */
            secret?: string;
            /** @description Largest number of requests per second. Absent for the operator's default. */
            rateLimit?: number;
            /** @description Whether the events of a booking are sent in their order. Absent if they are not. */
            ordered?: boolean;
            /** @description Time after the start at which the no-show triggers fire. Absent for 5 minutes. */
            time?: number;
            /**
             * @description Unit of `time`.
             * @enum {string}
             */
            timeUnit?: "hour" | "minute" | "day";
            /**
             * @description Why the webhook was turned off: its receiver was failing, gone, or asked for it. Absent otherwise.
             * @enum {string}
             */
            disabledReason?: "failing" | "gone" | "asked";
            /** @description When the webhook was turned off, ISO 8601 in UTC. Absent otherwise. */
            disabledAt?: string;
            /** @description Id of the user. */
            userId: number;
        };
        UserWebhookAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["UserWebhook"];
        };
        UserWebhookListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["UserWebhook"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        VerifiedEmail: {
            /** @description Id of the verified resource. */
            id: number;
            /** @description Email address. */
            email: string;
            /** @description Id of the user who verified it. */
            userId: number;
            /** @description Id of the team. Absent for a user's own. */
            teamId?: number;
        };
        VerifiedEmailAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["VerifiedEmail"];
        };
        VerifiedEmailsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["VerifiedEmail"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        VerifiedPhone: {
            /** @description Id of the verified resource. */
            id: number;
            /** @description Phone number in E.164 format. */
            phoneNumber: string;
            /** @description Id of the user who verified it. */
            userId: number;
            /** @description Id of the team. Absent for a user's own. */
            teamId?: number;
        };
        VerifiedPhoneAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["VerifiedPhone"];
        };
        VerifiedPhonesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["VerifiedPhone"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        VerifyEmail: {
            /**
             * Format: email
             * @description Email address.
             */
            email: string;
            /** @description Verification code that was sent to the address or number. */
            code: string;
        };
        VerifyPhone: {
            /**
             * Format: phone
             * @description Phone number in E.164 format.
             */
            phone: string;
            /** @description Verification code that was sent to the address or number. */
            code: string;
        };
        VideoSettings: {
            /** @description Not supported: must be `false`. */
            disableRecordingForOrganizer?: boolean;
            /** @description Not supported: must be `false`. */
            disableRecordingForGuests?: boolean;
            /** @description Not supported: must be `null`. */
            redirectUrlOnExit?: string | null;
            /** @description Not supported: must be `false`. */
            enableAutomaticRecordingForOrganizer?: boolean;
            /** @description Not supported: must be `false`. */
            enableAutomaticTranscription?: boolean;
            /** @description Not supported: must be `false`. */
            disableTranscriptionForGuests?: boolean;
            /** @description Not supported: must be `false`. */
            disableTranscriptionForOrganizer?: boolean;
            /** @description Not supported: must be `false`. */
            sendTranscriptionEmails?: boolean;
        };
        WebhookAttempt: {
            /** @description Number of the attempt, from 1. */
            attempt: number;
            /** @description When the attempt was made, ISO 8601 in UTC. */
            at: string;
            /** @description URL that the request was sent to. */
            url: string;
            /**
             * @description Result of the attempt. Only `success` counts as delivered; a redirect is not followed.
             * @enum {string}
             */
            class: "success" | "redirect" | "client_error" | "gone" | "rate_limited" | "server_error" | "timeout" | "dns_error" | "connection_error" | "tls_error" | "invalid_response" | "egress_blocked";
            /** @description HTTP status. Absent without a response. */
            status?: number;
            /** @description Milliseconds of each phase. */
            timings: {
                /** @description Milliseconds of this phase. Absent if it was not reached. */
                dns?: number;
                /** @description Milliseconds of this phase. Absent if it was not reached. */
                connect?: number;
                /** @description Milliseconds of this phase. Absent if it was not reached. */
                tls?: number;
                /** @description Milliseconds of this phase. Absent if it was not reached. */
                firstByte?: number;
                /** @description Milliseconds of the whole attempt. */
                total: number;
            };
            /** @description First 4 KiB of the response body, kept for 7 days. */
            response?: string;
            /** @description Whether the response body was longer. */
            responseTruncated: boolean;
            /** @description What failed, without a response. */
            error?: string;
        };
        WebhookAttemptAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WebhookAttempt"];
        };
        WebhookAttemptListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["WebhookAttempt"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        WebhookAttendee: {
            /** @description Email address; empty for an attendee without one. */
            email: string;
            /** @description Full name. */
            name: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Language of messages. */
            language: {
                /** @description Language code. */
                locale: string;
            };
            /** @description Phone number in E.164 format. */
            phoneNumber: string | null;
            /** @description Minutes that the time zone is ahead of UTC at the start. */
            utcOffset: number;
        };
        WebhookBooking: {
            /** @description Slug of the event type. */
            type: string;
            /** @description Title of the booking. */
            title: string;
            /** @description Description of the booking. */
            description: string;
            /** @description The attendee's notes. */
            additionalNotes: string;
            /** @description Always empty; for receivers that expect it. */
            customInputs: Record<string, unknown>;
            /** @description Start, ISO 8601 in UTC. */
            startTime: string;
            /** @description End, ISO 8601 in UTC. */
            endTime: string;
            /** @description The host. */
            organizer: components["schemas"]["WebhookHost"] | null;
            /** @description Answers to all booking fields, by their slugs. */
            responses: {
                [key: string]: components["schemas"]["WebhookResponse"];
            };
            /** @description Answers to the custom booking fields, by their slugs. */
            userFieldsResponses: {
                [key: string]: components["schemas"]["WebhookResponse"];
            };
            /** @description The attendees. */
            attendees: components["schemas"]["WebhookAttendee"][];
            /** @description Where the meeting takes place. */
            location: string;
            /** @description How to enter the built-in video room. Absent elsewhere. */
            videoCallData?: {
                /** @description Type of the video service. */
                type: string;
                /** @description Uid of the booking. */
                id: string;
                /** @description Always empty. */
                password: string;
                /** @description URL of the room. */
                url: string;
            };
            /** @description Always `null`; for receivers that expect it. */
            destinationCalendar: null;
            /** @description Whether calendar entries hide the notes. */
            hideCalendarNotes: boolean;
            /** @description Whether a host must confirm bookings of the event type. */
            requiresConfirmation: boolean;
            /** @description Id of the event type. */
            eventTypeId: number;
            /** @description Whether attendees of one booking see each other. */
            seatsShowAttendees: boolean;
            /** @description Seats of each booking; `null` without seats. */
            seatsPerTimeSlot: number | null;
            /** @description Uid of the booking. */
            uid: string;
            /** @description Id of the booking. */
            bookingId: number;
            /** @description UID of the calendar entry. */
            iCalUID: string;
            /** @description SEQUENCE of the calendar entry. */
            iCalSequence: number;
            /** @description Title of the event type. */
            eventTitle: string;
            /** @description Description of the event type. */
            eventDescription: string;
            /** @description Price, in the smallest unit of the currency. */
            price: number;
            /** @description ISO 4217 code of the currency, in lower case. */
            currency: string;
            /** @description Length in minutes. */
            length: number;
            /** @description The integrator's own data. */
            metadata: {
                [key: string]: unknown;
            };
            /**
             * @description Status of the booking.
             * @enum {string}
             */
            status: "ACCEPTED" | "PENDING" | "CANCELLED" | "REJECTED";
            /** @description Phone number for reminders. */
            smsReminderNumber: string | null;
            /** @description The team of the event type, with the hosts besides the organizer. Absent for a personal event type. */
            team?: {
                /** @description Id of the team. */
                id: number;
                /** @description Name of the team. */
                name: string;
                /** @description The other hosts. */
                members: components["schemas"]["WebhookHost"][];
            };
            /** @description Rises with every change of the booking: drop a payload with a lower one. */
            sequence: number;
        };
        WebhookDelivery: {
            /** @description UUID of the event: the same for every webhook, and the value of the header `webhook-id`. */
            id: string;
            /** @description Id of the webhook. */
            webhookId: number;
            /** @description Trigger of the event, or `PING`. */
            trigger: string;
            /** @description Uid of the booking that the event is about. */
            bookingUid?: string;
            /**
             * @description `pending` waits for its next attempt, `paused` for a receiver that is failing or asked to wait, `delivered` succeeded, `exhausted` is a dead letter, `cancelled` is not sent any more.
             * @enum {string}
             */
            status: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description When the event happened, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When the next attempt is due, ISO 8601 in UTC. */
            nextAttemptAt?: string;
            /** @description When it ended; absent before, ISO 8601 in UTC. */
            finishedAt?: string;
            /** @description Why there is no further attempt, if not for the result of the last one. */
            reason?: string;
        };
        WebhookDeliveryAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WebhookDelivery"];
        };
        WebhookDeliveryListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["WebhookDelivery"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        WebhookHost: {
            /** @description Id of the user. */
            id: number;
            /** @description Full name. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Username. */
            username: string;
            /** @description IANA time zone. */
            timeZone: string;
            /** @description Language of messages. */
            language: {
                /** @description Language code. */
                locale: string;
            };
            /** @description Format of times: `HH:mm` or `h:mma`. */
            timeFormat: string;
            /** @description Minutes that the time zone is ahead of UTC at the start. */
            utcOffset: number;
        };
        WebhookRecovery: {
            /** @description Id of the recovery job. */
            id: number;
            /**
             * @description Status of the recovery job.
             * @enum {string}
             */
            status: "running" | "completed";
            /** @description Start of the period, ISO 8601 in UTC. */
            since: string;
            /** @description End of the period, ISO 8601 in UTC. */
            until: string;
            /** @description Progress so far. */
            progress: {
                /** @description Events examined. */
                examined: number;
                /** @description Deliveries queued. */
                queued: number;
            };
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it ended; absent before, ISO 8601 in UTC. */
            finishedAt?: string;
        };
        WebhookRecoveryAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WebhookRecovery"];
        };
        WebhookResponse: {
            /** @description Label of the field. */
            label: string;
            /** @description The answer: a text, a number, a list or an object, by the type of the field. */
            value: unknown;
            /** @description Whether the field is hidden on booking pages. */
            isHidden: boolean;
        };
        WebhookSigningKey: {
            /** @description Id of the signing key. */
            id: string;
            /**
             * @description `ed25519`.
             * @constant
             */
            algorithm: "ed25519";
            /** @description `whpk_` and the public key in base64. */
            publicKey: string;
        };
        WebhookSigningKeysAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WebhookSigningKey"][];
        };
        WebhookStats: {
            /** @description Attempts of the last 24 hours. */
            attempts: number;
            /** @description Successful attempts of the last 24 hours. */
            successes: number;
            /** @description Successful attempts in percent, with one decimal. Absent without attempts. */
            successRate?: number;
            /** @description Latency of the attempts of the last 24 hours. Absent without attempts. */
            latency?: {
                /** @description Median in milliseconds. */
                p50: number;
                /** @description 95th percentile in milliseconds. */
                p95: number;
            };
            /** @description Deliveries that wait for an attempt. */
            pending: number;
            /** @description When the next attempt is due, ISO 8601 in UTC. */
            nextAttemptAt?: string;
            /** @description Since when every attempt has failed, ISO 8601 in UTC. Absent if the last one succeeded. */
            failingSince?: string;
        };
        WebhookStatsAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WebhookStats"];
        };
        WebhooksDeletedAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: string;
        };
        /**
         * @description English name of a weekday.
         * @enum {string}
         */
        WeekDay: "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";
        Workflow: {
            /** @description Id of the workflow. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Id of the user, for a user's workflow. */
            userId?: number;
            /** @description Id of the team, for a team's workflow. */
            teamId?: number;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was last changed, ISO 8601 in UTC. */
            updatedAt: string;
            /**
             * @description `event-type`.
             * @constant
             */
            type: "event-type";
            /** @description Event types that the workflow is active on. */
            activation: {
                /** @description Whether the workflow is active on every event type. */
                isActiveOnAllEventTypes: boolean;
                /** @description Ids of the event types that the workflow is active on. */
                activeOnEventTypeIds: number[];
            };
            /** @description What starts the workflow. */
            trigger: {
                /**
                 * @description Event that starts the workflow.
                 * @enum {string}
                 */
                type: "beforeEvent" | "eventCancelled" | "newEvent" | "afterEvent" | "rescheduleEvent" | "afterHostsSvcVideoNoShow" | "afterGuestsSvcVideoNoShow" | "bookingRejected" | "bookingRequested" | "bookingPaymentInitiated" | "bookingPaid" | "bookingNoShowUpdated";
                /** @description Time before or after the event. */
                offset: components["schemas"]["WorkflowOffset"];
            };
            /** @description Steps, in order. */
            steps: components["schemas"]["WorkflowStep"][];
        };
        WorkflowActivation: {
            /** @description Whether the workflow is active on every event type. */
            isActiveOnAllEventTypes?: boolean;
            /** @description Ids of the event types that the workflow is active on. */
            activeOnEventTypeIds?: number[];
        };
        WorkflowAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["Workflow"][];
        };
        WorkflowListAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["Workflow"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        WorkflowMessage: {
            /** @description Id of the message. */
            id: number;
            /**
             * @description How the message is sent.
             * @enum {string}
             */
            channel: "email" | "sms" | "whatsapp" | "call";
            /** @description Email address or phone number. */
            recipient: string;
            /** @description Subject. */
            subject: string;
            /**
             * @description Status of the message. `skipped` would have been sent too late.
             * @enum {string}
             */
            status: "pending" | "sent" | "failed" | "skipped";
            /** @description Number of attempts so far. */
            attempts: number;
            /** @description Why the last attempt failed, or why there was none. */
            error?: string;
            /** @description Uid of the booking that the message is about. */
            bookingUid?: string;
            /** @description When it was created, ISO 8601 in UTC. */
            createdAt: string;
            /** @description When it was sent, ISO 8601 in UTC. */
            sentAt?: string;
            /** @description When the next attempt is due, ISO 8601 in UTC. */
            nextAttemptAt?: string;
        };
        WorkflowMessagesAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The items of this page. */
            data: components["schemas"]["WorkflowMessage"][];
            /** @description Where this page lies in the list. */
            pagination: components["schemas"]["Pagination"];
        };
        WorkflowOffset: {
            /** @description Number of units before or after the event. */
            value: number;
            /**
             * @description Unit of `value`.
             * @enum {string}
             */
            unit: "hour" | "minute" | "day";
        };
        WorkflowRebuild: {
            /**
             * @description State of the rebuild; `none` if no change needed one.
             * @enum {string}
             */
            state: "none" | "running" | "finished";
            /** @description Number of bookings to process. */
            total: number;
            /** @description Number of bookings processed. */
            done: number;
            /** @description When the workflow was changed, ISO 8601 in UTC. */
            requestedAt?: string;
            /** @description When it ended; absent before, ISO 8601 in UTC. */
            finishedAt?: string;
        };
        WorkflowRebuildAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["WorkflowRebuild"];
        };
        WorkflowStep: {
            /** @description Id of the step. */
            id: number;
            /** @description Position of the step. */
            stepNumber: number;
            /**
             * @description Recipient.
             * @enum {string}
             */
            recipient: "const" | "attendee" | "email" | "phone_number";
            /** @description Id of the verified resource that the email goes to. */
            email?: number;
            /** @description Phone number that the message goes to. */
            phone?: string;
            /** @description Whether the booking page requires a phone number. */
            phoneRequired: boolean;
            /**
             * @description Template of the message.
             * @enum {string}
             */
            template: "reminder" | "custom" | "rescheduled" | "completed" | "rating" | "cancelled";
            /** @description Whether the email has a calendar entry attached. */
            includeCalendarEvent: boolean;
            /** @description Name of the sender. */
            sender: string;
            /** @description The message. */
            message: {
                /** @description Subject of an email. */
                subject: string;
                /** @description Body of an email. */
                html?: string;
                /** @description Text of an SMS or WhatsApp message. */
                text?: string;
            };
            /**
             * @description What the step does.
             * @enum {string}
             */
            action: "email_host" | "email_attendee" | "email_address" | "sms_attendee" | "sms_number" | "whatsapp_attendee" | "whatsapp_number" | "svc_ai_phone_call";
        };
        WorkflowStepInput: {
            /** @description Id of the step to keep, on update. A step without an id is added. */
            id?: number;
            /**
             * @description What the step does.
             * @enum {string}
             */
            action: "email_host" | "email_attendee" | "email_address" | "sms_attendee" | "sms_number" | "whatsapp_attendee" | "whatsapp_number" | "svc_ai_phone_call";
            /** @description Position of the step. */
            stepNumber: number;
            /** @description Recipient. Follows from `action`. */
            recipient?: string;
            /**
             * @description Template of the message. Defaults to `custom`.
             * @enum {string}
             */
            template?: "reminder" | "custom" | "rescheduled" | "completed" | "rating" | "cancelled";
            /** @description Name of the sender. */
            sender?: string;
            /** @description Id of the verified resource that `email_address` sends to. */
            verifiedEmailId?: number | string;
            /** @description Id of the verified resource that `sms_number` and `whatsapp_number` send to. */
            verifiedPhoneId?: number | string;
            /** @description Whether the email has a calendar entry attached. */
            includeCalendarEvent?: boolean;
            /** @description Whether the booking page requires a phone number. */
            phoneRequired?: boolean;
            /** @description The message. */
            message: {
                /** @description Subject of an email. */
                subject: string;
                /** @description Body of an email, with variables such as `{ATTENDEE}`. */
                html?: string;
                /** @description Text of an SMS or WhatsApp message, with variables such as `{ATTENDEE}`. */
                text?: string;
            };
        };
        WorkflowTriggerInput: {
            /**
             * @description Event that starts the workflow.
             * @enum {string}
             */
            type: "beforeEvent" | "eventCancelled" | "newEvent" | "afterEvent" | "rescheduleEvent" | "afterHostsSvcVideoNoShow" | "afterGuestsSvcVideoNoShow" | "bookingRejected" | "bookingRequested" | "bookingPaymentInitiated" | "bookingPaid" | "bookingNoShowUpdated";
            /** @description Time before or after the event. Applies to `beforeEvent`, `afterEvent` and the no-show triggers. */
            offset?: components["schemas"]["WorkflowOffset"];
        };
        WrittenTeamEventTypeAnswer: {
            /**
             * @description `success`.
             * @constant
             */
            status: "success";
            /** @description The result. */
            data: components["schemas"]["TeamEventTypeOutput"] | components["schemas"]["TeamEventTypeOutput"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AcceptBooking = components['schemas']['AcceptBooking'];
export type ActiveBookingsLimit = components['schemas']['ActiveBookingsLimit'];
export type AddAttendee = components['schemas']['AddAttendee'];
export type AddGuests = components['schemas']['AddGuests'];
export type AnswerBooking = components['schemas']['AnswerBooking'];
export type AnyEventTypeAnswer = components['schemas']['AnyEventTypeAnswer'];
export type ApiKey = components['schemas']['ApiKey'];
export type ApiKeyListAnswer = components['schemas']['ApiKeyListAnswer'];
export type AppGrant = components['schemas']['AppGrant'];
export type AssignOption = components['schemas']['AssignOption'];
export type AssignedOption = components['schemas']['AssignedOption'];
export type AssignedOptionListAnswer = components['schemas']['AssignedOptionListAnswer'];
export type AttendeeAnswer = components['schemas']['AttendeeAnswer'];
export type AttendeeInput = components['schemas']['AttendeeInput'];
export type AttendeeOutput = components['schemas']['AttendeeOutput'];
export type AttendeesAnswer = components['schemas']['AttendeesAnswer'];
export type Attribute = components['schemas']['Attribute'];
export type AttributeAnswer = components['schemas']['AttributeAnswer'];
export type AttributeListAnswer = components['schemas']['AttributeListAnswer'];
export type AttributeOption = components['schemas']['AttributeOption'];
export type AttributeOptionAnswer = components['schemas']['AttributeOptionAnswer'];
export type AttributeOptionListAnswer = components['schemas']['AttributeOptionListAnswer'];
export type AttributeType = components['schemas']['AttributeType'];
export type AuditEntry = components['schemas']['AuditEntry'];
export type AuditLogAnswer = components['schemas']['AuditLogAnswer'];
export type AuthorizationDecision = components['schemas']['AuthorizationDecision'];
export type BookerLayouts = components['schemas']['BookerLayouts'];
export type BookingAnswer = components['schemas']['BookingAnswer'];
export type BookingAttendee = components['schemas']['BookingAttendee'];
export type BookingCounts = components['schemas']['BookingCounts'];
export type BookingCountsAnswer = components['schemas']['BookingCountsAnswer'];
export type BookingField = components['schemas']['BookingField'];
export type BookingFieldInput = components['schemas']['BookingFieldInput'];
export type BookingHost = components['schemas']['BookingHost'];
export type BookingListAnswer = components['schemas']['BookingListAnswer'];
export type BookingOrSeriesAnswer = components['schemas']['BookingOrSeriesAnswer'];
export type BookingOutput = components['schemas']['BookingOutput'];
export type BookingPage = components['schemas']['BookingPage'];
export type BookingPageAnswer = components['schemas']['BookingPageAnswer'];
export type BookingPayment = components['schemas']['BookingPayment'];
export type BookingStatus = components['schemas']['BookingStatus'];
export type BookingWindow = components['schemas']['BookingWindow'];
export type BookingWindowInput = components['schemas']['BookingWindowInput'];
export type BusyTimesAnswer = components['schemas']['BusyTimesAnswer'];
export type CalendarCheckAnswer = components['schemas']['CalendarCheckAnswer'];
export type CalendarConnection = components['schemas']['CalendarConnection'];
export type CalendarConnectionAnswer = components['schemas']['CalendarConnectionAnswer'];
export type CalendarCredentials = components['schemas']['CalendarCredentials'];
export type CalendarEventAnswer = components['schemas']['CalendarEventAnswer'];
export type CalendarEventOutput = components['schemas']['CalendarEventOutput'];
export type CalendarFeed = components['schemas']['CalendarFeed'];
export type CalendarFeedAnswer = components['schemas']['CalendarFeedAnswer'];
export type CalendarLinksAnswer = components['schemas']['CalendarLinksAnswer'];
export type CancelBooking = components['schemas']['CancelBooking'];
export type ChangeLocation = components['schemas']['ChangeLocation'];
export type ConferencingApp = components['schemas']['ConferencingApp'];
export type ConferencingAppListAnswer = components['schemas']['ConferencingAppListAnswer'];
export type ConferencingSession = components['schemas']['ConferencingSession'];
export type ConferencingSessionListAnswer = components['schemas']['ConferencingSessionListAnswer'];
export type ConfirmSignIn = components['schemas']['ConfirmSignIn'];
export type ConfirmSignInAnswer = components['schemas']['ConfirmSignInAnswer'];
export type ConfirmationPolicy = components['schemas']['ConfirmationPolicy'];
export type ConfirmationPolicyInput = components['schemas']['ConfirmationPolicyInput'];
export type ConnectCalendarAnswer = components['schemas']['ConnectCalendarAnswer'];
export type ConnectedCalendar = components['schemas']['ConnectedCalendar'];
export type ConnectedCalendarsAnswer = components['schemas']['ConnectedCalendarsAnswer'];
export type CreateApiKey = components['schemas']['CreateApiKey'];
export type CreateAttribute = components['schemas']['CreateAttribute'];
export type CreateAttributeOption = components['schemas']['CreateAttributeOption'];
export type CreateBooking = components['schemas']['CreateBooking'];
export type CreateEventType = components['schemas']['CreateEventType'];
export type CreateFormWorkflow = components['schemas']['CreateFormWorkflow'];
export type CreateManagedOrganization = components['schemas']['CreateManagedOrganization'];
export type CreateManagedUser = components['schemas']['CreateManagedUser'];
export type CreateMembership = components['schemas']['CreateMembership'];
export type CreateOAuthClient = components['schemas']['CreateOAuthClient'];
export type CreateOrganizationUser = components['schemas']['CreateOrganizationUser'];
export type CreateOutOfOffice = components['schemas']['CreateOutOfOffice'];
export type CreatePrivateLink = components['schemas']['CreatePrivateLink'];
export type CreateReference = components['schemas']['CreateReference'];
export type CreateRoutingForm = components['schemas']['CreateRoutingForm'];
export type CreateSchedule = components['schemas']['CreateSchedule'];
export type CreateTeam = components['schemas']['CreateTeam'];
export type CreateTeamEventType = components['schemas']['CreateTeamEventType'];
export type CreateWebhook = components['schemas']['CreateWebhook'];
export type CreateWorkflow = components['schemas']['CreateWorkflow'];
export type CreatedApiKey = components['schemas']['CreatedApiKey'];
export type CreatedApiKeyAnswer = components['schemas']['CreatedApiKeyAnswer'];
export type CreatedCalendarFeedAnswer = components['schemas']['CreatedCalendarFeedAnswer'];
export type CreatedManagedOrganizationAnswer = components['schemas']['CreatedManagedOrganizationAnswer'];
export type CreatedManagedUserAnswer = components['schemas']['CreatedManagedUserAnswer'];
export type CreatedOAuthClientAnswer = components['schemas']['CreatedOAuthClientAnswer'];
export type DayCounts = components['schemas']['DayCounts'];
export type DayCountsAnswer = components['schemas']['DayCountsAnswer'];
export type DeclineBooking = components['schemas']['DeclineBooking'];
export type DefaultConferencingAnswer = components['schemas']['DefaultConferencingAnswer'];
export type DeletedEventTypeAnswer = components['schemas']['DeletedEventTypeAnswer'];
export type DeletedPrivateLinkAnswer = components['schemas']['DeletedPrivateLinkAnswer'];
export type DestinationCalendar = components['schemas']['DestinationCalendar'];
export type DisableCancelling = components['schemas']['DisableCancelling'];
export type DisableRescheduling = components['schemas']['DisableRescheduling'];
export type DisconnectCalendar = components['schemas']['DisconnectCalendar'];
export type DisputeSnapshot = components['schemas']['DisputeSnapshot'];
export type EditBooking = components['schemas']['EditBooking'];
export type EmailSettings = components['schemas']['EmailSettings'];
export type ErasePerson = components['schemas']['ErasePerson'];
export type EventTypeAnswer = components['schemas']['EventTypeAnswer'];
export type EventTypeColor = components['schemas']['EventTypeColor'];
export type EventTypeCounts = components['schemas']['EventTypeCounts'];
export type EventTypeCountsAnswer = components['schemas']['EventTypeCountsAnswer'];
export type EventTypeDestination = components['schemas']['EventTypeDestination'];
export type EventTypeListAnswer = components['schemas']['EventTypeListAnswer'];
export type EventTypeLocation = components['schemas']['EventTypeLocation'];
export type EventTypeLocationInput = components['schemas']['EventTypeLocationInput'];
export type EventTypeOutput = components['schemas']['EventTypeOutput'];
export type EventTypeWebhook = components['schemas']['EventTypeWebhook'];
export type EventTypeWebhookAnswer = components['schemas']['EventTypeWebhookAnswer'];
export type EventTypeWebhookListAnswer = components['schemas']['EventTypeWebhookListAnswer'];
export type ExportAnswer = components['schemas']['ExportAnswer'];
export type ExportPerson = components['schemas']['ExportPerson'];
export type FormAnswers = components['schemas']['FormAnswers'];
export type FormCondition = components['schemas']['FormCondition'];
export type FormField = components['schemas']['FormField'];
export type FormResponse = components['schemas']['FormResponse'];
export type FormResponseAnswer = components['schemas']['FormResponseAnswer'];
export type FormResponsesAnswer = components['schemas']['FormResponsesAnswer'];
export type FormRouteRule = components['schemas']['FormRouteRule'];
export type FormSlotsAnswer = components['schemas']['FormSlotsAnswer'];
export type FormWorkflow = components['schemas']['FormWorkflow'];
export type FormWorkflowActivation = components['schemas']['FormWorkflowActivation'];
export type FormWorkflowAnswer = components['schemas']['FormWorkflowAnswer'];
export type FormWorkflowListAnswer = components['schemas']['FormWorkflowListAnswer'];
export type FoundReservationAnswer = components['schemas']['FoundReservationAnswer'];
export type GrantListAnswer = components['schemas']['GrantListAnswer'];
export type GroupEventTypeListAnswer = components['schemas']['GroupEventTypeListAnswer'];
export type GuestInput = components['schemas']['GuestInput'];
export type HolidayCountriesAnswer = components['schemas']['HolidayCountriesAnswer'];
export type HolidayCountry = components['schemas']['HolidayCountry'];
export type HolidaysAnswer = components['schemas']['HolidaysAnswer'];
export type HolidaysOutput = components['schemas']['HolidaysOutput'];
export type HostAway = components['schemas']['HostAway'];
export type HostCounts = components['schemas']['HostCounts'];
export type HostCountsAnswer = components['schemas']['HostCountsAnswer'];
export type HostInput = components['schemas']['HostInput'];
export type HostOutput = components['schemas']['HostOutput'];
export type Invite = components['schemas']['Invite'];
export type InviteAnswer = components['schemas']['InviteAnswer'];
export type Language = components['schemas']['Language'];
export type LocationInput = components['schemas']['LocationInput'];
export type ManagedOrganization = components['schemas']['ManagedOrganization'];
export type ManagedOrganizationAnswer = components['schemas']['ManagedOrganizationAnswer'];
export type ManagedOrganizationListAnswer = components['schemas']['ManagedOrganizationListAnswer'];
export type ManagedUser = components['schemas']['ManagedUser'];
export type ManagedUserAnswer = components['schemas']['ManagedUserAnswer'];
export type ManagedUserListAnswer = components['schemas']['ManagedUserListAnswer'];
export type MarkAbsent = components['schemas']['MarkAbsent'];
export type MarkPaid = components['schemas']['MarkPaid'];
export type Me = components['schemas']['Me'];
export type MeAnswer = components['schemas']['MeAnswer'];
export type MemberCondition = components['schemas']['MemberCondition'];
export type MembershipAttribute = components['schemas']['MembershipAttribute'];
export type Metadata = components['schemas']['Metadata'];
export type OAuth2Client = components['schemas']['OAuth2Client'];
export type OAuth2ClientAnswer = components['schemas']['OAuth2ClientAnswer'];
export type OAuthClientAnswer = components['schemas']['OAuthClientAnswer'];
export type OAuthClientListAnswer = components['schemas']['OAuthClientListAnswer'];
export type OAuthClientOutput = components['schemas']['OAuthClientOutput'];
export type OAuthClientWebhook = components['schemas']['OAuthClientWebhook'];
export type OAuthClientWebhookAnswer = components['schemas']['OAuthClientWebhookAnswer'];
export type OAuthClientWebhookListAnswer = components['schemas']['OAuthClientWebhookListAnswer'];
export type OpenedPrivateLinkAnswer = components['schemas']['OpenedPrivateLinkAnswer'];
export type OptionAssignment = components['schemas']['OptionAssignment'];
export type OptionAssignmentAnswer = components['schemas']['OptionAssignmentAnswer'];
export type Organization = components['schemas']['Organization'];
export type OrganizationAnswer = components['schemas']['OrganizationAnswer'];
export type OrganizationMembership = components['schemas']['OrganizationMembership'];
export type OrganizationMembershipAnswer = components['schemas']['OrganizationMembershipAnswer'];
export type OrganizationMembershipListAnswer = components['schemas']['OrganizationMembershipListAnswer'];
export type OrganizationUser = components['schemas']['OrganizationUser'];
export type OrganizationUserAnswer = components['schemas']['OrganizationUserAnswer'];
export type OrganizationUserListAnswer = components['schemas']['OrganizationUserListAnswer'];
export type OutOfOfficeAnswer = components['schemas']['OutOfOfficeAnswer'];
export type OutOfOfficeListAnswer = components['schemas']['OutOfOfficeListAnswer'];
export type OutOfOfficeOutput = components['schemas']['OutOfOfficeOutput'];
export type PageBranding = components['schemas']['PageBranding'];
export type PageTheme = components['schemas']['PageTheme'];
export type Pagination = components['schemas']['Pagination'];
export type PeriodLimits = components['schemas']['PeriodLimits'];
export type PersonalRecord = components['schemas']['PersonalRecord'];
export type PhoneVerification = components['schemas']['PhoneVerification'];
export type PhoneVerificationAnswer = components['schemas']['PhoneVerificationAnswer'];
export type PrivateLinkAnswer = components['schemas']['PrivateLinkAnswer'];
export type PrivateLinkListAnswer = components['schemas']['PrivateLinkListAnswer'];
export type PrivateLinkOutput = components['schemas']['PrivateLinkOutput'];
export type RateBooking = components['schemas']['RateBooking'];
export type ReassignBooking = components['schemas']['ReassignBooking'];
export type ReassignedAnswer = components['schemas']['ReassignedAnswer'];
export type RecordingListAnswer = components['schemas']['RecordingListAnswer'];
export type RecordingOutput = components['schemas']['RecordingOutput'];
export type RecoverWebhook = components['schemas']['RecoverWebhook'];
export type Recurrence = components['schemas']['Recurrence'];
export type ReferenceAnswer = components['schemas']['ReferenceAnswer'];
export type ReferenceListAnswer = components['schemas']['ReferenceListAnswer'];
export type ReferenceOutput = components['schemas']['ReferenceOutput'];
export type RefreshApiKey = components['schemas']['RefreshApiKey'];
export type RefreshTokens = components['schemas']['RefreshTokens'];
export type RefreshedApiKey = components['schemas']['RefreshedApiKey'];
export type RefreshedApiKeyAnswer = components['schemas']['RefreshedApiKeyAnswer'];
export type RefundBooking = components['schemas']['RefundBooking'];
export type RefundPolicy = components['schemas']['RefundPolicy'];
export type ReportWrongAssignment = components['schemas']['ReportWrongAssignment'];
export type RequestEmailCode = components['schemas']['RequestEmailCode'];
export type RequestPhoneCode = components['schemas']['RequestPhoneCode'];
export type RequestVerificationCode = components['schemas']['RequestVerificationCode'];
export type RescheduleBooking = components['schemas']['RescheduleBooking'];
export type ReservationAnswer = components['schemas']['ReservationAnswer'];
export type ReservationOutput = components['schemas']['ReservationOutput'];
export type ReserveSlot = components['schemas']['ReserveSlot'];
export type RevocationRequest = components['schemas']['RevocationRequest'];
export type Role = components['schemas']['Role'];
export type RoomRecordingInput = components['schemas']['RoomRecordingInput'];
export type RoomVisit = components['schemas']['RoomVisit'];
export type RotateClientSecret = components['schemas']['RotateClientSecret'];
export type RotateSecret = components['schemas']['RotateSecret'];
export type RotatedClientSecretAnswer = components['schemas']['RotatedClientSecretAnswer'];
export type RotatedSecret = components['schemas']['RotatedSecret'];
export type RotatedSecretAnswer = components['schemas']['RotatedSecretAnswer'];
export type Routing = components['schemas']['Routing'];
export type RoutingForm = components['schemas']['RoutingForm'];
export type RoutingFormAnswer = components['schemas']['RoutingFormAnswer'];
export type RoutingFormsAnswer = components['schemas']['RoutingFormsAnswer'];
export type SaveIcsFeeds = components['schemas']['SaveIcsFeeds'];
export type ScheduleAnswer = components['schemas']['ScheduleAnswer'];
export type ScheduleAvailability = components['schemas']['ScheduleAvailability'];
export type ScheduleListAnswer = components['schemas']['ScheduleListAnswer'];
export type ScheduleOutput = components['schemas']['ScheduleOutput'];
export type ScheduleOverride = components['schemas']['ScheduleOverride'];
export type SchedulingType = components['schemas']['SchedulingType'];
export type Seats = components['schemas']['Seats'];
export type SelectCalendar = components['schemas']['SelectCalendar'];
export type SelectedCalendar = components['schemas']['SelectedCalendar'];
export type SelectedCalendarAnswer = components['schemas']['SelectedCalendarAnswer'];
export type ServerMetadata = components['schemas']['ServerMetadata'];
export type Session = components['schemas']['Session'];
export type SessionListAnswer = components['schemas']['SessionListAnswer'];
export type SessionParticipant = components['schemas']['SessionParticipant'];
export type SetHolidays = components['schemas']['SetHolidays'];
export type SetTravelSchedules = components['schemas']['SetTravelSchedules'];
export type SignIn = components['schemas']['SignIn'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInLink = components['schemas']['SignInLink'];
export type SignInLinkAnswer = components['schemas']['SignInLinkAnswer'];
export type SlotOutput = components['schemas']['SlotOutput'];
export type SlotsAnswer = components['schemas']['SlotsAnswer'];
export type Team = components['schemas']['Team'];
export type TeamAnswer = components['schemas']['TeamAnswer'];
export type TeamEventTypeAnswer = components['schemas']['TeamEventTypeAnswer'];
export type TeamEventTypeListAnswer = components['schemas']['TeamEventTypeListAnswer'];
export type TeamEventTypeOutput = components['schemas']['TeamEventTypeOutput'];
export type TeamListAnswer = components['schemas']['TeamListAnswer'];
export type TeamMembership = components['schemas']['TeamMembership'];
export type TeamMembershipAnswer = components['schemas']['TeamMembershipAnswer'];
export type TeamMembershipListAnswer = components['schemas']['TeamMembershipListAnswer'];
export type TeamWebhook = components['schemas']['TeamWebhook'];
export type TeamWebhookAnswer = components['schemas']['TeamWebhookAnswer'];
export type TeamWebhookListAnswer = components['schemas']['TeamWebhookListAnswer'];
export type TimeZoneOutput = components['schemas']['TimeZoneOutput'];
export type TimeZonesAnswer = components['schemas']['TimeZonesAnswer'];
export type TokenAnswer = components['schemas']['TokenAnswer'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type Tokens = components['schemas']['Tokens'];
export type TokensAnswer = components['schemas']['TokensAnswer'];
export type TranscriptListAnswer = components['schemas']['TranscriptListAnswer'];
export type TravelScheduleOutput = components['schemas']['TravelScheduleOutput'];
export type TravelSchedulesAnswer = components['schemas']['TravelSchedulesAnswer'];
export type UpdateAttribute = components['schemas']['UpdateAttribute'];
export type UpdateAttributeOption = components['schemas']['UpdateAttributeOption'];
export type UpdateCalendarEvent = components['schemas']['UpdateCalendarEvent'];
export type UpdateFormResponse = components['schemas']['UpdateFormResponse'];
export type UpdateFormWorkflow = components['schemas']['UpdateFormWorkflow'];
export type UpdateManagedOrganization = components['schemas']['UpdateManagedOrganization'];
export type UpdateManagedUser = components['schemas']['UpdateManagedUser'];
export type UpdateMembership = components['schemas']['UpdateMembership'];
export type UpdateOAuthClient = components['schemas']['UpdateOAuthClient'];
export type UpdateOrganization = components['schemas']['UpdateOrganization'];
export type UpdateOrganizationUser = components['schemas']['UpdateOrganizationUser'];
export type UpdateOutOfOffice = components['schemas']['UpdateOutOfOffice'];
export type UpdateRoutingForm = components['schemas']['UpdateRoutingForm'];
export type UpdateSchedule = components['schemas']['UpdateSchedule'];
export type UpdateTeam = components['schemas']['UpdateTeam'];
export type UpdateTeamEventType = components['schemas']['UpdateTeamEventType'];
export type UpdateWebhook = components['schemas']['UpdateWebhook'];
export type UpdateWorkflow = components['schemas']['UpdateWorkflow'];
export type UserWebhook = components['schemas']['UserWebhook'];
export type UserWebhookAnswer = components['schemas']['UserWebhookAnswer'];
export type UserWebhookListAnswer = components['schemas']['UserWebhookListAnswer'];
export type VerifiedEmail = components['schemas']['VerifiedEmail'];
export type VerifiedEmailAnswer = components['schemas']['VerifiedEmailAnswer'];
export type VerifiedEmailsAnswer = components['schemas']['VerifiedEmailsAnswer'];
export type VerifiedPhone = components['schemas']['VerifiedPhone'];
export type VerifiedPhoneAnswer = components['schemas']['VerifiedPhoneAnswer'];
export type VerifiedPhonesAnswer = components['schemas']['VerifiedPhonesAnswer'];
export type VerifyEmail = components['schemas']['VerifyEmail'];
export type VerifyPhone = components['schemas']['VerifyPhone'];
export type VideoSettings = components['schemas']['VideoSettings'];
export type WebhookAttempt = components['schemas']['WebhookAttempt'];
export type WebhookAttemptAnswer = components['schemas']['WebhookAttemptAnswer'];
export type WebhookAttemptListAnswer = components['schemas']['WebhookAttemptListAnswer'];
export type WebhookAttendee = components['schemas']['WebhookAttendee'];
export type WebhookBooking = components['schemas']['WebhookBooking'];
export type WebhookDelivery = components['schemas']['WebhookDelivery'];
export type WebhookDeliveryAnswer = components['schemas']['WebhookDeliveryAnswer'];
export type WebhookDeliveryListAnswer = components['schemas']['WebhookDeliveryListAnswer'];
export type WebhookHost = components['schemas']['WebhookHost'];
export type WebhookRecovery = components['schemas']['WebhookRecovery'];
export type WebhookRecoveryAnswer = components['schemas']['WebhookRecoveryAnswer'];
export type WebhookResponse = components['schemas']['WebhookResponse'];
export type WebhookSigningKey = components['schemas']['WebhookSigningKey'];
export type WebhookSigningKeysAnswer = components['schemas']['WebhookSigningKeysAnswer'];
export type WebhookStats = components['schemas']['WebhookStats'];
export type WebhookStatsAnswer = components['schemas']['WebhookStatsAnswer'];
export type WebhooksDeletedAnswer = components['schemas']['WebhooksDeletedAnswer'];
export type WeekDay = components['schemas']['WeekDay'];
export type Workflow = components['schemas']['Workflow'];
export type WorkflowActivation = components['schemas']['WorkflowActivation'];
export type WorkflowAnswer = components['schemas']['WorkflowAnswer'];
export type WorkflowListAnswer = components['schemas']['WorkflowListAnswer'];
export type WorkflowMessage = components['schemas']['WorkflowMessage'];
export type WorkflowMessagesAnswer = components['schemas']['WorkflowMessagesAnswer'];
export type WorkflowOffset = components['schemas']['WorkflowOffset'];
export type WorkflowRebuild = components['schemas']['WorkflowRebuild'];
export type WorkflowRebuildAnswer = components['schemas']['WorkflowRebuildAnswer'];
export type WorkflowStep = components['schemas']['WorkflowStep'];
export type WorkflowStepInput = components['schemas']['WorkflowStepInput'];
export type WorkflowTriggerInput = components['schemas']['WorkflowTriggerInput'];
export type WrittenTeamEventTypeAnswer = components['schemas']['WrittenTeamEventTypeAnswer'];
export type $defs = Record<string, never>;
export interface operations {
    getAuthorizationServerMetadata: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ServerMetadata"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Id of the organization that the keys are for. Defaults to that of the key in use. */
                organizationId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyListAnswer"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreateApiKey"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKeyAnswer"];
                };
            };
        };
    };
    refreshApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefreshApiKey"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefreshedApiKeyAnswer"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: {
                /** @description Id of the organization that the keys are for. Defaults to that of the key in use. */
                organizationId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the API key. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    getAppOfConsent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuth2ClientAnswer"];
                };
            };
        };
    };
    revokeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RevocationRequest"];
                "application/json": components["schemas"]["RevocationRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    exchangeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["TokenRequest"];
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
        };
    };
    requestSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmSignIn"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfirmSignInAnswer"];
                };
            };
        };
    };
    readSignInLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInLink"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInLinkAnswer"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same. */
                search?: string;
                /** @description Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated. */
                status?: string | string[];
                /** @description Only bookings with an attendee of this email address. */
                attendeeEmail?: string;
                /** @description Only bookings with an attendee of this name. */
                attendeeName?: string;
                /** @description Only the booking with this uid. */
                bookingUid?: string;
                /** @description Only bookings of this event type. */
                eventTypeId?: string;
                /** @description Only bookings of one of these event types. Separated by commas. */
                eventTypeIds?: string;
                /** @description Only bookings of this team's event types. */
                teamId?: string;
                /** @description Only bookings of event types of one of these teams. Separated by commas. */
                teamsIds?: string;
                /** @description Only bookings that start at this time or later. ISO 8601; UTC if it has no offset. */
                afterStart?: string;
                /** @description Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeEnd?: string;
                /** @description Only bookings created at this time or later. ISO 8601; UTC if it has no offset. */
                afterCreatedAt?: string;
                /** @description Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeCreatedAt?: string;
                /** @description Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset. */
                afterUpdatedAt?: string;
                /** @description Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeUpdatedAt?: string;
                /** @description Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending. */
                sortStart?: string;
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: string;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreated?: string;
                /** @description Sort by last change: `asc` or `desc`. */
                sortUpdatedAt?: string;
                /** @description Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team. */
                userIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListAnswer"];
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesAnswer"];
                };
            };
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesAnswer"];
                };
            };
        };
    };
    getBookingBySeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the seat. */
                seatUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    requestVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestVerificationCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesAnswer"];
                };
            };
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["EditBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    acceptBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AcceptBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    answerBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    listBookingAttendees: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeesAnswer"];
                };
            };
        };
    };
    createBookingAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddAttendee"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeAnswer"];
                };
            };
        };
    };
    getBookingAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
                /** @description Id of the attendee. */
                attendeeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeAnswer"];
                };
            };
        };
    };
    deleteBookingAttendee: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
                /** @description Id of the attendee. */
                attendeeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttendeeAnswer"];
                };
            };
        };
    };
    listBookingCalendarLinks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarLinksAnswer"];
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingOrSeriesAnswer"];
                };
            };
        };
    };
    listBookingConferencingSessions: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingSessionListAnswer"];
                };
            };
        };
    };
    confirmBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    declineBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["DeclineBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    addBookingGuests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddGuests"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    changeBookingLocation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeLocation"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    markAbsentBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkAbsent"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    markNoShowBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Whether the host did not come. */
                    noShowHost?: boolean;
                    /** @description Attendees to mark. The others stay as they are. */
                    attendees?: {
                        /**
                         * Format: email
                         * @description Email address of the attendee.
                         */
                        email?: string;
                        /**
                         * Format: phone
                         * @description Phone number of the attendee, in E.164 format: instead of `email`, for one without an address.
                         */
                        phoneNumber?: string;
                        /** @description Whether the attendee did not come. */
                        noShow: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    createBookingMarkPaid: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MarkPaid"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    rateBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RateBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    reassignBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReassignedAnswer"];
                };
            };
        };
    };
    reassignBookingTo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
                /** @description Id of the new host. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ReassignBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReassignedAnswer"];
                };
            };
        };
    };
    listBookingRecordings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecordingListAnswer"];
                };
            };
        };
    };
    listBookingReferences: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only references of this type. */
                type?: string;
            };
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListAnswer"];
                };
            };
        };
    };
    createBookingReference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateReference"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceAnswer"];
                };
            };
        };
    };
    createBookingRefund: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RefundBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    reportNoShow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    reportWrongAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportWrongAssignment"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    getBookingForReschedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    rescheduleBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RescheduleBooking"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingAnswer"];
                };
            };
        };
    };
    listBookingTranscripts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TranscriptListAnswer"];
                };
            };
        };
    };
    getCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAnswer"];
                };
            };
        };
    };
    renewCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedCalendarFeedAnswer"];
                };
            };
        };
    };
    deleteCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    readCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of the address, with or without `.ics`. */
                feedToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
        };
    };
    listCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectedCalendarsAnswer"];
                };
            };
        };
    };
    listCalendarBusyTimes: {
        parameters: {
            query: {
                /** @description Id of the calendar connection. */
                credentialId: number;
                /** @description Id of the calendar at its provider. */
                externalId: string;
                /** @description Start of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to now. */
                dateFrom?: string;
                /** @description End of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to seven days from now. */
                dateTo?: string;
                /** @description IANA time zone of `dateFrom` and `dateTo` without an offset. Defaults to `loggedInUsersTz`. */
                timeZone?: string;
                /** @description IANA time zone that counts without `timeZone`. Defaults to UTC. */
                loggedInUsersTz?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusyTimesAnswer"];
                };
            };
        };
    };
    getCalendarIcsFeedCheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    createCalendarIcsFeedSave: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveIcsFeeds"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionAnswer"];
                };
            };
        };
    };
    getCalendarCheck: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    getCalendarConnect: {
        parameters: {
            query?: {
                /** @description Whether the page of the provider only leads back, and connects nothing. */
                isDryRun?: "true" | "false";
                /** @description URL, `https` or `http`, to which the browser is sent in the end, with `error` in its query if the account was not connected. Only for `google` and `office365`, whose pages the browser comes back from; otherwise 400. */
                redir?: string;
            };
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectCalendarAnswer"];
                };
            };
        };
    };
    createCalendarCredential: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarCredentials"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionAnswer"];
                };
            };
        };
    };
    createCalendarDisconnect: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisconnectCalendar"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarConnectionAnswer"];
                };
            };
        };
    };
    getCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
                /** @description iCalendar UID of the event. */
                eventUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventAnswer"];
                };
            };
        };
    };
    updateCalendarEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
                /** @description iCalendar UID of the event. */
                eventUid: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateCalendarEvent"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventAnswer"];
                };
            };
        };
    };
    reportCalendarChange: {
        parameters: {
            query?: {
                /** @description Text by which Microsoft tests the address. It is answered as it is. */
                validationToken?: string;
            };
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
                /** @description Id of the channel. */
                channelId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    connectCalendarByConsent: {
        parameters: {
            query: {
                /** @description The state in the address that `connect` gave. */
                state: string;
                /** @description The code by which the account can be reached. */
                code?: string;
                /** @description Why there is no code, such as `access_denied`. */
                error?: string;
            };
            header?: never;
            path: {
                /** @description Type of the calendar, such as `caldav`, `apple` or `ics-feed`. */
                calendar: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listConferencingApps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingAppListAnswer"];
                };
            };
        };
    };
    getDefaultConferencingApp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultConferencingAnswer"];
                };
            };
        };
    };
    setDefaultConferencingApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the meeting service: `svc-video` is the built-in video, which `daily-video` names too. Others must be connected. */
                app: "svc-video" | "daily-video" | "google-meet" | "zoom" | "msteams";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    replaceDestinationCalendars: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventTypeDestination"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedCalendarAnswer"];
                };
            };
        };
    };
    listEventTypes: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, slug or description. Upper and lower case are the same. */
                search?: string;
                /** @description Username of the owner. Hidden event types are left out, and no credential is needed. */
                username?: string;
                /** @description Only the event type with this slug. */
                eventSlug?: string;
                /** @description Same as `eventSlug`. */
                eventTypeSlug?: string;
                /** @description Two or more usernames, separated by commas: event types that they have in common. */
                usernames?: string;
                /** @description Slug of the organization that has the user or the team. */
                orgSlug?: string;
                /** @description Slug of the team, instead of `username`. */
                teamSlug?: string;
                /** @description Id of the organization that has the user or the team. */
                orgId?: number;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeListAnswer"] | components["schemas"]["TeamEventTypeListAnswer"] | components["schemas"]["GroupEventTypeListAnswer"];
                };
            };
        };
    };
    createEventType: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateEventType"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeAnswer"];
                };
            };
        };
    };
    getEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnyEventTypeAnswer"];
                };
            };
        };
    };
    deleteEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEventTypeAnswer"];
                };
            };
        };
    };
    updateEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTeamEventType"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeAnswer"] | components["schemas"]["WrittenTeamEventTypeAnswer"];
                };
            };
        };
    };
    getEventTypeBookingPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingPageAnswer"];
                };
            };
        };
    };
    listEventTypePrivateLinks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkListAnswer"];
                };
            };
        };
    };
    createEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePrivateLink"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkAnswer"];
                };
            };
        };
    };
    deleteEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the private link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPrivateLinkAnswer"];
                };
            };
        };
    };
    updateEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the private link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePrivateLink"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkAnswer"];
                };
            };
        };
    };
    listEventTypeWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookListAnswer"];
                };
            };
        };
    };
    createEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    deleteEventTypeWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    deleteEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    updateEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    listEventTypeWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getEventTypeWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getEventTypeWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listEventTypeWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryEventTypeWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getEventTypeWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getEventTypeWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    getHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
        };
    };
    setHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetHolidays"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
        };
    };
    listHolidayCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayCountriesAnswer"];
                };
            };
        };
    };
    acceptInvite: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the invitation. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
        };
    };
    updateMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateManagedUser"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
        };
    };
    exportOwnData: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the page before; the first page if omitted. */
                cursor?: string;
                /** @description Largest number of records to return. A page can have fewer although another one follows. */
                take?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
        };
    };
    listGrants: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GrantListAnswer"];
                };
            };
        };
    };
    endGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the grant. */
                grantId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionListAnswer"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the session. */
                sessionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listOauthClients: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientListAnswer"];
                };
            };
        };
    };
    createOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOAuthClient"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOAuthClientAnswer"];
                };
            };
        };
    };
    getOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientAnswer"];
                };
            };
        };
    };
    deleteOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientAnswer"];
                };
            };
        };
    };
    updateOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateOAuthClient"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientAnswer"];
                };
            };
        };
    };
    rotateOauthClientSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateClientSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedClientSecretAnswer"];
                };
            };
        };
    };
    listOauthClientUsers: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                limit?: number;
                /** @description Number of items to leave out at the start of the list. */
                offset?: number;
                /** @description Only users with one of these email addresses, with or without the OAuth client's mark. Separated by commas or repeated. */
                emails?: string[];
            };
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserListAnswer"];
                };
            };
        };
    };
    createOauthClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateManagedUser"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedManagedUserAnswer"];
                };
            };
        };
    };
    getOauthClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the managed user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserAnswer"];
                };
            };
        };
    };
    deleteOauthClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the managed user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserAnswer"];
                };
            };
        };
    };
    updateOauthClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the managed user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateManagedUser"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedUserAnswer"];
                };
            };
        };
    };
    forceRefreshOauthClientUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the managed user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
        };
    };
    listOauthClientWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookListAnswer"];
                };
            };
        };
    };
    createOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookAnswer"];
                };
            };
        };
    };
    deleteOauthClientWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookAnswer"];
                };
            };
        };
    };
    deleteOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookAnswer"];
                };
            };
        };
    };
    updateOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OAuthClientWebhookAnswer"];
                };
            };
        };
    };
    listOauthClientWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getOauthClientWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getOauthClientWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listOauthClientWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryOauthClientWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getOauthClientWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getOauthClientWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testOauthClientWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    refreshTokens: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the OAuth client. */
                clientId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokens"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAnswer"];
                };
            };
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateOrganization"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationAnswer"];
                };
            };
        };
    };
    erasePerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ErasePerson"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    exportPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ExportPerson"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportAnswer"];
                };
            };
        };
    };
    listOrganizationAttributes: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeListAnswer"];
                };
            };
        };
    };
    createOrganizationAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAttribute"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
        };
    };
    listAttributeOptionsOfMember: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the member's user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeOptionListAnswer"];
                };
            };
        };
    };
    assignAttributeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the member's user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignOption"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionAssignmentAnswer"];
                };
            };
        };
    };
    unassignAttributeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the member's user. */
                userId: number;
                /** @description Id of the option. */
                attributeOptionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OptionAssignmentAnswer"];
                };
            };
        };
    };
    listAssignedAttributeOptionsBySlug: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only options of members who have one of these options, of any attribute. Separated by commas. */
                assignedOptionIds?: string[];
                /** @description Only options of members of one of these teams. Separated by commas. */
                teamIds?: number[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Slug of the attribute. */
                attributeSlug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedOptionListAnswer"];
                };
            };
        };
    };
    getOrganizationAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
        };
    };
    deleteOrganizationAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
        };
    };
    updateOrganizationAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAttribute"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeAnswer"];
                };
            };
        };
    };
    listOrganizationAttributeOptions: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeOptionListAnswer"];
                };
            };
        };
    };
    createOrganizationAttributeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAttributeOption"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeOptionAnswer"];
                };
            };
        };
    };
    listAssignedAttributeOptions: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only options of members who have one of these options, of any attribute. Separated by commas. */
                assignedOptionIds?: string[];
                /** @description Only options of members of one of these teams. Separated by commas. */
                teamIds?: number[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignedOptionListAnswer"];
                };
            };
        };
    };
    deleteOrganizationAttributeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
                /** @description Id of the option. */
                optionId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeOptionAnswer"];
                };
            };
        };
    };
    updateOrganizationAttributeOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the attribute. */
                attributeId: string;
                /** @description Id of the option. */
                optionId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateAttributeOption"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttributeOptionAnswer"];
                };
            };
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only changes of this kind, such as `membership.created`. */
                action?: string;
                /** @description Only changes of the thing with this id. */
                subjectId?: string;
                /** @description Only changes by this user. */
                userId?: number;
                /** @description Only changes at this time or later. */
                after?: string;
                /** @description Only changes before this time. */
                before?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLogAnswer"];
                };
            };
        };
    };
    listOrganizationBookings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same. */
                search?: string;
                /** @description Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated. */
                status?: string | string[];
                /** @description Only bookings with an attendee of this email address. */
                attendeeEmail?: string;
                /** @description Only bookings with an attendee of this name. */
                attendeeName?: string;
                /** @description Only the booking with this uid. */
                bookingUid?: string;
                /** @description Only bookings of this event type. */
                eventTypeId?: string;
                /** @description Only bookings of one of these event types. Separated by commas. */
                eventTypeIds?: string;
                /** @description Only bookings of this team's event types. */
                teamId?: string;
                /** @description Only bookings of event types of one of these teams. Separated by commas. */
                teamsIds?: string;
                /** @description Only bookings that start at this time or later. ISO 8601; UTC if it has no offset. */
                afterStart?: string;
                /** @description Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeEnd?: string;
                /** @description Only bookings created at this time or later. ISO 8601; UTC if it has no offset. */
                afterCreatedAt?: string;
                /** @description Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeCreatedAt?: string;
                /** @description Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset. */
                afterUpdatedAt?: string;
                /** @description Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeUpdatedAt?: string;
                /** @description Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending. */
                sortStart?: string;
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: string;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreated?: string;
                /** @description Sort by last change: `asc` or `desc`. */
                sortUpdatedAt?: string;
                /** @description Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team. */
                userIds?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListAnswer"];
                };
            };
        };
    };
    countOrganizationBookings: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Only bookings of this team's event types. */
                teamId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingCountsAnswer"];
                };
            };
        };
    };
    countOrganizationBookingsByDay: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Only bookings of this team's event types. */
                teamId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCountsAnswer"];
                };
            };
        };
    };
    countOrganizationBookingsByEventType: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Only bookings of this team's event types. */
                teamId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeCountsAnswer"];
                };
            };
        };
    };
    countOrganizationBookingsByHost: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Only bookings of this team's event types. */
                teamId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostCountsAnswer"];
                };
            };
        };
    };
    listOrganizationMemberships: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipListAnswer"];
                };
            };
        };
    };
    createOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembership"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipAnswer"];
                };
            };
        };
    };
    getOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipAnswer"];
                };
            };
        };
    };
    deleteOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipAnswer"];
                };
            };
        };
    };
    updateOrganizationMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateMembership"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationMembershipAnswer"];
                };
            };
        };
    };
    getOrganizationOoo: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by start: `asc` or `desc`. Without a sort, the oldest entry comes first. */
                sortStart?: "asc" | "desc";
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: "asc" | "desc";
                /** @description Only entries of the user with this email address. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeListAnswer"];
                };
            };
        };
    };
    listManagedOrganizations: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only the organization with this slug. */
                slug?: string;
                /** @description Only organizations whose metadata has this key. */
                metadataKey?: string;
                /** @description Only organizations whose metadata has this value for `metadataKey`, compared as text. */
                metadataValue?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrganizationListAnswer"];
                };
            };
        };
    };
    createManagedOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateManagedOrganization"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedManagedOrganizationAnswer"];
                };
            };
        };
    };
    getManagedOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the managed organization. */
                managedOrganizationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrganizationAnswer"];
                };
            };
        };
    };
    deleteManagedOrganization: {
        parameters: {
            query?: {
                /** @description Whether future bookings are cancelled first. Without it, they prevent the deletion. */
                cancelBookings?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the managed organization. */
                managedOrganizationId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrganizationAnswer"];
                };
            };
        };
    };
    updateManagedOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the managed organization. */
                managedOrganizationId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateManagedOrganization"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManagedOrganizationAnswer"];
                };
            };
        };
    };
    listOrganizationRoles: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The items of this page. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the organization. Absent for a built-in role. */
                            organizationId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        }[];
                        /** @description Where this page lies in the list. */
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    createOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name, unique in the team or organization. */
                    name: string;
                    /** @description Color, for clients. */
                    color?: string;
                    /** @description Description. */
                    description?: string;
                    /** @description Permissions of the role. The caller must hold each of them. Defaults to none. */
                    permissions?: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the organization. Absent for a built-in role. */
                            organizationId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the organization. Absent for a built-in role. */
                            organizationId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the organization. Absent for a built-in role. */
                            organizationId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    updateOrganizationRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Name, unique in the team or organization. */
                    name?: string;
                    /** @description Color, for clients. */
                    color?: string;
                    /** @description Description. */
                    description?: string;
                    /** @description Permissions of the role. The caller must hold each of them. Defaults to none. */
                    permissions?: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the organization. Absent for a built-in role. */
                            organizationId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    listOrganizationRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    replaceOrganizationRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Permissions of the role. */
                    permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    createOrganizationRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Permissions of the role. */
                    permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    deleteOrganizationRolePermissions: {
        parameters: {
            query: {
                /** @description Permissions to remove. Separated by commas. */
                permissions: ("*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update")[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteOrganizationRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the role. */
                roleId: string;
                /** @description Permission that a role can hold here. */
                permission: "*.*" | "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.create" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "organization.create" | "organization.read" | "organization.listMembers" | "organization.listMembersPrivate" | "organization.invite" | "organization.remove" | "organization.manageBilling" | "organization.changeMemberRole" | "organization.impersonate" | "organization.passwordReset" | "organization.update" | "booking.read" | "booking.readOrgBookings" | "booking.readRecordings" | "booking.update" | "booking.readOrgAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "organization.attributes.read" | "organization.attributes.update" | "organization.attributes.delete" | "organization.attributes.create" | "organization.attributes.editUsers" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "watchlist.create" | "watchlist.read" | "watchlist.update" | "watchlist.delete" | "featureOptIn.read" | "featureOptIn.update";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationRoutingForms: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
                /** @description Only forms of one of these teams. Separated by commas or repeated. */
                teamIds?: number[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormsAnswer"];
                };
            };
        };
    };
    listOrganizationRoutingFormResponses: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponsesAnswer"];
                };
            };
        };
    };
    createOrganizationRoutingFormResponse: {
        parameters: {
            query?: {
                /** @description Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                start?: string;
                /** @description End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                end?: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description `time` for starts only, `range` for starts and ends. */
                format?: string;
                /** @description Uid of the booking to reschedule. Its time counts as free. */
                bookingUidToReschedule?: string;
                /** @description `true` queues the response. A booking with its `queuedResponseId` submits it. */
                queueResponse?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FormAnswers"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSlotsAnswer"];
                };
            };
        };
    };
    updateOrganizationRoutingFormResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
                /** @description Id of the response. */
                responseId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateFormResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponseAnswer"];
                };
            };
        };
    };
    listOrganizationSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    listOrganizationTeams: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the name or slug. Upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListAnswer"];
                };
            };
        };
    };
    createOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeam"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    listOrganizationEventTypes: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, slug or description. Upper and lower case are the same. */
                search?: string;
                /** @description Only the event type with this slug. */
                eventSlug?: string;
                /** @description Largest number of hosts to return for each event type. */
                hostsLimit?: number;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeListAnswer"];
                };
            };
        };
    };
    listOwnOrganizationTeams: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the name or slug. Upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListAnswer"];
                };
            };
        };
    };
    getOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeam: {
        parameters: {
            query?: {
                /** @description Whether future bookings are cancelled first. Without it, they prevent the deletion. */
                cancelBookings?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    updateOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTeam"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    listOrganizationTeamBookings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same. */
                search?: string;
                /** @description Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated. */
                status?: string | string[];
                /** @description Only bookings with an attendee of this email address. */
                attendeeEmail?: string;
                /** @description Only bookings with an attendee of this name. */
                attendeeName?: string;
                /** @description Only the booking with this uid. */
                bookingUid?: string;
                /** @description Only bookings of this event type. */
                eventTypeId?: string;
                /** @description Only bookings of one of these event types. Separated by commas. */
                eventTypeIds?: string;
                /** @description Only bookings of this team's event types. */
                teamId?: string;
                /** @description Only bookings of event types of one of these teams. Separated by commas. */
                teamsIds?: string;
                /** @description Only bookings that start at this time or later. ISO 8601; UTC if it has no offset. */
                afterStart?: string;
                /** @description Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeEnd?: string;
                /** @description Only bookings created at this time or later. ISO 8601; UTC if it has no offset. */
                afterCreatedAt?: string;
                /** @description Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeCreatedAt?: string;
                /** @description Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset. */
                afterUpdatedAt?: string;
                /** @description Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeUpdatedAt?: string;
                /** @description Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending. */
                sortStart?: string;
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: string;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreated?: string;
                /** @description Sort by last change: `asc` or `desc`. */
                sortUpdatedAt?: string;
                /** @description Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team. */
                userIds?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListAnswer"];
                };
            };
        };
    };
    listOrganizationTeamBookingReferences: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only references of this type. */
                type?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReferenceListAnswer"];
                };
            };
        };
    };
    listTeamConferencingApps: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConferencingAppListAnswer"];
                };
            };
        };
    };
    getTeamDefaultConferencingApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DefaultConferencingAnswer"];
                };
            };
        };
    };
    setTeamDefaultConferencingApp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Slug of the meeting service: `svc-video` is the built-in video, which `daily-video` names too. Others must be connected. */
                app: "svc-video" | "daily-video" | "google-meet" | "zoom" | "msteams";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listOrganizationTeamEventTypes: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, slug or description. Upper and lower case are the same. */
                search?: string;
                /** @description Only the event type with this slug. */
                eventSlug?: string;
                /** @description Largest number of hosts to return for each event type. */
                hostsLimit?: number;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamEventType"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenTeamEventTypeAnswer"];
                };
            };
        };
    };
    getOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEventTypeAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTeamEventType"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenTeamEventTypeAnswer"];
                };
            };
        };
    };
    listOrganizationTeamEventTypePrivateLinks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePrivateLink"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the private link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedPrivateLinkAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamEventTypePrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the private link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CreatePrivateLink"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivateLinkAnswer"];
                };
            };
        };
    };
    countTeamBookings: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingCountsAnswer"];
                };
            };
        };
    };
    countTeamBookingsByDay: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayCountsAnswer"];
                };
            };
        };
    };
    countTeamBookingsByEventType: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeCountsAnswer"];
                };
            };
        };
    };
    countTeamBookingsByHost: {
        parameters: {
            query: {
                /** @description First day, as `YYYY-MM-DD` in `timeZone`. */
                start: string;
                /** @description Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`. */
                end: string;
                /** @description IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted. */
                timeZone?: string;
                /** @description Only bookings of this event type; of a managed event type, those of its copies. */
                eventTypeId?: number;
                /** @description Only bookings that this user hosts. */
                userId?: number;
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HostCountsAnswer"];
                };
            };
        };
    };
    inviteOrganizationTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteAnswer"];
                };
            };
        };
    };
    listOrganizationTeamMemberships: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembership"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    getOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateMembership"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    listOrganizationTeamRoles: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The items of this page. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the team. Absent for a built-in role. */
                            teamId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        }[];
                        /** @description Where this page lies in the list. */
                        pagination: components["schemas"]["Pagination"];
                    };
                };
            };
        };
    };
    createOrganizationTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name, unique in the team or organization. */
                    name: string;
                    /** @description Color, for clients. */
                    color?: string;
                    /** @description Description. */
                    description?: string;
                    /** @description Permissions of the role. The caller must hold each of them. Defaults to none. */
                    permissions?: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the team. Absent for a built-in role. */
                            teamId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    getOrganizationTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the team. Absent for a built-in role. */
                            teamId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    deleteOrganizationTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the team. Absent for a built-in role. */
                            teamId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    updateOrganizationTeamRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Name, unique in the team or organization. */
                    name?: string;
                    /** @description Color, for clients. */
                    color?: string;
                    /** @description Description. */
                    description?: string;
                    /** @description Permissions of the role. The caller must hold each of them. Defaults to none. */
                    permissions?: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description The result. */
                        data: {
                            /** @description Id of the role. */
                            id: string;
                            /** @description Name, unique in the team or organization. */
                            name: string;
                            /** @description Color, for clients. */
                            color?: string;
                            /** @description Description. */
                            description?: string;
                            /** @description Id of the team. Absent for a built-in role. */
                            teamId?: number;
                            /**
                             * @description `SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.
                             * @enum {string}
                             */
                            type: "SYSTEM" | "CUSTOM";
                            /** @description Permissions of the role. */
                            permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                        };
                    };
                };
            };
        };
    };
    listOrganizationTeamRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    replaceOrganizationTeamRolePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Permissions of the role. */
                    permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    createOrganizationTeamRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Permissions of the role. */
                    permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                };
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description `success`.
                         * @constant
                         */
                        status: "success";
                        /** @description Permissions of the role. */
                        data: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
                    };
                };
            };
        };
    };
    deleteOrganizationTeamRolePermissions: {
        parameters: {
            query: {
                /** @description Permissions to remove. Separated by commas. */
                permissions: ("role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update")[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    deleteOrganizationTeamRolePermission: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the role. */
                roleId: string;
                /** @description Permission that a role can hold here. */
                permission: "role.create" | "role.read" | "role.update" | "role.delete" | "eventType.create" | "eventType.read" | "eventType.update" | "eventType.delete" | "team.read" | "team.update" | "team.delete" | "team.invite" | "team.remove" | "team.listMembers" | "team.listMembersPrivate" | "team.changeMemberRole" | "team.impersonate" | "booking.read" | "booking.readTeamBookings" | "booking.readRecordings" | "booking.update" | "booking.readTeamAuditLogs" | "insights.read" | "workflow.create" | "workflow.read" | "workflow.update" | "workflow.delete" | "routingForm.create" | "routingForm.read" | "routingForm.update" | "routingForm.delete" | "webhook.create" | "webhook.read" | "webhook.update" | "webhook.delete" | "featureOptIn.read" | "featureOptIn.update";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    listOrganizationTeamRoutingForms: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
                /** @description Only forms of one of these teams. Separated by commas or repeated. */
                teamIds?: number[];
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormsAnswer"];
                };
            };
        };
    };
    createOrganizationTeamRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoutingForm"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    getOrganizationTeamRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateRoutingForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    listOrganizationTeamRoutingFormResponses: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponsesAnswer"];
                };
            };
        };
    };
    createOrganizationTeamRoutingFormResponse: {
        parameters: {
            query?: {
                /** @description Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                start?: string;
                /** @description End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                end?: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description `time` for starts only, `range` for starts and ends. */
                format?: string;
                /** @description Uid of the booking to reschedule. Its time counts as free. */
                bookingUidToReschedule?: string;
                /** @description `true` queues the response. A booking with its `queuedResponseId` submits it. */
                queueResponse?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FormAnswers"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSlotsAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamRoutingFormResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the routing form. */
                routingFormId: string;
                /** @description Id of the response. */
                responseId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateFormResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponseAnswer"];
                };
            };
        };
    };
    listOrganizationTeamSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only schedules that apply to this event type of the team. */
                eventTypeId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    listOrganizationTeamUserSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only schedules that apply to this event type of the team. */
                eventTypeId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    listOrganizationTeamVerifiedResourceEmails: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailsAnswer"];
                };
            };
        };
    };
    requestOrganizationTeamVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEmailCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyOrganizationTeamVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    getOrganizationTeamVerifiedResourceEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    listOrganizationTeamVerifiedResourcePhones: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhonesAnswer"];
                };
            };
        };
    };
    requestOrganizationTeamVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPhoneCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyOrganizationTeamVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhone"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhoneAnswer"];
                };
            };
        };
    };
    getOrganizationTeamVerifiedResourcePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhoneAnswer"];
                };
            };
        };
    };
    listOrganizationTeamWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    listOrganizationTeamWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getOrganizationTeamWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listOrganizationTeamWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryOrganizationTeamWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testOrganizationTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    listOrganizationTeamWorkflows: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    listOrganizationTeamFormWorkflows: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowListAnswer"];
                };
            };
        };
    };
    createOrganizationTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFormWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    listOrganizationTeamWorkflowMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only messages with this status. */
                status?: "pending" | "sent" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowMessagesAnswer"];
                };
            };
        };
    };
    getOrganizationTeamWorkflowRebuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRebuildAnswer"];
                };
            };
        };
    };
    getOrganizationTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    deleteOrganizationTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateOrganizationTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateFormWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    listOrganizationTeamFormWorkflowMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only messages with this status. */
                status?: "pending" | "sent" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowMessagesAnswer"];
                };
            };
        };
    };
    listOrganizationUsers: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the name, username or email address. Upper and lower case are the same. */
                search?: string;
                /** @description Only users with one of these email addresses. Separated by commas or repeated. */
                emails?: string[];
                /** @description Only members of one of these teams. Separated by commas or repeated. */
                teamIds?: number[];
                /** @description Only users with these attribute options, as `attributeQueryOperator` says. Separated by commas or repeated. */
                assignedOptionIds?: string[];
                /** @description `AND` for all of the options, `OR` for any, `NONE` for none. */
                attributeQueryOperator?: "AND" | "OR" | "NONE";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserListAnswer"];
                };
            };
        };
    };
    createOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrganizationUser"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserAnswer"];
                };
            };
        };
    };
    deleteOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserAnswer"];
                };
            };
        };
    };
    updateOrganizationUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationUser"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationUserAnswer"];
                };
            };
        };
    };
    listOrganizationUserBookings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same. */
                search?: string;
                /** @description Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated. */
                status?: string | string[];
                /** @description Only bookings with an attendee of this email address. */
                attendeeEmail?: string;
                /** @description Only bookings with an attendee of this name. */
                attendeeName?: string;
                /** @description Only the booking with this uid. */
                bookingUid?: string;
                /** @description Only bookings of this event type. */
                eventTypeId?: string;
                /** @description Only bookings of one of these event types. Separated by commas. */
                eventTypeIds?: string;
                /** @description Only bookings of this team's event types. */
                teamId?: string;
                /** @description Only bookings of event types of one of these teams. Separated by commas. */
                teamsIds?: string;
                /** @description Only bookings that start at this time or later. ISO 8601; UTC if it has no offset. */
                afterStart?: string;
                /** @description Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeEnd?: string;
                /** @description Only bookings created at this time or later. ISO 8601; UTC if it has no offset. */
                afterCreatedAt?: string;
                /** @description Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeCreatedAt?: string;
                /** @description Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset. */
                afterUpdatedAt?: string;
                /** @description Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeUpdatedAt?: string;
                /** @description Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending. */
                sortStart?: string;
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: string;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreated?: string;
                /** @description Sort by last change: `asc` or `desc`. */
                sortUpdatedAt?: string;
                /** @description Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team. */
                userIds?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListAnswer"];
                };
            };
        };
    };
    getUserHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
        };
    };
    setUserHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetHolidays"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidaysAnswer"];
                };
            };
        };
    };
    getOrganizationUserOoo: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by start: `asc` or `desc`. Without a sort, the oldest entry comes first. */
                sortStart?: "asc" | "desc";
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeListAnswer"];
                };
            };
        };
    };
    createOrganizationUserOoo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOutOfOffice"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeAnswer"];
                };
            };
        };
    };
    deleteOrganizationUserOoo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Id of the out-of-office entry. */
                oooId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeAnswer"];
                };
            };
        };
    };
    updateOrganizationUserOoo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Id of the out-of-office entry. */
                oooId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateOutOfOffice"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutOfOfficeAnswer"];
                };
            };
        };
    };
    listOrganizationUserSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    createOrganizationUserSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSchedule"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    getOrganizationUserSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    deleteOrganizationUserSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateOrganizationUserSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateSchedule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    listUserTravelSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelSchedulesAnswer"];
                };
            };
        };
    };
    setUserTravelSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the user. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTravelSchedules"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelSchedulesAnswer"];
                };
            };
        };
    };
    listOrganizationWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookListAnswer"];
                };
            };
        };
    };
    createOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteOrganizationWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    updateOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    listOrganizationWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getOrganizationWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getOrganizationWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listOrganizationWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryOrganizationWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getOrganizationWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getOrganizationWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testOrganizationWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the organization. */
                orgId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    createPaymentCallback: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    getPrivateLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the private link. */
                linkId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenedPrivateLinkAnswer"];
                };
            };
        };
    };
    createRoomParticipant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomVisit"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    createRoomRecording: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the booking. */
                bookingUid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomRecordingInput"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    listRoutingForms: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
                /** @description Only forms of one of these teams. Separated by commas or repeated. */
                teamIds?: number[];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormsAnswer"];
                };
            };
        };
    };
    createRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoutingForm"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    getRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    deleteRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateRoutingForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateRoutingForm"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoutingFormAnswer"];
                };
            };
        };
    };
    calculateRoutingFormSlots: {
        parameters: {
            query?: {
                /** @description Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                start?: string;
                /** @description End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                end?: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description `time` for starts only, `range` for starts and ends. */
                format?: string;
                /** @description Uid of the booking to reschedule. Its time counts as free. */
                bookingUidToReschedule?: string;
            };
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FormAnswers"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSlotsAnswer"];
                };
            };
        };
    };
    listRoutingFormResponses: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Sort by this time: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
                /** @description Sort by this time: `asc` or `desc`. */
                sortUpdatedAt?: "asc" | "desc";
                /** @description Only items created at this time or later, ISO 8601. */
                afterCreatedAt?: string;
                /** @description Only items created at this time or earlier, ISO 8601. */
                beforeCreatedAt?: string;
                /** @description Only items last changed at this time or later, ISO 8601. */
                afterUpdatedAt?: string;
                /** @description Only items last changed at this time or earlier, ISO 8601. */
                beforeUpdatedAt?: string;
                /** @description Only responses that led to the booking with this uid. */
                routedToBookingUid?: string;
            };
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponsesAnswer"];
                };
            };
        };
    };
    createRoutingFormResponse: {
        parameters: {
            query?: {
                /** @description Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                start?: string;
                /** @description End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type. */
                end?: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description `time` for starts only, `range` for starts and ends. */
                format?: string;
                /** @description Uid of the booking to reschedule. Its time counts as free. */
                bookingUidToReschedule?: string;
                /** @description `true` queues the response. A booking with its `queuedResponseId` submits it. */
                queueResponse?: "true" | "false";
            };
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["FormAnswers"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormSlotsAnswer"];
                };
            };
        };
    };
    updateRoutingFormResponse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the routing form. */
                routingFormId: string;
                /** @description Id of the response. */
                responseId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateFormResponse"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormResponseAnswer"];
                };
            };
        };
    };
    listSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateSchedule"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    getDefaultSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    getSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    deleteSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateSchedule: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the schedule. */
                scheduleId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateSchedule"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleAnswer"];
                };
            };
        };
    };
    createSelectedCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SelectCalendar"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedCalendarAnswer"];
                };
            };
        };
    };
    deleteSelectedCalendars: {
        parameters: {
            query: {
                /** @description Type of the connection, such as `caldav_calendar`. */
                integration: string;
                /** @description Id of the calendar at its provider. */
                externalId: string;
                /** @description Id of the calendar connection. */
                credentialId: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SelectedCalendarAnswer"];
                };
            };
        };
    };
    listSlots: {
        parameters: {
            query: {
                /** @description Start of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. */
                start: string;
                /** @description End of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. Midnight stands for the whole day. */
                end: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description `time` for starts only, `range` for starts and ends. Defaults to `time`. */
                format?: "time" | "range";
                /** @description Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `usernames`. */
                eventTypeId?: number;
                /** @description Slug of the event type. */
                eventTypeSlug?: string;
                /** @description Username of the event type's owner. */
                username?: string;
                /** @description Slug of the organization that has the user or the team. */
                organizationSlug?: string;
                /** @description Slug of the event type's team. */
                teamSlug?: string;
                /** @description Two or more usernames, separated by commas: slots that they have in common. */
                usernames?: string;
                /** @description Ids of the users who may host, as in the `routing.teamMemberIds` of a response to a routing form; without effect if none of them is a host. Separated by commas or repeated. For event types of teams. */
                routedTeamMemberIds?: number[];
                /** @description Uid of the booking to reschedule, or of the seat to move. Time that this frees counts as free. */
                bookingUidToReschedule?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlotsAnswer"];
                };
            };
        };
    };
    listOlderSlots: {
        parameters: {
            query: {
                /** @description Start of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. */
                startTime: string;
                /** @description End of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. Midnight stands for the whole day. */
                endTime: string;
                /** @description IANA time zone of the slots. Defaults to UTC. */
                timeZone?: string;
                /** @description Length in minutes, one of the event type's. */
                duration?: number;
                /** @description Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `usernames`. */
                eventTypeId?: number;
                /** @description Slug of the event type. */
                eventTypeSlug?: string;
                /** @description Slug of the organization that has the user or the team. */
                orgSlug?: string;
                /** @description Usernames, separated by commas or repeated. One is the event type's owner; several are people whose common slots are wanted. */
                usernameList?: string[];
                /** @description Usernames, separated by commas or repeated. One is the event type's owner; several are people whose common slots are wanted. */
                "usernameList[]"?: string[];
                /** @description Uid of the booking to reschedule, or of the seat to move. Time that this frees counts as free. */
                rescheduleUid?: string;
                /** @description `time` for starts only, `range` for starts and ends. Defaults to `time`. */
                slotFormat?: "time" | "range";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    createSlotReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveSlot"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
        };
    };
    getSlotReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the slot reservation. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FoundReservationAnswer"];
                };
            };
        };
    };
    deleteSlotReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the slot reservation. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateSlotReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Uid of the slot reservation. */
                uid: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReserveSlot"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservationAnswer"];
                };
            };
        };
    };
    reserveOlderSlot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the event type. */
                    eventTypeId: number;
                    /**
                     * Format: minute
                     * @description Start of the slot. ISO 8601 of a whole minute, with an offset or `Z`.
                     */
                    slotUtcStartDate: string;
                    /**
                     * Format: minute
                     * @description End of the slot. ISO 8601 of a whole minute, with an offset or `Z`.
                     */
                    slotUtcEndDate: string;
                    /** @description Accepted for existing clients; has no effect. */
                    bookingUid?: string;
                };
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    endOlderReservation: {
        parameters: {
            query?: {
                /** @description Uid of the slot reservation. May be omitted with the cookie `uid`. */
                uid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the name or slug. Upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamListAnswer"];
                };
            };
        };
    };
    createTeam: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeam"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    deleteTeam: {
        parameters: {
            query?: {
                /** @description Whether future bookings are cancelled first. Without it, they prevent the deletion. */
                cancelBookings?: boolean;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    updateTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTeam"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamAnswer"];
                };
            };
        };
    };
    listTeamBookings: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same. */
                search?: string;
                /** @description Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated. */
                status?: string | string[];
                /** @description Only bookings with an attendee of this email address. */
                attendeeEmail?: string;
                /** @description Only bookings with an attendee of this name. */
                attendeeName?: string;
                /** @description Only the booking with this uid. */
                bookingUid?: string;
                /** @description Only bookings of this event type. */
                eventTypeId?: string;
                /** @description Only bookings of one of these event types. Separated by commas. */
                eventTypeIds?: string;
                /** @description Only bookings of this team's event types. */
                teamId?: string;
                /** @description Only bookings of event types of one of these teams. Separated by commas. */
                teamsIds?: string;
                /** @description Only bookings that start at this time or later. ISO 8601; UTC if it has no offset. */
                afterStart?: string;
                /** @description Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeEnd?: string;
                /** @description Only bookings created at this time or later. ISO 8601; UTC if it has no offset. */
                afterCreatedAt?: string;
                /** @description Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeCreatedAt?: string;
                /** @description Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset. */
                afterUpdatedAt?: string;
                /** @description Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset. */
                beforeUpdatedAt?: string;
                /** @description Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending. */
                sortStart?: string;
                /** @description Sort by end: `asc` or `desc`. */
                sortEnd?: string;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreated?: string;
                /** @description Sort by last change: `asc` or `desc`. */
                sortUpdatedAt?: string;
                /** @description Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team. */
                userIds?: string;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BookingListAnswer"];
                };
            };
        };
    };
    listTeamEventTypes: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the title, slug or description. Upper and lower case are the same. */
                search?: string;
                /** @description Only the event type with this slug. */
                eventSlug?: string;
                /** @description Largest number of hosts to return for each event type. */
                hostsLimit?: number;
                /** @description Sort by creation: `asc` or `desc`. */
                sortCreatedAt?: "asc" | "desc";
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeListAnswer"];
                };
            };
        };
    };
    createTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTeamEventType"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenTeamEventTypeAnswer"];
                };
            };
        };
    };
    getTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamEventTypeAnswer"];
                };
            };
        };
    };
    deleteTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEventTypeAnswer"];
                };
            };
        };
    };
    updateTeamEventType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateTeamEventType"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenTeamEventTypeAnswer"];
                };
            };
        };
    };
    listTeamEventTypeWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookListAnswer"];
                };
            };
        };
    };
    createTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    deleteTeamEventTypeWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    deleteTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    updateTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventTypeWebhookAnswer"];
                };
            };
        };
    };
    listTeamEventTypeWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getTeamEventTypeWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getTeamEventTypeWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listTeamEventTypeWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryTeamEventTypeWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getTeamEventTypeWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getTeamEventTypeWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testTeamEventTypeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the event type. */
                eventTypeId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    inviteTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InviteAnswer"];
                };
            };
        };
    };
    listTeamMemberships: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only members with one of these email addresses. Separated by commas or repeated. */
                emails?: string[];
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipListAnswer"];
                };
            };
        };
    };
    createTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateMembership"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    getTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    deleteTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    updateTeamMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the membership. */
                membershipId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateMembership"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamMembershipAnswer"];
                };
            };
        };
    };
    listTeamSchedules: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only schedules that apply to this event type of the team. */
                eventTypeId?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleListAnswer"];
                };
            };
        };
    };
    listTeamVerifiedResourceEmails: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailsAnswer"];
                };
            };
        };
    };
    requestTeamVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEmailCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyTeamVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    getTeamVerifiedResourceEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    listTeamVerifiedResourcePhones: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhonesAnswer"];
                };
            };
        };
    };
    requestTeamVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPhoneCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyTeamVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhone"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhoneAnswer"];
                };
            };
        };
    };
    getTeamVerifiedResourcePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhoneAnswer"];
                };
            };
        };
    };
    listTeamWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookListAnswer"];
                };
            };
        };
    };
    createTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteTeamWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    getTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    deleteTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    updateTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TeamWebhookAnswer"];
                };
            };
        };
    };
    listTeamWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getTeamWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getTeamWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listTeamWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryTeamWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getTeamWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getTeamWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testTeamWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    listTeamWorkflows: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowListAnswer"];
                };
            };
        };
    };
    createTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    listTeamFormWorkflows: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowListAnswer"];
                };
            };
        };
    };
    createTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFormWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    getTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    deleteTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateTeamWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    listTeamWorkflowMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only messages with this status. */
                status?: "pending" | "sent" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowMessagesAnswer"];
                };
            };
        };
    };
    getTeamWorkflowRebuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRebuildAnswer"];
                };
            };
        };
    };
    getTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    deleteTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateTeamFormWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateFormWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FormWorkflowAnswer"];
                };
            };
        };
    };
    listTeamFormWorkflowMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only messages with this status. */
                status?: "pending" | "sent" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /** @description Id of the team. */
                teamId: number;
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowMessagesAnswer"];
                };
            };
        };
    };
    listTimeZones: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only items with this text in the name or city. Upper and lower case are the same. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TimeZonesAnswer"];
                };
            };
        };
    };
    listTravelSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelSchedulesAnswer"];
                };
            };
        };
    };
    setTravelSchedules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetTravelSchedules"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TravelSchedulesAnswer"];
                };
            };
        };
    };
    listVerifiedResourceEmails: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailsAnswer"];
                };
            };
        };
    };
    requestVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestEmailCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyVerifiedResourceEmailVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmail"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    getVerifiedResourceEmail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedEmailAnswer"];
                };
            };
        };
    };
    listVerifiedResourcePhones: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhonesAnswer"];
                };
            };
        };
    };
    requestVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestPhoneCode"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    verifyVerifiedResourcePhoneVerificationCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPhone"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PhoneVerificationAnswer"];
                };
            };
        };
    };
    getVerifiedResourcePhone: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the verified resource. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerifiedPhoneAnswer"];
                };
            };
        };
    };
    listVersions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookListAnswer"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookAnswer"];
                };
            };
        };
    };
    deleteWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhooksDeletedAnswer"];
                };
            };
        };
    };
    listWebhookSigningKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookSigningKeysAnswer"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookAnswer"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookAnswer"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWebhook"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWebhookAnswer"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only deliveries with this status. */
                status?: "pending" | "paused" | "delivered" | "exhausted" | "cancelled";
                /** @description Only deliveries of events that happened at this time or later, ISO 8601. */
                since?: string;
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryListAnswer"];
                };
            };
        };
    };
    getWebhookDeliveryStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
        };
    };
    getWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    listWebhookDeliveryAttempts: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptListAnswer"];
                };
            };
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the delivery. */
                deliveryId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryAnswer"];
                };
            };
        };
    };
    recoverWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoverWebhook"];
            };
        };
        responses: {
            /** @description OK */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    getWebhookRecover: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
                /** @description Id of the recovery job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookRecoveryAnswer"];
                };
            };
        };
    };
    rotateSecretWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["RotateSecret"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RotatedSecretAnswer"];
                };
            };
        };
    };
    getWebhookStat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookStatsAnswer"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the webhook. */
                webhookId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookAttemptAnswer"];
                };
            };
        };
    };
    listWorkflows: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowListAnswer"];
                };
            };
        };
    };
    createWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    getWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    deleteWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarCheckAnswer"];
                };
            };
        };
    };
    updateWorkflow: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["UpdateWorkflow"];
            };
        };
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowAnswer"];
                };
            };
        };
    };
    listWorkflowMessages: {
        parameters: {
            query?: {
                /** @description Largest number of items to return. */
                take?: number;
                /** @description Number of items to leave out at the start of the list. */
                skip?: number;
                /** @description Only messages with this status. */
                status?: "pending" | "sent" | "failed" | "skipped";
            };
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowMessagesAnswer"];
                };
            };
        };
    };
    getWorkflowRebuild: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workflow. */
                workflowId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OK */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowRebuildAnswer"];
                };
            };
        };
    };
    onBookingCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_CREATED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"];
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingPaymentInitiated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_PAYMENT_INITIATED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Id of the payment. */
                        paymentId: number;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingPaid: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_PAID";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Id of the payment. */
                        paymentId: number;
                        /** @description The payment as it was created. */
                        paymentData: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRescheduled: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_RESCHEDULED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Why it was rescheduled; empty without a reason. */
                        rescheduleReason: string;
                        /** @description Id of the replaced booking. */
                        rescheduleId?: number;
                        /** @description Uid of the replaced booking. */
                        rescheduleUid?: string;
                        /** @description Start of the replaced booking, ISO 8601 in UTC. */
                        rescheduleStartTime?: string;
                        /** @description End of the replaced booking, ISO 8601 in UTC. */
                        rescheduleEndTime?: string;
                        /** @description Email address of the person who rescheduled it; empty if unknown. */
                        rescheduledBy: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRequested: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_REQUESTED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Why it was rescheduled. Only after a reschedule. */
                        rescheduleReason?: string;
                        /** @description Id of the replaced booking. */
                        rescheduleId?: number;
                        /** @description Uid of the replaced booking. */
                        rescheduleUid?: string;
                        /** @description Start of the replaced booking, ISO 8601 in UTC. */
                        rescheduleStartTime?: string;
                        /** @description End of the replaced booking, ISO 8601 in UTC. */
                        rescheduleEndTime?: string;
                        /** @description Email address of the person who rescheduled it. */
                        rescheduledBy?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingCancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_CANCELLED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Why it was cancelled; empty without a reason. */
                        cancellationReason: string;
                        /** @description Email address of the person who cancelled it; empty if unknown. */
                        cancelledBy: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingRejected: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_REJECTED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Why it was declined; empty without a reason. */
                        rejectionReason: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onBookingNoShowUpdated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "BOOKING_NO_SHOW_UPDATED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description What happened, for people. */
                        message: string;
                        /** @description The attendees whose mark changed. */
                        attendees: {
                            /** @description Email address; empty for an attendee without one. */
                            email: string;
                            /** @description Phone number of an attendee without an address. */
                            phoneNumber?: string;
                            /** @description Whether the attendee is marked as absent. */
                            noShow: boolean;
                        }[];
                        /** @description Uid of the booking. */
                        bookingUid: string;
                        /** @description Id of the booking. */
                        bookingId: number;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormSubmitted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "FORM_SUBMITTED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Id of the routing form. */
                        formId: string;
                        /** @description Name of the routing form. */
                        formName: string;
                        /** @description Id of the team. */
                        teamId: number | null;
                        /** @description Answers by the ids of the fields. */
                        responses: {
                            [key: string]: {
                                /** @description The answer as it was sent. */
                                value: unknown;
                                /** @description The answer as people read it. */
                                response: unknown;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMeetingEnded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "MEETING_ENDED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description When the trigger was due, ISO 8601 in UTC. */
                        scheduledTime: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onMeetingStarted: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "MEETING_STARTED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description When the trigger was due, ISO 8601 in UTC. */
                        scheduledTime: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecordingReady: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "RECORDING_READY";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description URL of the recording. */
                        downloadLink: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onInstantMeeting: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "INSTANT_MEETING";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Title of the booking. */
                        title: string;
                        /** @description Who waits. */
                        body: string;
                        /** @description Always empty. */
                        icon: string;
                        /** @description URL of the meeting. */
                        url: string;
                        /** @description Buttons of a notification. */
                        actions: {
                            /** @description Name of the action. */
                            action: string;
                            /** @description Text of the button. */
                            title: string;
                            /** @description Kind of the control. */
                            type: string;
                            /** @description Always empty. */
                            image: string;
                        }[];
                        /** @description Whether the notification stays until it is answered. */
                        requireInteraction: boolean;
                        /** @description `INSTANT_MEETING`. */
                        type: string;
                        /** @description Uid of the booking. */
                        bookingUid: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRecordingTranscriptionGenerated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "RECORDING_TRANSCRIPTION_GENERATED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description URLs of the files. */
                        downloadLinks: {
                            /** @description URL of the transcript. */
                            transcription: string | null;
                            /** @description URL of the recording. */
                            recording: string;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onOooCreated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "OOO_CREATED";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description The entry. */
                        oooEntry: {
                            /** @description Id of the entry. */
                            id: number;
                            /** @description UUID of the entry. */
                            uuid: string;
                            /** @description Start, ISO 8601 in UTC. */
                            start: string;
                            /** @description End, ISO 8601 in UTC. */
                            end: string;
                            /** @description When it was created, ISO 8601 in UTC. */
                            createdAt: string;
                            /** @description When it was last changed, ISO 8601 in UTC. */
                            updatedAt: string;
                            /** @description Notes. */
                            notes: string | null;
                            /**
                             * @description Reason of the absence.
                             * @enum {string}
                             */
                            reason: "unspecified" | "vacation" | "travel" | "sick" | "public_holiday";
                            /** @description Number of the reason. */
                            reasonId: number;
                            /** @description Who is away. */
                            user: {
                                [key: string]: unknown;
                            };
                            /** @description Who takes the bookings meanwhile. */
                            toUser: {
                                [key: string]: unknown;
                            } | null;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAfterHostsSvcVideoNoShow: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "AFTER_HOSTS_SVC_VIDEO_NO_SHOW";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Title of the booking. */
                        title: string;
                        /** @description Id of the booking. */
                        bookingId: number;
                        /** @description Uid of the booking. */
                        bookingUid: string;
                        /** @description Start, ISO 8601 in UTC. */
                        startTime: string;
                        /** @description End, ISO 8601 in UTC. */
                        endTime: string;
                        /** @description The attendees. */
                        attendees: components["schemas"]["WebhookAttendee"][];
                        /** @description Who had entered the video room. */
                        participants: {
                            /** @description Email address; empty for a person who gave none. */
                            email: string;
                            /** @description When they entered, ISO 8601 in UTC. */
                            joinedAt: string;
                        }[];
                        /** @description Whether a host is marked as absent. */
                        noShowHost: boolean;
                        /** @description The event type. */
                        eventType: {
                            /** @description Id of the event type. */
                            id: number;
                            /** @description Slug of the event type. */
                            slug: string;
                            /** @description Title of the event type. */
                            title: string;
                            /** @description Length in minutes. */
                            lengthInMinutes: number;
                            /** @description Id of the team. */
                            teamId: number | null;
                        };
                        /** @description The webhook whose wait is over. */
                        webhook: {
                            /** @description Id of the webhook. */
                            id: number;
                            /** @description URL of the subscriber. */
                            subscriberUrl: string;
                            /** @description Events to send. */
                            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
                            /** @description The wait, in `timeUnit`. */
                            time: number;
                            /**
                             * @description Unit of `time`.
                             * @enum {string}
                             */
                            timeUnit: "hour" | "minute" | "day";
                        };
                        /** @description What happened, for people. */
                        message: string;
                        /** @description Email address of the missing host. */
                        hostEmail: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onAfterGuestsSvcVideoNoShow: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "AFTER_GUESTS_SVC_VIDEO_NO_SHOW";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Title of the booking. */
                        title: string;
                        /** @description Id of the booking. */
                        bookingId: number;
                        /** @description Uid of the booking. */
                        bookingUid: string;
                        /** @description Start, ISO 8601 in UTC. */
                        startTime: string;
                        /** @description End, ISO 8601 in UTC. */
                        endTime: string;
                        /** @description The attendees. */
                        attendees: components["schemas"]["WebhookAttendee"][];
                        /** @description Who had entered the video room. */
                        participants: {
                            /** @description Email address; empty for a person who gave none. */
                            email: string;
                            /** @description When they entered, ISO 8601 in UTC. */
                            joinedAt: string;
                        }[];
                        /** @description Whether a host is marked as absent. */
                        noShowHost: boolean;
                        /** @description The event type. */
                        eventType: {
                            /** @description Id of the event type. */
                            id: number;
                            /** @description Slug of the event type. */
                            slug: string;
                            /** @description Title of the event type. */
                            title: string;
                            /** @description Length in minutes. */
                            lengthInMinutes: number;
                            /** @description Id of the team. */
                            teamId: number | null;
                        };
                        /** @description The webhook whose wait is over. */
                        webhook: {
                            /** @description Id of the webhook. */
                            id: number;
                            /** @description URL of the subscriber. */
                            subscriberUrl: string;
                            /** @description Events to send. */
                            triggers: ("BOOKING_CREATED" | "BOOKING_PAYMENT_INITIATED" | "BOOKING_PAID" | "BOOKING_RESCHEDULED" | "BOOKING_REQUESTED" | "BOOKING_CANCELLED" | "BOOKING_REJECTED" | "BOOKING_NO_SHOW_UPDATED" | "FORM_SUBMITTED" | "MEETING_ENDED" | "MEETING_STARTED" | "RECORDING_READY" | "INSTANT_MEETING" | "RECORDING_TRANSCRIPTION_GENERATED" | "OOO_CREATED" | "AFTER_HOSTS_SVC_VIDEO_NO_SHOW" | "AFTER_GUESTS_SVC_VIDEO_NO_SHOW" | "FORM_SUBMITTED_NO_EVENT" | "DELEGATION_CREDENTIAL_ERROR" | "ROUTING_FORM_FALLBACK_HIT" | "WRONG_ASSIGNMENT_REPORT")[];
                            /** @description The wait, in `timeUnit`. */
                            time: number;
                            /**
                             * @description Unit of `time`.
                             * @enum {string}
                             */
                            timeUnit: "hour" | "minute" | "day";
                        };
                        /** @description What happened, for people. */
                        message: string;
                        /** @description Who is missing. */
                        guests: {
                            /** @description Full name. */
                            name: string;
                            /** @description Email address. */
                            email: string;
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onFormSubmittedNoEvent: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "FORM_SUBMITTED_NO_EVENT";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Id of the routing form. */
                        formId: string;
                        /** @description Name of the routing form. */
                        formName: string;
                        /** @description Id of the team. */
                        teamId: number | null;
                        /** @description Answers by the ids of the fields. */
                        responses: {
                            [key: string]: {
                                /** @description The answer as it was sent. */
                                value: unknown;
                                /** @description The answer as people read it. */
                                response: unknown;
                            };
                        };
                        /** @description Where the form led; `null` without a route. */
                        redirect: {
                            [key: string]: unknown;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onDelegationCredentialError: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "DELEGATION_CREDENTIAL_ERROR";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description The error. */
                        error: {
                            /** @description Kind of the error. */
                            type: string;
                            /** @description What the provider said. */
                            message: string;
                        };
                        /** @description The credential. */
                        credential: {
                            /** @description Id of the credential. */
                            id: number;
                            /** @description Type of the calendar. */
                            type: string;
                            /** @description The calendar service. */
                            appId: string;
                        };
                        /** @description The member. */
                        user: {
                            /** @description Id of the user. */
                            id: number;
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onRoutingFormFallbackHit: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "ROUTING_FORM_FALLBACK_HIT";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: {
                        /** @description Id of the routing form. */
                        formId: string;
                        /** @description Name of the routing form. */
                        formName: string;
                        /** @description Id of the team. */
                        teamId: number | null;
                        /** @description Answers by the ids of the fields. */
                        responses: {
                            [key: string]: {
                                /** @description The answer as it was sent. */
                                value: unknown;
                                /** @description The answer as people read it. */
                                response: unknown;
                            };
                        };
                        /** @description Where the form led; `null` without a route. */
                        redirect: {
                            [key: string]: unknown;
                        } | null;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    onWrongAssignmentReport: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the delivery, the same for all attempts: use it to detect repeats. */
                "webhook-id": string;
                /** @description Time of this attempt, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description HMAC-SHA256 of the raw body with the secret, in hex; `no-secret-provided` without a secret. */
                "x-svc-signature-256": string;
                /** @description Date of the payload's shape. */
                "x-svc-webhook-version": string;
                /** @description Number of this attempt, from 1. */
                "x-svc-attempt": string;
                /** @description Signatures of Standard Webhooks, separated by spaces. Absent without a secret and keys of the operator. */
                "webhook-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description The trigger.
                     * @constant
                     */
                    triggerEvent: "WRONG_ASSIGNMENT_REPORT";
                    /** @description When it happened, ISO 8601 in UTC. */
                    createdAt: string;
                    /** @description What happened. */
                    payload: components["schemas"]["WebhookBooking"] & {
                        /** @description Email address of the person who reported it. */
                        reportedBy: string;
                        /** @description Who should have been the host, as the report names them. */
                        correctAssignee?: string;
                        /** @description Notes of the report. */
                        additionalNotes: string;
                    };
                };
            };
        };
        responses: {
            /** @description Switches the webhook off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Received. Any other answer, or none within 15 seconds, is an attempt that failed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}

// Generated from gateway/src/docs/openapi.json by npm run client.
import type { Definition } from '../definition.ts'

export const definitions: readonly Definition[] = [
 {
  "name": [
   "oauth",
   "getMetadata"
  ],
  "summary": "Get the metadata of the authorization server",
  "description": "For OAuth libraries (RFC 8414), without the envelope.\n\nNo credential is needed.",
  "kind": "body",
  "path": [],
  "query": []
 },
 {
  "name": [
   "apiKeys",
   "create"
  ],
  "summary": "Create an API key",
  "description": "The key is for the caller, in the caller's organization or another one of theirs. It is shown only once.\n\nTakes an API key or the session of a signed-in person.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "note",
     "type": "string",
     "description": "Note that tells the key from others."
    },
    {
     "name": "rateLimit",
     "type": "number",
     "description": "Largest number of requests per minute. Defaults to the limit of the key in use and may not exceed it."
    },
    {
     "name": "organizationId",
     "type": "number",
     "description": "Id of the organization that the key is for, one of the caller's. Defaults to that of the key in use."
    },
    {
     "name": "apiKeyDaysValid",
     "type": "number",
     "description": "Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`."
    },
    {
     "name": "apiKeyNeverExpires",
     "type": "boolean",
     "description": "Whether the API key never expires. Not with `apiKeyDaysValid`."
    }
   ]
  }
 },
 {
  "name": [
   "apiKeys",
   "list"
  ],
  "summary": "List the API keys of the caller",
  "description": "The newest key comes first. Deleted and replaced keys are left out, expired ones are not.\n\nTakes an API key or the session of a signed-in person.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "organizationId",
    "type": "number",
    "description": "Id of the organization that the keys are for. Defaults to that of the key in use."
   }
  ]
 },
 {
  "name": [
   "apiKeys",
   "refresh"
  ],
  "summary": "Replace the API key in use",
  "description": "The key of the call ends; the answer contains the new one. An `Idempotency-Key` has no effect.\n\nTakes an API key.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "apiKeyDaysValid",
     "type": "number",
     "description": "Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`."
    },
    {
     "name": "apiKeyNeverExpires",
     "type": "boolean",
     "description": "Whether the API key never expires. Not with `apiKeyDaysValid`."
    }
   ]
  }
 },
 {
  "name": [
   "apiKeys",
   "delete"
  ],
  "summary": "Delete an API key",
  "description": "The key of the call can be deleted too.\n\nTakes an API key or the session of a signed-in person.\n\nErrors:\n\n- 404 `api_key_not_found`: API key not found.",
  "kind": "none",
  "path": [
   {
    "name": "id",
    "type": "number",
    "description": "Id of the API key.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "organizationId",
    "type": "number",
    "description": "Id of the organization that the keys are for. Defaults to that of the key in use."
   }
  ]
 },
 {
  "name": [
   "oauth",
   "getApp"
  ],
  "summary": "Get the public data of an OAuth client",
  "description": "What a consent page shows of the client.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauth",
   "revokeToken"
  ],
  "summary": "Revoke a token of an app",
  "description": "An access token ends by itself, a refresh token with every token of its grant. The client authenticates as at the token endpoint. An unknown token, or one of another client, gets 200 too. Errors have the form of RFC 6749, without the envelope: 401 `invalid_client`.\n\nNo credential is needed.",
  "kind": "none",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "The access or refresh token.",
     "required": true
    },
    {
     "name": "token_type_hint",
     "type": "string",
     "description": "`access_token` or `refresh_token`. Not needed."
    },
    {
     "name": "client_id",
     "type": "string",
     "description": "Id of the OAuth client, without Basic authentication."
    },
    {
     "name": "client_secret",
     "type": "string",
     "description": "Secret of a confidential client, without Basic authentication."
    }
   ]
  }
 },
 {
  "name": [
   "oauth",
   "exchangeToken"
  ],
  "summary": "Exchange a code or a refresh token for tokens",
  "description": "A code or refresh token can be used once; a reuse ends every token of its grant. A confidential client authenticates by Basic authentication or by `client_id` and `client_secret` in the body, a public one sends `client_id`. `code_verifier` must match the PKCE challenge of the authorization request. Errors have the form of RFC 6749, without the envelope: 400 `invalid_grant`, 401 `invalid_client`.\n\nNo credential is needed.",
  "kind": "body",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "grant_type",
     "type": "string",
     "description": "`authorization_code` or `refresh_token`.",
     "required": true
    },
    {
     "name": "client_id",
     "type": "string",
     "description": "Id of the OAuth client, without Basic authentication."
    },
    {
     "name": "client_secret",
     "type": "string",
     "description": "Secret of a confidential client, without Basic authentication."
    },
    {
     "name": "code",
     "type": "string",
     "description": "Authorization code, for `authorization_code`."
    },
    {
     "name": "redirect_uri",
     "type": "string",
     "description": "Redirect URI of the authorization request, for `authorization_code`."
    },
    {
     "name": "code_verifier",
     "type": "string",
     "description": "PKCE verifier, for `authorization_code`."
    },
    {
     "name": "refresh_token",
     "type": "string",
     "description": "Refresh token, for `refresh_token`."
    },
    {
     "name": "scope",
     "type": "string",
     "description": "Fewer scopes for the new access token, for `refresh_token`."
    }
   ]
  }
 },
 {
  "name": [
   "auth",
   "requestSignIn"
  ],
  "summary": "Request a link that signs in",
  "description": "Mails a link to the address, if a person has verified it. The answer is the same if not. The link is valid for ten minutes, once, in this browser, which gets a cookie. For the sign-in page. Too many requests get 429 with `Retry-After`. An `Idempotency-Key` has no effect.\n\nNo credential is needed.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    },
    {
     "name": "returnTo",
     "type": "string",
     "description": "Path of the page to open after signing in: the account page, the console or the consent page."
    }
   ]
  }
 },
 {
  "name": [
   "auth",
   "signIn"
  ],
  "summary": "Create a session with a mailed link",
  "description": "Uses the link up, and sets the cookie of a session. An earlier session of the browser ends. For the sign-in page. An `Idempotency-Key` has no effect.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `invalid_sign_in_link`: The link is not valid, was used before or has expired. Ask for another one.\n- 403 `sign_in_other_browser`: The link is valid only in the browser in which it was asked for. Open it there, or ask for another one here.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "The secret of the mailed link, behind its `#`.",
     "required": true
    },
    {
     "name": "userId",
     "type": "number",
     "description": "Id of the account to sign in to. Required if the link has several."
    }
   ]
  }
 },
 {
  "name": [
   "auth",
   "readSignInLink"
  ],
  "summary": "Get the accounts of a sign-in link",
  "description": "Changes nothing. For the sign-in page. An `Idempotency-Key` has no effect.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `invalid_sign_in_link`: The link is not valid, was used before or has expired. Ask for another one.\n- 403 `sign_in_other_browser`: The link is valid only in the browser in which it was asked for. Open it there, or ask for another one here.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "The secret of the mailed link, behind its `#`.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "auth",
   "signOut"
  ],
  "summary": "Delete the session of the call",
  "description": "Ends the session of the call. An `Idempotency-Key` has no effect.\n\nTakes the session of a signed-in person.",
  "kind": "none",
  "path": [],
  "query": []
 },
 {
  "name": [
   "bookings",
   "create"
  ],
  "summary": "Create a booking",
  "description": "Creates a booking, a seat of one, or the occurrences of a series, which succeed or fail together. The start is checked against the schedules, calendars and limits of the event type. With `isDryRun`, nothing is stored and the Idempotency-Key has no effect.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `start_in_past`: The start is in the past.\n- 400 `outside_notice`: The start is sooner than the minimum booking notice allows.\n- 400 `outside_window`: The start is outside the booking window.\n- 400 `outside_schedule`: The host is not available at this time.\n- 400 `length_not_allowed`: The event type does not allow this length.\n- 400 `calendar_busy`: The host is busy at this time in another calendar.\n- 400 `booking_field_invalid`: A booking field is missing or invalid.\n- 400 `booking_limit_reached`: The event type accepts no more bookings in this period.\n- 400 `active_bookings_limit_reached`: This email has reached the maximum of upcoming bookings of the event type.\n- 400 `guests_not_allowed`: The event type does not allow guests.\n- 400 `email_verification_required`: This event type requires a verified email address.\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 400 `private_link_expired`: The private link has expired.\n- 400 `reservation_expired`: The reservation has expired or holds another slot.\n- 404 `event_type_not_found`: Event type not found.\n- 409 `slot_taken`: The host is already booked or held at this time.\n- 409 `booking_full`: All seats of this booking are taken.\n- 409 `already_attending`: This email already has a seat in this booking.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "start",
     "type": "string",
     "description": "Start. ISO 8601 of a whole minute; UTC if it has no offset.",
     "required": true
    },
    {
     "name": "attendee",
     "type": "json",
     "description": "The booker.",
     "required": true
    },
    {
     "name": "eventTypeId",
     "type": "number",
     "description": "Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `privateLinkId`."
    },
    {
     "name": "eventTypeSlug",
     "type": "string",
     "description": "Slug of the event type."
    },
    {
     "name": "username",
     "type": "string",
     "description": "Username of the event type's owner."
    },
    {
     "name": "teamSlug",
     "type": "string",
     "description": "Slug of the event type's team."
    },
    {
     "name": "organizationSlug",
     "type": "string",
     "description": "Slug of the organization that has the user or the team."
    },
    {
     "name": "bookingFieldsResponses",
     "type": "json",
     "description": "Answers to the booking fields, by their slugs."
    },
    {
     "name": "guests",
     "type": "list",
     "description": "Email addresses of further people to invite."
    },
    {
     "name": "location",
     "type": "json",
     "description": "One of the event type's locations, or its type or place as text. Defaults to the first location that needs no value from the attendee."
    },
    {
     "name": "meetingUrl",
     "type": "string",
     "description": "URL of the meeting. Deprecated: use `location`."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes: one of the event type's lengths. Defaults to its `lengthInMinutes`."
    },
    {
     "name": "emailVerificationCode",
     "type": "string",
     "description": "Verification code that was sent to the attendee's email address. Needed if the event type has `requiresBookerEmailVerification`."
    },
    {
     "name": "recurrenceCount",
     "type": "number",
     "description": "Number of occurrences, for a recurring event type. Defaults to its `occurrences`."
    },
    {
     "name": "instant",
     "type": "boolean",
     "description": "Whether this is an instant booking of a team event type. Notice, booking window and schedules do not apply. Not with `recurrenceCount`."
    },
    {
     "name": "routing",
     "type": "json",
     "description": "What a routing form response led to."
    },
    {
     "name": "privateLinkId",
     "type": "string",
     "description": "Id of the private link to book by."
    },
    {
     "name": "reservationUid",
     "type": "string",
     "description": "Uid of the slot reservation that the booking takes over."
    },
    {
     "name": "isDryRun",
     "type": "boolean",
     "description": "Whether to check only: the answer is 200 with the booking as it would be, whose id and uid name nothing. Nothing is stored and no message is sent."
    },
    {
     "name": "allowConflicts",
     "type": "boolean",
     "description": "Must be `false`: a host is never booked twice."
    },
    {
     "name": "allowBookingOutOfBounds",
     "type": "boolean",
     "description": "Whether notice, booking window and schedules do not apply. Only for the organizer's side: owner, hosts, and admins of the team or organization. Days out of office, busy calendars, limits and other bookings still apply."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "list"
  ],
  "summary": "List the bookings of the caller",
  "description": "Returns bookings that the caller hosts or attends.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same."
   },
   {
    "name": "status",
    "type": "list",
    "description": "Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated."
   },
   {
    "name": "attendeeEmail",
    "type": "string",
    "description": "Only bookings with an attendee of this email address."
   },
   {
    "name": "attendeeName",
    "type": "string",
    "description": "Only bookings with an attendee of this name."
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Only the booking with this uid."
   },
   {
    "name": "eventTypeId",
    "type": "string",
    "description": "Only bookings of this event type."
   },
   {
    "name": "eventTypeIds",
    "type": "string",
    "description": "Only bookings of one of these event types. Separated by commas."
   },
   {
    "name": "teamId",
    "type": "string",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "teamsIds",
    "type": "string",
    "description": "Only bookings of event types of one of these teams. Separated by commas."
   },
   {
    "name": "afterStart",
    "type": "string",
    "description": "Only bookings that start at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeEnd",
    "type": "string",
    "description": "Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending."
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`."
   },
   {
    "name": "sortCreated",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`."
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by last change: `asc` or `desc`."
   },
   {
    "name": "userIds",
    "type": "string",
    "description": "Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team."
   }
  ]
 },
 {
  "name": [
   "bookings",
   "getBySeat"
  ],
  "summary": "Get the booking of a seat",
  "description": "The uid of the seat gives the right. Other attendees are left out if the event type hides them.\n\nNo credential is needed. An app needs the scope BOOKING_READ.\n\nErrors:\n\n- 404 `seat_not_found`: Seat not found.",
  "kind": "data",
  "path": [
   {
    "name": "seatUid",
    "type": "string",
    "description": "Uid of the seat.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "requestVerificationCode"
  ],
  "summary": "Request a verification code for a booking",
  "description": "Sends the code by email, for a new booking of an event type or to reschedule a booking. Too many requests get 429 with `Retry-After`.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "none",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "eventTypeId",
     "type": "number",
     "description": "Id of the event type to book. Give either this or `bookingUid`."
    },
    {
     "name": "bookingUid",
     "type": "string",
     "description": "Uid of the booking to reschedule. The email address has to be an attendee's."
    },
    {
     "name": "email",
     "type": "string",
     "description": "Email address that gets the code.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "get"
  ],
  "summary": "Get a booking",
  "description": "The uid of the booking or the series gives the right. A series is returned as an array.\n\nNo credential is needed. An app needs the scope BOOKING_READ.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "update"
  ],
  "summary": "Update a booking",
  "description": "Changes only the given fields. Any status may follow any other. A new time must be free for all hosts. A booking of a deleted team or organization can be neither brought back nor moved.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.\n- 404 `event_type_not_found`: Event type not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "start",
     "type": "string",
     "description": "New start, before the end. ISO 8601 of a whole minute, with an offset or `Z`."
    },
    {
     "name": "end",
     "type": "string",
     "description": "New end, after the start. ISO 8601 of a whole minute, with an offset or `Z`."
    },
    {
     "name": "status",
     "type": "string",
     "description": "New status. Any status may follow any other.",
     "choices": [
      "accepted",
      "pending",
      "cancelled",
      "rejected"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "accept"
  ],
  "summary": "Accept an instant booking",
  "description": "The token of the link in the mail to a host gives the right; it is valid as long as the request. The first host who accepts holds the meeting.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `accept_link_invalid`: The link to accept or decline the booking is invalid or has expired.\n- 400 `booking_not_pending`: Only a pending booking can be confirmed or declined.\n- 400 `booking_already_accepted`: The booking is already accepted.\n- 404 `booking_not_found`: Booking not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "Token of the link in the mail to the host.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "answer"
  ],
  "summary": "Answer a pending booking",
  "description": "Confirms or declines the booking. The token of a link in the mail to a host gives the right; it is valid as long as the booking is pending and not over, and the host holds it. Answers for all pending occurrences of a series, and is recorded as the answer of that host.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `accept_link_invalid`: The link to accept or decline the booking is invalid or has expired.\n- 400 `booking_not_pending`: Only a pending booking can be confirmed or declined.\n- 400 `booking_already_accepted`: The booking is already accepted.\n- 404 `booking_not_found`: Booking not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "Token of a link in the mail to the host.",
     "required": true
    },
    {
     "name": "answer",
     "type": "string",
     "description": "Whether to confirm or to decline the booking.",
     "required": true,
     "choices": [
      "confirm",
      "decline"
     ]
    },
    {
     "name": "reason",
     "type": "string",
     "description": "Reason to decline, sent to the participants. Refused with `confirm`."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "attendees",
   "list"
  ],
  "summary": "List the attendees of a booking",
  "description": "Participants and managers of the booking can read them.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "page",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "bookings",
   "attendees",
   "create"
  ],
  "summary": "Add an attendee to a booking",
  "description": "Takes a seat, if the event type has seats.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `guests_not_allowed`: The event type does not allow guests.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 400 `booking_ended`: The booking has ended.\n- 404 `booking_not_found`: Booking not found.\n- 409 `already_attending`: This email already has a seat in this booking.\n- 409 `booking_full`: All seats of this booking are taken.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Full name.",
     "required": true
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone of the attendee.",
     "required": true
    },
    {
     "name": "phoneNumber",
     "type": "string",
     "description": "Phone number in E.164 format."
    },
    {
     "name": "language",
     "type": "string",
     "description": "Language of emails and messages to the attendee. Defaults to the event type's `interfaceLanguage`, else to `en`.",
     "choices": [
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW"
     ]
    },
    {
     "name": "email",
     "type": "string",
     "description": "Email address of the attendee.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "attendees",
   "get"
  ],
  "summary": "Get an attendee of a booking",
  "description": "Participants and managers of the booking can read it.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.\n- 404 `attendee_not_found`: Attendee not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   },
   {
    "name": "attendeeId",
    "type": "number",
    "description": "Id of the attendee.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "attendees",
   "delete"
  ],
  "summary": "Remove an attendee from a booking",
  "description": "Returns the removed attendee.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 400 `booking_ended`: The booking has ended.\n- 404 `booking_not_found`: Booking not found.\n- 404 `attendee_not_found`: Attendee not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   },
   {
    "name": "attendeeId",
    "type": "number",
    "description": "Id of the attendee.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "calendarLinks",
   "list"
  ],
  "summary": "Get the calendar links of a booking",
  "description": "The uid of the booking gives the right. The links add the booking to a calendar.\n\nNo credential is needed. An app needs the scope BOOKING_READ.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "cancel"
  ],
  "summary": "Cancel a booking",
  "description": "The uid of a booking, a seat or a series gives the right. Cancels the booking, one seat of it, or the occurrences of a series.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_ended`: The booking has ended.\n- 400 `cancelling_disabled`: Bookings of this event type cannot be cancelled.\n- 404 `booking_not_found`: Booking not found.\n- 404 `seat_not_found`: Seat not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "cancellationReason",
     "type": "string",
     "description": "Reason, sent to the participants."
    },
    {
     "name": "cancelSubsequentBookings",
     "type": "boolean",
     "description": "Whether to cancel the later occurrences of the series too. Defaults to `false`. Not with `seatUid`."
    },
    {
     "name": "seatUid",
     "type": "string",
     "description": "Uid of the seat to cancel. Required without a credential for a booking with seats."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "conferencingSessions",
   "list"
  ],
  "summary": "List the conferencing sessions of a booking",
  "description": "Returns what the room provider has reported.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "page",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "bookings",
   "confirm"
  ],
  "summary": "Confirm a pending booking",
  "description": "Confirms all pending occurrences of a series.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_not_pending`: Only a pending booking can be confirmed or declined.\n- 400 `booking_already_accepted`: The booking is already accepted.\n- 404 `booking_not_found`: Booking not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "decline"
  ],
  "summary": "Decline a pending booking",
  "description": "Declines all pending occurrences of a series.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_not_pending`: Only a pending booking can be confirmed or declined.\n- 400 `booking_already_accepted`: The booking is already accepted.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "reason",
     "type": "string",
     "description": "Reason, sent to the participants."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "guests",
   "add"
  ],
  "summary": "Add the given guests to a booking",
  "description": "Email addresses that attend already are ignored.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `guests_already_attending`: All of these guests already attend.\n- 400 `guests_not_allowed`: The event type does not allow guests.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 400 `booking_ended`: The booking has ended.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "guests",
     "type": "json",
     "description": "Guests to add.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "changeLocation"
  ],
  "summary": "Update the location of a booking",
  "description": "The location need not be one of the event type's.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 400 `booking_ended`: The booking has ended.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "location",
     "type": "json",
     "description": "The new location. It need not be one of the event type's locations.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "markAbsent"
  ],
  "summary": "Mark the absent participants of a booking",
  "description": "The booking must have started. Omitted attendees stay as they are.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_not_started`: The booking has not started yet.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "host",
     "type": "boolean",
     "description": "Whether the host did not come."
    },
    {
     "name": "attendees",
     "type": "json",
     "description": "Attendees to mark. The others stay as they are."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "markNoShow"
  ],
  "summary": "Mark the absent participants of a booking",
  "description": "Later versions have `mark-absent`. Exists only in version 2024-04-15.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.",
  "kind": "body",
  "deprecated": true,
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "noShowHost",
     "type": "boolean",
     "description": "Whether the host did not come."
    },
    {
     "name": "attendees",
     "type": "json",
     "description": "Attendees to mark. The others stay as they are."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "markPaid"
  ],
  "summary": "Mark a booking as paid",
  "description": "For payments outside a payment provider. Marks one seat, or every open payment of the booking.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_without_price`: This booking is free.\n- 400 `booking_already_paid`: The booking is already paid.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 404 `booking_not_found`: Booking not found.\n- 404 `seat_not_found`: Seat not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "seatUid",
     "type": "string",
     "description": "Uid of the seat that is paid. Without it, every open payment of the booking is marked."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "rate"
  ],
  "summary": "Rate a booking",
  "description": "The uid of the booking gives the right, as in the links of emails. The booking must be accepted and have started.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `booking_not_accepted`: The booking has not been accepted.\n- 400 `booking_not_started`: The booking has not started yet.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "rating",
     "type": "number",
     "description": "Rating from 1 to 5.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "reassign"
  ],
  "summary": "Reassign a booking to the next host",
  "description": "Chooses the host of a round robin whose turn it is.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_not_reassignable`: Only a round-robin booking can be reassigned to another host.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 404 `booking_not_found`: Booking not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "reassignTo"
  ],
  "summary": "Reassign a booking to a host",
  "description": "The new host must be a host of the round robin.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_not_reassignable`: Only a round-robin booking can be reassigned to another host.\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rejected`: The booking was declined.\n- 404 `booking_not_found`: Booking not found.\n- 409 `slot_taken`: The host is already booked or held at this time.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the new host.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "reason",
     "type": "string",
     "description": "Reason, sent to the hosts."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "recordings",
   "list"
  ],
  "summary": "List the recordings of a booking",
  "description": "Returns what the room provider has reported.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "page",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "bookings",
   "references",
   "list"
  ],
  "summary": "List the references of a booking",
  "description": "References are the events and meetings that the booking has in calendars and meeting services.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "page",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "type",
    "type": "string",
    "description": "Only references of this type."
   }
  ]
 },
 {
  "name": [
   "bookings",
   "references",
   "create"
  ],
  "summary": "Create a booking reference",
  "description": "A reference is an event or a meeting that the booking has in a calendar or a meeting service.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "type",
     "type": "string",
     "description": "Type of the calendar or meeting service, such as `google_calendar` or `zoom_video`.",
     "required": true
    },
    {
     "name": "uid",
     "type": "string",
     "description": "Id of the event or meeting there.",
     "required": true
    },
    {
     "name": "meetingId",
     "type": "string",
     "description": "Id of the meeting, if it differs from `uid`."
    },
    {
     "name": "meetingPassword",
     "type": "string",
     "description": "Password of the meeting."
    },
    {
     "name": "meetingUrl",
     "type": "string",
     "description": "URL of the meeting."
    },
    {
     "name": "externalCalendarId",
     "type": "string",
     "description": "Id of the calendar that holds the event."
    },
    {
     "name": "credentialId",
     "type": "number",
     "description": "Id of the calendar connection."
    },
    {
     "name": "thirdPartyRecurringEventId",
     "type": "string",
     "description": "Id of the recurring event that the event belongs to."
    },
    {
     "name": "deleted",
     "type": "boolean",
     "description": "Whether the event or meeting no longer exists."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "refund"
  ],
  "summary": "Refund a booking",
  "description": "Gives back what was paid by a payment provider, or a part of it. The refund is `pending` in the answer; the provider is called afterwards. The status of the booking stays.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 400 `booking_without_price`: This booking is free.\n- 400 `booking_not_paid`: Nothing is paid that could be refunded.\n- 400 `booking_already_refunded`: The whole payment is refunded already.\n- 400 `payment_by_hand`: The booking is paid directly to its organizer.\n- 404 `booking_not_found`: Booking not found.\n- 404 `seat_not_found`: Seat not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "amount",
     "type": "number",
     "description": "Amount in the currency's smallest unit. Without it, everything that is not refunded yet. Needs `seatUid` if several seats are paid."
    },
    {
     "name": "reason",
     "type": "string",
     "description": "Reason, for the booking and the mail to the payer."
    },
    {
     "name": "seatUid",
     "type": "string",
     "description": "Uid of the seat whose payment is refunded. Without it, the payments of the whole booking."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "reportNoShow"
  ],
  "summary": "Report the absence of a host",
  "description": "The uid of the booking gives the right, as in the links of emails. The booking must have started.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `booking_not_started`: The booking has not started yet.\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "reportWrongAssignment"
  ],
  "summary": "Report the wrong host of a booking",
  "description": "Fires the webhook trigger `WRONG_ASSIGNMENT_REPORT`. The booking keeps its host.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.update`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "correctAssignee",
     "type": "string",
     "description": "Who should have had the booking: a name or an email address."
    },
    {
     "name": "additionalNotes",
     "type": "string",
     "description": "Why the assignment is wrong.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "getForReschedule"
  ],
  "summary": "Get a booking to reschedule",
  "description": "Returns the booking, as `GET /v2/bookings/{bookingUid}` does. Exists only in version 2024-04-15.\n\nNo credential is needed. An app needs the scope BOOKING_READ.",
  "kind": "body",
  "deprecated": true,
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "bookings",
   "reschedule"
  ],
  "summary": "Reschedule a booking",
  "description": "The uid of the booking gives the right. Cancels the booking and creates a new one with a new uid, or moves one seat. The new start is checked as for a new booking. With `isDryRun`, nothing is stored and the Idempotency-Key has no effect.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `booking_already_cancelled`: The booking is already cancelled.\n- 400 `booking_already_rescheduled`: The booking has already been rescheduled.\n- 400 `booking_refunded`: A booking whose payment went back cannot be rescheduled.\n- 400 `start_in_past`: The start is in the past.\n- 400 `outside_notice`: The start is sooner than the minimum booking notice allows.\n- 400 `outside_window`: The start is outside the booking window.\n- 400 `outside_schedule`: The host is not available at this time.\n- 400 `calendar_busy`: The host is busy at this time in another calendar.\n- 400 `booking_limit_reached`: The event type accepts no more bookings in this period.\n- 400 `email_verification_required`: This event type requires a verified email address.\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 404 `booking_not_found`: Booking not found.\n- 404 `seat_not_found`: Seat not found.\n- 409 `slot_taken`: The host is already booked or held at this time.\n- 409 `booking_full`: All seats of this booking are taken.\n- 409 `already_attending`: This email already has a seat in this booking.",
  "kind": "data",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "start",
     "type": "string",
     "description": "New start. ISO 8601 of a whole minute; UTC if it has no offset.",
     "required": true
    },
    {
     "name": "rescheduledBy",
     "type": "string",
     "description": "Email address of the person who reschedules. The organizer's address needs no confirmation of the new time."
    },
    {
     "name": "reschedulingReason",
     "type": "string",
     "description": "Reason, sent to the participants. Not for a booking with seats."
    },
    {
     "name": "seatUid",
     "type": "string",
     "description": "Uid of the seat to move, for a booking with seats only. Required there without a credential."
    },
    {
     "name": "emailVerificationCode",
     "type": "string",
     "description": "Verification code that was sent to the attendee's email address. Needed if the event type has `requiresBookerEmailVerification`."
    },
    {
     "name": "isDryRun",
     "type": "boolean",
     "description": "Whether to check only: the answer is 200 with the booking as it would be, whose id and uid name nothing. Nothing is stored and no message is sent."
    }
   ]
  }
 },
 {
  "name": [
   "bookings",
   "transcripts",
   "list"
  ],
  "summary": "List the transcripts of a booking",
  "description": "Returns what the room provider has reported.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope BOOKING_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `booking.read`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.",
  "kind": "page",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "calendarFeed",
   "renew"
  ],
  "summary": "Create the calendar feed of the caller",
  "description": "Calendar programs can subscribe to the address. It shows the bookings that the caller hosts, and works without a credential until it is renewed or deleted. A feed that exists gets a new address, and the older one ends.\n\nTakes an API key or the access token of a managed user.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "calendarFeed",
   "get"
  ],
  "summary": "Get the calendar feed of the caller",
  "description": "Its address is not shown again: only a digest of it is stored.\n\nTakes an API key or the access token of a managed user.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "calendarFeed",
   "delete"
  ],
  "summary": "Delete the calendar feed of the caller",
  "description": "Its address ends.\n\nTakes an API key or the access token of a managed user.\n\nErrors:\n\n- 404 `calendar_feed_not_found`: Calendar feed not found.",
  "kind": "none",
  "path": [],
  "query": []
 },
 {
  "name": [
   "calendarFeed",
   "read"
  ],
  "summary": "Get a calendar feed by its address",
  "description": "The address gives the right. The feed has up to 1000 bookings, from 30 days ago to a year ahead; pending ones are tentative.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `calendar_feed_not_found`: Calendar feed not found.",
  "kind": "text",
  "path": [
   {
    "name": "feedToken",
    "type": "string",
    "description": "Secret part of the address, with or without `.ics`.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "calendars",
   "list"
  ],
  "summary": "List the connected calendars",
  "description": "Returns the caller's accounts with their calendars, and the destination calendar.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope APPS_READ.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "calendars",
   "busyTimes",
   "list"
  ],
  "summary": "List the busy times of a calendar",
  "description": "Returns the busy times as they were last read.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.\n\nErrors:\n\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `calendar_not_found`: Calendar not found.",
  "kind": "data",
  "path": [],
  "query": [
   {
    "name": "credentialId",
    "type": "number",
    "description": "Id of the calendar connection.",
    "required": true
   },
   {
    "name": "externalId",
    "type": "string",
    "description": "Id of the calendar at its provider.",
    "required": true
   },
   {
    "name": "dateFrom",
    "type": "string",
    "description": "Start of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to now."
   },
   {
    "name": "dateTo",
    "type": "string",
    "description": "End of the period: ISO 8601, or a date for the whole day; in `timeZone` if it has no offset. Defaults to seven days from now."
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of `dateFrom` and `dateTo` without an offset. Defaults to `loggedInUsersTz`."
   },
   {
    "name": "loggedInUsersTz",
    "type": "string",
    "description": "IANA time zone that counts without `timeZone`. Defaults to UTC."
   }
  ]
 },
 {
  "name": [
   "calendars",
   "icsFeed",
   "check"
  ],
  "summary": "Check the connection of the ICS feeds",
  "description": "200 if the last attempt to read them succeeded.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.\n- 404 `calendar_not_connected`: This calendar is not connected.",
  "kind": "none",
  "path": [],
  "query": []
 },
 {
  "name": [
   "calendars",
   "icsFeed",
   "save"
  ],
  "summary": "Save the ICS feeds of the caller",
  "description": "Each feed is read before it is saved. The feeds replace the current ones. New ones count in conflict checks at once.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "urls",
     "type": "list",
     "description": "URLs of the ICS feeds: `https`, `http` or `webcal`. They replace the feeds of earlier calls.",
     "required": true
    },
    {
     "name": "readOnly",
     "type": "boolean",
     "description": "Accepted for other clients; has no effect. Feeds are read-only."
    }
   ]
  }
 },
 {
  "name": [
   "calendars",
   "check"
  ],
  "summary": "Check the connection of a calendar type",
  "description": "200 if the last attempt to read the caller's calendars of this type succeeded.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.\n- 404 `calendar_not_connected`: This calendar is not connected.",
  "kind": "none",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "calendars",
   "connect"
  ],
  "summary": "Get the connection form of a calendar type",
  "description": "Where to send the credentials of an account, and which fields they have. For `google` and `office365`, the page of the provider, which is opened in the browser of the person whose account it is; the account belongs to the caller then.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.",
  "kind": "data",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "isDryRun",
    "type": "string",
    "description": "Whether the page of the provider only leads back, and connects nothing.",
    "choices": [
     "true",
     "false"
    ]
   },
   {
    "name": "redir",
    "type": "string",
    "description": "URL, `https` or `http`, to which the browser is sent in the end, with `error` in its query if the account was not connected. Only for `google` and `office365`, whose pages the browser comes back from; otherwise 400."
   }
  ]
 },
 {
  "name": [
   "calendars",
   "credentials",
   "create"
  ],
  "summary": "Connect a calendar account",
  "description": "The credentials are tested before they are saved. The primary calendar of a new account counts in conflict checks at once.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.",
  "kind": "data",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "username",
     "type": "string",
     "description": "Username of the account.",
     "required": true
    },
    {
     "name": "password",
     "type": "string",
     "description": "Password of the account, or an app password. Stored encrypted.",
     "required": true
    },
    {
     "name": "url",
     "type": "string",
     "description": "URL of the server, for `caldav`."
    }
   ]
  }
 },
 {
  "name": [
   "calendars",
   "disconnect"
  ],
  "summary": "Disconnect a calendar account",
  "description": "Its events no longer count as busy times, and bookings are no longer written to it. The access that a person allowed at the provider ends there too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 404 `calendar_not_connected`: This calendar is not connected.",
  "kind": "data",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "id",
     "type": "number",
     "description": "Id of the calendar connection.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "calendars",
   "events",
   "get"
  ],
  "summary": "Get an event of a calendar",
  "description": "Reads the event at the provider.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `calendar_event_not_found`: Calendar event not found.",
  "kind": "data",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   },
   {
    "name": "eventUid",
    "type": "string",
    "description": "iCalendar UID of the event.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "calendars",
   "events",
   "update"
  ],
  "summary": "Update an event of a calendar",
  "description": "Writes the event at the provider. A booking does not change.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `calendar_event_not_found`: Calendar event not found.",
  "kind": "data",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   },
   {
    "name": "eventUid",
    "type": "string",
    "description": "iCalendar UID of the event.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title."
    },
    {
     "name": "description",
     "type": "json",
     "description": "Description; `null` removes it."
    },
    {
     "name": "start",
     "type": "json",
     "description": "Start of the event."
    },
    {
     "name": "end",
     "type": "json",
     "description": "End of the event."
    },
    {
     "name": "attendees",
     "type": "json",
     "description": "Attendees. They replace the current ones; `null` removes all."
    },
    {
     "name": "status",
     "type": "json",
     "description": "Status of the event."
    }
   ]
  }
 },
 {
  "name": [
   "calendars",
   "reportCalendarChange"
  ],
  "summary": "Receive a calendar provider's report of changes",
  "description": "For providers of calendars, which repeat the token that they were given with the address. The calendar is read again within seconds. Answers `validationToken` as text where there is one.\n\nNo credential is needed.",
  "kind": "none",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   },
   {
    "name": "channelId",
    "type": "string",
    "description": "Id of the channel.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "validationToken",
    "type": "string",
    "description": "Text by which Microsoft tests the address. It is answered as it is."
   }
  ]
 },
 {
  "name": [
   "calendars",
   "connectCalendarByConsent"
  ],
  "summary": "Connect the calendar account that a person has allowed access to",
  "description": "The provider sends the browser here from the page that `connect` named. The `state` in its query is good for one call and authorizes it; where a session began, only its browser finishes. The primary calendar of a new account counts in conflict checks at once. Redirects (303) to `redir` of `connect`, if it was given.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.",
  "kind": "none",
  "path": [
   {
    "name": "calendar",
    "type": "string",
    "description": "Type of the calendar, such as `caldav`, `apple` or `ics-feed`.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "state",
    "type": "string",
    "description": "The state in the address that `connect` gave.",
    "required": true
   },
   {
    "name": "code",
    "type": "string",
    "description": "The code by which the account can be reached."
   },
   {
    "name": "error",
    "type": "string",
    "description": "Why there is no code, such as `access_denied`."
   }
  ]
 },
 {
  "name": [
   "conferencing",
   "list"
  ],
  "summary": "List the connected meeting services",
  "description": "The built-in video rooms need no connection and are not listed.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "conferencing",
   "getDefault"
  ],
  "summary": "Get the default meeting service",
  "description": "The meeting service of event types that are created without `locations`: the built-in video at first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "conferencing",
   "setDefault"
  ],
  "summary": "Set the default meeting service",
  "description": "Event types that are created without `locations` take place there. Others stay.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 400 `conferencing_not_connected`: This meeting service is not connected.",
  "kind": "none",
  "path": [
   {
    "name": "app",
    "type": "string",
    "description": "Slug of the meeting service: `svc-video` is the built-in video, which `daily-video` names too. Others must be connected.",
    "required": true,
    "choices": [
     "svc-video",
     "daily-video",
     "google-meet",
     "zoom",
     "msteams"
    ]
   }
  ],
  "query": []
 },
 {
  "name": [
   "destinationCalendars",
   "replace"
  ],
  "summary": "Set the destination calendar",
  "description": "Bookings are written to it, unless their event type has a destination calendar of its own.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 404 `calendar_not_connected`: This calendar is not connected.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "integration",
     "type": "string",
     "description": "Type of the connection, such as `caldav_calendar`.",
     "required": true
    },
    {
     "name": "externalId",
     "type": "string",
     "description": "Id of the calendar at its provider.",
     "required": true
    },
    {
     "name": "delegationCredentialId",
     "type": "string",
     "description": "Id of the delegation credential that connected the calendar."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "create"
  ],
  "summary": "Create an event type",
  "description": "Creates an event type of the caller.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.create`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner.",
     "required": true
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes.",
     "required": true
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "list"
  ],
  "summary": "List the event types of a user or a team",
  "description": "Without `username`, `usernames` or `teamSlug`, the caller's own, hidden ones included.\n\nNo credential is needed. An app needs the scope EVENT_TYPE_READ.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, slug or description. Upper and lower case are the same."
   },
   {
    "name": "username",
    "type": "string",
    "description": "Username of the owner. Hidden event types are left out, and no credential is needed."
   },
   {
    "name": "eventSlug",
    "type": "string",
    "description": "Only the event type with this slug."
   },
   {
    "name": "eventTypeSlug",
    "type": "string",
    "description": "Same as `eventSlug`."
   },
   {
    "name": "usernames",
    "type": "string",
    "description": "Two or more usernames, separated by commas: event types that they have in common."
   },
   {
    "name": "orgSlug",
    "type": "string",
    "description": "Slug of the organization that has the user or the team."
   },
   {
    "name": "teamSlug",
    "type": "string",
    "description": "Slug of the team, instead of `username`."
   },
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization that has the user or the team."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   }
  ]
 },
 {
  "name": [
   "eventTypes",
   "get"
  ],
  "summary": "Get an event type",
  "description": "The owner, hosts and members of the organization can read it.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "update"
  ],
  "summary": "Update an event type",
  "description": "Changes only the given fields; lists replace the current ones.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner."
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    },
    {
     "name": "schedulingType",
     "type": "string",
     "description": "Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).",
     "choices": [
      "collective",
      "roundRobin",
      "managed"
     ]
    },
    {
     "name": "hosts",
     "type": "json",
     "description": "Hosts. They replace the current ones."
    },
    {
     "name": "assignAllTeamMembers",
     "type": "boolean",
     "description": "Whether every member of the team is a host, future members included."
    },
    {
     "name": "emailSettings",
     "type": "json",
     "description": "Emails that are not sent."
    },
    {
     "name": "rescheduleWithSameRoundRobinHost",
     "type": "boolean",
     "description": "Whether a rescheduled booking keeps its host, for `roundRobin`."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "delete"
  ],
  "summary": "Delete an event type",
  "description": "An event type with upcoming bookings cannot be deleted.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.delete`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 409 `event_type_has_bookings`: The event type has future bookings; cancel them first.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "bookingPage",
   "get"
  ],
  "summary": "Get the booking page of an event type",
  "description": "What the page shows besides the event type, and what it lets visitors do.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "privateLinks",
   "create"
  ],
  "summary": "Create a private link of an event type",
  "description": "The link books the event type, hidden or not. The first limit that is reached counts; without limits, it creates one booking.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "expiresAt",
     "type": "string",
     "description": "When the link expires, ISO 8601."
    },
    {
     "name": "maxUsageCount",
     "type": "number",
     "description": "Largest number of bookings that the link can create."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "privateLinks",
   "list"
  ],
  "summary": "List the private links of an event type",
  "description": "The oldest link comes first. Expired links are included.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "page",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "eventTypes",
   "privateLinks",
   "update"
  ],
  "summary": "Update a private link of an event type",
  "description": "Sets `expiresAt`, or removes it if omitted; `maxUsageCount` stays if omitted.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `private_link_not_found`: Private link not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "linkId",
    "type": "string",
    "description": "Id of the private link.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "expiresAt",
     "type": "string",
     "description": "When the link expires, ISO 8601."
    },
    {
     "name": "maxUsageCount",
     "type": "number",
     "description": "Largest number of bookings that the link can create."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "privateLinks",
   "delete"
  ],
  "summary": "Delete a private link of an event type",
  "description": "Bookings created by the link stay.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope EVENT_TYPE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `private_link_not_found`: Private link not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "linkId",
    "type": "string",
    "description": "Id of the private link.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for an event type",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of an event type",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.",
  "kind": "page",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of an event type",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.delete`.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of an event type",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of an event type",
  "description": "Changes only the given fields.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of an event type",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of an event type",
  "description": "The newest delivery comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "page",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of an event type",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "stream",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of an event type",
  "description": "Returns one delivery.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of an event type",
  "description": "The first attempt comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "page",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of an event type",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of an event type",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of an event type",
  "description": "The job continues after a restart.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of an event type",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of an event type",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "eventTypes",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of an event type",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "holidays",
   "get"
  ],
  "summary": "Get the public holidays of the caller",
  "description": "The country that the caller has chosen, and its holidays of the next 365 days.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.read`.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "holidays",
   "set"
  ],
  "summary": "Set the public holidays of the caller",
  "description": "On public holidays of the country or region, the caller cannot be booked. They are whole days of the time zone of the caller. Existing bookings stay.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.update`.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "countryCode",
     "type": "json",
     "description": "Country whose public holidays the caller has off, ISO 3166-1; `null` for none.",
     "required": true
    },
    {
     "name": "regionCode",
     "type": "json",
     "description": "State or province of the country, which has holidays of its own."
    },
    {
     "name": "workedHolidayIds",
     "type": "list",
     "description": "Ids of holidays on which the caller works all the same."
    }
   ]
  }
 },
 {
  "name": [
   "holidays",
   "countries",
   "list"
  ],
  "summary": "List the countries whose public holidays are known",
  "description": "With the states or provinces that have holidays of their own.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "invites",
   "accept"
  ],
  "summary": "Accept an invitation to a team",
  "description": "The caller becomes a member of the team.\n\nTakes an API key of the home organization of its user, the access token of a managed user or the access token of an app. An app needs the scope PROFILE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `profile.update`.\n\nErrors:\n\n- 404 `invite_not_found`: The invitation is unknown or has expired.\n- 409 `already_member`: The user is already a member.",
  "kind": "data",
  "path": [
   {
    "name": "token",
    "type": "string",
    "description": "Token of the invitation.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "me",
   "get"
  ],
  "summary": "Get the profile of the caller",
  "description": "Returns the user of the credential.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope PROFILE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `profile.read`.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "me",
   "update"
  ],
  "summary": "Update the profile of the caller",
  "description": "Changes only the given fields. `defaultScheduleId` must be one of the caller's schedules.\n\nTakes an API key of the home organization of its user, the access token of a managed user or the access token of an app. An app needs the scope PROFILE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `profile.update`.\n\nErrors:\n\n- 409 `email_taken`: The email address is already taken.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address."
    },
    {
     "name": "name",
     "type": "string",
     "description": "Full name."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "defaultScheduleId",
     "type": "number",
     "description": "Id of the default schedule, one of the user's own."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "locale",
     "type": "string",
     "description": "Language of emails and messages.",
     "choices": [
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW"
     ]
    },
    {
     "name": "avatarUrl",
     "type": "string",
     "description": "URL of the profile picture."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Biography of the profile."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. It replaces the current data."
    }
   ]
  }
 },
 {
  "name": [
   "me",
   "export"
  ],
  "summary": "Export the data of the caller",
  "description": "Returns what every service stores about the caller in the credential's organization, in pages, without secrets and without the data of other people. What only names the caller's email address is included once the address is verified. The organization's audit log records each page.\n\nTakes an API key of the home organization of its user.",
  "kind": "data",
  "path": [],
  "query": [
   {
    "name": "cursor",
    "type": "string",
    "description": "`nextCursor` of the page before; the first page if omitted."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of records to return. A page can have fewer although another one follows."
   }
  ]
 },
 {
  "name": [
   "me",
   "grants",
   "list"
  ],
  "summary": "List the apps that act for the caller",
  "description": "What the caller has allowed apps on the consent page. The newest grant comes first.\n\nTakes an API key of the home organization of its user or the session of a signed-in person.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "me",
   "endGrant"
  ],
  "summary": "Delete the grant of an app",
  "description": "Every token that the app has for the caller ends immediately, and the webhooks that it made.\n\nTakes an API key of the home organization of its user or the session of a signed-in person.\n\nErrors:\n\n- 404 `grant_not_found`: Grant not found.",
  "kind": "none",
  "path": [
   {
    "name": "grantId",
    "type": "number",
    "description": "Id of the grant.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "me",
   "sessions",
   "list"
  ],
  "summary": "List the sessions of the caller",
  "description": "The browsers in which the caller has signed in. The newest session comes first.\n\nTakes an API key of the home organization of its user or the session of a signed-in person.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "me",
   "endOtherSessions"
  ],
  "summary": "Delete the other sessions of the caller",
  "description": "Every session ends, except that of the call. With an API key all of them end.\n\nTakes an API key of the home organization of its user or the session of a signed-in person.",
  "kind": "none",
  "path": [],
  "query": []
 },
 {
  "name": [
   "me",
   "endSession"
  ],
  "summary": "Delete a session of the caller",
  "description": "The browser is signed out immediately.\n\nTakes an API key of the home organization of its user or the session of a signed-in person.\n\nErrors:\n\n- 404 `session_not_found`: Session not found.",
  "kind": "none",
  "path": [
   {
    "name": "sessionId",
    "type": "string",
    "description": "Id of the session.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "create"
  ],
  "summary": "Create an OAuth client",
  "description": "Creates a confidential client, unless `clientType` is `PUBLIC`: a public client has no secret and must use PKCE.\n\nTakes an API key. A role in the organization must give `oauthClient.update`.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name of the client, shown to people who give it access.",
     "required": true
    },
    {
     "name": "redirectUris",
     "type": "list",
     "description": "Redirect URIs that may receive authorization codes.",
     "required": true
    },
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the client and of the tokens of its managed users; `*` for all.",
     "required": true,
     "choices": [
      "EVENT_TYPE_READ",
      "EVENT_TYPE_WRITE",
      "BOOKING_READ",
      "BOOKING_WRITE",
      "SCHEDULE_READ",
      "SCHEDULE_WRITE",
      "APPS_READ",
      "APPS_WRITE",
      "PROFILE_READ",
      "PROFILE_WRITE",
      "*"
     ]
    },
    {
     "name": "clientType",
     "type": "string",
     "description": "`CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE. Defaults to `CONFIDENTIAL`.",
     "choices": [
      "CONFIDENTIAL",
      "PUBLIC"
     ]
    },
    {
     "name": "logo",
     "type": "string",
     "description": "URL of the logo."
    },
    {
     "name": "bookingRedirectUri",
     "type": "string",
     "description": "Page that shows a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "bookingCancelRedirectUri",
     "type": "string",
     "description": "Page that cancels a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "bookingRescheduleRedirectUri",
     "type": "string",
     "description": "Page that reschedules a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking pages of managed users in a frame. Defaults to an empty list: all may. An event type with a list of its own follows that one."
    },
    {
     "name": "areEmailsEnabled",
     "type": "boolean",
     "description": "Whether bookings of managed users send emails. Defaults to `false`."
    },
    {
     "name": "areDefaultEventTypesEnabled",
     "type": "boolean",
     "description": "Whether new managed users get default event types. Defaults to `false`."
    },
    {
     "name": "areCalendarEventsEnabled",
     "type": "boolean",
     "description": "Whether bookings of managed users are written to calendars. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "list"
  ],
  "summary": "List the OAuth clients of an organization",
  "description": "The oldest OAuth client of the caller's organization comes first.\n\nTakes an API key or the session of a signed-in person. A role in the organization must give `oauthClient.read`.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "oauthClients",
   "get"
  ],
  "summary": "Get an OAuth client",
  "description": "Returns one OAuth client with its newest secret.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.read`.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "update"
  ],
  "summary": "Update an OAuth client",
  "description": "Changes only the given fields; the permissions cannot change. A client that becomes `PUBLIC` loses its secrets immediately; one that becomes `CONFIDENTIAL` gets a secret, which the answer contains.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name of the client, shown to people who give it access."
    },
    {
     "name": "redirectUris",
     "type": "list",
     "description": "Redirect URIs that may receive authorization codes."
    },
    {
     "name": "clientType",
     "type": "string",
     "description": "`CONFIDENTIAL`: authenticates with its secret. `PUBLIC`: has no secret and must use PKCE. Defaults to `CONFIDENTIAL`.",
     "choices": [
      "CONFIDENTIAL",
      "PUBLIC"
     ]
    },
    {
     "name": "logo",
     "type": "string",
     "description": "URL of the logo."
    },
    {
     "name": "bookingRedirectUri",
     "type": "string",
     "description": "Page that shows a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "bookingCancelRedirectUri",
     "type": "string",
     "description": "Page that cancels a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "bookingRescheduleRedirectUri",
     "type": "string",
     "description": "Page that reschedules a booking, instead of the built-in one. The booking's uid is added to its path."
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking pages of managed users in a frame. Defaults to an empty list: all may. An event type with a list of its own follows that one."
    },
    {
     "name": "areEmailsEnabled",
     "type": "boolean",
     "description": "Whether bookings of managed users send emails. Defaults to `false`."
    },
    {
     "name": "areDefaultEventTypesEnabled",
     "type": "boolean",
     "description": "Whether new managed users get default event types. Defaults to `false`."
    },
    {
     "name": "areCalendarEventsEnabled",
     "type": "boolean",
     "description": "Whether bookings of managed users are written to calendars. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "delete"
  ],
  "summary": "Delete an OAuth client",
  "description": "Its secrets and all tokens end immediately. The users that it managed stay in the organization.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of an OAuth client",
  "description": "The older secret stays valid for 24 hours, or ends immediately if `endOlderNow` is `true`. Not for a public client, which has no secret.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 400 `public_client`: A public client has no secret.\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "endOlderNow",
     "type": "boolean",
     "description": "Whether the older secret ends now instead of in 24 hours. Defaults to `false`."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "users",
   "create"
  ],
  "summary": "Create a managed user",
  "description": "Returns the user with an access token and a refresh token.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.\n- 409 `email_taken`: The email address is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address. It is kept with the OAuth client's id as a mark: `ann+clientId@example.com`.",
     "required": true
    },
    {
     "name": "name",
     "type": "string",
     "description": "Full name.",
     "required": true
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "locale",
     "type": "string",
     "description": "Language of emails and messages.",
     "choices": [
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW"
     ]
    },
    {
     "name": "avatarUrl",
     "type": "string",
     "description": "URL of the profile picture."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Biography of the profile."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. It replaces the current data."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "users",
   "list"
  ],
  "summary": "List the managed users of an OAuth client",
  "description": "The oldest user comes first.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.read`.\n\nErrors:\n\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "page",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "limit",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "offset",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "emails",
    "type": "list",
    "description": "Only users with one of these email addresses, with or without the OAuth client's mark. Separated by commas or repeated."
   }
  ]
 },
 {
  "name": [
   "oauthClients",
   "users",
   "get"
  ],
  "summary": "Get a managed user",
  "description": "Returns one user that the OAuth client manages.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the managed user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "users",
   "update"
  ],
  "summary": "Update a managed user",
  "description": "Changes only the given fields. `defaultScheduleId` must be one of the user's schedules.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 409 `email_taken`: The email address is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the managed user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address."
    },
    {
     "name": "name",
     "type": "string",
     "description": "Full name."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "defaultScheduleId",
     "type": "number",
     "description": "Id of the default schedule, one of the user's own."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "locale",
     "type": "string",
     "description": "Language of emails and messages.",
     "choices": [
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW"
     ]
    },
    {
     "name": "avatarUrl",
     "type": "string",
     "description": "URL of the profile picture."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Biography of the profile."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. It replaces the current data."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "users",
   "delete"
  ],
  "summary": "Delete a managed user",
  "description": "The user's tokens end before the answer.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the managed user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "users",
   "forceRefresh"
  ],
  "summary": "Replace the tokens of a managed user",
  "description": "Every older token of the user ends immediately.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the managed user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for an OAuth client",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of an OAuth client",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.",
  "kind": "page",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of an OAuth client",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.delete`.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of an OAuth client",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of an OAuth client",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of an OAuth client",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of an OAuth client",
  "description": "The newest delivery comes first.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "page",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of an OAuth client",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "stream",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of an OAuth client",
  "description": "Returns one delivery.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of an OAuth client",
  "description": "The first attempt comes first.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "page",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of an OAuth client",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of an OAuth client",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of an OAuth client",
  "description": "The job continues after a restart.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of an OAuth client",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of an OAuth client",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "oauthClients",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of an OAuth client",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the id and secret of an OAuth client or the session of a signed-in person. A role in the client's organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "oauth",
   "refreshTokens"
  ],
  "summary": "Refresh the tokens of a managed user",
  "description": "A refresh token can be used once; a reuse ends every token of its family and gets 400 `invalid_refresh_token`.\n\nTakes an API key or the id and secret of an OAuth client. A role in the client's organization must give `oauthClient.update`.\n\nErrors:\n\n- 400 `invalid_refresh_token`: The refresh token is unknown, was used before, or has expired.\n- 404 `oauth_client_not_found`: OAuth client not found.",
  "kind": "data",
  "path": [
   {
    "name": "clientId",
    "type": "string",
    "description": "Id of the OAuth client.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "refreshToken",
     "type": "string",
     "description": "The refresh token.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "get"
  ],
  "summary": "Get an organization",
  "description": "Its name, and the branding of what has none of its own.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_PROFILE_READ. A role in the organization must give `organization.read`.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "update"
  ],
  "summary": "Update an organization",
  "description": "Changes only the given fields. The branding is that of booking pages and mails of teams and users that have none of their own.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.update`.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name of the organization."
    },
    {
     "name": "logoUrl",
     "type": "string",
     "description": "https URL of the logo on booking pages and in mails."
    },
    {
     "name": "bannerUrl",
     "type": "string",
     "description": "https URL of the banner on booking pages."
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "theme",
     "type": "string",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device.",
     "choices": [
      "light",
      "dark",
      "system"
     ]
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week of new teams and users, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attendees",
   "erase"
  ],
  "summary": "Erase a person's data",
  "description": "Overwrites the name, email address, phone numbers and answers of the person in every service; some finish after the answer. A phone number erases the attendees without an email address who have it. The answer is the same whether or not the person is known.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.remove`.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address of the person."
    },
    {
     "name": "phoneNumber",
     "type": "string",
     "description": "Phone number of the person, in E.164 format: instead of `email`, for one without an address."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attendees",
   "export"
  ],
  "summary": "Export a person's data",
  "description": "Returns what every service stores in the organization about the person, a user or an attendee (by phone number: one without an email address), in pages, without secrets and without the data of other people. The answer for an unknown person has no records. The audit log records each page.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.remove`.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address of the person."
    },
    {
     "name": "phoneNumber",
     "type": "string",
     "description": "Phone number of the person, in E.164 format: instead of `email`, for one without an address."
    },
    {
     "name": "cursor",
     "type": "string",
     "description": "`nextCursor` of the page before; the first page if omitted."
    },
    {
     "name": "take",
     "type": "number",
     "description": "Largest number of records to return. A page can have fewer although another one follows."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "create"
  ],
  "summary": "Create an attribute",
  "description": "Members of the organization can have values of it.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.create`.\n\nErrors:\n\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, shown to members.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, kept as given and unique in the organization.",
     "required": true
    },
    {
     "name": "type",
     "type": "string",
     "description": "What values the attribute takes: any text, a number, one option, or several options.",
     "required": true,
     "choices": [
      "TEXT",
      "NUMBER",
      "SINGLE_SELECT",
      "MULTI_SELECT"
     ]
    },
    {
     "name": "options",
     "type": "json",
     "description": "Options of a `SINGLE_SELECT` or `MULTI_SELECT` attribute. Ignored for other types.",
     "required": true
    },
    {
     "name": "enabled",
     "type": "boolean",
     "description": "Whether the attribute is in use. Defaults to `true`."
    },
    {
     "name": "usersCanEditRelation",
     "type": "boolean",
     "description": "Whether members may set their own values. Defaults to `false`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "list"
  ],
  "summary": "List the attributes of an organization",
  "description": "The oldest attribute comes first.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "assign"
  ],
  "summary": "Assign an attribute option to a member",
  "description": "Assigns an option, or a value of an attribute without options.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.editUsers`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.\n- 404 `attribute_option_not_found`: Attribute option not found.\n- 404 `membership_not_found`: Membership not found.\n- 409 `attribute_already_assigned`: The member already has this option.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the member's user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "attributeId",
     "type": "string",
     "description": "Id of the attribute.",
     "required": true
    },
    {
     "name": "value",
     "type": "string",
     "description": "Value of a `TEXT` or `NUMBER` attribute, or the value of one of its options."
    },
    {
     "name": "attributeOptionId",
     "type": "string",
     "description": "Id of the option to assign. Takes precedence over `value`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "listOfMember"
  ],
  "summary": "List the attribute options of a member",
  "description": "In the order in which they were assigned.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the member's user.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "unassign"
  ],
  "summary": "Unassign an attribute option from a member",
  "description": "Returns the assignment as it was.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.editUsers`.\n\nErrors:\n\n- 404 `attribute_assignment_not_found`: The member does not have this option.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the member's user.",
    "required": true
   },
   {
    "name": "attributeOptionId",
    "type": "string",
    "description": "Id of the option.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "listAssignedBySlug"
  ],
  "summary": "List the assigned options of an attribute by its slug",
  "description": "Returns each option with the users who have it.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeSlug",
    "type": "string",
    "description": "Slug of the attribute.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "assignedOptionIds",
    "type": "list",
    "description": "Only options of members who have one of these options, of any attribute. Separated by commas."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only options of members of one of these teams. Separated by commas."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "attributes",
   "get"
  ],
  "summary": "Get an attribute",
  "description": "Returns one attribute.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "attributes",
   "update"
  ],
  "summary": "Update an attribute",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.update`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, shown to members."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, kept as given and unique in the organization."
    },
    {
     "name": "type",
     "type": "string",
     "description": "What values the attribute takes: any text, a number, one option, or several options.",
     "choices": [
      "TEXT",
      "NUMBER",
      "SINGLE_SELECT",
      "MULTI_SELECT"
     ]
    },
    {
     "name": "enabled",
     "type": "boolean",
     "description": "Whether the attribute is in use. Defaults to `true`."
    },
    {
     "name": "usersCanEditRelation",
     "type": "boolean",
     "description": "Whether members may set their own values. Defaults to `false`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "delete"
  ],
  "summary": "Delete an attribute",
  "description": "Deletes its options and the members' values too. Returns the attribute as it was.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.delete`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "create"
  ],
  "summary": "Create an option of an attribute",
  "description": "Values and slugs may repeat.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.create`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "value",
     "type": "string",
     "description": "Value, shown to members.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug of the option. Slugs may repeat.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "list"
  ],
  "summary": "List the options of an attribute",
  "description": "The oldest option comes first.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "listAssigned"
  ],
  "summary": "List the assigned options of an attribute",
  "description": "Returns each option with the users who have it.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_READ. A role in the organization must give `organization.attributes.read`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "assignedOptionIds",
    "type": "list",
    "description": "Only options of members who have one of these options, of any attribute. Separated by commas."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only options of members of one of these teams. Separated by commas."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "update"
  ],
  "summary": "Update an option of an attribute",
  "description": "Changes the option for all members who have it.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.update`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.\n- 404 `attribute_option_not_found`: Attribute option not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   },
   {
    "name": "optionId",
    "type": "string",
    "description": "Id of the option.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "value",
     "type": "string",
     "description": "Value, shown to members."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug of the option. Slugs may repeat."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "attributes",
   "options",
   "delete"
  ],
  "summary": "Delete an option of an attribute",
  "description": "Members who have the option lose it. Returns the option as it was.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_ATTRIBUTES_WRITE. A role in the organization must give `organization.attributes.delete`.\n\nErrors:\n\n- 404 `attribute_not_found`: Attribute not found.\n- 404 `attribute_option_not_found`: Attribute option not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "attributeId",
    "type": "string",
    "description": "Id of the attribute.",
    "required": true
   },
   {
    "name": "optionId",
    "type": "string",
    "description": "Id of the option.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "auditLog",
   "list"
  ],
  "summary": "List the changes of an organization",
  "description": "Who changed members, users, teams, roles, OAuth clients and credentials, when, and with which credential; newest first.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `booking.readOrgAuditLogs`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "action",
    "type": "string",
    "description": "Only changes of this kind, such as `membership.created`."
   },
   {
    "name": "subjectId",
    "type": "string",
    "description": "Only changes of the thing with this id."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only changes by this user."
   },
   {
    "name": "after",
    "type": "string",
    "description": "Only changes at this time or later."
   },
   {
    "name": "before",
    "type": "string",
    "description": "Only changes before this time."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "bookings",
   "list"
  ],
  "summary": "List the bookings of an organization",
  "description": "Returns the bookings of all users and teams of the organization.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_BOOKING_READ. A role in the organization must give `booking.readOrgBookings`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same."
   },
   {
    "name": "status",
    "type": "list",
    "description": "Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated."
   },
   {
    "name": "attendeeEmail",
    "type": "string",
    "description": "Only bookings with an attendee of this email address."
   },
   {
    "name": "attendeeName",
    "type": "string",
    "description": "Only bookings with an attendee of this name."
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Only the booking with this uid."
   },
   {
    "name": "eventTypeId",
    "type": "string",
    "description": "Only bookings of this event type."
   },
   {
    "name": "eventTypeIds",
    "type": "string",
    "description": "Only bookings of one of these event types. Separated by commas."
   },
   {
    "name": "teamId",
    "type": "string",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "teamsIds",
    "type": "string",
    "description": "Only bookings of event types of one of these teams. Separated by commas."
   },
   {
    "name": "afterStart",
    "type": "string",
    "description": "Only bookings that start at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeEnd",
    "type": "string",
    "description": "Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending."
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`."
   },
   {
    "name": "sortCreated",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`."
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by last change: `asc` or `desc`."
   },
   {
    "name": "userIds",
    "type": "string",
    "description": "Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "delegationCredentials",
   "create"
  ],
  "summary": "Create a delegation credential",
  "description": "A Google service account with domain-wide delegation, or a Microsoft app registration with application permissions, by which the calendars of members are connected without their consent. It reaches none before it is enabled. The key is stored encrypted and never answered.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_APPS_WRITE. A role in the organization must give `apps.update`.\n\nErrors:\n\n- 409 `delegation_credential_exists`: The organization has a delegation credential of this provider for the domain.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "workspacePlatformSlug",
     "type": "string",
     "description": "Provider of the calendars.",
     "required": true,
     "choices": [
      "google",
      "office365"
     ]
    },
    {
     "name": "domain",
     "type": "string",
     "description": "Domain of the email addresses of the members whose calendars it reaches.",
     "required": true
    },
    {
     "name": "serviceAccountKey",
     "type": "json",
     "description": "The key, as an object or as an array with one object.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "delegationCredentials",
   "update"
  ],
  "summary": "Update a delegation credential",
  "description": "Enabling it connects the accounts of the members whose verified email addresses are of its domain: their primary calendars count in conflict checks, and bookings are written to them unless the members have chosen other calendars. An account that a member has connected stays the member's own. Disabling it disconnects the accounts at once.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_APPS_WRITE. A role in the organization must give `apps.update`.\n\nErrors:\n\n- 400 `calendar_failing`: The calendar cannot be read.\n- 404 `delegation_credential_not_found`: Delegation credential not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "credentialId",
    "type": "string",
    "description": "Id of the delegation credential.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "enabled",
     "type": "boolean",
     "description": "Whether calendars are reached by it. It is tested at the provider before it is enabled; disabling it disconnects them at once."
    },
    {
     "name": "serviceAccountKey",
     "type": "json",
     "description": "The key, as an object or as an array with one object."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "insights",
   "count"
  ],
  "summary": "Count the bookings of an organization",
  "description": "Counts the bookings that start on these days, by state. What has just changed is counted within seconds.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_INSIGHTS_READ. A role in the organization must give `insights.read`.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Only bookings of this team's event types."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "insights",
   "countByDay"
  ],
  "summary": "Count the bookings of an organization by day",
  "description": "Counts the bookings of each day by state, the earliest day first, days without any included.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_INSIGHTS_READ. A role in the organization must give `insights.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "insights",
   "countByEventType"
  ],
  "summary": "Count the bookings of an organization by event type",
  "description": "Counts the bookings of each event type by state, the one with the most bookings first. Event types without bookings on these days are left out; deleted ones are counted.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_INSIGHTS_READ. A role in the organization must give `insights.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "insights",
   "countByHost"
  ],
  "summary": "Count the bookings of an organization by host",
  "description": "Counts the bookings of each host by state, the host with the most bookings first. A booking with several hosts counts for each of them; a reassigned one counts for its new host.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_INSIGHTS_READ. A role in the organization must give `insights.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "memberships",
   "create"
  ],
  "summary": "Create a membership of an organization",
  "description": "Makes an existing user a member.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.invite`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.\n- 409 `already_member`: The user is already a member.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "userId",
     "type": "number",
     "description": "Id of the user.",
     "required": true
    },
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "memberships",
   "list"
  ],
  "summary": "List the memberships of an organization",
  "description": "The oldest membership comes first.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_READ. A role in the organization must give `organization.listMembersPrivate`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "memberships",
   "get"
  ],
  "summary": "Get a membership of an organization",
  "description": "Returns one membership with the member's attributes.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_READ. A role in the organization must give `organization.listMembersPrivate`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "memberships",
   "update"
  ],
  "summary": "Update a membership of an organization",
  "description": "Changes only the given fields. An organization keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.changeMemberRole`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `role_not_found`: Role not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "memberships",
   "delete"
  ],
  "summary": "Delete a membership of an organization",
  "description": "Deletes the user's memberships of the organization's teams too. Returns the membership as it was. An organization keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.remove`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "ooo",
   "list"
  ],
  "summary": "List the out-of-office entries of an organization",
  "description": "The oldest entry comes first, unless the query sorts otherwise.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. Without a sort, the oldest entry comes first.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "email",
    "type": "string",
    "description": "Only entries of the user with this email address."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "organizations",
   "create"
  ],
  "summary": "Create a managed organization",
  "description": "The answer contains an API key for it, which is shown only once. The managing organization must have an OAuth client.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.create`.\n\nErrors:\n\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name of the organization.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, unique among the manager's organizations. Made from the name if omitted. Reserved words are refused."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "apiKeyDaysValid",
     "type": "number",
     "description": "Days until the API key expires, fractions allowed. Defaults to 30. Not with `apiKeyNeverExpires`."
    },
    {
     "name": "apiKeyNeverExpires",
     "type": "boolean",
     "description": "Whether the API key never expires. Not with `apiKeyDaysValid`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "organizations",
   "list"
  ],
  "summary": "List the managed organizations of an organization",
  "description": "The oldest organization comes first. The query filters by slug and metadata.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.update`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "slug",
    "type": "string",
    "description": "Only the organization with this slug."
   },
   {
    "name": "metadataKey",
    "type": "string",
    "description": "Only organizations whose metadata has this key."
   },
   {
    "name": "metadataValue",
    "type": "string",
    "description": "Only organizations whose metadata has this value for `metadataKey`, compared as text."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "organizations",
   "get"
  ],
  "summary": "Get a managed organization",
  "description": "Returns one organization that the caller's organization manages.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.update`.\n\nErrors:\n\n- 404 `organization_not_found`: Organization not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "managedOrganizationId",
    "type": "number",
    "description": "Id of the managed organization.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "organizations",
   "update"
  ],
  "summary": "Update a managed organization",
  "description": "Changes only the given fields.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.update`.\n\nErrors:\n\n- 404 `organization_not_found`: Organization not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "managedOrganizationId",
    "type": "number",
    "description": "Id of the managed organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name of the organization."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. It replaces the current data."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "organizations",
   "delete"
  ],
  "summary": "Delete a managed organization",
  "description": "Deletes its users, teams, OAuth clients and API keys too; none of their credentials is valid after the answer. Future bookings prevent that, unless `cancelBookings` is `true`.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `organization.create`.\n\nErrors:\n\n- 404 `organization_not_found`: Organization not found.\n- 409 `owner_has_bookings`: There are future bookings; cancel them first, or add cancelBookings=true.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "managedOrganizationId",
    "type": "number",
    "description": "Id of the managed organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "cancelBookings",
    "type": "boolean",
    "description": "Whether future bookings are cancelled first. Without it, they prevent the deletion."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "roles",
   "create"
  ],
  "summary": "Create a role of an organization",
  "description": "The caller must hold each permission of the role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.create`.\n\nErrors:\n\n- 409 `role_name_taken`: A role with this name already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, unique in the team or organization.",
     "required": true
    },
    {
     "name": "color",
     "type": "string",
     "description": "Color, for clients."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role. The caller must hold each of them. Defaults to none.",
     "choices": [
      "*.*",
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.create",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "organization.create",
      "organization.read",
      "organization.listMembers",
      "organization.listMembersPrivate",
      "organization.invite",
      "organization.remove",
      "organization.manageBilling",
      "organization.changeMemberRole",
      "organization.impersonate",
      "organization.passwordReset",
      "organization.update",
      "booking.read",
      "booking.readOrgBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readOrgAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "organization.attributes.read",
      "organization.attributes.update",
      "organization.attributes.delete",
      "organization.attributes.create",
      "organization.attributes.editUsers",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "watchlist.create",
      "watchlist.read",
      "watchlist.update",
      "watchlist.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "roles",
   "list"
  ],
  "summary": "List the roles of an organization",
  "description": "The built-in roles come first, then the custom ones, the oldest first.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "roles",
   "get"
  ],
  "summary": "Get a role of an organization",
  "description": "Returns a built-in or custom role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.read`.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "roles",
   "update"
  ],
  "summary": "Update a role of an organization",
  "description": "Changes only the given fields; `permissions` replaces all current ones. The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 409 `role_name_taken`: A role with this name already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, unique in the team or organization."
    },
    {
     "name": "color",
     "type": "string",
     "description": "Color, for clients."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role. The caller must hold each of them. Defaults to none.",
     "choices": [
      "*.*",
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.create",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "organization.create",
      "organization.read",
      "organization.listMembers",
      "organization.listMembersPrivate",
      "organization.invite",
      "organization.remove",
      "organization.manageBilling",
      "organization.changeMemberRole",
      "organization.impersonate",
      "organization.passwordReset",
      "organization.update",
      "booking.read",
      "booking.readOrgBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readOrgAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "organization.attributes.read",
      "organization.attributes.update",
      "organization.attributes.delete",
      "organization.attributes.create",
      "organization.attributes.editUsers",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "watchlist.create",
      "watchlist.read",
      "watchlist.update",
      "watchlist.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "roles",
   "delete"
  ],
  "summary": "Delete a role of an organization",
  "description": "Its members get the permissions of their built-in role again. Returns the role as it was.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.delete`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "roles",
   "permissions",
   "create"
  ],
  "summary": "Add the given permissions to a role of an organization",
  "description": "The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role.",
     "required": true,
     "choices": [
      "*.*",
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.create",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "organization.create",
      "organization.read",
      "organization.listMembers",
      "organization.listMembersPrivate",
      "organization.invite",
      "organization.remove",
      "organization.manageBilling",
      "organization.changeMemberRole",
      "organization.impersonate",
      "organization.passwordReset",
      "organization.update",
      "booking.read",
      "booking.readOrgBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readOrgAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "organization.attributes.read",
      "organization.attributes.update",
      "organization.attributes.delete",
      "organization.attributes.create",
      "organization.attributes.editUsers",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "watchlist.create",
      "watchlist.read",
      "watchlist.update",
      "watchlist.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "roles",
   "permissions",
   "list"
  ],
  "summary": "List the permissions of a role of an organization",
  "description": "Returns the permissions of a built-in or custom role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.read`.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "roles",
   "permissions",
   "replace"
  ],
  "summary": "Replace the permissions of a role of an organization",
  "description": "The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role.",
     "required": true,
     "choices": [
      "*.*",
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.create",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "organization.create",
      "organization.read",
      "organization.listMembers",
      "organization.listMembersPrivate",
      "organization.invite",
      "organization.remove",
      "organization.manageBilling",
      "organization.changeMemberRole",
      "organization.impersonate",
      "organization.passwordReset",
      "organization.update",
      "booking.read",
      "booking.readOrgBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readOrgAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "organization.attributes.read",
      "organization.attributes.update",
      "organization.attributes.delete",
      "organization.attributes.create",
      "organization.attributes.editUsers",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "watchlist.create",
      "watchlist.read",
      "watchlist.update",
      "watchlist.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "roles",
   "permissions",
   "deleteAll"
  ],
  "summary": "Remove the given permissions from a role of an organization",
  "description": "Permissions that the role does not have are ignored.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "permissions",
    "type": "list",
    "description": "Permissions to remove. Separated by commas.",
    "required": true,
    "choices": [
     "*.*",
     "role.create",
     "role.read",
     "role.update",
     "role.delete",
     "eventType.create",
     "eventType.read",
     "eventType.update",
     "eventType.delete",
     "team.create",
     "team.read",
     "team.update",
     "team.delete",
     "team.invite",
     "team.remove",
     "team.listMembers",
     "team.listMembersPrivate",
     "team.changeMemberRole",
     "team.impersonate",
     "organization.create",
     "organization.read",
     "organization.listMembers",
     "organization.listMembersPrivate",
     "organization.invite",
     "organization.remove",
     "organization.manageBilling",
     "organization.changeMemberRole",
     "organization.impersonate",
     "organization.passwordReset",
     "organization.update",
     "booking.read",
     "booking.readOrgBookings",
     "booking.readRecordings",
     "booking.update",
     "booking.readOrgAuditLogs",
     "insights.read",
     "workflow.create",
     "workflow.read",
     "workflow.update",
     "workflow.delete",
     "organization.attributes.read",
     "organization.attributes.update",
     "organization.attributes.delete",
     "organization.attributes.create",
     "organization.attributes.editUsers",
     "routingForm.create",
     "routingForm.read",
     "routingForm.update",
     "routingForm.delete",
     "webhook.create",
     "webhook.read",
     "webhook.update",
     "webhook.delete",
     "watchlist.create",
     "watchlist.read",
     "watchlist.update",
     "watchlist.delete",
     "featureOptIn.read",
     "featureOptIn.update"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "roles",
   "permissions",
   "delete"
  ],
  "summary": "Remove a permission from a role of an organization",
  "description": "A permission that the role does not have is ignored.\n\nTakes an API key or the id and secret of an OAuth client. A role in the organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   },
   {
    "name": "permission",
    "type": "string",
    "description": "Permission that a role can hold here.",
    "required": true,
    "choices": [
     "*.*",
     "role.create",
     "role.read",
     "role.update",
     "role.delete",
     "eventType.create",
     "eventType.read",
     "eventType.update",
     "eventType.delete",
     "team.create",
     "team.read",
     "team.update",
     "team.delete",
     "team.invite",
     "team.remove",
     "team.listMembers",
     "team.listMembersPrivate",
     "team.changeMemberRole",
     "team.impersonate",
     "organization.create",
     "organization.read",
     "organization.listMembers",
     "organization.listMembersPrivate",
     "organization.invite",
     "organization.remove",
     "organization.manageBilling",
     "organization.changeMemberRole",
     "organization.impersonate",
     "organization.passwordReset",
     "organization.update",
     "booking.read",
     "booking.readOrgBookings",
     "booking.readRecordings",
     "booking.update",
     "booking.readOrgAuditLogs",
     "insights.read",
     "workflow.create",
     "workflow.read",
     "workflow.update",
     "workflow.delete",
     "organization.attributes.read",
     "organization.attributes.update",
     "organization.attributes.delete",
     "organization.attributes.create",
     "organization.attributes.editUsers",
     "routingForm.create",
     "routingForm.read",
     "routingForm.update",
     "routingForm.delete",
     "webhook.create",
     "webhook.read",
     "webhook.update",
     "webhook.delete",
     "watchlist.create",
     "watchlist.read",
     "watchlist.update",
     "watchlist.delete",
     "featureOptIn.read",
     "featureOptIn.update"
    ]
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "routingForms",
   "list"
  ],
  "summary": "List the routing forms of an organization",
  "description": "For an organization, those of all its teams and users.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_ROUTING_FORM_READ. A role in the organization must give `routingForm.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only forms of one of these teams. Separated by commas or repeated."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "routingForms",
   "responses",
   "create"
  ],
  "summary": "Create a response to a routing form of an organization",
  "description": "Returns where the response leads, with slots if that is an event type. With `queueResponse=true`, it is submitted once a booking names its `queuedResponseId`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_ROUTING_FORM_WRITE. A role in the organization must give `routingForm.respond`.\n\nErrors:\n\n- 400 `routing_form_disabled`: The routing form accepts no responses.\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "end",
    "type": "string",
    "description": "End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "format",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends."
   },
   {
    "name": "bookingUidToReschedule",
    "type": "string",
    "description": "Uid of the booking to reschedule. Its time counts as free."
   },
   {
    "name": "queueResponse",
    "type": "string",
    "description": "`true` queues the response. A booking with its `queuedResponseId` submits it.",
    "choices": [
     "true",
     "false"
    ]
   }
  ],
  "body": {
   "required": false,
   "fields": []
  }
 },
 {
  "name": [
   "organizations",
   "routingForms",
   "responses",
   "list"
  ],
  "summary": "List the responses to a routing form of an organization",
  "description": "The oldest response comes first, unless the query sorts otherwise.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_ROUTING_FORM_READ. A role in the organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "routingForms",
   "responses",
   "update"
  ],
  "summary": "Update a response to a routing form of an organization",
  "description": "Given answers replace those to the same fields. No workflow or webhook is triggered again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_ROUTING_FORM_WRITE. A role in the organization must give `routingForm.update`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `routing_form_response_not_found`: Response not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   },
   {
    "name": "responseId",
    "type": "number",
    "description": "Id of the response.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "response",
     "type": "json",
     "description": "Answers to change, by the identifier or id of their fields."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "schedules",
   "list"
  ],
  "summary": "List the schedules of an organization's users",
  "description": "Returns the schedules of all users of the organization.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "create"
  ],
  "summary": "Create a team of an organization",
  "description": "The caller becomes its `OWNER`, unless `autoAcceptCreator` is `false`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_PROFILE_WRITE. A role in the organization must give `team.create`.\n\nErrors:\n\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "logoUrl",
     "type": "string",
     "description": "https URL of the logo on booking pages and in mails."
    },
    {
     "name": "svcVideoLogo",
     "type": "string",
     "description": "https URL of the logo in video rooms. Kept for clients."
    },
    {
     "name": "appLogo",
     "type": "string",
     "description": "https URL of the logo in apps. Kept for clients."
    },
    {
     "name": "appIconLogo",
     "type": "string",
     "description": "https URL of the icon in apps. Kept for clients."
    },
    {
     "name": "bannerUrl",
     "type": "string",
     "description": "https URL of the banner on booking pages."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Description of the team."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "isPrivate",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page lists members."
    },
    {
     "name": "hideBookATeamMember",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page of a team offers its members."
    },
    {
     "name": "theme",
     "type": "string",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device.",
     "choices": [
      "light",
      "dark",
      "system"
     ]
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week on booking pages, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bookingLimits",
     "type": "string",
     "description": "Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them."
    },
    {
     "name": "includeManagedEventsInLimits",
     "type": "boolean",
     "description": "Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types."
    },
    {
     "name": "autoAcceptCreator",
     "type": "boolean",
     "description": "Whether the caller is the team's `OWNER` from the start. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "list"
  ],
  "summary": "List the teams of an organization",
  "description": "The oldest team comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_PROFILE_READ. A role in the organization must give `team.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the name or slug. Upper and lower case are the same."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "eventTypes",
   "list"
  ],
  "summary": "List the event types of an organization's teams",
  "description": "Returns the event types of all teams of the organization.\n\nTakes an API key, the access token of a managed user, the access token of an app, the id and secret of an OAuth client or the session of a signed-in person. An app needs the scope ORG_EVENT_TYPE_READ. A role in the organization must give `eventType.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, slug or description. Upper and lower case are the same."
   },
   {
    "name": "eventSlug",
    "type": "string",
    "description": "Only the event type with this slug."
   },
   {
    "name": "hostsLimit",
    "type": "number",
    "description": "Largest number of hosts to return for each event type."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "listOwn"
  ],
  "summary": "List the teams of the caller in an organization",
  "description": "Returns the teams that the caller is a member of.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_PROFILE_READ. A role in the organization must give `team.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the name or slug. Upper and lower case are the same."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "get"
  ],
  "summary": "Get a team of an organization",
  "description": "Returns one team.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_PROFILE_READ. A role in the team or its organization must give `team.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "update"
  ],
  "summary": "Update a team of an organization",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_PROFILE_WRITE. A role in the team or its organization must give `team.update`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "logoUrl",
     "type": "string",
     "description": "https URL of the logo on booking pages and in mails."
    },
    {
     "name": "svcVideoLogo",
     "type": "string",
     "description": "https URL of the logo in video rooms. Kept for clients."
    },
    {
     "name": "appLogo",
     "type": "string",
     "description": "https URL of the logo in apps. Kept for clients."
    },
    {
     "name": "appIconLogo",
     "type": "string",
     "description": "https URL of the icon in apps. Kept for clients."
    },
    {
     "name": "bannerUrl",
     "type": "string",
     "description": "https URL of the banner on booking pages."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Description of the team."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "isPrivate",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page lists members."
    },
    {
     "name": "hideBookATeamMember",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page of a team offers its members."
    },
    {
     "name": "theme",
     "type": "string",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device.",
     "choices": [
      "light",
      "dark",
      "system"
     ]
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week on booking pages, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bookingLimits",
     "type": "string",
     "description": "Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them."
    },
    {
     "name": "includeManagedEventsInLimits",
     "type": "boolean",
     "description": "Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "delete"
  ],
  "summary": "Delete a team of an organization",
  "description": "Deletes its memberships too. Returns the team as it was. Future bookings of its event types prevent that, unless `cancelBookings` is `true`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_PROFILE_WRITE. A role in the team or its organization must give `team.delete`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.\n- 409 `owner_has_bookings`: There are future bookings; cancel them first, or add cancelBookings=true.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "cancelBookings",
    "type": "boolean",
    "description": "Whether future bookings are cancelled first. Without it, they prevent the deletion."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "bookings",
   "list"
  ],
  "summary": "List the bookings of a team",
  "description": "Returns the bookings of the team's event types.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_BOOKING_READ. A role in the team or its organization must give `booking.readTeamBookings`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same."
   },
   {
    "name": "status",
    "type": "list",
    "description": "Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated."
   },
   {
    "name": "attendeeEmail",
    "type": "string",
    "description": "Only bookings with an attendee of this email address."
   },
   {
    "name": "attendeeName",
    "type": "string",
    "description": "Only bookings with an attendee of this name."
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Only the booking with this uid."
   },
   {
    "name": "eventTypeId",
    "type": "string",
    "description": "Only bookings of this event type."
   },
   {
    "name": "eventTypeIds",
    "type": "string",
    "description": "Only bookings of one of these event types. Separated by commas."
   },
   {
    "name": "teamId",
    "type": "string",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "teamsIds",
    "type": "string",
    "description": "Only bookings of event types of one of these teams. Separated by commas."
   },
   {
    "name": "afterStart",
    "type": "string",
    "description": "Only bookings that start at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeEnd",
    "type": "string",
    "description": "Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending."
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`."
   },
   {
    "name": "sortCreated",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`."
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by last change: `asc` or `desc`."
   },
   {
    "name": "userIds",
    "type": "string",
    "description": "Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "bookings",
   "references",
   "list"
  ],
  "summary": "List the references of a booking",
  "description": "References are the events and meetings that the booking has in calendars and meeting services.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_BOOKING_READ. A role in the team or its organization must give `booking.readTeamBookings`.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "type",
    "type": "string",
    "description": "Only references of this type."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "conferencing",
   "list"
  ],
  "summary": "List the connected meeting services of a team",
  "description": "The built-in video rooms need no connection and are not listed.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_APPS_READ. A role in the team or its organization must give `apps.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "conferencing",
   "getDefault"
  ],
  "summary": "Get the default meeting service of a team",
  "description": "The meeting service of event types that are created without `locations`: the built-in video at first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_APPS_READ. A role in the team or its organization must give `apps.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "conferencing",
   "setDefault"
  ],
  "summary": "Set the default meeting service of a team",
  "description": "Event types that are created without `locations` take place there. Others stay.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_APPS_WRITE. A role in the team or its organization must give `apps.update`.\n\nErrors:\n\n- 400 `conferencing_not_connected`: This meeting service is not connected.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "app",
    "type": "string",
    "description": "Slug of the meeting service: `svc-video` is the built-in video, which `daily-video` names too. Others must be connected.",
    "required": true,
    "choices": [
     "svc-video",
     "daily-video",
     "google-meet",
     "zoom",
     "msteams"
    ]
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "create"
  ],
  "summary": "Create an event type of a team of an organization",
  "description": "A managed event type is returned as an array with its members' copies.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.create`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner.",
     "required": true
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes.",
     "required": true
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    },
    {
     "name": "schedulingType",
     "type": "string",
     "description": "Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).",
     "required": true,
     "choices": [
      "collective",
      "roundRobin",
      "managed"
     ]
    },
    {
     "name": "hosts",
     "type": "json",
     "description": "Hosts. They replace the current ones."
    },
    {
     "name": "assignAllTeamMembers",
     "type": "boolean",
     "description": "Whether every member of the team is a host, future members included."
    },
    {
     "name": "emailSettings",
     "type": "json",
     "description": "Emails that are not sent."
    },
    {
     "name": "rescheduleWithSameRoundRobinHost",
     "type": "boolean",
     "description": "Whether a rescheduled booking keeps its host, for `roundRobin`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "list"
  ],
  "summary": "List the event types of a team of an organization",
  "description": "Members see hidden event types too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_READ. A role in the team or its organization must give `eventType.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, slug or description. Upper and lower case are the same."
   },
   {
    "name": "eventSlug",
    "type": "string",
    "description": "Only the event type with this slug."
   },
   {
    "name": "hostsLimit",
    "type": "number",
    "description": "Largest number of hosts to return for each event type."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "get"
  ],
  "summary": "Get an event type of a team of an organization",
  "description": "Members of the team and of its organization can read it.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_READ. A role in the team or its organization must give `eventType.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "update"
  ],
  "summary": "Update an event type of a team of an organization",
  "description": "Changes only the given fields; lists replace the current ones. A managed event type is returned as an array with its members' copies.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner."
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    },
    {
     "name": "schedulingType",
     "type": "string",
     "description": "Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).",
     "choices": [
      "collective",
      "roundRobin",
      "managed"
     ]
    },
    {
     "name": "hosts",
     "type": "json",
     "description": "Hosts. They replace the current ones."
    },
    {
     "name": "assignAllTeamMembers",
     "type": "boolean",
     "description": "Whether every member of the team is a host, future members included."
    },
    {
     "name": "emailSettings",
     "type": "json",
     "description": "Emails that are not sent."
    },
    {
     "name": "rescheduleWithSameRoundRobinHost",
     "type": "boolean",
     "description": "Whether a rescheduled booking keeps its host, for `roundRobin`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "delete"
  ],
  "summary": "Delete an event type of a team of an organization",
  "description": "An event type with upcoming bookings cannot be deleted, nor one whose copies have some.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.delete`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.\n- 409 `event_type_has_bookings`: The event type has future bookings; cancel them first.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "createPhoneCall"
  ],
  "summary": "Create a phone call for an event type of a team of an organization",
  "description": "The provider of phone calls calls the number within seconds, and tries again for ten minutes if it fails. A team can start 60 calls an hour; a number is called 5 times an hour at most.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 400 `phone_calls_not_configured`: This installation has no provider of phone calls.\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "yourPhoneNumber",
     "type": "string",
     "description": "Number that the call comes from, in E.164 format: one that the team has verified, or that of the installation.",
     "required": true
    },
    {
     "name": "numberToCall",
     "type": "string",
     "description": "Number to call, in E.164 format.",
     "required": true
    },
    {
     "name": "calApiKey",
     "type": "string",
     "description": "Has no effect: the call needs no key of the API. It is not stored."
    },
    {
     "name": "enabled",
     "type": "boolean",
     "description": "Always `true`."
    },
    {
     "name": "templateType",
     "type": "string",
     "description": "What the call says: your own text, or a question whether an appointment still suits the guest. Defaults to `CUSTOM_TEMPLATE`.",
     "choices": [
      "CHECK_IN_APPOINTMENT",
      "CUSTOM_TEMPLATE"
     ]
    },
    {
     "name": "schedulerName",
     "type": "string",
     "description": "Who calls. Defaults to the name of the caller of this operation."
    },
    {
     "name": "guestName",
     "type": "string",
     "description": "Name of the person who is called."
    },
    {
     "name": "guestEmail",
     "type": "string",
     "description": "Email address of the person who is called."
    },
    {
     "name": "guestCompany",
     "type": "string",
     "description": "Company of the person who is called."
    },
    {
     "name": "beginMessage",
     "type": "string",
     "description": "What the call says first. `CUSTOM_TEMPLATE` needs it or `generalPrompt`."
    },
    {
     "name": "generalPrompt",
     "type": "string",
     "description": "Instructions for the rest of the call."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "privateLinks",
   "create"
  ],
  "summary": "Create a private link of a team's event type",
  "description": "The link books the event type, hidden or not. The first limit that is reached counts; without limits, it creates one booking.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "expiresAt",
     "type": "string",
     "description": "When the link expires, ISO 8601."
    },
    {
     "name": "maxUsageCount",
     "type": "number",
     "description": "Largest number of bookings that the link can create."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "privateLinks",
   "list"
  ],
  "summary": "List the private links of a team's event type",
  "description": "The oldest link comes first. Expired links are included.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "privateLinks",
   "update"
  ],
  "summary": "Update a private link of a team's event type",
  "description": "Sets `expiresAt`, or removes it if omitted; `maxUsageCount` stays if omitted.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `private_link_not_found`: Private link not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "linkId",
    "type": "string",
    "description": "Id of the private link.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "expiresAt",
     "type": "string",
     "description": "When the link expires, ISO 8601."
    },
    {
     "name": "maxUsageCount",
     "type": "number",
     "description": "Largest number of bookings that the link can create."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "eventTypes",
   "privateLinks",
   "delete"
  ],
  "summary": "Delete a private link of a team's event type",
  "description": "Bookings created by the link stay.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `private_link_not_found`: Private link not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "linkId",
    "type": "string",
    "description": "Id of the private link.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "insights",
   "count"
  ],
  "summary": "Count the bookings of a team",
  "description": "Counts the bookings that start on these days, by state. What has just changed is counted within seconds.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_INSIGHTS_READ. A role in the team or its organization must give `insights.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "insights",
   "countByDay"
  ],
  "summary": "Count the bookings of a team by day",
  "description": "Counts the bookings of each day by state, the earliest day first, days without any included.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_INSIGHTS_READ. A role in the team or its organization must give `insights.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "insights",
   "countByEventType"
  ],
  "summary": "Count the bookings of a team by event type",
  "description": "Counts the bookings of each event type by state, the one with the most bookings first. Event types without bookings on these days are left out; deleted ones are counted.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_INSIGHTS_READ. A role in the team or its organization must give `insights.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "insights",
   "countByHost"
  ],
  "summary": "Count the bookings of a team by host",
  "description": "Counts the bookings of each host by state, the host with the most bookings first. A booking with several hosts counts for each of them; a reassigned one counts for its new host.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_INSIGHTS_READ. A role in the team or its organization must give `insights.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "First day, as `YYYY-MM-DD` in `timeZone`.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "Last day, as `YYYY-MM-DD` in `timeZone`; at most 366 days from `start`.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the days: a booking counts on the day of its start there. UTC if omitted."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only bookings of this event type; of a managed event type, those of its copies."
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Only bookings that this user hosts."
   },
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "invite"
  ],
  "summary": "Create an invitation to a team of an organization",
  "description": "The link is valid for a week.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.invite`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "memberships",
   "create"
  ],
  "summary": "Create a membership of a team of an organization",
  "description": "A member of an organization's team must be a member of the organization.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.invite`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.\n- 409 `already_member`: The user is already a member.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "userId",
     "type": "number",
     "description": "Id of the user.",
     "required": true
    },
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "memberships",
   "list"
  ],
  "summary": "List the memberships of an organization's team",
  "description": "The oldest membership comes first.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_READ. A role in the team or its organization must give `team.listMembersPrivate`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "memberships",
   "get"
  ],
  "summary": "Get a membership of a team of an organization",
  "description": "Returns one membership.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_READ. A role in the team or its organization must give `team.listMembersPrivate`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "memberships",
   "update"
  ],
  "summary": "Update a membership of a team of an organization",
  "description": "Changes only the given fields. A team keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.changeMemberRole`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "memberships",
   "delete"
  ],
  "summary": "Delete a membership of a team of an organization",
  "description": "Returns the membership as it was. A team keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.remove`. An admin of the managing organization may call it for a managed organization, with an API key of the managing one.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `team_not_found`: Team not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "create"
  ],
  "summary": "Create a role of a team of an organization",
  "description": "The caller must hold each permission of the role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.\n- 409 `role_name_taken`: A role with this name already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, unique in the team or organization.",
     "required": true
    },
    {
     "name": "color",
     "type": "string",
     "description": "Color, for clients."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role. The caller must hold each of them. Defaults to none.",
     "choices": [
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "booking.read",
      "booking.readTeamBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readTeamAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "list"
  ],
  "summary": "List the roles of a team of an organization",
  "description": "The built-in roles come first, then the custom ones, the oldest first.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "get"
  ],
  "summary": "Get a role of a team of an organization",
  "description": "Returns a built-in or custom role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.read`.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "update"
  ],
  "summary": "Update a role of a team of an organization",
  "description": "Changes only the given fields; `permissions` replaces all current ones. The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.\n- 409 `role_name_taken`: A role with this name already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name, unique in the team or organization."
    },
    {
     "name": "color",
     "type": "string",
     "description": "Color, for clients."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role. The caller must hold each of them. Defaults to none.",
     "choices": [
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "booking.read",
      "booking.readTeamBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readTeamAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "delete"
  ],
  "summary": "Delete a role of a team of an organization",
  "description": "Its members get the permissions of their built-in role again. Returns the role as it was.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.delete`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "permissions",
   "create"
  ],
  "summary": "Add the given permissions to a role of a team of an organization",
  "description": "The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role.",
     "required": true,
     "choices": [
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "booking.read",
      "booking.readTeamBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readTeamAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "permissions",
   "list"
  ],
  "summary": "List the permissions of a role of a team of an organization",
  "description": "Returns the permissions of a built-in or custom role.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.read`.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "permissions",
   "replace"
  ],
  "summary": "Replace the permissions of a role of a team of an organization",
  "description": "The caller must hold each permission.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "permissions",
     "type": "list",
     "description": "Permissions of the role.",
     "required": true,
     "choices": [
      "role.create",
      "role.read",
      "role.update",
      "role.delete",
      "eventType.create",
      "eventType.read",
      "eventType.update",
      "eventType.delete",
      "team.read",
      "team.update",
      "team.delete",
      "team.invite",
      "team.remove",
      "team.listMembers",
      "team.listMembersPrivate",
      "team.changeMemberRole",
      "team.impersonate",
      "booking.read",
      "booking.readTeamBookings",
      "booking.readRecordings",
      "booking.update",
      "booking.readTeamAuditLogs",
      "insights.read",
      "workflow.create",
      "workflow.read",
      "workflow.update",
      "workflow.delete",
      "routingForm.create",
      "routingForm.read",
      "routingForm.update",
      "routingForm.delete",
      "webhook.create",
      "webhook.read",
      "webhook.update",
      "webhook.delete",
      "featureOptIn.read",
      "featureOptIn.update"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "permissions",
   "deleteAll"
  ],
  "summary": "Remove the given permissions from a role of a team of an organization",
  "description": "Permissions that the role does not have are ignored.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "permissions",
    "type": "list",
    "description": "Permissions to remove. Separated by commas.",
    "required": true,
    "choices": [
     "role.create",
     "role.read",
     "role.update",
     "role.delete",
     "eventType.create",
     "eventType.read",
     "eventType.update",
     "eventType.delete",
     "team.read",
     "team.update",
     "team.delete",
     "team.invite",
     "team.remove",
     "team.listMembers",
     "team.listMembersPrivate",
     "team.changeMemberRole",
     "team.impersonate",
     "booking.read",
     "booking.readTeamBookings",
     "booking.readRecordings",
     "booking.update",
     "booking.readTeamAuditLogs",
     "insights.read",
     "workflow.create",
     "workflow.read",
     "workflow.update",
     "workflow.delete",
     "routingForm.create",
     "routingForm.read",
     "routingForm.update",
     "routingForm.delete",
     "webhook.create",
     "webhook.read",
     "webhook.update",
     "webhook.delete",
     "featureOptIn.read",
     "featureOptIn.update"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "roles",
   "permissions",
   "delete"
  ],
  "summary": "Remove a permission from a role of a team of an organization",
  "description": "A permission that the role does not have is ignored.\n\nTakes an API key or the id and secret of an OAuth client. A role in the team or its organization must give `role.update`.\n\nErrors:\n\n- 400 `system_role`: A built-in role can be neither changed nor deleted.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "roleId",
    "type": "string",
    "description": "Id of the role.",
    "required": true
   },
   {
    "name": "permission",
    "type": "string",
    "description": "Permission that a role can hold here.",
    "required": true,
    "choices": [
     "role.create",
     "role.read",
     "role.update",
     "role.delete",
     "eventType.create",
     "eventType.read",
     "eventType.update",
     "eventType.delete",
     "team.read",
     "team.update",
     "team.delete",
     "team.invite",
     "team.remove",
     "team.listMembers",
     "team.listMembersPrivate",
     "team.changeMemberRole",
     "team.impersonate",
     "booking.read",
     "booking.readTeamBookings",
     "booking.readRecordings",
     "booking.update",
     "booking.readTeamAuditLogs",
     "insights.read",
     "workflow.create",
     "workflow.read",
     "workflow.update",
     "workflow.delete",
     "routingForm.create",
     "routingForm.read",
     "routingForm.update",
     "routingForm.delete",
     "webhook.create",
     "webhook.read",
     "webhook.update",
     "webhook.delete",
     "featureOptIn.read",
     "featureOptIn.update"
    ]
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "create"
  ],
  "summary": "Create a routing form for a team of an organization",
  "description": "A response follows the first route whose conditions hold.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_WRITE. A role in the team or its organization must give `routingForm.create`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "disabled",
     "type": "boolean",
     "description": "Whether the form takes no responses. Defaults to `false`."
    },
    {
     "name": "fields",
     "type": "json",
     "description": "Fields."
    },
    {
     "name": "routes",
     "type": "json",
     "description": "Routes, in order. The first one whose conditions hold applies."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "list"
  ],
  "summary": "List the routing forms of a team of an organization",
  "description": "For an organization, those of all its teams and users.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_READ. A role in the team or its organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only forms of one of these teams. Separated by commas or repeated."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "get"
  ],
  "summary": "Get a routing form of a team of an organization",
  "description": "Returns its fields and routes.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_READ. A role in the team or its organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "update"
  ],
  "summary": "Update a routing form of a team of an organization",
  "description": "Changes only the given fields of the form; `fields` and `routes` replace all current ones.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_WRITE. A role in the team or its organization must give `routingForm.update`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "disabled",
     "type": "boolean",
     "description": "Whether the form takes no responses. Defaults to `false`."
    },
    {
     "name": "fields",
     "type": "json",
     "description": "Fields."
    },
    {
     "name": "routes",
     "type": "json",
     "description": "Routes, in order. The first one whose conditions hold applies."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "delete"
  ],
  "summary": "Delete a routing form of a team of an organization",
  "description": "Deletes its responses too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_WRITE. A role in the team or its organization must give `routingForm.delete`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "responses",
   "create"
  ],
  "summary": "Create a response to a routing form of a team of an organization",
  "description": "Returns where the response leads, with slots if that is an event type. With `queueResponse=true`, it is submitted once a booking names its `queuedResponseId`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_WRITE. A role in the team or its organization must give `routingForm.respond`.\n\nErrors:\n\n- 400 `routing_form_disabled`: The routing form accepts no responses.\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "end",
    "type": "string",
    "description": "End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "format",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends."
   },
   {
    "name": "bookingUidToReschedule",
    "type": "string",
    "description": "Uid of the booking to reschedule. Its time counts as free."
   },
   {
    "name": "queueResponse",
    "type": "string",
    "description": "`true` queues the response. A booking with its `queuedResponseId` submits it.",
    "choices": [
     "true",
     "false"
    ]
   }
  ],
  "body": {
   "required": false,
   "fields": []
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "responses",
   "list"
  ],
  "summary": "List the responses to a routing form of a team of an organization",
  "description": "The oldest response comes first, unless the query sorts otherwise.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_READ. A role in the team or its organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "routingForms",
   "responses",
   "update"
  ],
  "summary": "Update a response to a routing form of a team of an organization",
  "description": "Given answers replace those to the same fields. No workflow or webhook is triggered again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_ROUTING_FORM_WRITE. A role in the team or its organization must give `routingForm.update`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `routing_form_response_not_found`: Response not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   },
   {
    "name": "responseId",
    "type": "number",
    "description": "Id of the response.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "response",
     "type": "json",
     "description": "Answers to change, by the identifier or id of their fields."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "schedules",
   "list"
  ],
  "summary": "List the schedules of the members of a team of an organization",
  "description": "The query can name an event type to which the schedules apply.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_SCHEDULE_READ. A role in the team or its organization must give `schedule.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `user_not_found`: User not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only schedules that apply to this event type of the team."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "stripe",
   "check"
  ],
  "summary": "Check the connected Stripe account of a team",
  "description": "200 if a Stripe account is connected and can take payments. Stripe is asked.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_APPS_READ. A role in the team or its organization must give `apps.read`.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.\n- 400 `stripe_failing`: The Stripe account cannot be used.\n- 404 `team_not_found`: Team not found.\n- 404 `stripe_not_connected`: No Stripe account is connected.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "stripe",
   "connect"
  ],
  "summary": "Get the page that connects a Stripe account of a team",
  "description": "Open the page in the browser of the person whose Stripe account it is. The account then receives the payments of the event types, and refunds come from it. Bookings that are already paid stay with the account that has their money. A second account replaces the first one.\n\nTakes an API key, the access token of a managed user or the id and secret of an OAuth client. A role in the team or its organization must give `apps.update`.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "returnTo",
    "type": "string",
    "description": "Where the browser is sent when the account is connected. https, or http on a loopback address."
   },
   {
    "name": "onErrorReturnTo",
    "type": "string",
    "description": "Where the browser is sent when it is not, with the reason as `error`. Without it: `returnTo`. https, or http on a loopback address."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "stripe",
   "save"
  ],
  "summary": "Connect the Stripe account that a person has chosen for a team",
  "description": "Stripe sends the browser here from the page that `connect` named. The `state` in its query is good for one call and authorizes it. Redirects (303) to `returnTo` of `connect`, if it was given.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.\n- 400 `stripe_failing`: The Stripe account cannot be used.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "state",
    "type": "string",
    "description": "The state of the page that `connect` named; good for one call.",
    "required": true
   },
   {
    "name": "code",
    "type": "string",
    "description": "Code of Stripe for the account; absent if the person refused."
   },
   {
    "name": "error",
    "type": "string",
    "description": "Why Stripe gives no code."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "users",
   "schedules",
   "list"
  ],
  "summary": "List the schedules of a member of a team",
  "description": "The query can name an event type to which the schedules apply.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_SCHEDULE_READ. A role in the team or its organization must give `schedule.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `user_not_found`: User not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only schedules that apply to this event type of the team."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "emails",
   "list"
  ],
  "summary": "List the verified email addresses of a team of an organization",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "emails",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the email address",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "emails",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the email address of a team of an organization",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "emails",
   "get"
  ],
  "summary": "Get a verified email address of a team of an organization",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "phones",
   "list"
  ],
  "summary": "List the verified phone numbers of a team of an organization",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "phones",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the phone number",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "phones",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the phone number of a team of an organization",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "verifiedResources",
   "phones",
   "get"
  ],
  "summary": "Get a verified phone number of a team of an organization",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for a team of an organization",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of a team of an organization",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of a team of an organization",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of a team of an organization",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of a team of an organization",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of a team of an organization",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of a team of an organization",
  "description": "The newest delivery comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of a team of an organization",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "stream",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of a team of an organization",
  "description": "Returns one delivery.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of a team of an organization",
  "description": "The first attempt comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of a team of an organization",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of a team of an organization",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of a team of an organization",
  "description": "The job continues after a restart.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of a team of an organization",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of a team of an organization",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of a team of an organization",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "create"
  ],
  "summary": "Create a workflow for a team of an organization",
  "description": "Returns the workflow in an array. Steps can send to verified resources only.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on.",
     "required": true
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow.",
     "required": true
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "list"
  ],
  "summary": "List the workflows of a team of an organization",
  "description": "The oldest workflow comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "create"
  ],
  "summary": "Create a routing form workflow for a team of an organization",
  "description": "Returns the workflow in an array. Steps can send to verified resources only.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Routing forms that the workflow is active on.",
     "required": true
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow.",
     "required": true
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "list"
  ],
  "summary": "List the routing form workflows of a team of an organization",
  "description": "The oldest workflow comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "get"
  ],
  "summary": "Get a workflow of a team of an organization",
  "description": "Returns the workflow in an array.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "update"
  ],
  "summary": "Update a workflow of a team of an organization",
  "description": "Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.update`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on."
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow."
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "delete"
  ],
  "summary": "Delete a workflow of a team of an organization",
  "description": "Its pending messages are deleted too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.delete`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "messages",
   "list"
  ],
  "summary": "List the messages of a workflow",
  "description": "Messages that were sent or are pending, the newest first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only messages with this status.",
    "choices": [
     "pending",
     "sent",
     "failed",
     "skipped"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "teams",
   "workflows",
   "rebuild",
   "get"
  ],
  "summary": "Get the rebuild status of a workflow",
  "description": "After a change, the pending messages of upcoming bookings are scheduled again in the background.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "get"
  ],
  "summary": "Get a routing form workflow of a team of an organization",
  "description": "Returns the workflow in an array.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "update"
  ],
  "summary": "Update a routing form workflow of a team of an organization",
  "description": "Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.update`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Routing forms that the workflow is active on."
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow."
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "delete"
  ],
  "summary": "Delete a routing form workflow of a team of an organization",
  "description": "Its pending messages are deleted too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.delete`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "teams",
   "formWorkflows",
   "messages",
   "list"
  ],
  "summary": "List the messages of a routing form workflow",
  "description": "Messages that were sent or are pending, the newest first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only messages with this status.",
    "choices": [
     "pending",
     "sent",
     "failed",
     "skipped"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "users",
   "create"
  ],
  "summary": "Create a user of an organization",
  "description": "The user gets a membership of the organization.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.invite`.\n\nErrors:\n\n- 409 `email_taken`: The email address is already taken.\n- 409 `username_taken`: The username is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    },
    {
     "name": "username",
     "type": "string",
     "description": "Username, unique in the organization. Made from the email address if omitted."
    },
    {
     "name": "name",
     "type": "string",
     "description": "Full name. Defaults to the username."
    },
    {
     "name": "weekday",
     "type": "string",
     "description": "First day of the week, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Biography of the profile."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24. Defaults to those that are usual in the locale."
    },
    {
     "name": "locale",
     "type": "json",
     "description": "Language of emails and messages; `null` for the default."
    },
    {
     "name": "avatarUrl",
     "type": "string",
     "description": "URL of the profile picture."
    },
    {
     "name": "theme",
     "type": "json",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device."
    },
    {
     "name": "appTheme",
     "type": "json",
     "description": "Theme of apps. Kept for clients."
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "allowDynamicBooking",
     "type": "boolean",
     "description": "Whether others can book the user together with other people, by `usernames`. Defaults to `true`."
    },
    {
     "name": "defaultScheduleId",
     "type": "number",
     "description": "Not supported: a new user has no schedule yet and gets a default one."
    },
    {
     "name": "organizationRole",
     "type": "string",
     "description": "Role in the organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "autoAccept",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "list"
  ],
  "summary": "List the users of an organization",
  "description": "The query filters by email address, team and attribute option.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_READ. A role in the organization must give `organization.listMembersPrivate`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the name, username or email address. Upper and lower case are the same."
   },
   {
    "name": "emails",
    "type": "list",
    "description": "Only users with one of these email addresses. Separated by commas or repeated."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only members of one of these teams. Separated by commas or repeated."
   },
   {
    "name": "assignedOptionIds",
    "type": "list",
    "description": "Only users with these attribute options, as `attributeQueryOperator` says. Separated by commas or repeated."
   },
   {
    "name": "attributeQueryOperator",
    "type": "string",
    "description": "`AND` for all of the options, `OR` for any, `NONE` for none.",
    "choices": [
     "AND",
     "OR",
     "NONE"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "users",
   "update"
  ],
  "summary": "Update a user of an organization",
  "description": "Changes only the given fields. The organization must be the user's home.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 409 `email_taken`: The email address is already taken.\n- 409 `username_taken`: The username is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address."
    },
    {
     "name": "username",
     "type": "string",
     "description": "Username, unique in the organization. Made from the email address if omitted."
    },
    {
     "name": "name",
     "type": "string",
     "description": "Full name. Defaults to the username."
    },
    {
     "name": "weekday",
     "type": "string",
     "description": "First day of the week, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Biography of the profile."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24. Defaults to those that are usual in the locale."
    },
    {
     "name": "locale",
     "type": "json",
     "description": "Language of emails and messages; `null` for the default."
    },
    {
     "name": "avatarUrl",
     "type": "string",
     "description": "URL of the profile picture."
    },
    {
     "name": "theme",
     "type": "json",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device."
    },
    {
     "name": "appTheme",
     "type": "json",
     "description": "Theme of apps. Kept for clients."
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "allowDynamicBooking",
     "type": "boolean",
     "description": "Whether others can book the user together with other people, by `usernames`. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "delete"
  ],
  "summary": "Delete a user of an organization",
  "description": "Deletes the user if the organization is the user's home, else the membership. Returns the user as it was.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_MEMBERSHIP_WRITE. A role in the organization must give `organization.remove`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "bookings",
   "list"
  ],
  "summary": "List the bookings of an organization's user",
  "description": "Returns bookings that the user hosts or attends.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope ORG_BOOKING_READ. A role in the organization must give `booking.readOrgBookings`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same."
   },
   {
    "name": "status",
    "type": "list",
    "description": "Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated."
   },
   {
    "name": "attendeeEmail",
    "type": "string",
    "description": "Only bookings with an attendee of this email address."
   },
   {
    "name": "attendeeName",
    "type": "string",
    "description": "Only bookings with an attendee of this name."
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Only the booking with this uid."
   },
   {
    "name": "eventTypeId",
    "type": "string",
    "description": "Only bookings of this event type."
   },
   {
    "name": "eventTypeIds",
    "type": "string",
    "description": "Only bookings of one of these event types. Separated by commas."
   },
   {
    "name": "teamId",
    "type": "string",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "teamsIds",
    "type": "string",
    "description": "Only bookings of event types of one of these teams. Separated by commas."
   },
   {
    "name": "afterStart",
    "type": "string",
    "description": "Only bookings that start at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeEnd",
    "type": "string",
    "description": "Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending."
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`."
   },
   {
    "name": "sortCreated",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`."
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by last change: `asc` or `desc`."
   },
   {
    "name": "userIds",
    "type": "string",
    "description": "Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "users",
   "holidays",
   "get"
  ],
  "summary": "Get the public holidays of an organization's user",
  "description": "The country that counts for the user, and its holidays of the next 365 days.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "holidays",
   "set"
  ],
  "summary": "Set the public holidays of an organization's user",
  "description": "On public holidays of the country or region, the user cannot be booked. They are whole days of the time zone of the user. Existing bookings stay.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "countryCode",
     "type": "json",
     "description": "Country whose public holidays the caller has off, ISO 3166-1; `null` for none.",
     "required": true
    },
    {
     "name": "regionCode",
     "type": "json",
     "description": "State or province of the country, which has holidays of its own."
    },
    {
     "name": "workedHolidayIds",
     "type": "list",
     "description": "Ids of holidays on which the caller works all the same."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "ooo",
   "list"
  ],
  "summary": "List the out-of-office entries of a user",
  "description": "The oldest entry comes first, unless the query sorts otherwise.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. Without a sort, the oldest entry comes first.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   }
  ]
 },
 {
  "name": [
   "organizations",
   "users",
   "ooo",
   "create"
  ],
  "summary": "Create an out-of-office entry",
  "description": "The entry lasts whole days in the user's time zone. Only the dates of `start` and `end` count, both included.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 409 `out_of_office_exists`: There is already an out-of-office entry for these days.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "start",
     "type": "json",
     "description": "First day, in the user's time zone. ISO 8601; only the date counts.",
     "required": true
    },
    {
     "name": "end",
     "type": "json",
     "description": "Last day, included. ISO 8601; only the date counts.",
     "required": true
    },
    {
     "name": "notes",
     "type": "string",
     "description": "Notes."
    },
    {
     "name": "reason",
     "type": "string",
     "description": "Reason of the absence. Defaults to `unspecified`.",
     "choices": [
      "unspecified",
      "vacation",
      "travel",
      "sick",
      "public_holiday"
     ]
    },
    {
     "name": "toUserId",
     "type": "number",
     "description": "Id of a colleague whom bookers are sent to."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "ooo",
   "update"
  ],
  "summary": "Update an out-of-office entry",
  "description": "Changes only the given fields; `toUserId: null` removes the colleague.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 404 `out_of_office_not_found`: Out-of-office entry not found.\n- 409 `out_of_office_exists`: There is already an out-of-office entry for these days.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   },
   {
    "name": "oooId",
    "type": "number",
    "description": "Id of the out-of-office entry.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "start",
     "type": "json",
     "description": "First day, in the user's time zone. ISO 8601; only the date counts."
    },
    {
     "name": "end",
     "type": "json",
     "description": "Last day, included. ISO 8601; only the date counts."
    },
    {
     "name": "notes",
     "type": "string",
     "description": "Notes."
    },
    {
     "name": "reason",
     "type": "string",
     "description": "Reason of the absence. Defaults to `unspecified`.",
     "choices": [
      "unspecified",
      "vacation",
      "travel",
      "sick",
      "public_holiday"
     ]
    },
    {
     "name": "toUserId",
     "type": "json",
     "description": "Id of a colleague whom bookers are sent to; `null` for none."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "ooo",
   "delete"
  ],
  "summary": "Delete an out-of-office entry",
  "description": "Returns the entry as it was.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 404 `out_of_office_not_found`: Out-of-office entry not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   },
   {
    "name": "oooId",
    "type": "number",
    "description": "Id of the out-of-office entry.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "schedules",
   "list"
  ],
  "summary": "List the schedules of an organization's user",
  "description": "The oldest schedule comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "users",
   "schedules",
   "create"
  ],
  "summary": "Create a schedule of an organization's user",
  "description": "The user becomes its owner.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`.",
     "required": true
    },
    {
     "name": "isDefault",
     "type": "boolean",
     "description": "Whether this is the user's default schedule. On update, `false` has no effect.",
     "required": true
    },
    {
     "name": "availability",
     "type": "json",
     "description": "Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00."
    },
    {
     "name": "overrides",
     "type": "json",
     "description": "Hours of single dates, which replace those of the weekday."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "schedules",
   "get"
  ],
  "summary": "Get a schedule of an organization's user",
  "description": "Returns one schedule.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   },
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "schedules",
   "update"
  ],
  "summary": "Update a schedule of an organization's user",
  "description": "Changes only the given fields; lists replace the current ones.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   },
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "isDefault",
     "type": "boolean",
     "description": "Whether this is the user's default schedule. On update, `false` has no effect."
    },
    {
     "name": "availability",
     "type": "json",
     "description": "Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00."
    },
    {
     "name": "overrides",
     "type": "json",
     "description": "Hours of single dates, which replace those of the weekday."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "users",
   "schedules",
   "delete"
  ],
  "summary": "Delete a schedule of an organization's user",
  "description": "The oldest remaining schedule replaces a deleted default schedule. The last schedule cannot be deleted.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 400 `last_schedule`: The last schedule cannot be deleted.\n- 404 `user_not_found`: User not found.\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "none",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   },
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "travelSchedules",
   "list"
  ],
  "summary": "List the travel schedules of an organization's user",
  "description": "The time zones in which the user is for a while, in the order of their dates.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_READ. A role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "users",
   "travelSchedules",
   "set"
  ],
  "summary": "Set the travel schedules of an organization's user",
  "description": "On these dates, the hours of the user's default schedule are by the clock of the given time zone. Existing bookings stay.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope ORG_SCHEDULE_WRITE. A role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "userId",
    "type": "number",
    "description": "Id of the user.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "travelSchedules",
     "type": "json",
     "description": "The travel schedules of the caller from now on. They must not overlap; an empty list removes all.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for an organization",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of an organization",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of an organization",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.delete`.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of an organization",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of an organization",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of an organization",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of an organization",
  "description": "The newest delivery comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of an organization",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "stream",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of an organization",
  "description": "Returns one delivery.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of an organization",
  "description": "The first attempt comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "page",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of an organization",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of an organization",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of an organization",
  "description": "The job continues after a restart.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of an organization",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of an organization",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_READ. A role in the organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "organizations",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of an organization",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope ORG_WEBHOOK_WRITE. A role in the organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "orgId",
    "type": "number",
    "description": "Id of the organization.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "payments",
   "callback"
  ],
  "summary": "Receive a payment provider's webhook",
  "description": "For the payment provider, which signs the body. Events that are not needed are accepted and ignored.\n\nNo credential is needed.",
  "kind": "none",
  "path": [
   {
    "name": "provider",
    "type": "string",
    "description": "Name of the payment provider.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": []
  }
 },
 {
  "name": [
   "privateLinks",
   "get"
  ],
  "summary": "Get a private link with its event type",
  "description": "The id of the link gives the right.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `private_link_not_found`: Private link not found.",
  "kind": "data",
  "path": [
   {
    "name": "linkId",
    "type": "string",
    "description": "Id of the private link.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "rooms",
   "participants",
   "create"
  ],
  "summary": "Receive a participant of a video room",
  "description": "For the room provider. Repeated and reordered calls have the same result. Signed with the secret of the room provider, as Standard Webhooks defines it: `webhook-id`, `webhook-timestamp`, `webhook-signature`.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.\n- 404 `room_not_found`: The booking has no built-in video room.",
  "kind": "none",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address of the participant.",
     "required": true
    },
    {
     "name": "event",
     "type": "string",
     "description": "`joined` or `left`.",
     "required": true,
     "choices": [
      "joined",
      "left"
     ]
    },
    {
     "name": "at",
     "type": "string",
     "description": "When it happened, ISO 8601.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "rooms",
   "recordings",
   "create"
  ],
  "summary": "Receive a recording of a video room",
  "description": "For the room provider, which sends a recording again once it has a transcript. Repeated and reordered calls have the same result. Signed with the secret of the room provider, as Standard Webhooks defines it: `webhook-id`, `webhook-timestamp`, `webhook-signature`.\n\nNo credential is needed.\n\nErrors:\n\n- 404 `booking_not_found`: Booking not found.\n- 404 `room_not_found`: The booking has no built-in video room.",
  "kind": "none",
  "path": [
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Uid of the booking.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "downloadUrl",
     "type": "string",
     "description": "URL of the recording.",
     "required": true
    },
    {
     "name": "transcriptUrl",
     "type": "string",
     "description": "URL of the transcript. A recording can be sent again once it has one."
    },
    {
     "name": "id",
     "type": "string",
     "description": "Id of the recording at the provider. Without it, `downloadUrl` tells recordings apart."
    },
    {
     "name": "startedAt",
     "type": "string",
     "description": "When the recording started, ISO 8601."
    },
    {
     "name": "duration",
     "type": "number",
     "description": "Length in seconds."
    },
    {
     "name": "shareToken",
     "type": "string",
     "description": "Token to share the recording by."
    }
   ]
  }
 },
 {
  "name": [
   "routingForms",
   "create"
  ],
  "summary": "Create a routing form for the caller",
  "description": "A response follows the first route whose conditions hold.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_WRITE.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "disabled",
     "type": "boolean",
     "description": "Whether the form takes no responses. Defaults to `false`."
    },
    {
     "name": "fields",
     "type": "json",
     "description": "Fields."
    },
    {
     "name": "routes",
     "type": "json",
     "description": "Routes, in order. The first one whose conditions hold applies."
    }
   ]
  }
 },
 {
  "name": [
   "routingForms",
   "list"
  ],
  "summary": "List the routing forms of the caller",
  "description": "For an organization, those of all its teams and users.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   },
   {
    "name": "teamIds",
    "type": "json",
    "description": "Only forms of one of these teams. Separated by commas or repeated."
   }
  ]
 },
 {
  "name": [
   "routingForms",
   "get"
  ],
  "summary": "Get a routing form of the caller",
  "description": "Returns its fields and routes.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "data",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "routingForms",
   "update"
  ],
  "summary": "Update a routing form of the caller",
  "description": "Changes only the given fields of the form; `fields` and `routes` replace all current ones.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.update`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "data",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "disabled",
     "type": "boolean",
     "description": "Whether the form takes no responses. Defaults to `false`."
    },
    {
     "name": "fields",
     "type": "json",
     "description": "Fields."
    },
    {
     "name": "routes",
     "type": "json",
     "description": "Routes, in order. The first one whose conditions hold applies."
    }
   ]
  }
 },
 {
  "name": [
   "routingForms",
   "delete"
  ],
  "summary": "Delete a routing form of the caller",
  "description": "Deletes its responses too.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.delete`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "none",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "routingForms",
   "calculateSlots"
  ],
  "summary": "Calculate the slots of a routing form response",
  "description": "Returns where the response leads, with the slots of the event type. The response is not stored.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.read`.\n\nErrors:\n\n- 400 `routing_form_disabled`: The routing form accepts no responses.\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `event_type_not_found`: Event type not found.",
  "kind": "data",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "end",
    "type": "string",
    "description": "End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "format",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends."
   },
   {
    "name": "bookingUidToReschedule",
    "type": "string",
    "description": "Uid of the booking to reschedule. Its time counts as free."
   }
  ],
  "body": {
   "required": false,
   "fields": []
  }
 },
 {
  "name": [
   "routingForms",
   "responses",
   "create"
  ],
  "summary": "Create a response to a routing form of the caller",
  "description": "Returns where the response leads, with slots if that is an event type. With `queueResponse=true`, it is submitted once a booking names its `queuedResponseId`.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.respond`.\n\nErrors:\n\n- 400 `routing_form_disabled`: The routing form accepts no responses.\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "data",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "Start of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "end",
    "type": "string",
    "description": "End of the period. ISO 8601; UTC if it has no offset. Required if the response leads to an event type."
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "format",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends."
   },
   {
    "name": "bookingUidToReschedule",
    "type": "string",
    "description": "Uid of the booking to reschedule. Its time counts as free."
   },
   {
    "name": "queueResponse",
    "type": "string",
    "description": "`true` queues the response. A booking with its `queuedResponseId` submits it.",
    "choices": [
     "true",
     "false"
    ]
   }
  ],
  "body": {
   "required": false,
   "fields": []
  }
 },
 {
  "name": [
   "routingForms",
   "responses",
   "list"
  ],
  "summary": "List the responses to a routing form of the caller",
  "description": "The oldest response comes first, unless the query sorts otherwise.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.read`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.",
  "kind": "page",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by this time: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only items created at this time or later, ISO 8601."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only items created at this time or earlier, ISO 8601."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or later, ISO 8601."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only items last changed at this time or earlier, ISO 8601."
   },
   {
    "name": "routedToBookingUid",
    "type": "string",
    "description": "Only responses that led to the booking with this uid."
   }
  ]
 },
 {
  "name": [
   "routingForms",
   "responses",
   "update"
  ],
  "summary": "Update a response to a routing form of the caller",
  "description": "Given answers replace those to the same fields. No workflow or webhook is triggered again.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope ROUTING_FORM_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `routingForm.update`.\n\nErrors:\n\n- 404 `routing_form_not_found`: Routing form not found.\n- 404 `routing_form_response_not_found`: Response not found.",
  "kind": "data",
  "path": [
   {
    "name": "routingFormId",
    "type": "string",
    "description": "Id of the routing form.",
    "required": true
   },
   {
    "name": "responseId",
    "type": "number",
    "description": "Id of the response.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "response",
     "type": "json",
     "description": "Answers to change, by the identifier or id of their fields."
    }
   ]
  }
 },
 {
  "name": [
   "schedules",
   "create"
  ],
  "summary": "Create a schedule",
  "description": "Creates a schedule of the caller.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.update`.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`.",
     "required": true
    },
    {
     "name": "isDefault",
     "type": "boolean",
     "description": "Whether this is the user's default schedule. On update, `false` has no effect.",
     "required": true
    },
    {
     "name": "availability",
     "type": "json",
     "description": "Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00."
    },
    {
     "name": "overrides",
     "type": "json",
     "description": "Hours of single dates, which replace those of the weekday."
    }
   ]
  }
 },
 {
  "name": [
   "schedules",
   "list"
  ],
  "summary": "List the schedules of the caller",
  "description": "The oldest schedule comes first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.read`.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "schedules",
   "getDefault"
  ],
  "summary": "Get the default schedule of the caller",
  "description": "Returns one schedule.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "schedules",
   "get"
  ],
  "summary": "Get a schedule",
  "description": "Returns one schedule.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.read`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "data",
  "path": [
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "schedules",
   "update"
  ],
  "summary": "Update a schedule",
  "description": "Changes only the given fields; lists replace the current ones. `isDefault: true` makes it the default schedule, `false` has no effect.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.update`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "data",
  "path": [
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "isDefault",
     "type": "boolean",
     "description": "Whether this is the user's default schedule. On update, `false` has no effect."
    },
    {
     "name": "availability",
     "type": "json",
     "description": "Working hours by weekday. Defaults to Monday to Friday, 09:00 to 17:00."
    },
    {
     "name": "overrides",
     "type": "json",
     "description": "Hours of single dates, which replace those of the weekday."
    }
   ]
  }
 },
 {
  "name": [
   "schedules",
   "delete"
  ],
  "summary": "Delete a schedule",
  "description": "The oldest remaining schedule replaces a deleted default schedule. The last schedule cannot be deleted.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.update`.\n\nErrors:\n\n- 400 `last_schedule`: The last schedule cannot be deleted.\n- 404 `schedule_not_found`: Schedule not found.",
  "kind": "none",
  "path": [
   {
    "name": "scheduleId",
    "type": "number",
    "description": "Id of the schedule.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "selectedCalendars",
   "create"
  ],
  "summary": "Add a calendar to conflict checks",
  "description": "Its events count as busy times.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `calendar_not_found`: Calendar not found.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "integration",
     "type": "string",
     "description": "Type of the connection, such as `caldav_calendar`.",
     "required": true
    },
    {
     "name": "externalId",
     "type": "string",
     "description": "Id of the calendar at its provider.",
     "required": true
    },
    {
     "name": "credentialId",
     "type": "number",
     "description": "Id of the calendar connection.",
     "required": true
    },
    {
     "name": "delegationCredentialId",
     "type": "string",
     "description": "Id of the delegation credential that connected the calendar."
    }
   ]
  }
 },
 {
  "name": [
   "selectedCalendars",
   "deleteAll"
  ],
  "summary": "Remove a calendar from conflict checks",
  "description": "Its events no longer count as busy times.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_WRITE.\n\nErrors:\n\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `calendar_not_found`: Calendar not found.",
  "kind": "data",
  "path": [],
  "query": [
   {
    "name": "integration",
    "type": "string",
    "description": "Type of the connection, such as `caldav_calendar`.",
    "required": true
   },
   {
    "name": "externalId",
    "type": "string",
    "description": "Id of the calendar at its provider.",
    "required": true
   },
   {
    "name": "credentialId",
    "type": "number",
    "description": "Id of the calendar connection.",
    "required": true
   },
   {
    "name": "delegationCredentialId",
    "type": "string",
    "description": "Id of the delegation credential that connected the calendar."
   }
  ]
 },
 {
  "name": [
   "slots",
   "list"
  ],
  "summary": "List the available slots",
  "description": "Returns the slots of an event type by date. A managed event type has no slots; its copies do. Without a credential, a longer period counts more towards the rate limit.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `length_not_allowed`: The event type does not allow this length.\n- 404 `event_type_not_found`: Event type not found.\n- 404 `user_not_found`: User not found.",
  "kind": "data",
  "path": [],
  "query": [
   {
    "name": "start",
    "type": "string",
    "description": "Start of the period: ISO 8601, or a date for the whole day; UTC if it has no offset.",
    "required": true
   },
   {
    "name": "end",
    "type": "string",
    "description": "End of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. Midnight stands for the whole day.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "format",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends. Defaults to `time`.",
    "choices": [
     "time",
     "range"
    ]
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `usernames`."
   },
   {
    "name": "eventTypeSlug",
    "type": "string",
    "description": "Slug of the event type."
   },
   {
    "name": "username",
    "type": "string",
    "description": "Username of the event type's owner."
   },
   {
    "name": "organizationSlug",
    "type": "string",
    "description": "Slug of the organization that has the user or the team."
   },
   {
    "name": "teamSlug",
    "type": "string",
    "description": "Slug of the event type's team."
   },
   {
    "name": "usernames",
    "type": "string",
    "description": "Two or more usernames, separated by commas: slots that they have in common."
   },
   {
    "name": "routedTeamMemberIds",
    "type": "json",
    "description": "Ids of the users who may host, as in the `routing.teamMemberIds` of a response to a routing form; without effect if none of them is a host. Separated by commas or repeated. For event types of teams."
   },
   {
    "name": "bookingUidToReschedule",
    "type": "string",
    "description": "Uid of the booking to reschedule, or of the seat to move. Time that this frees counts as free."
   }
  ]
 },
 {
  "name": [
   "slots",
   "listOlder"
  ],
  "summary": "List the available slots",
  "description": "Later versions have `GET /v2/slots`. Exists only in version 2024-04-15.\n\nNo credential is needed.",
  "kind": "body",
  "deprecated": true,
  "path": [],
  "query": [
   {
    "name": "startTime",
    "type": "string",
    "description": "Start of the period: ISO 8601, or a date for the whole day; UTC if it has no offset.",
    "required": true
   },
   {
    "name": "endTime",
    "type": "string",
    "description": "End of the period: ISO 8601, or a date for the whole day; UTC if it has no offset. Midnight stands for the whole day.",
    "required": true
   },
   {
    "name": "timeZone",
    "type": "string",
    "description": "IANA time zone of the slots. Defaults to UTC."
   },
   {
    "name": "duration",
    "type": "number",
    "description": "Length in minutes, one of the event type's."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type. Without it, give `eventTypeSlug` with `username` or `teamSlug`, or `usernames`."
   },
   {
    "name": "eventTypeSlug",
    "type": "string",
    "description": "Slug of the event type."
   },
   {
    "name": "orgSlug",
    "type": "string",
    "description": "Slug of the organization that has the user or the team."
   },
   {
    "name": "usernameList",
    "type": "list",
    "description": "Usernames, separated by commas or repeated. One is the event type's owner; several are people whose common slots are wanted."
   },
   {
    "name": "usernameList[]",
    "type": "list",
    "description": "Usernames, separated by commas or repeated. One is the event type's owner; several are people whose common slots are wanted."
   },
   {
    "name": "rescheduleUid",
    "type": "string",
    "description": "Uid of the booking to reschedule, or of the seat to move. Time that this frees counts as free."
   },
   {
    "name": "slotFormat",
    "type": "string",
    "description": "`time` for starts only, `range` for starts and ends. Defaults to `time`.",
    "choices": [
     "time",
     "range"
    ]
   }
  ]
 },
 {
  "name": [
   "slots",
   "reservations",
   "create"
  ],
  "summary": "Create a slot reservation",
  "description": "Holds a slot, or a seat of it, until the reservation ends or a booking takes it over.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `start_in_past`: The start is in the past.\n- 400 `outside_notice`: The start is sooner than the minimum booking notice allows.\n- 400 `outside_window`: The start is outside the booking window.\n- 400 `outside_schedule`: The host is not available at this time.\n- 400 `length_not_allowed`: The event type does not allow this length.\n- 400 `booking_limit_reached`: The event type accepts no more bookings in this period.\n- 404 `event_type_not_found`: Event type not found.\n- 409 `slot_taken`: The host is already booked or held at this time.\n- 409 `booking_full`: All seats of this booking are taken.\n- 409 `already_attending`: This email already has a seat in this booking.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "eventTypeId",
     "type": "number",
     "description": "Id of the event type.",
     "required": true
    },
    {
     "name": "slotStart",
     "type": "string",
     "description": "Start of the slot. ISO 8601 of a whole minute; UTC if it has no offset.",
     "required": true
    },
    {
     "name": "slotDuration",
     "type": "number",
     "description": "Length in minutes, for an event type with several lengths. Defaults to its `lengthInMinutes`."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone of the booker, in which the days of a booking window count. Defaults to UTC."
    },
    {
     "name": "reservationDuration",
     "type": "number",
     "description": "Minutes until the reservation ends. Defaults to 5. Only members of the event type's team or organization may choose."
    }
   ]
  }
 },
 {
  "name": [
   "slots",
   "reservations",
   "get"
  ],
  "summary": "Get a slot reservation",
  "description": "`data` is `null` once the reservation has ended or was booked.\n\nNo credential is needed. An app needs the scope BOOKING_READ.",
  "kind": "data",
  "path": [
   {
    "name": "uid",
    "type": "string",
    "description": "Uid of the slot reservation.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "slots",
   "reservations",
   "update"
  ],
  "summary": "Update a slot reservation",
  "description": "Moves the reservation to another slot and restarts its time. On an error, it stays as it was.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.\n\nErrors:\n\n- 400 `start_in_past`: The start is in the past.\n- 400 `outside_notice`: The start is sooner than the minimum booking notice allows.\n- 400 `outside_window`: The start is outside the booking window.\n- 400 `outside_schedule`: The host is not available at this time.\n- 400 `length_not_allowed`: The event type does not allow this length.\n- 400 `booking_limit_reached`: The event type accepts no more bookings in this period.\n- 404 `reservation_not_found`: Reservation not found.\n- 404 `event_type_not_found`: Event type not found.\n- 409 `slot_taken`: The host is already booked or held at this time.\n- 409 `booking_full`: All seats of this booking are taken.\n- 409 `already_attending`: This email already has a seat in this booking.",
  "kind": "data",
  "path": [
   {
    "name": "uid",
    "type": "string",
    "description": "Uid of the slot reservation.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "eventTypeId",
     "type": "number",
     "description": "Id of the event type.",
     "required": true
    },
    {
     "name": "slotStart",
     "type": "string",
     "description": "Start of the slot. ISO 8601 of a whole minute; UTC if it has no offset.",
     "required": true
    },
    {
     "name": "slotDuration",
     "type": "number",
     "description": "Length in minutes, for an event type with several lengths. Defaults to its `lengthInMinutes`."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone of the booker, in which the days of a booking window count. Defaults to UTC."
    },
    {
     "name": "reservationDuration",
     "type": "number",
     "description": "Minutes until the reservation ends. Defaults to 5. Only members of the event type's team or organization may choose."
    }
   ]
  }
 },
 {
  "name": [
   "slots",
   "reservations",
   "delete"
  ],
  "summary": "Delete a slot reservation",
  "description": "The slot is free immediately. A reservation that has ended counts as deleted.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.",
  "kind": "none",
  "path": [
   {
    "name": "uid",
    "type": "string",
    "description": "Uid of the slot reservation.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "slots",
   "reserveOlder"
  ],
  "summary": "Create a slot reservation",
  "description": "Returns the uid of the reservation, also as the cookie `uid`. It replaces the reservation that the cookie names. Later versions have `POST /v2/slots/reservations`. Exists only in version 2024-04-15.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.",
  "kind": "body",
  "deprecated": true,
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "eventTypeId",
     "type": "number",
     "description": "Id of the event type.",
     "required": true
    },
    {
     "name": "slotUtcStartDate",
     "type": "string",
     "description": "Start of the slot. ISO 8601 of a whole minute, with an offset or `Z`.",
     "required": true
    },
    {
     "name": "slotUtcEndDate",
     "type": "string",
     "description": "End of the slot. ISO 8601 of a whole minute, with an offset or `Z`.",
     "required": true
    },
    {
     "name": "bookingUid",
     "type": "string",
     "description": "Accepted for existing clients; has no effect."
    }
   ]
  }
 },
 {
  "name": [
   "slots",
   "endOlderReservation"
  ],
  "summary": "Delete a slot reservation",
  "description": "The reservation is named by the cookie `uid` or by the query. Later versions have `DELETE /v2/slots/reservations/{uid}`. Exists only in version 2024-04-15.\n\nNo credential is needed. An app needs the scope BOOKING_WRITE.",
  "kind": "body",
  "deprecated": true,
  "path": [],
  "query": [
   {
    "name": "uid",
    "type": "string",
    "description": "Uid of the slot reservation. May be omitted with the cookie `uid`."
   }
  ]
 },
 {
  "name": [
   "stripe",
   "check"
  ],
  "summary": "Check the connected Stripe account",
  "description": "200 if a Stripe account is connected and can take payments. Stripe is asked.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope APPS_READ.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.\n- 400 `stripe_failing`: The Stripe account cannot be used.\n- 404 `stripe_not_connected`: No Stripe account is connected.",
  "kind": "none",
  "path": [],
  "query": []
 },
 {
  "name": [
   "stripe",
   "connect"
  ],
  "summary": "Get the page that connects a Stripe account",
  "description": "Open the page in the browser of the person whose Stripe account it is. The account then receives the payments of the event types, and refunds come from it. Bookings that are already paid stay with the account that has their money. A second account replaces the first one.\n\nTakes an API key or the access token of a managed user.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.",
  "kind": "data",
  "path": [],
  "query": [
   {
    "name": "returnTo",
    "type": "string",
    "description": "Where the browser is sent when the account is connected. https, or http on a loopback address."
   },
   {
    "name": "onErrorReturnTo",
    "type": "string",
    "description": "Where the browser is sent when it is not, with the reason as `error`. Without it: `returnTo`. https, or http on a loopback address."
   }
  ]
 },
 {
  "name": [
   "stripe",
   "save"
  ],
  "summary": "Connect the Stripe account that a person has chosen",
  "description": "Stripe sends the browser here from the page that `connect` named. The `state` in its query is good for one call and authorizes it. Redirects (303) to `returnTo` of `connect`, if it was given.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `stripe_not_available`: This installation connects no Stripe accounts.\n- 400 `stripe_failing`: The Stripe account cannot be used.",
  "kind": "none",
  "path": [],
  "query": [
   {
    "name": "state",
    "type": "string",
    "description": "The state of the page that `connect` named; good for one call.",
    "required": true
   },
   {
    "name": "code",
    "type": "string",
    "description": "Code of Stripe for the account; absent if the person refused."
   },
   {
    "name": "error",
    "type": "string",
    "description": "Why Stripe gives no code."
   }
  ]
 },
 {
  "name": [
   "teams",
   "create"
  ],
  "summary": "Create a team without an organization",
  "description": "The caller becomes its `OWNER`. Not available with the id and secret of an OAuth client, which acts for an organization.\n\nTakes an API key of the home organization of its user, the access token of a managed user or the access token of an app. An app needs the scope TEAM_PROFILE_WRITE.\n\nErrors:\n\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "logoUrl",
     "type": "string",
     "description": "https URL of the logo on booking pages and in mails."
    },
    {
     "name": "svcVideoLogo",
     "type": "string",
     "description": "https URL of the logo in video rooms. Kept for clients."
    },
    {
     "name": "appLogo",
     "type": "string",
     "description": "https URL of the logo in apps. Kept for clients."
    },
    {
     "name": "appIconLogo",
     "type": "string",
     "description": "https URL of the icon in apps. Kept for clients."
    },
    {
     "name": "bannerUrl",
     "type": "string",
     "description": "https URL of the banner on booking pages."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Description of the team."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "isPrivate",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page lists members."
    },
    {
     "name": "hideBookATeamMember",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page of a team offers its members."
    },
    {
     "name": "theme",
     "type": "string",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device.",
     "choices": [
      "light",
      "dark",
      "system"
     ]
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week on booking pages, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bookingLimits",
     "type": "string",
     "description": "Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them."
    },
    {
     "name": "includeManagedEventsInLimits",
     "type": "boolean",
     "description": "Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types."
    },
    {
     "name": "autoAcceptCreator",
     "type": "boolean",
     "description": "Whether the caller is the team's `OWNER` from the start. Defaults to `true`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "list"
  ],
  "summary": "List the teams of the caller",
  "description": "Teams of the credential's organization and, in the home organization, teams without an organization.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_PROFILE_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the name or slug. Upper and lower case are the same."
   }
  ]
 },
 {
  "name": [
   "teams",
   "get"
  ],
  "summary": "Get a team",
  "description": "Returns one team.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the access token of a managed user. An app needs the scope TEAM_PROFILE_READ. A role in the team or its organization must give `team.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "update"
  ],
  "summary": "Update a team",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the access token of a managed user. An app needs the scope TEAM_PROFILE_WRITE. A role in the team or its organization must give `team.update`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "logoUrl",
     "type": "string",
     "description": "https URL of the logo on booking pages and in mails."
    },
    {
     "name": "svcVideoLogo",
     "type": "string",
     "description": "https URL of the logo in video rooms. Kept for clients."
    },
    {
     "name": "appLogo",
     "type": "string",
     "description": "https URL of the logo in apps. Kept for clients."
    },
    {
     "name": "appIconLogo",
     "type": "string",
     "description": "https URL of the icon in apps. Kept for clients."
    },
    {
     "name": "bannerUrl",
     "type": "string",
     "description": "https URL of the banner on booking pages."
    },
    {
     "name": "bio",
     "type": "string",
     "description": "Description of the team."
    },
    {
     "name": "hideBranding",
     "type": "boolean",
     "description": "Whether pages show no branding. Kept for clients."
    },
    {
     "name": "isPrivate",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page lists members."
    },
    {
     "name": "hideBookATeamMember",
     "type": "boolean",
     "description": "Not supported: must be `false`, as no page of a team offers its members."
    },
    {
     "name": "theme",
     "type": "string",
     "description": "Theme of booking pages: `light`, `dark`, or `system` for that of the device.",
     "choices": [
      "light",
      "dark",
      "system"
     ]
    },
    {
     "name": "brandColor",
     "type": "string",
     "description": "Color of booking pages and mails, as `#rgb` or `#rrggbb`."
    },
    {
     "name": "darkBrandColor",
     "type": "string",
     "description": "Color of booking pages in the dark theme. Defaults to `brandColor`."
    },
    {
     "name": "timeFormat",
     "type": "number",
     "description": "Hours of the clock: 12 or 24."
    },
    {
     "name": "timeZone",
     "type": "string",
     "description": "IANA time zone, such as `Europe/Berlin`."
    },
    {
     "name": "weekStart",
     "type": "string",
     "description": "First day of the week on booking pages, by its English name.",
     "choices": [
      "Monday",
      "Tuesday",
      "Wednesday",
      "Thursday",
      "Friday",
      "Saturday",
      "Sunday"
     ]
    },
    {
     "name": "bookingLimits",
     "type": "string",
     "description": "Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them."
    },
    {
     "name": "includeManagedEventsInLimits",
     "type": "boolean",
     "description": "Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "delete"
  ],
  "summary": "Delete a team",
  "description": "Deletes its memberships too. Returns the team as it was. Future bookings of its event types prevent that, unless `cancelBookings` is `true`.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the access token of a managed user. An app needs the scope TEAM_PROFILE_WRITE. A role in the team or its organization must give `team.delete`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.\n- 409 `owner_has_bookings`: There are future bookings; cancel them first, or add cancelBookings=true.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "cancelBookings",
    "type": "boolean",
    "description": "Whether future bookings are cancelled first. Without it, they prevent the deletion."
   }
  ]
 },
 {
  "name": [
   "teams",
   "bookings",
   "list"
  ],
  "summary": "List the bookings of a team",
  "description": "Returns the bookings of the team's event types.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_BOOKING_READ. A role in the team or its organization must give `booking.readTeamBookings`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, the uid, or the name or email address of an attendee. Upper and lower case are the same."
   },
   {
    "name": "status",
    "type": "list",
    "description": "Only bookings with one of these statuses: `upcoming`, `recurring`, `past`, `cancelled`, `unconfirmed`. Separated by commas or repeated."
   },
   {
    "name": "attendeeEmail",
    "type": "string",
    "description": "Only bookings with an attendee of this email address."
   },
   {
    "name": "attendeeName",
    "type": "string",
    "description": "Only bookings with an attendee of this name."
   },
   {
    "name": "bookingUid",
    "type": "string",
    "description": "Only the booking with this uid."
   },
   {
    "name": "eventTypeId",
    "type": "string",
    "description": "Only bookings of this event type."
   },
   {
    "name": "eventTypeIds",
    "type": "string",
    "description": "Only bookings of one of these event types. Separated by commas."
   },
   {
    "name": "teamId",
    "type": "string",
    "description": "Only bookings of this team's event types."
   },
   {
    "name": "teamsIds",
    "type": "string",
    "description": "Only bookings of event types of one of these teams. Separated by commas."
   },
   {
    "name": "afterStart",
    "type": "string",
    "description": "Only bookings that start at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeEnd",
    "type": "string",
    "description": "Only bookings that end at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeCreatedAt",
    "type": "string",
    "description": "Only bookings created at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "afterUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or later. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "beforeUpdatedAt",
    "type": "string",
    "description": "Only bookings last changed at this time or earlier. ISO 8601; UTC if it has no offset."
   },
   {
    "name": "sortStart",
    "type": "string",
    "description": "Sort by start: `asc` or `desc`. The default order is by start: descending for past or cancelled bookings only, else ascending."
   },
   {
    "name": "sortEnd",
    "type": "string",
    "description": "Sort by end: `asc` or `desc`."
   },
   {
    "name": "sortCreated",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`."
   },
   {
    "name": "sortUpdatedAt",
    "type": "string",
    "description": "Sort by last change: `asc` or `desc`."
   },
   {
    "name": "userIds",
    "type": "string",
    "description": "Only bookings that one of these users hosts. Separated by commas. Applies to lists of an organization or a team."
   }
  ]
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "create"
  ],
  "summary": "Create an event type of a team",
  "description": "A managed event type is returned as an array with its members' copies.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.create`.\n\nErrors:\n\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title.",
     "required": true
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner.",
     "required": true
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes.",
     "required": true
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    },
    {
     "name": "schedulingType",
     "type": "string",
     "description": "Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).",
     "required": true,
     "choices": [
      "collective",
      "roundRobin",
      "managed"
     ]
    },
    {
     "name": "hosts",
     "type": "json",
     "description": "Hosts. They replace the current ones."
    },
    {
     "name": "assignAllTeamMembers",
     "type": "boolean",
     "description": "Whether every member of the team is a host, future members included."
    },
    {
     "name": "emailSettings",
     "type": "json",
     "description": "Emails that are not sent."
    },
    {
     "name": "rescheduleWithSameRoundRobinHost",
     "type": "boolean",
     "description": "Whether a rescheduled booking keeps its host, for `roundRobin`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "list"
  ],
  "summary": "List the event types of a team",
  "description": "No credential is needed for event types that are not hidden; members see hidden ones too.\n\nNo credential is needed. An app needs the scope TEAM_EVENT_TYPE_READ. A role in the team or its organization must give `eventType.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the title, slug or description. Upper and lower case are the same."
   },
   {
    "name": "eventSlug",
    "type": "string",
    "description": "Only the event type with this slug."
   },
   {
    "name": "hostsLimit",
    "type": "number",
    "description": "Largest number of hosts to return for each event type."
   },
   {
    "name": "sortCreatedAt",
    "type": "string",
    "description": "Sort by creation: `asc` or `desc`.",
    "choices": [
     "asc",
     "desc"
    ]
   }
  ]
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "get"
  ],
  "summary": "Get an event type of a team",
  "description": "Members of the team and of its organization can read it.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_READ. A role in the team or its organization must give `eventType.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "update"
  ],
  "summary": "Update an event type of a team",
  "description": "Changes only the given fields; lists replace the current ones. A managed event type is returned as an array with its members' copies.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `schedule_not_found`: Schedule not found.\n- 404 `calendar_not_connected`: This calendar is not connected.\n- 404 `team_not_found`: Team not found.\n- 409 `slug_taken`: The slug is already taken.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "title",
     "type": "string",
     "description": "Title."
    },
    {
     "name": "slug",
     "type": "string",
     "description": "Slug in kebab case, unique for its owner."
    },
    {
     "name": "lengthInMinutes",
     "type": "number",
     "description": "Length in minutes."
    },
    {
     "name": "description",
     "type": "string",
     "description": "Description."
    },
    {
     "name": "lengthInMinutesOptions",
     "type": "json",
     "description": "Lengths in minutes to choose from. `lengthInMinutes` is the default one."
    },
    {
     "name": "slotInterval",
     "type": "json",
     "description": "Minutes between the starts of slots; `null` for the length."
    },
    {
     "name": "offsetStart",
     "type": "number",
     "description": "Minutes by which every slot starts later."
    },
    {
     "name": "beforeEventBuffer",
     "type": "number",
     "description": "Minutes before a booking that stay free."
    },
    {
     "name": "afterEventBuffer",
     "type": "number",
     "description": "Minutes after a booking that stay free."
    },
    {
     "name": "minimumBookingNotice",
     "type": "number",
     "description": "Minutes before the start by which a booking must be created."
    },
    {
     "name": "bookingWindow",
     "type": "json",
     "description": "How far ahead bookings can be created."
    },
    {
     "name": "scheduleId",
     "type": "json",
     "description": "Id of the schedule; `null` for the owner's default schedule."
    },
    {
     "name": "locations",
     "type": "json",
     "description": "Locations to choose from. An event type that is created without them takes place in the default meeting service of its owner or team, the built-in video at first; an empty list is no location."
    },
    {
     "name": "bookingFields",
     "type": "json",
     "description": "Custom booking fields, and changes to the default ones."
    },
    {
     "name": "disableGuests",
     "type": "boolean",
     "description": "Whether bookers cannot invite guests."
    },
    {
     "name": "confirmationPolicy",
     "type": "json",
     "description": "Which bookings need to be confirmed."
    },
    {
     "name": "requiresConfirmation",
     "type": "boolean",
     "description": "Whether every booking needs to be confirmed. Short for a `confirmationPolicy`."
    },
    {
     "name": "hidden",
     "type": "boolean",
     "description": "Whether lists and booking pages leave the event type out."
    },
    {
     "name": "bookingRequiresAuthentication",
     "type": "boolean",
     "description": "Whether only its owner, hosts and admins may create bookings."
    },
    {
     "name": "showOptimizedSlots",
     "type": "boolean",
     "description": "Whether slots may start off the grid, to leave fewer minutes unused."
    },
    {
     "name": "onlyShowFirstAvailableSlot",
     "type": "boolean",
     "description": "Whether each day shows its first slot only."
    },
    {
     "name": "metadata",
     "type": "json",
     "description": "The integrator's own data. Values are strings of at most 500 characters, numbers or booleans."
    },
    {
     "name": "position",
     "type": "number",
     "description": "Position among the owner's event types, kept for pages that list them."
    },
    {
     "name": "customName",
     "type": "string",
     "description": "Template of a booking's title."
    },
    {
     "name": "translations",
     "type": "json",
     "description": "Title and description in other languages, for readers of these; all others read `title` and `description`. Replaced as a whole."
    },
    {
     "name": "lockTimeZoneToggleOnBookingPage",
     "type": "boolean",
     "description": "Whether the booking page shows times only in the time zone of the event type."
    },
    {
     "name": "hideCalendarNotes",
     "type": "boolean",
     "description": "Whether calendar entries leave out the booker's notes."
    },
    {
     "name": "hideCalendarEventDetails",
     "type": "boolean",
     "description": "Whether calendar entries and invitations are marked as private, so that other people who see the calendar see only that the time is busy."
    },
    {
     "name": "useDestinationCalendarEmail",
     "type": "boolean",
     "description": "Must be `false`: not supported, as connected calendars have no address."
    },
    {
     "name": "successRedirectUrl",
     "type": "json",
     "description": "URL to open after a booking; `null` for the page of the booking."
    },
    {
     "name": "bookerLayouts",
     "type": "json",
     "description": "Layouts of the time picker on the booking page."
    },
    {
     "name": "color",
     "type": "json",
     "description": "Colors of buttons and links on the booking page, by theme."
    },
    {
     "name": "interfaceLanguage",
     "type": "string",
     "description": "Language of the booking page and of the mails to those who book there; empty for the visitor's own. English where the page has no texts in it.",
     "choices": [
      "",
      "ar",
      "az",
      "bg",
      "bn",
      "ca",
      "cs",
      "da",
      "de",
      "el",
      "en",
      "es",
      "es-419",
      "et",
      "eu",
      "fi",
      "fr",
      "he",
      "hr",
      "hu",
      "id",
      "it",
      "iw",
      "ja",
      "km",
      "ko",
      "lv",
      "nl",
      "no",
      "pl",
      "pt",
      "pt-BR",
      "ro",
      "ru",
      "sk",
      "sr",
      "sv",
      "ta",
      "th",
      "tr",
      "uk",
      "vi",
      "zh-CN",
      "zh-TW",
      "sk-SK"
     ]
    },
    {
     "name": "embedOrigins",
     "type": "list",
     "description": "Origins whose pages may show the booking page in a frame; an empty list for those of the owner's OAuth client or, without any, for all."
    },
    {
     "name": "svcVideoSettings",
     "type": "json",
     "description": "Not supported: every setting must have its default, `false` or `null`, as rooms take no settings from here."
    },
    {
     "name": "disableRescheduling",
     "type": "json",
     "description": "When the booking page offers no rescheduling. The API reschedules regardless."
    },
    {
     "name": "disableCancelling",
     "type": "json",
     "description": "Whether bookings cannot be cancelled."
    },
    {
     "name": "allowReschedulingPastBookings",
     "type": "boolean",
     "description": "Whether the booking page lets attendees reschedule a booking that has ended."
    },
    {
     "name": "allowReschedulingCancelledBookings",
     "type": "boolean",
     "description": "Whether a cancelled booking can be rescheduled: that makes a new booking with the same attendees and answers."
    },
    {
     "name": "requiresBookerEmailVerification",
     "type": "boolean",
     "description": "Whether a booker must give a verification code that was sent to the email address."
    },
    {
     "name": "hideOrganizerEmail",
     "type": "boolean",
     "description": "Whether attendees do not see the hosts' email addresses."
    },
    {
     "name": "price",
     "type": "number",
     "description": "Price in the currency's smallest unit; 0 if it is free."
    },
    {
     "name": "currency",
     "type": "string",
     "description": "Currency, lower-case ISO 4217."
    },
    {
     "name": "refundPolicy",
     "type": "json",
     "description": "When a cancelled or declined booking gives back what was paid by a payment provider. Defaults to `never`."
    },
    {
     "name": "recurrence",
     "type": "json",
     "description": "Makes bookings a series. Not with `seats`."
    },
    {
     "name": "seats",
     "type": "json",
     "description": "Lets several attendees share one booking. Not with `recurrence`."
    },
    {
     "name": "bookingLimitsCount",
     "type": "json",
     "description": "Largest number of bookings per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookingLimitsDuration",
     "type": "json",
     "description": "Largest number of booked minutes per period. A longer period may not have a lower limit than a shorter one."
    },
    {
     "name": "bookerActiveBookingsLimit",
     "type": "json",
     "description": "Limits how many upcoming bookings one attendee may have."
    },
    {
     "name": "destinationCalendar",
     "type": "json",
     "description": "Calendar that bookings are written to, of the owner or a host; `null` for the owner's destination calendar."
    },
    {
     "name": "schedulingType",
     "type": "string",
     "description": "Who hosts a booking: all hosts (`collective`), one of them in turn (`roundRobin`), or each member an event type of their own (`managed`).",
     "choices": [
      "collective",
      "roundRobin",
      "managed"
     ]
    },
    {
     "name": "hosts",
     "type": "json",
     "description": "Hosts. They replace the current ones."
    },
    {
     "name": "assignAllTeamMembers",
     "type": "boolean",
     "description": "Whether every member of the team is a host, future members included."
    },
    {
     "name": "emailSettings",
     "type": "json",
     "description": "Emails that are not sent."
    },
    {
     "name": "rescheduleWithSameRoundRobinHost",
     "type": "boolean",
     "description": "Whether a rescheduled booking keeps its host, for `roundRobin`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "delete"
  ],
  "summary": "Delete an event type of a team",
  "description": "An event type with upcoming bookings cannot be deleted, nor one whose copies have some.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.delete`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.\n- 409 `event_type_has_bookings`: The event type has future bookings; cancel them first.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "createPhoneCall"
  ],
  "summary": "Create a phone call for an event type of a team",
  "description": "The provider of phone calls calls the number within seconds, and tries again for ten minutes if it fails. A team can start 60 calls an hour; a number is called 5 times an hour at most.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope TEAM_EVENT_TYPE_WRITE. A role in the team or its organization must give `eventType.update`.\n\nErrors:\n\n- 400 `phone_calls_not_configured`: This installation has no provider of phone calls.\n- 404 `event_type_not_found`: Event type not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "yourPhoneNumber",
     "type": "string",
     "description": "Number that the call comes from, in E.164 format: one that the team has verified, or that of the installation.",
     "required": true
    },
    {
     "name": "numberToCall",
     "type": "string",
     "description": "Number to call, in E.164 format.",
     "required": true
    },
    {
     "name": "calApiKey",
     "type": "string",
     "description": "Has no effect: the call needs no key of the API. It is not stored."
    },
    {
     "name": "enabled",
     "type": "boolean",
     "description": "Always `true`."
    },
    {
     "name": "templateType",
     "type": "string",
     "description": "What the call says: your own text, or a question whether an appointment still suits the guest. Defaults to `CUSTOM_TEMPLATE`.",
     "choices": [
      "CHECK_IN_APPOINTMENT",
      "CUSTOM_TEMPLATE"
     ]
    },
    {
     "name": "schedulerName",
     "type": "string",
     "description": "Who calls. Defaults to the name of the caller of this operation."
    },
    {
     "name": "guestName",
     "type": "string",
     "description": "Name of the person who is called."
    },
    {
     "name": "guestEmail",
     "type": "string",
     "description": "Email address of the person who is called."
    },
    {
     "name": "guestCompany",
     "type": "string",
     "description": "Company of the person who is called."
    },
    {
     "name": "beginMessage",
     "type": "string",
     "description": "What the call says first. `CUSTOM_TEMPLATE` needs it or `generalPrompt`."
    },
    {
     "name": "generalPrompt",
     "type": "string",
     "description": "Instructions for the rest of the call."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for a team's event type",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of a team's event type",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of a team's event type",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of a team's event type",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of a team's event type",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of a team's event type",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of a team's event type",
  "description": "The newest delivery comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of a team's event type",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "stream",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of a team's event type",
  "description": "Returns one delivery.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of a team's event type",
  "description": "The first attempt comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of a team's event type",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of a team's event type",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of a team's event type",
  "description": "The job continues after a restart.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of a team's event type",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of a team's event type",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "eventTypes",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of a team's event type",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Id of the event type.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "invite"
  ],
  "summary": "Create an invitation to a team",
  "description": "The link is valid for a week.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.invite`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "memberships",
   "create"
  ],
  "summary": "Create a membership of a team",
  "description": "A member of an organization's team must be a member of the organization.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.invite`.\n\nErrors:\n\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.\n- 409 `already_member`: The user is already a member.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "userId",
     "type": "number",
     "description": "Id of the user.",
     "required": true
    },
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "memberships",
   "list"
  ],
  "summary": "List the memberships of a team",
  "description": "The oldest membership comes first. Members of the team can read them.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_READ. A role in the team or its organization must give `team.listMembers`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "emails",
    "type": "list",
    "description": "Only members with one of these email addresses. Separated by commas or repeated."
   }
  ]
 },
 {
  "name": [
   "teams",
   "memberships",
   "get"
  ],
  "summary": "Get a membership of a team",
  "description": "Returns one membership.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_READ. A role in the team or its organization must give `team.listMembers`.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "memberships",
   "update"
  ],
  "summary": "Update a membership of a team",
  "description": "Changes only the given fields. A team keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.changeMemberRole`.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `role_not_found`: Role not found.\n- 404 `team_not_found`: Team not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "accepted",
     "type": "boolean",
     "description": "Whether the membership gives rights from the start. Defaults to `false`."
    },
    {
     "name": "role",
     "type": "string",
     "description": "Role in the team or organization. Defaults to `MEMBER`.",
     "choices": [
      "MEMBER",
      "ADMIN",
      "OWNER"
     ]
    },
    {
     "name": "disableImpersonation",
     "type": "boolean",
     "description": "Kept for clients: whether admins may not act as this member."
    },
    {
     "name": "customRoleId",
     "type": "json",
     "description": "Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "memberships",
   "delete"
  ],
  "summary": "Delete a membership of a team",
  "description": "Returns the membership as it was. A team keeps at least one `OWNER`.\n\nTakes an API key, the id and secret of an OAuth client or the access token of an app. An app needs the scope TEAM_MEMBERSHIP_WRITE. A role in the team or its organization must give `team.remove`.\n\nErrors:\n\n- 404 `membership_not_found`: Membership not found.\n- 404 `team_not_found`: Team not found.\n- 409 `last_owner`: The last owner can neither leave nor be demoted.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "membershipId",
    "type": "number",
    "description": "Id of the membership.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "schedules",
   "list"
  ],
  "summary": "List the schedules of the members of a team",
  "description": "The query can name an event type to which the schedules apply.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_SCHEDULE_READ. A role in the team or its organization must give `schedule.read`.\n\nErrors:\n\n- 404 `event_type_not_found`: Event type not found.\n- 404 `user_not_found`: User not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "eventTypeId",
    "type": "number",
    "description": "Only schedules that apply to this event type of the team."
   }
  ]
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "emails",
   "list"
  ],
  "summary": "List the verified email addresses of a team",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "emails",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the email address",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "emails",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the email address of a team",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "emails",
   "get"
  ],
  "summary": "Get a verified email address of a team",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "phones",
   "list"
  ],
  "summary": "List the verified phone numbers of a team",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "phones",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the phone number",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "phones",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the phone number of a team",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_WRITE. A role in the team or its organization must give `verifiedResource.create`.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "verifiedResources",
   "phones",
   "get"
  ],
  "summary": "Get a verified phone number of a team",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_VERIFIED_RESOURCES_READ. A role in the team or its organization must give `verifiedResource.read`.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for a team",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.create`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of a team",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of a team",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of a team",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of a team",
  "description": "Changes only the given fields.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of a team",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.delete`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of a team",
  "description": "The newest delivery comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of a team",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "stream",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of a team",
  "description": "Returns one delivery.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of a team",
  "description": "The first attempt comes first.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of a team",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of a team",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of a team",
  "description": "The job continues after a restart.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of a team",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of a team",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_READ. A role in the team or its organization must give `webhook.read`.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of a team",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the id and secret of an OAuth client, the access token of an app or the session of a signed-in person. An app needs the scope TEAM_WEBHOOK_WRITE. A role in the team or its organization must give `webhook.update`.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "workflows",
   "create"
  ],
  "summary": "Create a workflow for a team",
  "description": "Returns the workflow in an array. Steps can send to verified resources only.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on.",
     "required": true
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow.",
     "required": true
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "workflows",
   "list"
  ],
  "summary": "List the workflows of a team",
  "description": "The oldest workflow comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "create"
  ],
  "summary": "Create a routing form workflow for a team",
  "description": "Returns the workflow in an array. Steps can send to verified resources only.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.create`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Routing forms that the workflow is active on.",
     "required": true
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow.",
     "required": true
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "list"
  ],
  "summary": "List the routing form workflows of a team",
  "description": "The oldest workflow comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "teams",
   "workflows",
   "get"
  ],
  "summary": "Get a workflow of a team",
  "description": "Returns the workflow in an array.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "workflows",
   "update"
  ],
  "summary": "Update a workflow of a team",
  "description": "Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.update`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on."
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow."
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "workflows",
   "delete"
  ],
  "summary": "Delete a workflow of a team",
  "description": "Its pending messages are deleted too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.delete`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "workflows",
   "messages",
   "list"
  ],
  "summary": "List the messages of a workflow",
  "description": "Messages that were sent or are pending, the newest first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only messages with this status.",
    "choices": [
     "pending",
     "sent",
     "failed",
     "skipped"
    ]
   }
  ]
 },
 {
  "name": [
   "teams",
   "workflows",
   "rebuild",
   "get"
  ],
  "summary": "Get the rebuild status of a workflow",
  "description": "After a change, the pending messages of upcoming bookings are scheduled again in the background.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "get"
  ],
  "summary": "Get a routing form workflow of a team",
  "description": "Returns the workflow in an array.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "update"
  ],
  "summary": "Update a routing form workflow of a team",
  "description": "Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.update`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "data",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Routing forms that the workflow is active on."
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow."
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order."
    }
   ]
  }
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "delete"
  ],
  "summary": "Delete a routing form workflow of a team",
  "description": "Its pending messages are deleted too.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_WRITE. A role in the team or its organization must give `workflow.delete`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "none",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "teams",
   "formWorkflows",
   "messages",
   "list"
  ],
  "summary": "List the messages of a routing form workflow",
  "description": "Messages that were sent or are pending, the newest first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the id and secret of an OAuth client. An app needs the scope TEAM_WORKFLOW_READ. A role in the team or its organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.\n- 404 `team_not_found`: Team not found.",
  "kind": "page",
  "path": [
   {
    "name": "teamId",
    "type": "number",
    "description": "Id of the team.",
    "required": true
   },
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only messages with this status.",
    "choices": [
     "pending",
     "sent",
     "failed",
     "skipped"
    ]
   }
  ]
 },
 {
  "name": [
   "timezones",
   "list"
  ],
  "summary": "List the time zones",
  "description": "The canonical IANA time zones with their current offsets. Aliases are accepted too.\n\nNo credential is needed.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "search",
    "type": "string",
    "description": "Only items with this text in the name or city. Upper and lower case are the same."
   }
  ]
 },
 {
  "name": [
   "travelSchedules",
   "list"
  ],
  "summary": "List the travel schedules of the caller",
  "description": "The time zones in which the caller is for a while, in the order of their dates.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.read`.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "travelSchedules",
   "set"
  ],
  "summary": "Set the travel schedules of the caller",
  "description": "On these dates, the hours of the caller's default schedule are by the clock of the given time zone. Other schedules keep their own. Existing bookings stay.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope SCHEDULE_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `schedule.update`.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "travelSchedules",
     "type": "json",
     "description": "The travel schedules of the caller from now on. They must not overlap; an empty list removes all.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "verifiedResources",
   "emails",
   "list"
  ],
  "summary": "List the verified email addresses of the caller",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "verifiedResources",
   "emails",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the email address",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_WRITE.",
  "kind": "none",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "verifiedResources",
   "emails",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the email address of the caller",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_WRITE.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "email",
     "type": "string",
     "description": "Email address.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "verifiedResources",
   "emails",
   "get"
  ],
  "summary": "Get a verified email address of the caller",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_READ.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.",
  "kind": "data",
  "path": [
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "verifiedResources",
   "phones",
   "list"
  ],
  "summary": "List the verified phone numbers of the caller",
  "description": "The oldest verified resource comes first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "verifiedResources",
   "phones",
   "verificationCode",
   "request"
  ],
  "summary": "Request a verification code for the phone number",
  "description": "Sends the code to the email address or phone number. Too many requests get 429 with `Retry-After`.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_WRITE.",
  "kind": "none",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "verifiedResources",
   "phones",
   "verificationCode",
   "verify"
  ],
  "summary": "Verify the phone number of the caller",
  "description": "The code is valid once. After too many wrong attempts, a new code is needed.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_WRITE.\n\nErrors:\n\n- 400 `invalid_verification_code`: The verification code is wrong or has expired.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "phone",
     "type": "string",
     "description": "Phone number in E.164 format.",
     "required": true
    },
    {
     "name": "code",
     "type": "string",
     "description": "Verification code that was sent to the address or number.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "verifiedResources",
   "phones",
   "get"
  ],
  "summary": "Get a verified phone number of the caller",
  "description": "Returns one verified resource.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope VERIFIED_RESOURCES_READ.\n\nErrors:\n\n- 404 `verified_resource_not_found`: Verified resource not found.",
  "kind": "data",
  "path": [
   {
    "name": "id",
    "type": "number",
    "description": "Id of the verified resource.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "versions",
   "list"
  ],
  "summary": "List the API versions",
  "description": "Returns the versions of each versioned resource.\n\nNo credential is needed.",
  "kind": "body",
  "path": [],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "create"
  ],
  "summary": "Create a webhook for the caller",
  "description": "The app of an access token needs the scopes to read what the triggers send.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent.",
     "required": true
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`.",
     "required": true
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "required": true,
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "webhooks",
   "list"
  ],
  "summary": "List the webhooks of the caller",
  "description": "The oldest webhook comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "webhooks",
   "deleteAll"
  ],
  "summary": "Delete the webhooks of the caller",
  "description": "Deletes all of them and returns how many there were.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "signingKeys",
   "list"
  ],
  "summary": "List the signing keys of webhooks",
  "description": "Public keys that verify the `v1a` signatures of requests.\n\nNo credential is needed.",
  "kind": "data",
  "path": [],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "get"
  ],
  "summary": "Get a webhook of the caller",
  "description": "The secret is shown only to callers who may read it.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "update"
  ],
  "summary": "Update a webhook of the caller",
  "description": "Changes only the given fields.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 400 `subscriber_url_refused`: subscriberUrl is an address to which webhooks cannot be sent.\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 409 `webhook_url_taken`: A webhook with this subscriberUrl already exists.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "active",
     "type": "boolean",
     "description": "Whether events are sent."
    },
    {
     "name": "subscriberUrl",
     "type": "string",
     "description": "URL of the subscriber, `http` or `https`."
    },
    {
     "name": "triggers",
     "type": "list",
     "description": "Events to send.",
     "choices": [
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    },
    {
     "name": "payloadTemplate",
     "type": "json",
     "description": "JSON text with `{{dotted.path}}` placeholders; empty or `null` for the default payload."
    },
    {
     "name": "secret",
     "type": "json",
     "description": "Secret that signs every request; empty or `null` for none."
    },
    {
     "name": "version",
     "type": "string",
     "description": "Version of the payload. Defaults to the newest."
    },
    {
     "name": "rateLimit",
     "type": "json",
     "description": "Largest number of requests per second; more wait. `null` for the operator's default."
    },
    {
     "name": "ordered",
     "type": "boolean",
     "description": "Whether the events of a booking are sent in their order. An event waits at most a minute for those before it. Defaults to `false`."
    },
    {
     "name": "time",
     "type": "json",
     "description": "Time after the start at which the no-show triggers fire, in `timeUnit`. Defaults to 5 minutes."
    },
    {
     "name": "timeUnit",
     "type": "json",
     "description": "Unit of `time`. Defaults to `minute`."
    }
   ]
  }
 },
 {
  "name": [
   "webhooks",
   "delete"
  ],
  "summary": "Delete a webhook of the caller",
  "description": "Pending deliveries are deleted too. Returns the webhook as it was.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "deliveries",
   "list"
  ],
  "summary": "List the deliveries of a webhook of the caller",
  "description": "The newest delivery comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "page",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only deliveries with this status.",
    "choices": [
     "pending",
     "paused",
     "delivered",
     "exhausted",
     "cancelled"
    ]
   },
   {
    "name": "since",
    "type": "string",
    "description": "Only deliveries of events that happened at this time or later, ISO 8601."
   }
  ]
 },
 {
  "name": [
   "webhooks",
   "deliveries",
   "stream"
  ],
  "summary": "Stream the deliveries of a webhook of the caller",
  "description": "Server-sent events: `ready`, then a `delivery` whenever one is created or changes. With `Last-Event-ID`, changes since then come first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "stream",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "deliveries",
   "get"
  ],
  "summary": "Get a delivery to a webhook of the caller",
  "description": "Returns one delivery.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "deliveries",
   "attempts",
   "list"
  ],
  "summary": "List the attempts of a delivery to a webhook of the caller",
  "description": "The first attempt comes first.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "page",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "webhooks",
   "deliveries",
   "retry"
  ],
  "summary": "Retry a delivery to a webhook of the caller",
  "description": "Sends the event now, whatever the state of the receiver. A finished delivery is sent again.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `delivery_not_found`: Delivery not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "deliveryId",
    "type": "string",
    "description": "Id of the delivery.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "recover"
  ],
  "summary": "Create a recovery job for a webhook of the caller",
  "description": "Queues the events of the period that were not delivered, in the background.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "since",
     "type": "string",
     "description": "Start of the period to recover, ISO 8601. The creation of the webhook at the earliest.",
     "required": true
    },
    {
     "name": "until",
     "type": "string",
     "description": "End of the period to recover, ISO 8601. Defaults to now."
    }
   ]
  }
 },
 {
  "name": [
   "webhooks",
   "getRecovery"
  ],
  "summary": "Get the status of a recovery job for a webhook of the caller",
  "description": "The job continues after a restart.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.\n- 404 `recovery_not_found`: Recovery not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   },
   {
    "name": "jobId",
    "type": "string",
    "description": "Id of the recovery job.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "rotateSecret"
  ],
  "summary": "Rotate the secret of a webhook of the caller",
  "description": "Both secrets sign for 24 hours.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "secret",
     "type": "string",
     "description": "The new secret. Generated if omitted."
    }
   ]
  }
 },
 {
  "name": [
   "webhooks",
   "stats",
   "get"
  ],
  "summary": "Get the statistics of a webhook of the caller",
  "description": "Attempts of the last 24 hours and pending deliveries.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_READ.\n\nErrors:\n\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "webhooks",
   "test"
  ],
  "summary": "Test a webhook of the caller",
  "description": "Sends one `PING`, or a sample of an event, whatever the triggers of the webhook and the state of the receiver, and returns the first attempt.\n\nTakes an API key, the access token of a managed user, the access token of an app or the session of a signed-in person. An app needs the scope WEBHOOK_WRITE.\n\nErrors:\n\n- 400 `webhook_template_invalid`: payloadTemplate is not a valid template.\n- 404 `webhook_not_found`: Webhook not found.",
  "kind": "data",
  "path": [
   {
    "name": "webhookId",
    "type": "string",
    "description": "Id of the webhook.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "triggerEvent",
     "type": "string",
     "description": "Event to send a sample of, with the example payload of the reference. A sample is retried like an event; `PING`, the default, is sent once.",
     "choices": [
      "PING",
      "BOOKING_CREATED",
      "BOOKING_PAYMENT_INITIATED",
      "BOOKING_PAID",
      "BOOKING_RESCHEDULED",
      "BOOKING_REQUESTED",
      "BOOKING_CANCELLED",
      "BOOKING_REJECTED",
      "BOOKING_NO_SHOW_UPDATED",
      "FORM_SUBMITTED",
      "MEETING_ENDED",
      "MEETING_STARTED",
      "RECORDING_READY",
      "INSTANT_MEETING",
      "RECORDING_TRANSCRIPTION_GENERATED",
      "OOO_CREATED",
      "AFTER_HOSTS_SVC_VIDEO_NO_SHOW",
      "AFTER_GUESTS_SVC_VIDEO_NO_SHOW",
      "FORM_SUBMITTED_NO_EVENT",
      "DELEGATION_CREDENTIAL_ERROR",
      "ROUTING_FORM_FALLBACK_HIT",
      "WRONG_ASSIGNMENT_REPORT"
     ]
    }
   ]
  }
 },
 {
  "name": [
   "workflows",
   "create"
  ],
  "summary": "Create a workflow for the caller",
  "description": "Returns the workflow in an array. Steps can send to verified resources only.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.create`.",
  "kind": "data",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name.",
     "required": true
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on.",
     "required": true
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow.",
     "required": true
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "workflows",
   "list"
  ],
  "summary": "List the workflows of the caller",
  "description": "The oldest workflow comes first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_READ.",
  "kind": "page",
  "path": [],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   }
  ]
 },
 {
  "name": [
   "workflows",
   "unsubscribe"
  ],
  "summary": "Unsubscribe a recipient from a workflow",
  "description": "Ends the mails of the workflow to the recipient of the mail with the token. Its other messages and the mails about bookings themselves do not end.\n\nNo credential is needed.\n\nErrors:\n\n- 400 `unsubscribe_link_invalid`: The link to end these mails is invalid.",
  "kind": "none",
  "path": [],
  "query": [],
  "body": {
   "required": true,
   "fields": [
    {
     "name": "token",
     "type": "string",
     "description": "Token of the link in a mail of the workflow.",
     "required": true
    }
   ]
  }
 },
 {
  "name": [
   "workflows",
   "get"
  ],
  "summary": "Get a workflow of the caller",
  "description": "Returns the workflow in an array.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.",
  "kind": "data",
  "path": [
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "workflows",
   "update"
  ],
  "summary": "Update a workflow of the caller",
  "description": "Changes only the given fields; `steps` replaces all current steps, matched by id. Pending messages of upcoming bookings are scheduled again.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.update`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.",
  "kind": "data",
  "path": [
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [],
  "body": {
   "required": false,
   "fields": [
    {
     "name": "name",
     "type": "string",
     "description": "Name."
    },
    {
     "name": "activation",
     "type": "json",
     "description": "Event types that the workflow is active on."
    },
    {
     "name": "trigger",
     "type": "json",
     "description": "What starts the workflow."
    },
    {
     "name": "steps",
     "type": "json",
     "description": "Steps, in order."
    }
   ]
  }
 },
 {
  "name": [
   "workflows",
   "delete"
  ],
  "summary": "Delete a workflow of the caller",
  "description": "Its pending messages are deleted too.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_WRITE. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.delete`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.",
  "kind": "none",
  "path": [
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 },
 {
  "name": [
   "workflows",
   "messages",
   "list"
  ],
  "summary": "List the messages of a workflow",
  "description": "Messages that were sent or are pending, the newest first.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.",
  "kind": "page",
  "path": [
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": [
   {
    "name": "take",
    "type": "number",
    "description": "Largest number of items to return."
   },
   {
    "name": "skip",
    "type": "number",
    "description": "Number of items to leave out at the start of the list."
   },
   {
    "name": "status",
    "type": "string",
    "description": "Only messages with this status.",
    "choices": [
     "pending",
     "sent",
     "failed",
     "skipped"
    ]
   }
  ]
 },
 {
  "name": [
   "workflows",
   "rebuild",
   "get"
  ],
  "summary": "Get the rebuild status of a workflow",
  "description": "After a change, the pending messages of upcoming bookings are scheduled again in the background.\n\nTakes an API key, the access token of a managed user or the access token of an app. An app needs the scope WORKFLOW_READ. Applies to the caller's own objects; for those of others, a role in the organization must give `workflow.read`.\n\nErrors:\n\n- 404 `workflow_not_found`: Workflow not found.",
  "kind": "data",
  "path": [
   {
    "name": "workflowId",
    "type": "number",
    "description": "Id of the workflow.",
    "required": true
   }
  ],
  "query": []
 }
]

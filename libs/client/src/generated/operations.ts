// Generated from gateway/src/docs/openapi.json by npm run client.
import { type Operation, operation } from '../operation.ts'
import type { PageRequest, RequestOptions, ServerSentEvent } from '../answers.ts'
import type { Answer, Body, Data, Item, Query } from '../operation-types.ts'

/** The operations of the API, by resource. */
export interface Client {
  readonly oauth: OauthResource
  readonly apiKeys: ApiKeysResource
  readonly auth: AuthResource
  readonly bookings: BookingsResource
  readonly calendarFeed: CalendarFeedResource
  readonly calendars: CalendarsResource
  readonly conferencing: ConferencingResource
  readonly destinationCalendars: DestinationCalendarsResource
  readonly eventTypes: EventTypesResource
  readonly holidays: HolidaysResource
  readonly invites: InvitesResource
  readonly me: MeResource
  readonly oauthClients: OauthClientsResource
  readonly organizations: OrganizationsResource
  readonly payments: PaymentsResource
  readonly portalLinks: PortalLinksResource
  readonly privateLinks: PrivateLinksResource
  readonly rooms: RoomsResource
  readonly routingForms: RoutingFormsResource
  readonly schedules: SchedulesResource
  readonly selectedCalendars: SelectedCalendarsResource
  readonly slots: SlotsResource
  readonly stripe: StripeResource
  readonly teams: TeamsResource
  readonly timezones: TimezonesResource
  readonly travelSchedules: TravelSchedulesResource
  readonly verifiedResources: VerifiedResourcesResource
  readonly versions: VersionsResource
  readonly webhooks: WebhooksResource
  readonly workflows: WorkflowsResource
}

export interface OauthResource {
  /** Get the metadata of the authorization server: `GET /.well-known/oauth-authorization-server`. */
  getMetadata(options?: RequestOptions): Promise<Answer<'getAuthorizationServerMetadata'>>
  /** Get the public data of an OAuth client: `GET /v2/auth/oauth2/clients/{clientId}`. */
  getApp(clientId: string | number, options?: RequestOptions): Promise<Data<'getAppOfConsent'>>
  /** Revoke a token of an app: `POST /v2/auth/oauth2/revoke`. */
  revokeToken(body: Body<'revokeToken'>, options?: RequestOptions): Promise<void>
  /** Exchange a code or a refresh token for tokens: `POST /v2/auth/oauth2/token`. */
  exchangeToken(body: Body<'exchangeToken'>, options?: RequestOptions): Promise<Answer<'exchangeToken'>>
  /** Refresh the tokens of a managed user: `POST /v2/oauth/{clientId}/refresh`. */
  refreshTokens(clientId: string | number, body: Body<'refreshTokens'>, options?: RequestOptions): Promise<Data<'refreshTokens'>>
}

export interface ApiKeysResource {
  /** Create an API key: `POST /v2/api-keys`. */
  create(body?: Body<'createApiKey'>, options?: RequestOptions): Promise<Data<'createApiKey'>>
  /** List the API keys of the caller: `GET /v2/api-keys`. */
  list(query?: Query<'listApiKeys'>, options?: RequestOptions): PageRequest<Item<'listApiKeys'>>
  /** Replace the API key in use: `POST /v2/api-keys/refresh`. */
  refresh(body?: Body<'refreshApiKey'>, options?: RequestOptions): Promise<Data<'refreshApiKey'>>
  /** Delete an API key: `DELETE /v2/api-keys/{id}`. */
  delete(id: string | number, query?: Query<'deleteApiKey'>, options?: RequestOptions): Promise<void>
}

export interface AuthResource {
  /** Request a link that signs in: `POST /v2/auth/sign-in`. */
  requestSignIn(body: Body<'requestSignIn'>, options?: RequestOptions): Promise<Data<'requestSignIn'>>
  /** Request the page of an identity provider: `POST /v2/auth/sign-in/begin`. */
  startProviderSignIn(body: Body<'startProviderSignIn'>, options?: RequestOptions): Promise<Data<'startProviderSignIn'>>
  /** Create a session with a mailed link: `POST /v2/auth/sign-in/confirm`. */
  signIn(body: Body<'signIn'>, options?: RequestOptions): Promise<Data<'signIn'>>
  /** Get the accounts of a sign-in link: `POST /v2/auth/sign-in/link`. */
  readSignInLink(body: Body<'readSignInLink'>, options?: RequestOptions): Promise<Data<'readSignInLink'>>
  /** Get the identity provider of an address: `POST /v2/auth/sign-in/provider`. */
  findSignInProvider(body: Body<'findSignInProvider'>, options?: RequestOptions): Promise<Data<'findSignInProvider'>>
  /** Delete the session of the call: `POST /v2/auth/sign-out`. */
  signOut(options?: RequestOptions): Promise<void>
}

export interface BookingsResource {
  readonly attendees: BookingsAttendeesResource
  readonly calendarLinks: BookingsCalendarLinksResource
  readonly conferencingSessions: BookingsConferencingSessionsResource
  readonly guests: BookingsGuestsResource
  readonly recordings: BookingsRecordingsResource
  readonly references: BookingsReferencesResource
  readonly transcripts: BookingsTranscriptsResource
  /** Create a booking: `POST /v2/bookings`. */
  create(body: Body<'createBooking'>, options?: RequestOptions): Promise<Data<'createBooking'>>
  /** List the bookings of the caller: `GET /v2/bookings`. */
  list(query?: Query<'listBookings'>, options?: RequestOptions): PageRequest<Item<'listBookings'>>
  /** Get the booking of a seat: `GET /v2/bookings/by-seat/{seatUid}`. */
  getBySeat(seatUid: string | number, options?: RequestOptions): Promise<Data<'getBookingBySeat'>>
  /** Request a verification code for a booking: `POST /v2/bookings/verification-code`. */
  requestVerificationCode(body: Body<'requestVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Get a booking: `GET /v2/bookings/{bookingUid}`. */
  get(bookingUid: string | number, options?: RequestOptions): Promise<Data<'getBooking'>>
  /** Update a booking: `PATCH /v2/bookings/{bookingUid}`. */
  update(bookingUid: string | number, body?: Body<'updateBooking'>, options?: RequestOptions): Promise<Data<'updateBooking'>>
  /** Accept an instant booking: `POST /v2/bookings/{bookingUid}/accept`. */
  accept(bookingUid: string | number, body: Body<'acceptBooking'>, options?: RequestOptions): Promise<Data<'acceptBooking'>>
  /** Answer a pending booking: `POST /v2/bookings/{bookingUid}/answer`. */
  answer(bookingUid: string | number, body: Body<'answerBooking'>, options?: RequestOptions): Promise<Data<'answerBooking'>>
  /** Cancel a booking: `POST /v2/bookings/{bookingUid}/cancel`. */
  cancel(bookingUid: string | number, body?: Body<'cancelBooking'>, options?: RequestOptions): Promise<Data<'cancelBooking'>>
  /** Confirm a pending booking: `POST /v2/bookings/{bookingUid}/confirm`. */
  confirm(bookingUid: string | number, options?: RequestOptions): Promise<Data<'confirmBooking'>>
  /** Decline a pending booking: `POST /v2/bookings/{bookingUid}/decline`. */
  decline(bookingUid: string | number, body?: Body<'declineBooking'>, options?: RequestOptions): Promise<Data<'declineBooking'>>
  /** Update the location of a booking: `PATCH /v2/bookings/{bookingUid}/location`. */
  changeLocation(bookingUid: string | number, body: Body<'changeBookingLocation'>, options?: RequestOptions): Promise<Data<'changeBookingLocation'>>
  /** Mark the absent participants of a booking: `POST /v2/bookings/{bookingUid}/mark-absent`. */
  markAbsent(bookingUid: string | number, body?: Body<'markAbsentBooking'>, options?: RequestOptions): Promise<Data<'markAbsentBooking'>>
  /**
   * Mark the absent participants of a booking: `POST /v2/bookings/{bookingUid}/mark-no-show`.
   * @deprecated
   */
  markNoShow(bookingUid: string | number, body?: Body<'markNoShowBooking'>, options?: RequestOptions): Promise<Answer<'markNoShowBooking'>>
  /** Mark a booking as paid: `POST /v2/bookings/{bookingUid}/mark-paid`. */
  markPaid(bookingUid: string | number, body?: Body<'createBookingMarkPaid'>, options?: RequestOptions): Promise<Data<'createBookingMarkPaid'>>
  /** Rate a booking: `POST /v2/bookings/{bookingUid}/rating`. */
  rate(bookingUid: string | number, body: Body<'rateBooking'>, options?: RequestOptions): Promise<Data<'rateBooking'>>
  /** Reassign a booking to the next host: `POST /v2/bookings/{bookingUid}/reassign`. */
  reassign(bookingUid: string | number, options?: RequestOptions): Promise<Data<'reassignBooking'>>
  /** Reassign a booking to a host: `POST /v2/bookings/{bookingUid}/reassign/{userId}`. */
  reassignTo(bookingUid: string | number, userId: string | number, body?: Body<'reassignBookingTo'>, options?: RequestOptions): Promise<Data<'reassignBookingTo'>>
  /** Refund a booking: `POST /v2/bookings/{bookingUid}/refund`. */
  refund(bookingUid: string | number, body?: Body<'createBookingRefund'>, options?: RequestOptions): Promise<Data<'createBookingRefund'>>
  /** Report the absence of a host: `POST /v2/bookings/{bookingUid}/report-no-show`. */
  reportNoShow(bookingUid: string | number, options?: RequestOptions): Promise<Data<'reportNoShow'>>
  /** Report the wrong host of a booking: `POST /v2/bookings/{bookingUid}/report-wrong-assignment`. */
  reportWrongAssignment(bookingUid: string | number, body: Body<'reportWrongAssignment'>, options?: RequestOptions): Promise<Data<'reportWrongAssignment'>>
  /**
   * Get a booking to reschedule: `GET /v2/bookings/{bookingUid}/reschedule`.
   * @deprecated
   */
  getForReschedule(bookingUid: string | number, options?: RequestOptions): Promise<Answer<'getBookingForReschedule'>>
  /** Reschedule a booking: `POST /v2/bookings/{bookingUid}/reschedule`. */
  reschedule(bookingUid: string | number, body: Body<'rescheduleBooking'>, options?: RequestOptions): Promise<Data<'rescheduleBooking'>>
}

export interface BookingsAttendeesResource {
  /** List the attendees of a booking: `GET /v2/bookings/{bookingUid}/attendees`. */
  list(bookingUid: string | number, query?: Query<'listBookingAttendees'>, options?: RequestOptions): PageRequest<Item<'listBookingAttendees'>>
  /** Add an attendee to a booking: `POST /v2/bookings/{bookingUid}/attendees`. */
  create(bookingUid: string | number, body: Body<'createBookingAttendee'>, options?: RequestOptions): Promise<Data<'createBookingAttendee'>>
  /** Get an attendee of a booking: `GET /v2/bookings/{bookingUid}/attendees/{attendeeId}`. */
  get(bookingUid: string | number, attendeeId: string | number, options?: RequestOptions): Promise<Data<'getBookingAttendee'>>
  /** Remove an attendee from a booking: `DELETE /v2/bookings/{bookingUid}/attendees/{attendeeId}`. */
  delete(bookingUid: string | number, attendeeId: string | number, options?: RequestOptions): Promise<Data<'deleteBookingAttendee'>>
}

export interface BookingsCalendarLinksResource {
  /** Get the calendar links of a booking: `GET /v2/bookings/{bookingUid}/calendar-links`. */
  list(bookingUid: string | number, options?: RequestOptions): Promise<Data<'listBookingCalendarLinks'>>
}

export interface BookingsConferencingSessionsResource {
  /** List the conferencing sessions of a booking: `GET /v2/bookings/{bookingUid}/conferencing-sessions`. */
  list(bookingUid: string | number, query?: Query<'listBookingConferencingSessions'>, options?: RequestOptions): PageRequest<Item<'listBookingConferencingSessions'>>
}

export interface BookingsGuestsResource {
  /** Add the given guests to a booking: `POST /v2/bookings/{bookingUid}/guests`. */
  add(bookingUid: string | number, body: Body<'addBookingGuests'>, options?: RequestOptions): Promise<Data<'addBookingGuests'>>
}

export interface BookingsRecordingsResource {
  /** List the recordings of a booking: `GET /v2/bookings/{bookingUid}/recordings`. */
  list(bookingUid: string | number, query?: Query<'listBookingRecordings'>, options?: RequestOptions): PageRequest<Item<'listBookingRecordings'>>
}

export interface BookingsReferencesResource {
  /** List the references of a booking: `GET /v2/bookings/{bookingUid}/references`. */
  list(bookingUid: string | number, query?: Query<'listBookingReferences'>, options?: RequestOptions): PageRequest<Item<'listBookingReferences'>>
  /** Create a booking reference: `POST /v2/bookings/{bookingUid}/references`. */
  create(bookingUid: string | number, body: Body<'createBookingReference'>, options?: RequestOptions): Promise<Data<'createBookingReference'>>
}

export interface BookingsTranscriptsResource {
  /** List the transcripts of a booking: `GET /v2/bookings/{bookingUid}/transcripts`. */
  list(bookingUid: string | number, query?: Query<'listBookingTranscripts'>, options?: RequestOptions): PageRequest<Item<'listBookingTranscripts'>>
}

export interface CalendarFeedResource {
  /** Create the calendar feed of the caller: `POST /v2/calendar-feed`. */
  renew(options?: RequestOptions): Promise<Data<'renewCalendarFeed'>>
  /** Get the calendar feed of the caller: `GET /v2/calendar-feed`. */
  get(options?: RequestOptions): Promise<Data<'getCalendarFeed'>>
  /** Delete the calendar feed of the caller: `DELETE /v2/calendar-feed`. */
  delete(options?: RequestOptions): Promise<void>
  /** Get a calendar feed by its address: `GET /v2/calendar-feeds/{feedToken}`. */
  read(feedToken: string | number, options?: RequestOptions): Promise<string>
}

export interface CalendarsResource {
  readonly busyTimes: CalendarsBusyTimesResource
  readonly icsFeed: CalendarsIcsFeedResource
  readonly credentials: CalendarsCredentialsResource
  readonly events: CalendarsEventsResource
  readonly settings: CalendarsSettingsResource
  /** List the connected calendars: `GET /v2/calendars`. */
  list(options?: RequestOptions): Promise<Data<'listCalendars'>>
  /** Check the connection of a calendar type: `GET /v2/calendars/{calendar}/check`. */
  check(calendar: string | number, options?: RequestOptions): Promise<void>
  /** Get the connection form of a calendar type: `GET /v2/calendars/{calendar}/connect`. */
  connect(calendar: string | number, query?: Query<'getCalendarConnect'>, options?: RequestOptions): Promise<Data<'getCalendarConnect'>>
  /** Disconnect a calendar account: `POST /v2/calendars/{calendar}/disconnect`. */
  disconnect(calendar: string | number, body: Body<'createCalendarDisconnect'>, options?: RequestOptions): Promise<Data<'createCalendarDisconnect'>>
  /** Receive a calendar provider's report of changes: `POST /v2/calendars/{calendar}/push/{channelId}`. */
  reportCalendarChange(calendar: string | number, channelId: string | number, query?: Query<'reportCalendarChange'>, options?: RequestOptions): Promise<void>
  /** Connect the calendar account that a person has allowed access to: `GET /v2/calendars/{calendar}/save`. */
  connectCalendarByConsent(calendar: string | number, query: Query<'connectCalendarByConsent'>, options?: RequestOptions): Promise<void>
}

export interface CalendarsBusyTimesResource {
  /** List the busy times of a calendar: `GET /v2/calendars/busy-times`. */
  list(query: Query<'listCalendarBusyTimes'>, options?: RequestOptions): Promise<Data<'listCalendarBusyTimes'>>
}

export interface CalendarsIcsFeedResource {
  /** Check the connection of the ICS feeds: `GET /v2/calendars/ics-feed/check`. */
  check(options?: RequestOptions): Promise<void>
  /** Save the ICS feeds of the caller: `POST /v2/calendars/ics-feed/save`. */
  save(body: Body<'createCalendarIcsFeedSave'>, options?: RequestOptions): Promise<Data<'createCalendarIcsFeedSave'>>
}

export interface CalendarsCredentialsResource {
  /** Connect a calendar account: `POST /v2/calendars/{calendar}/credentials`. */
  create(calendar: string | number, body: Body<'createCalendarCredential'>, options?: RequestOptions): Promise<Data<'createCalendarCredential'>>
}

export interface CalendarsEventsResource {
  /** Get an event of a calendar: `GET /v2/calendars/{calendar}/event/{eventUid}`. */
  get(calendar: string | number, eventUid: string | number, options?: RequestOptions): Promise<Data<'getCalendarEvent'>>
  /** Update an event of a calendar: `PATCH /v2/calendars/{calendar}/events/{eventUid}`. */
  update(calendar: string | number, eventUid: string | number, body?: Body<'updateCalendarEvent'>, options?: RequestOptions): Promise<Data<'updateCalendarEvent'>>
}

export interface CalendarsSettingsResource {
  /** Update the settings of a calendar account: `PATCH /v2/calendars/{calendar}/settings`. */
  update(calendar: string | number, body: Body<'updateCalendarSettings'>, options?: RequestOptions): Promise<Data<'updateCalendarSettings'>>
}

export interface ConferencingResource {
  readonly oauth: ConferencingOauthResource
  /** List the connected meeting services: `GET /v2/conferencing`. */
  list(options?: RequestOptions): Promise<Data<'listConferencingApps'>>
  /** Get the default meeting service: `GET /v2/conferencing/default`. */
  getDefault(options?: RequestOptions): Promise<Data<'getDefaultConferencingApp'>>
  /** Connect a meeting service: `POST /v2/conferencing/{app}/connect`. */
  connect(app: string | number, options?: RequestOptions): Promise<Data<'connectConferencingApp'>>
  /** Set the default meeting service: `POST /v2/conferencing/{app}/default`. */
  setDefault(app: string | number, options?: RequestOptions): Promise<void>
  /** Disconnect a meeting service: `DELETE /v2/conferencing/{app}/disconnect`. */
  disconnect(app: string | number, options?: RequestOptions): Promise<void>
  /** Connect the meeting service that a person has allowed access to: `GET /v2/conferencing/{app}/oauth/callback`. */
  connectConferencingByConsent(app: string | number, query: Query<'connectConferencingByConsent'>, options?: RequestOptions): Promise<void>
}

export interface ConferencingOauthResource {
  readonly authUrl: ConferencingOauthAuthUrlResource
}

export interface ConferencingOauthAuthUrlResource {
  /** Get the page on which a person allows access to a meeting service: `GET /v2/conferencing/{app}/oauth/auth-url`. */
  get(app: string | number, query: Query<'getConferencingConsentPage'>, options?: RequestOptions): Promise<Data<'getConferencingConsentPage'>>
}

export interface DestinationCalendarsResource {
  /** Set the destination calendar: `PUT /v2/destination-calendars`. */
  replace(body: Body<'replaceDestinationCalendars'>, options?: RequestOptions): Promise<Data<'replaceDestinationCalendars'>>
}

export interface EventTypesResource {
  readonly bookingPage: EventTypesBookingPageResource
  readonly privateLinks: EventTypesPrivateLinksResource
  readonly webhooks: EventTypesWebhooksResource
  /** Create an event type: `POST /v2/event-types`. */
  create(body: Body<'createEventType'>, options?: RequestOptions): Promise<Data<'createEventType'>>
  /** List the event types of a user or a team: `GET /v2/event-types`. */
  list(query?: Query<'listEventTypes'>, options?: RequestOptions): PageRequest<Item<'listEventTypes'>>
  /** Get an event type: `GET /v2/event-types/{eventTypeId}`. */
  get(eventTypeId: string | number, options?: RequestOptions): Promise<Data<'getEventType'>>
  /** Update an event type: `PATCH /v2/event-types/{eventTypeId}`. */
  update(eventTypeId: string | number, body?: Body<'updateEventType'>, options?: RequestOptions): Promise<Data<'updateEventType'>>
  /** Delete an event type: `DELETE /v2/event-types/{eventTypeId}`. */
  delete(eventTypeId: string | number, options?: RequestOptions): Promise<Data<'deleteEventType'>>
}

export interface EventTypesBookingPageResource {
  /** Get the booking page of an event type: `GET /v2/event-types/{eventTypeId}/booking-page`. */
  get(eventTypeId: string | number, options?: RequestOptions): Promise<Data<'getEventTypeBookingPage'>>
}

export interface EventTypesPrivateLinksResource {
  /** Create a private link of an event type: `POST /v2/event-types/{eventTypeId}/private-links`. */
  create(eventTypeId: string | number, body?: Body<'createEventTypePrivateLink'>, options?: RequestOptions): Promise<Data<'createEventTypePrivateLink'>>
  /** List the private links of an event type: `GET /v2/event-types/{eventTypeId}/private-links`. */
  list(eventTypeId: string | number, query?: Query<'listEventTypePrivateLinks'>, options?: RequestOptions): PageRequest<Item<'listEventTypePrivateLinks'>>
  /** Update a private link of an event type: `PATCH /v2/event-types/{eventTypeId}/private-links/{linkId}`. */
  update(eventTypeId: string | number, linkId: string | number, body?: Body<'updateEventTypePrivateLink'>, options?: RequestOptions): Promise<Data<'updateEventTypePrivateLink'>>
  /** Delete a private link of an event type: `DELETE /v2/event-types/{eventTypeId}/private-links/{linkId}`. */
  delete(eventTypeId: string | number, linkId: string | number, options?: RequestOptions): Promise<Data<'deleteEventTypePrivateLink'>>
}

export interface EventTypesWebhooksResource {
  readonly deliveries: EventTypesWebhooksDeliveriesResource
  readonly stats: EventTypesWebhooksStatsResource
  /** Create a webhook for an event type: `POST /v2/event-types/{eventTypeId}/webhooks`. */
  create(eventTypeId: string | number, body: Body<'createEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'createEventTypeWebhook'>>
  /** List the webhooks of an event type: `GET /v2/event-types/{eventTypeId}/webhooks`. */
  list(eventTypeId: string | number, query?: Query<'listEventTypeWebhooks'>, options?: RequestOptions): PageRequest<Item<'listEventTypeWebhooks'>>
  /** Delete the webhooks of an event type: `DELETE /v2/event-types/{eventTypeId}/webhooks`. */
  deleteAll(eventTypeId: string | number, options?: RequestOptions): Promise<Data<'deleteEventTypeWebhooks'>>
  /** Get a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  get(eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getEventTypeWebhook'>>
  /** Update a webhook of an event type: `PATCH /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  update(eventTypeId: string | number, webhookId: string | number, body?: Body<'updateEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'updateEventTypeWebhook'>>
  /** Delete a webhook of an event type: `DELETE /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  delete(eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteEventTypeWebhook'>>
  /** Create a recovery job for a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover`. */
  recover(eventTypeId: string | number, webhookId: string | number, body: Body<'recoverEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'recoverEventTypeWebhook'>>
  /** Get the status of a recovery job for a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(eventTypeId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getEventTypeWebhookRecover'>>
  /** Rotate the secret of a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(eventTypeId: string | number, webhookId: string | number, body?: Body<'rotateSecretEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretEventTypeWebhook'>>
  /** Test a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/test`. */
  test(eventTypeId: string | number, webhookId: string | number, body?: Body<'testEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'testEventTypeWebhook'>>
}

export interface EventTypesWebhooksDeliveriesResource {
  readonly attempts: EventTypesWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries`. */
  list(eventTypeId: string | number, webhookId: string | number, query?: Query<'listEventTypeWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listEventTypeWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getEventTypeWebhookDelivery'>>
  /** Retry a delivery to a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryEventTypeWebhookDelivery'>>
}

export interface EventTypesWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listEventTypeWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listEventTypeWebhookDeliveryAttempts'>>
}

export interface EventTypesWebhooksStatsResource {
  /** Get the statistics of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/stats`. */
  get(eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getEventTypeWebhookStat'>>
}

export interface HolidaysResource {
  readonly countries: HolidaysCountriesResource
  /** Get the public holidays of the caller: `GET /v2/holidays`. */
  get(options?: RequestOptions): Promise<Data<'getHolidays'>>
  /** Set the public holidays of the caller: `PUT /v2/holidays`. */
  set(body: Body<'setHolidays'>, options?: RequestOptions): Promise<Data<'setHolidays'>>
}

export interface HolidaysCountriesResource {
  /** List the countries whose public holidays are known: `GET /v2/holidays/countries`. */
  list(options?: RequestOptions): Promise<Data<'listHolidayCountries'>>
}

export interface InvitesResource {
  /** Accept an invitation to a team: `POST /v2/invites/{token}/accept`. */
  accept(token: string | number, options?: RequestOptions): Promise<Data<'acceptInvite'>>
}

export interface MeResource {
  readonly grants: MeGrantsResource
  readonly sessions: MeSessionsResource
  /** Get the profile of the caller: `GET /v2/me`. */
  get(options?: RequestOptions): Promise<Data<'getMe'>>
  /** Update the profile of the caller: `PATCH /v2/me`. */
  update(body?: Body<'updateMe'>, options?: RequestOptions): Promise<Data<'updateMe'>>
  /** Export the data of the caller: `GET /v2/me/export`. */
  export(query?: Query<'exportOwnData'>, options?: RequestOptions): Promise<Data<'exportOwnData'>>
  /** Delete the grant of an app: `DELETE /v2/me/grants/{grantId}`. */
  endGrant(grantId: string | number, options?: RequestOptions): Promise<void>
  /** Delete the other sessions of the caller: `DELETE /v2/me/sessions`. */
  endOtherSessions(options?: RequestOptions): Promise<void>
  /** Delete a session of the caller: `DELETE /v2/me/sessions/{sessionId}`. */
  endSession(sessionId: string | number, options?: RequestOptions): Promise<void>
}

export interface MeGrantsResource {
  /** List the apps that act for the caller: `GET /v2/me/grants`. */
  list(query?: Query<'listGrants'>, options?: RequestOptions): PageRequest<Item<'listGrants'>>
}

export interface MeSessionsResource {
  /** List the sessions of the caller: `GET /v2/me/sessions`. */
  list(query?: Query<'listSessions'>, options?: RequestOptions): PageRequest<Item<'listSessions'>>
}

export interface OauthClientsResource {
  readonly portalLinks: OauthClientsPortalLinksResource
  readonly users: OauthClientsUsersResource
  readonly webhooks: OauthClientsWebhooksResource
  /** Create an OAuth client: `POST /v2/oauth-clients`. */
  create(body: Body<'createOauthClient'>, options?: RequestOptions): Promise<Data<'createOauthClient'>>
  /** List the OAuth clients of an organization: `GET /v2/oauth-clients`. */
  list(query?: Query<'listOauthClients'>, options?: RequestOptions): PageRequest<Item<'listOauthClients'>>
  /** Get an OAuth client: `GET /v2/oauth-clients/{clientId}`. */
  get(clientId: string | number, options?: RequestOptions): Promise<Data<'getOauthClient'>>
  /** Update an OAuth client: `PATCH /v2/oauth-clients/{clientId}`. */
  update(clientId: string | number, body?: Body<'updateOauthClient'>, options?: RequestOptions): Promise<Data<'updateOauthClient'>>
  /** Delete an OAuth client: `DELETE /v2/oauth-clients/{clientId}`. */
  delete(clientId: string | number, options?: RequestOptions): Promise<Data<'deleteOauthClient'>>
  /** Rotate the secret of an OAuth client: `POST /v2/oauth-clients/{clientId}/rotate-secret`. */
  rotateSecret(clientId: string | number, body?: Body<'rotateOauthClientSecret'>, options?: RequestOptions): Promise<Data<'rotateOauthClientSecret'>>
}

export interface OauthClientsPortalLinksResource {
  /** Create a portal link for the webhooks of an OAuth client: `POST /v2/oauth-clients/{clientId}/portal-links`. */
  create(clientId: string | number, body?: Body<'createOauthClientPortalLink'>, options?: RequestOptions): Promise<Data<'createOauthClientPortalLink'>>
  /** List the portal links for the webhooks of an OAuth client: `GET /v2/oauth-clients/{clientId}/portal-links`. */
  list(clientId: string | number, query?: Query<'listOauthClientPortalLinks'>, options?: RequestOptions): PageRequest<Item<'listOauthClientPortalLinks'>>
  /** Delete a portal link for the webhooks of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/portal-links/{linkId}`. */
  delete(clientId: string | number, linkId: string | number, options?: RequestOptions): Promise<Data<'deleteOauthClientPortalLink'>>
}

export interface OauthClientsUsersResource {
  /** Create a managed user: `POST /v2/oauth-clients/{clientId}/users`. */
  create(clientId: string | number, body: Body<'createOauthClientUser'>, options?: RequestOptions): Promise<Data<'createOauthClientUser'>>
  /** List the managed users of an OAuth client: `GET /v2/oauth-clients/{clientId}/users`. */
  list(clientId: string | number, query?: Query<'listOauthClientUsers'>, options?: RequestOptions): PageRequest<Item<'listOauthClientUsers'>>
  /** Get a managed user: `GET /v2/oauth-clients/{clientId}/users/{userId}`. */
  get(clientId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'getOauthClientUser'>>
  /** Update a managed user: `PATCH /v2/oauth-clients/{clientId}/users/{userId}`. */
  update(clientId: string | number, userId: string | number, body?: Body<'updateOauthClientUser'>, options?: RequestOptions): Promise<Data<'updateOauthClientUser'>>
  /** Delete a managed user: `DELETE /v2/oauth-clients/{clientId}/users/{userId}`. */
  delete(clientId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'deleteOauthClientUser'>>
  /** Replace the tokens of a managed user: `POST /v2/oauth-clients/{clientId}/users/{userId}/force-refresh`. */
  forceRefresh(clientId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'forceRefreshOauthClientUser'>>
}

export interface OauthClientsWebhooksResource {
  readonly deliveries: OauthClientsWebhooksDeliveriesResource
  readonly stats: OauthClientsWebhooksStatsResource
  /** Create a webhook for an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks`. */
  create(clientId: string | number, body: Body<'createOauthClientWebhook'>, options?: RequestOptions): Promise<Data<'createOauthClientWebhook'>>
  /** List the webhooks of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks`. */
  list(clientId: string | number, query?: Query<'listOauthClientWebhooks'>, options?: RequestOptions): PageRequest<Item<'listOauthClientWebhooks'>>
  /** Delete the webhooks of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/webhooks`. */
  deleteAll(clientId: string | number, options?: RequestOptions): Promise<Data<'deleteOauthClientWebhooks'>>
  /** Get a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
  get(clientId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOauthClientWebhook'>>
  /** Update a webhook of an OAuth client: `PATCH /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
  update(clientId: string | number, webhookId: string | number, body?: Body<'updateOauthClientWebhook'>, options?: RequestOptions): Promise<Data<'updateOauthClientWebhook'>>
  /** Delete a webhook of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
  delete(clientId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteOauthClientWebhook'>>
  /** Create a recovery job for a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover`. */
  recover(clientId: string | number, webhookId: string | number, body: Body<'recoverOauthClientWebhook'>, options?: RequestOptions): Promise<Data<'recoverOauthClientWebhook'>>
  /** Get the status of a recovery job for a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(clientId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getOauthClientWebhookRecover'>>
  /** Rotate the secret of a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(clientId: string | number, webhookId: string | number, body?: Body<'rotateSecretOauthClientWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretOauthClientWebhook'>>
  /** Test a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/test`. */
  test(clientId: string | number, webhookId: string | number, body?: Body<'testOauthClientWebhook'>, options?: RequestOptions): Promise<Data<'testOauthClientWebhook'>>
}

export interface OauthClientsWebhooksDeliveriesResource {
  readonly attempts: OauthClientsWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries`. */
  list(clientId: string | number, webhookId: string | number, query?: Query<'listOauthClientWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listOauthClientWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(clientId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(clientId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getOauthClientWebhookDelivery'>>
  /** Retry a delivery to a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(clientId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryOauthClientWebhookDelivery'>>
}

export interface OauthClientsWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(clientId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listOauthClientWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listOauthClientWebhookDeliveryAttempts'>>
}

export interface OauthClientsWebhooksStatsResource {
  /** Get the statistics of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/stats`. */
  get(clientId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOauthClientWebhookStat'>>
}

export interface OrganizationsResource {
  readonly attendees: OrganizationsAttendeesResource
  readonly attributes: OrganizationsAttributesResource
  readonly auditLog: OrganizationsAuditLogResource
  readonly bookings: OrganizationsBookingsResource
  readonly delegationCredentials: OrganizationsDelegationCredentialsResource
  readonly identityProviders: OrganizationsIdentityProvidersResource
  readonly insights: OrganizationsInsightsResource
  readonly memberships: OrganizationsMembershipsResource
  readonly ooo: OrganizationsOooResource
  readonly organizations: OrganizationsOrganizationsResource
  readonly portalLinks: OrganizationsPortalLinksResource
  readonly roles: OrganizationsRolesResource
  readonly routingForms: OrganizationsRoutingFormsResource
  readonly schedules: OrganizationsSchedulesResource
  readonly teams: OrganizationsTeamsResource
  readonly eventTypes: OrganizationsEventTypesResource
  readonly users: OrganizationsUsersResource
  readonly webhooks: OrganizationsWebhooksResource
  /** Get an organization: `GET /v2/organizations/{orgId}`. */
  get(orgId: string | number, options?: RequestOptions): Promise<Data<'getOrganization'>>
  /** Update an organization: `PATCH /v2/organizations/{orgId}`. */
  update(orgId: string | number, body?: Body<'updateOrganization'>, options?: RequestOptions): Promise<Data<'updateOrganization'>>
  /** Connect the meeting service of a team that a person has allowed access to: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/callback`. */
  connectTeamConferencingByConsent(orgId: string | number, teamId: string | number, app: string | number, query: Query<'connectTeamConferencingByConsent'>, options?: RequestOptions): Promise<void>
}

export interface OrganizationsAttendeesResource {
  /** Erase a person's data: `POST /v2/organizations/{orgId}/attendees/erase`. */
  erase(orgId: string | number, body?: Body<'erasePerson'>, options?: RequestOptions): Promise<void>
  /** Export a person's data: `POST /v2/organizations/{orgId}/attendees/export`. */
  export(orgId: string | number, body?: Body<'exportPerson'>, options?: RequestOptions): Promise<Data<'exportPerson'>>
}

export interface OrganizationsAttributesResource {
  readonly options: OrganizationsAttributesOptionsResource
  /** Create an attribute: `POST /v2/organizations/{orgId}/attributes`. */
  create(orgId: string | number, body: Body<'createOrganizationAttribute'>, options?: RequestOptions): Promise<Data<'createOrganizationAttribute'>>
  /** List the attributes of an organization: `GET /v2/organizations/{orgId}/attributes`. */
  list(orgId: string | number, query?: Query<'listOrganizationAttributes'>, options?: RequestOptions): PageRequest<Item<'listOrganizationAttributes'>>
  /** Get an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}`. */
  get(orgId: string | number, attributeId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationAttribute'>>
  /** Update an attribute: `PATCH /v2/organizations/{orgId}/attributes/{attributeId}`. */
  update(orgId: string | number, attributeId: string | number, body?: Body<'updateOrganizationAttribute'>, options?: RequestOptions): Promise<Data<'updateOrganizationAttribute'>>
  /** Delete an attribute: `DELETE /v2/organizations/{orgId}/attributes/{attributeId}`. */
  delete(orgId: string | number, attributeId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationAttribute'>>
}

export interface OrganizationsAttributesOptionsResource {
  /** Assign an attribute option to a member: `POST /v2/organizations/{orgId}/attributes/options/{userId}`. */
  assign(orgId: string | number, userId: string | number, body: Body<'assignAttributeOption'>, options?: RequestOptions): Promise<Data<'assignAttributeOption'>>
  /** List the attribute options of a member: `GET /v2/organizations/{orgId}/attributes/options/{userId}`. */
  listOfMember(orgId: string | number, userId: string | number, query?: Query<'listAttributeOptionsOfMember'>, options?: RequestOptions): PageRequest<Item<'listAttributeOptionsOfMember'>>
  /** Unassign an attribute option from a member: `DELETE /v2/organizations/{orgId}/attributes/options/{userId}/{attributeOptionId}`. */
  unassign(orgId: string | number, userId: string | number, attributeOptionId: string | number, options?: RequestOptions): Promise<Data<'unassignAttributeOption'>>
  /** List the assigned options of an attribute by its slug: `GET /v2/organizations/{orgId}/attributes/slugs/{attributeSlug}/options/assigned`. */
  listAssignedBySlug(orgId: string | number, attributeSlug: string | number, query?: Query<'listAssignedAttributeOptionsBySlug'>, options?: RequestOptions): PageRequest<Item<'listAssignedAttributeOptionsBySlug'>>
  /** Create an option of an attribute: `POST /v2/organizations/{orgId}/attributes/{attributeId}/options`. */
  create(orgId: string | number, attributeId: string | number, body: Body<'createOrganizationAttributeOption'>, options?: RequestOptions): Promise<Data<'createOrganizationAttributeOption'>>
  /** List the options of an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}/options`. */
  list(orgId: string | number, attributeId: string | number, query?: Query<'listOrganizationAttributeOptions'>, options?: RequestOptions): PageRequest<Item<'listOrganizationAttributeOptions'>>
  /** List the assigned options of an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}/options/assigned`. */
  listAssigned(orgId: string | number, attributeId: string | number, query?: Query<'listAssignedAttributeOptions'>, options?: RequestOptions): PageRequest<Item<'listAssignedAttributeOptions'>>
  /** Update an option of an attribute: `PATCH /v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}`. */
  update(orgId: string | number, attributeId: string | number, optionId: string | number, body?: Body<'updateOrganizationAttributeOption'>, options?: RequestOptions): Promise<Data<'updateOrganizationAttributeOption'>>
  /** Delete an option of an attribute: `DELETE /v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}`. */
  delete(orgId: string | number, attributeId: string | number, optionId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationAttributeOption'>>
}

export interface OrganizationsAuditLogResource {
  /** List the changes of an organization: `GET /v2/organizations/{orgId}/audit-log`. */
  list(orgId: string | number, query?: Query<'listAuditLog'>, options?: RequestOptions): PageRequest<Item<'listAuditLog'>>
}

export interface OrganizationsBookingsResource {
  /** List the bookings of an organization: `GET /v2/organizations/{orgId}/bookings`. */
  list(orgId: string | number, query?: Query<'listOrganizationBookings'>, options?: RequestOptions): PageRequest<Item<'listOrganizationBookings'>>
}

export interface OrganizationsDelegationCredentialsResource {
  /** Create a delegation credential: `POST /v2/organizations/{orgId}/delegation-credentials`. */
  create(orgId: string | number, body: Body<'createOrganizationDelegationCredential'>, options?: RequestOptions): Promise<Data<'createOrganizationDelegationCredential'>>
  /** Update a delegation credential: `PATCH /v2/organizations/{orgId}/delegation-credentials/{credentialId}`. */
  update(orgId: string | number, credentialId: string | number, body?: Body<'updateOrganizationDelegationCredential'>, options?: RequestOptions): Promise<Data<'updateOrganizationDelegationCredential'>>
}

export interface OrganizationsIdentityProvidersResource {
  readonly verifyDomains: OrganizationsIdentityProvidersVerifyDomainsResource
  /** Create an identity provider: `POST /v2/organizations/{orgId}/identity-providers`. */
  create(orgId: string | number, body: Body<'createOrganizationIdentityProvider'>, options?: RequestOptions): Promise<Data<'createOrganizationIdentityProvider'>>
  /** List the identity providers of an organization: `GET /v2/organizations/{orgId}/identity-providers`. */
  list(orgId: string | number, query?: Query<'listOrganizationIdentityProviders'>, options?: RequestOptions): PageRequest<Item<'listOrganizationIdentityProviders'>>
  /** Get an identity provider: `GET /v2/organizations/{orgId}/identity-providers/{providerId}`. */
  get(orgId: string | number, providerId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationIdentityProvider'>>
  /** Update an identity provider: `PATCH /v2/organizations/{orgId}/identity-providers/{providerId}`. */
  update(orgId: string | number, providerId: string | number, body?: Body<'updateOrganizationIdentityProvider'>, options?: RequestOptions): Promise<Data<'updateOrganizationIdentityProvider'>>
  /** Delete an identity provider: `DELETE /v2/organizations/{orgId}/identity-providers/{providerId}`. */
  delete(orgId: string | number, providerId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationIdentityProvider'>>
}

export interface OrganizationsIdentityProvidersVerifyDomainsResource {
  /** Verify the domains of an identity provider: `POST /v2/organizations/{orgId}/identity-providers/{providerId}/verify-domains`. */
  create(orgId: string | number, providerId: string | number, options?: RequestOptions): Promise<Data<'createOrganizationIdentityProviderVerifyDomain'>>
}

export interface OrganizationsInsightsResource {
  /** Count the bookings of an organization: `GET /v2/organizations/{orgId}/insights/booking-counts`. */
  count(orgId: string | number, query: Query<'countOrganizationBookings'>, options?: RequestOptions): Promise<Data<'countOrganizationBookings'>>
  /** Count the bookings of an organization by day: `GET /v2/organizations/{orgId}/insights/booking-counts/by-day`. */
  countByDay(orgId: string | number, query: Query<'countOrganizationBookingsByDay'>, options?: RequestOptions): PageRequest<Item<'countOrganizationBookingsByDay'>>
  /** Count the bookings of an organization by event type: `GET /v2/organizations/{orgId}/insights/booking-counts/by-event-type`. */
  countByEventType(orgId: string | number, query: Query<'countOrganizationBookingsByEventType'>, options?: RequestOptions): PageRequest<Item<'countOrganizationBookingsByEventType'>>
  /** Count the bookings of an organization by host: `GET /v2/organizations/{orgId}/insights/booking-counts/by-host`. */
  countByHost(orgId: string | number, query: Query<'countOrganizationBookingsByHost'>, options?: RequestOptions): PageRequest<Item<'countOrganizationBookingsByHost'>>
}

export interface OrganizationsMembershipsResource {
  /** Create a membership of an organization: `POST /v2/organizations/{orgId}/memberships`. */
  create(orgId: string | number, body: Body<'createOrganizationMembership'>, options?: RequestOptions): Promise<Data<'createOrganizationMembership'>>
  /** List the memberships of an organization: `GET /v2/organizations/{orgId}/memberships`. */
  list(orgId: string | number, query?: Query<'listOrganizationMemberships'>, options?: RequestOptions): PageRequest<Item<'listOrganizationMemberships'>>
  /** Get a membership of an organization: `GET /v2/organizations/{orgId}/memberships/{membershipId}`. */
  get(orgId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationMembership'>>
  /** Update a membership of an organization: `PATCH /v2/organizations/{orgId}/memberships/{membershipId}`. */
  update(orgId: string | number, membershipId: string | number, body?: Body<'updateOrganizationMembership'>, options?: RequestOptions): Promise<Data<'updateOrganizationMembership'>>
  /** Delete a membership of an organization: `DELETE /v2/organizations/{orgId}/memberships/{membershipId}`. */
  delete(orgId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationMembership'>>
}

export interface OrganizationsOooResource {
  /** List the out-of-office entries of an organization: `GET /v2/organizations/{orgId}/ooo`. */
  list(orgId: string | number, query?: Query<'getOrganizationOoo'>, options?: RequestOptions): PageRequest<Item<'getOrganizationOoo'>>
}

export interface OrganizationsOrganizationsResource {
  /** Create a managed organization: `POST /v2/organizations/{orgId}/organizations`. */
  create(orgId: string | number, body: Body<'createManagedOrganization'>, options?: RequestOptions): Promise<Data<'createManagedOrganization'>>
  /** List the managed organizations of an organization: `GET /v2/organizations/{orgId}/organizations`. */
  list(orgId: string | number, query?: Query<'listManagedOrganizations'>, options?: RequestOptions): PageRequest<Item<'listManagedOrganizations'>>
  /** Get a managed organization: `GET /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
  get(orgId: string | number, managedOrganizationId: string | number, options?: RequestOptions): Promise<Data<'getManagedOrganization'>>
  /** Update a managed organization: `PATCH /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
  update(orgId: string | number, managedOrganizationId: string | number, body?: Body<'updateManagedOrganization'>, options?: RequestOptions): Promise<Data<'updateManagedOrganization'>>
  /** Delete a managed organization: `DELETE /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
  delete(orgId: string | number, managedOrganizationId: string | number, query?: Query<'deleteManagedOrganization'>, options?: RequestOptions): Promise<Data<'deleteManagedOrganization'>>
}

export interface OrganizationsPortalLinksResource {
  /** Create a portal link for the webhooks of an organization: `POST /v2/organizations/{orgId}/portal-links`. */
  create(orgId: string | number, body?: Body<'createOrganizationPortalLink'>, options?: RequestOptions): Promise<Data<'createOrganizationPortalLink'>>
  /** List the portal links for the webhooks of an organization: `GET /v2/organizations/{orgId}/portal-links`. */
  list(orgId: string | number, query?: Query<'listOrganizationPortalLinks'>, options?: RequestOptions): PageRequest<Item<'listOrganizationPortalLinks'>>
  /** Delete a portal link for the webhooks of an organization: `DELETE /v2/organizations/{orgId}/portal-links/{linkId}`. */
  delete(orgId: string | number, linkId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationPortalLink'>>
}

export interface OrganizationsRolesResource {
  readonly permissions: OrganizationsRolesPermissionsResource
  /** Create a role of an organization: `POST /v2/organizations/{orgId}/roles`. */
  create(orgId: string | number, body: Body<'createOrganizationRole'>, options?: RequestOptions): Promise<Data<'createOrganizationRole'>>
  /** List the roles of an organization: `GET /v2/organizations/{orgId}/roles`. */
  list(orgId: string | number, query?: Query<'listOrganizationRoles'>, options?: RequestOptions): PageRequest<Item<'listOrganizationRoles'>>
  /** Get a role of an organization: `GET /v2/organizations/{orgId}/roles/{roleId}`. */
  get(orgId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationRole'>>
  /** Update a role of an organization: `PATCH /v2/organizations/{orgId}/roles/{roleId}`. */
  update(orgId: string | number, roleId: string | number, body?: Body<'updateOrganizationRole'>, options?: RequestOptions): Promise<Data<'updateOrganizationRole'>>
  /** Delete a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}`. */
  delete(orgId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationRole'>>
}

export interface OrganizationsRolesPermissionsResource {
  /** Add the given permissions to a role of an organization: `POST /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
  create(orgId: string | number, roleId: string | number, body: Body<'createOrganizationRolePermission'>, options?: RequestOptions): Promise<Data<'createOrganizationRolePermission'>>
  /** List the permissions of a role of an organization: `GET /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
  list(orgId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'listOrganizationRolePermissions'>>
  /** Replace the permissions of a role of an organization: `PUT /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
  replace(orgId: string | number, roleId: string | number, body: Body<'replaceOrganizationRolePermissions'>, options?: RequestOptions): Promise<Data<'replaceOrganizationRolePermissions'>>
  /** Remove the given permissions from a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
  deleteAll(orgId: string | number, roleId: string | number, query: Query<'deleteOrganizationRolePermissions'>, options?: RequestOptions): Promise<void>
  /** Remove a permission from a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions/{permission}`. */
  delete(orgId: string | number, roleId: string | number, permission: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsRoutingFormsResource {
  readonly responses: OrganizationsRoutingFormsResponsesResource
  /** List the routing forms of an organization: `GET /v2/organizations/{orgId}/routing-forms`. */
  list(orgId: string | number, query?: Query<'listOrganizationRoutingForms'>, options?: RequestOptions): PageRequest<Item<'listOrganizationRoutingForms'>>
}

export interface OrganizationsRoutingFormsResponsesResource {
  /** Create a response to a routing form of an organization: `POST /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses`. */
  create(orgId: string | number, routingFormId: string | number, body?: Body<'createOrganizationRoutingFormResponse'>, query?: Query<'createOrganizationRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'createOrganizationRoutingFormResponse'>>
  /** List the responses to a routing form of an organization: `GET /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses`. */
  list(orgId: string | number, routingFormId: string | number, query?: Query<'listOrganizationRoutingFormResponses'>, options?: RequestOptions): PageRequest<Item<'listOrganizationRoutingFormResponses'>>
  /** Update a response to a routing form of an organization: `PATCH /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses/{responseId}`. */
  update(orgId: string | number, routingFormId: string | number, responseId: string | number, body?: Body<'updateOrganizationRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'updateOrganizationRoutingFormResponse'>>
}

export interface OrganizationsSchedulesResource {
  /** List the schedules of an organization's users: `GET /v2/organizations/{orgId}/schedules`. */
  list(orgId: string | number, query?: Query<'listOrganizationSchedules'>, options?: RequestOptions): PageRequest<Item<'listOrganizationSchedules'>>
}

export interface OrganizationsTeamsResource {
  readonly bookings: OrganizationsTeamsBookingsResource
  readonly conferencing: OrganizationsTeamsConferencingResource
  readonly eventTypes: OrganizationsTeamsEventTypesResource
  readonly insights: OrganizationsTeamsInsightsResource
  readonly memberships: OrganizationsTeamsMembershipsResource
  readonly roles: OrganizationsTeamsRolesResource
  readonly routingForms: OrganizationsTeamsRoutingFormsResource
  readonly schedules: OrganizationsTeamsSchedulesResource
  readonly stripe: OrganizationsTeamsStripeResource
  readonly users: OrganizationsTeamsUsersResource
  readonly verifiedResources: OrganizationsTeamsVerifiedResourcesResource
  readonly webhooks: OrganizationsTeamsWebhooksResource
  readonly workflows: OrganizationsTeamsWorkflowsResource
  readonly formWorkflows: OrganizationsTeamsFormWorkflowsResource
  /** Create a team of an organization: `POST /v2/organizations/{orgId}/teams`. */
  create(orgId: string | number, body: Body<'createOrganizationTeam'>, options?: RequestOptions): Promise<Data<'createOrganizationTeam'>>
  /** List the teams of an organization: `GET /v2/organizations/{orgId}/teams`. */
  list(orgId: string | number, query?: Query<'listOrganizationTeams'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeams'>>
  /** List the teams of the caller in an organization: `GET /v2/organizations/{orgId}/teams/me`. */
  listOwn(orgId: string | number, query?: Query<'listOwnOrganizationTeams'>, options?: RequestOptions): PageRequest<Item<'listOwnOrganizationTeams'>>
  /** Get a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}`. */
  get(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeam'>>
  /** Update a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}`. */
  update(orgId: string | number, teamId: string | number, body?: Body<'updateOrganizationTeam'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeam'>>
  /** Delete a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}`. */
  delete(orgId: string | number, teamId: string | number, query?: Query<'deleteOrganizationTeam'>, options?: RequestOptions): Promise<Data<'deleteOrganizationTeam'>>
  /** Create an invitation to a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/invite`. */
  invite(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<Data<'inviteOrganizationTeam'>>
}

export interface OrganizationsTeamsBookingsResource {
  readonly references: OrganizationsTeamsBookingsReferencesResource
  /** List the bookings of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/bookings`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamBookings'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamBookings'>>
}

export interface OrganizationsTeamsBookingsReferencesResource {
  /** List the references of a booking: `GET /v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references`. */
  list(orgId: string | number, teamId: string | number, bookingUid: string | number, query?: Query<'listOrganizationTeamBookingReferences'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamBookingReferences'>>
}

export interface OrganizationsTeamsConferencingResource {
  readonly oauth: OrganizationsTeamsConferencingOauthResource
  /** List the connected meeting services of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing`. */
  list(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<Data<'listTeamConferencingApps'>>
  /** Get the default meeting service of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/default`. */
  getDefault(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<Data<'getTeamDefaultConferencingApp'>>
  /** Connect a meeting service of a team: `POST /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/connect`. */
  connect(orgId: string | number, teamId: string | number, app: string | number, options?: RequestOptions): Promise<Data<'connectTeamConferencingApp'>>
  /** Set the default meeting service of a team: `POST /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/default`. */
  setDefault(orgId: string | number, teamId: string | number, app: string | number, options?: RequestOptions): Promise<void>
  /** Disconnect a meeting service of a team: `DELETE /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/disconnect`. */
  disconnect(orgId: string | number, teamId: string | number, app: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsConferencingOauthResource {
  readonly authUrl: OrganizationsTeamsConferencingOauthAuthUrlResource
}

export interface OrganizationsTeamsConferencingOauthAuthUrlResource {
  /** Get the page on which a person allows access to a meeting service of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/auth-url`. */
  get(orgId: string | number, teamId: string | number, app: string | number, query: Query<'getTeamConferencingConsentPage'>, options?: RequestOptions): Promise<Data<'getTeamConferencingConsentPage'>>
}

export interface OrganizationsTeamsEventTypesResource {
  readonly privateLinks: OrganizationsTeamsEventTypesPrivateLinksResource
  /** Create an event type of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamEventType'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamEventType'>>
  /** List the event types of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamEventTypes'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamEventTypes'>>
  /** Get an event type of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
  get(orgId: string | number, teamId: string | number, eventTypeId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamEventType'>>
  /** Update an event type of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
  update(orgId: string | number, teamId: string | number, eventTypeId: string | number, body?: Body<'updateOrganizationTeamEventType'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamEventType'>>
  /** Delete an event type of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
  delete(orgId: string | number, teamId: string | number, eventTypeId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamEventType'>>
  /** Create a phone call for an event type of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/create-phone-call`. */
  createPhoneCall(orgId: string | number, teamId: string | number, eventTypeId: string | number, body: Body<'createOrganizationTeamEventTypeCreatePhoneCall'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamEventTypeCreatePhoneCall'>>
}

export interface OrganizationsTeamsEventTypesPrivateLinksResource {
  /** Create a private link of a team's event type: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links`. */
  create(orgId: string | number, teamId: string | number, eventTypeId: string | number, body?: Body<'createOrganizationTeamEventTypePrivateLink'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamEventTypePrivateLink'>>
  /** List the private links of a team's event type: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links`. */
  list(orgId: string | number, teamId: string | number, eventTypeId: string | number, query?: Query<'listOrganizationTeamEventTypePrivateLinks'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamEventTypePrivateLinks'>>
  /** Update a private link of a team's event type: `PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}`. */
  update(orgId: string | number, teamId: string | number, eventTypeId: string | number, linkId: string | number, body?: Body<'updateOrganizationTeamEventTypePrivateLink'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamEventTypePrivateLink'>>
  /** Delete a private link of a team's event type: `DELETE /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}`. */
  delete(orgId: string | number, teamId: string | number, eventTypeId: string | number, linkId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamEventTypePrivateLink'>>
}

export interface OrganizationsTeamsInsightsResource {
  /** Count the bookings of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts`. */
  count(orgId: string | number, teamId: string | number, query: Query<'countTeamBookings'>, options?: RequestOptions): Promise<Data<'countTeamBookings'>>
  /** Count the bookings of a team by day: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-day`. */
  countByDay(orgId: string | number, teamId: string | number, query: Query<'countTeamBookingsByDay'>, options?: RequestOptions): PageRequest<Item<'countTeamBookingsByDay'>>
  /** Count the bookings of a team by event type: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-event-type`. */
  countByEventType(orgId: string | number, teamId: string | number, query: Query<'countTeamBookingsByEventType'>, options?: RequestOptions): PageRequest<Item<'countTeamBookingsByEventType'>>
  /** Count the bookings of a team by host: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-host`. */
  countByHost(orgId: string | number, teamId: string | number, query: Query<'countTeamBookingsByHost'>, options?: RequestOptions): PageRequest<Item<'countTeamBookingsByHost'>>
}

export interface OrganizationsTeamsMembershipsResource {
  /** Create a membership of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/memberships`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamMembership'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamMembership'>>
  /** List the memberships of an organization's team: `GET /v2/organizations/{orgId}/teams/{teamId}/memberships`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamMemberships'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamMemberships'>>
  /** Get a membership of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
  get(orgId: string | number, teamId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamMembership'>>
  /** Update a membership of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
  update(orgId: string | number, teamId: string | number, membershipId: string | number, body?: Body<'updateOrganizationTeamMembership'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamMembership'>>
  /** Delete a membership of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
  delete(orgId: string | number, teamId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamMembership'>>
}

export interface OrganizationsTeamsRolesResource {
  readonly permissions: OrganizationsTeamsRolesPermissionsResource
  /** Create a role of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/roles`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamRole'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamRole'>>
  /** List the roles of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamRoles'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamRoles'>>
  /** Get a role of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
  get(orgId: string | number, teamId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamRole'>>
  /** Update a role of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
  update(orgId: string | number, teamId: string | number, roleId: string | number, body?: Body<'updateOrganizationTeamRole'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamRole'>>
  /** Delete a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
  delete(orgId: string | number, teamId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamRole'>>
}

export interface OrganizationsTeamsRolesPermissionsResource {
  /** Add the given permissions to a role of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
  create(orgId: string | number, teamId: string | number, roleId: string | number, body: Body<'createOrganizationTeamRolePermission'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamRolePermission'>>
  /** List the permissions of a role of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
  list(orgId: string | number, teamId: string | number, roleId: string | number, options?: RequestOptions): Promise<Data<'listOrganizationTeamRolePermissions'>>
  /** Replace the permissions of a role of a team of an organization: `PUT /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
  replace(orgId: string | number, teamId: string | number, roleId: string | number, body: Body<'replaceOrganizationTeamRolePermissions'>, options?: RequestOptions): Promise<Data<'replaceOrganizationTeamRolePermissions'>>
  /** Remove the given permissions from a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
  deleteAll(orgId: string | number, teamId: string | number, roleId: string | number, query: Query<'deleteOrganizationTeamRolePermissions'>, options?: RequestOptions): Promise<void>
  /** Remove a permission from a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission}`. */
  delete(orgId: string | number, teamId: string | number, roleId: string | number, permission: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsRoutingFormsResource {
  readonly responses: OrganizationsTeamsRoutingFormsResponsesResource
  /** Create a routing form for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/routing-forms`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamRoutingForm'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamRoutingForm'>>
  /** List the routing forms of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamRoutingForms'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamRoutingForms'>>
  /** Get a routing form of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
  get(orgId: string | number, teamId: string | number, routingFormId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamRoutingForm'>>
  /** Update a routing form of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
  update(orgId: string | number, teamId: string | number, routingFormId: string | number, body?: Body<'updateOrganizationTeamRoutingForm'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamRoutingForm'>>
  /** Delete a routing form of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
  delete(orgId: string | number, teamId: string | number, routingFormId: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsRoutingFormsResponsesResource {
  /** Create a response to a routing form of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses`. */
  create(orgId: string | number, teamId: string | number, routingFormId: string | number, body?: Body<'createOrganizationTeamRoutingFormResponse'>, query?: Query<'createOrganizationTeamRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamRoutingFormResponse'>>
  /** List the responses to a routing form of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses`. */
  list(orgId: string | number, teamId: string | number, routingFormId: string | number, query?: Query<'listOrganizationTeamRoutingFormResponses'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamRoutingFormResponses'>>
  /** Update a response to a routing form of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses/{responseId}`. */
  update(orgId: string | number, teamId: string | number, routingFormId: string | number, responseId: string | number, body?: Body<'updateOrganizationTeamRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamRoutingFormResponse'>>
}

export interface OrganizationsTeamsSchedulesResource {
  /** List the schedules of the members of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/schedules`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamSchedules'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamSchedules'>>
}

export interface OrganizationsTeamsStripeResource {
  /** Check the connected Stripe account of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/check`. */
  check(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<void>
  /** Get the page that connects a Stripe account of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/connect`. */
  connect(orgId: string | number, teamId: string | number, query?: Query<'connectTeamStripe'>, options?: RequestOptions): Promise<Data<'connectTeamStripe'>>
  /** Connect the Stripe account that a person has chosen for a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/save`. */
  save(orgId: string | number, teamId: string | number, query: Query<'saveTeamStripe'>, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsUsersResource {
  readonly schedules: OrganizationsTeamsUsersSchedulesResource
}

export interface OrganizationsTeamsUsersSchedulesResource {
  /** List the schedules of a member of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/users/{userId}/schedules`. */
  list(orgId: string | number, teamId: string | number, userId: string | number, query?: Query<'listOrganizationTeamUserSchedules'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamUserSchedules'>>
}

export interface OrganizationsTeamsVerifiedResourcesResource {
  readonly emails: OrganizationsTeamsVerifiedResourcesEmailsResource
  readonly phones: OrganizationsTeamsVerifiedResourcesPhonesResource
}

export interface OrganizationsTeamsVerifiedResourcesEmailsResource {
  readonly verificationCode: OrganizationsTeamsVerifiedResourcesEmailsVerificationCodeResource
  /** List the verified email addresses of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamVerifiedResourceEmails'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamVerifiedResourceEmails'>>
  /** Get a verified email address of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/{id}`. */
  get(orgId: string | number, teamId: string | number, id: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamVerifiedResourceEmail'>>
}

export interface OrganizationsTeamsVerifiedResourcesEmailsVerificationCodeResource {
  /** Request a verification code for the email address: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/request`. */
  request(orgId: string | number, teamId: string | number, body: Body<'requestOrganizationTeamVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the email address of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/verify`. */
  verify(orgId: string | number, teamId: string | number, body: Body<'verifyOrganizationTeamVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyOrganizationTeamVerifiedResourceEmailVerificationCode'>>
}

export interface OrganizationsTeamsVerifiedResourcesPhonesResource {
  readonly verificationCode: OrganizationsTeamsVerifiedResourcesPhonesVerificationCodeResource
  /** List the verified phone numbers of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamVerifiedResourcePhones'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamVerifiedResourcePhones'>>
  /** Get a verified phone number of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/{id}`. */
  get(orgId: string | number, teamId: string | number, id: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamVerifiedResourcePhone'>>
}

export interface OrganizationsTeamsVerifiedResourcesPhonesVerificationCodeResource {
  /** Request a verification code for the phone number: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/request`. */
  request(orgId: string | number, teamId: string | number, body: Body<'requestOrganizationTeamVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the phone number of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/verify`. */
  verify(orgId: string | number, teamId: string | number, body: Body<'verifyOrganizationTeamVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyOrganizationTeamVerifiedResourcePhoneVerificationCode'>>
}

export interface OrganizationsTeamsWebhooksResource {
  readonly deliveries: OrganizationsTeamsWebhooksDeliveriesResource
  readonly stats: OrganizationsTeamsWebhooksStatsResource
  /** Create a webhook for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamWebhook'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamWebhook'>>
  /** List the webhooks of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamWebhooks'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamWebhooks'>>
  /** Delete the webhooks of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
  deleteAll(orgId: string | number, teamId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamWebhooks'>>
  /** Get a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
  get(orgId: string | number, teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWebhook'>>
  /** Update a webhook of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
  update(orgId: string | number, teamId: string | number, webhookId: string | number, body?: Body<'updateOrganizationTeamWebhook'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamWebhook'>>
  /** Delete a webhook of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
  delete(orgId: string | number, teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationTeamWebhook'>>
  /** Create a recovery job for a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover`. */
  recover(orgId: string | number, teamId: string | number, webhookId: string | number, body: Body<'recoverOrganizationTeamWebhook'>, options?: RequestOptions): Promise<Data<'recoverOrganizationTeamWebhook'>>
  /** Get the status of a recovery job for a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(orgId: string | number, teamId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWebhookRecover'>>
  /** Rotate the secret of a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(orgId: string | number, teamId: string | number, webhookId: string | number, body?: Body<'rotateSecretOrganizationTeamWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretOrganizationTeamWebhook'>>
  /** Test a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/test`. */
  test(orgId: string | number, teamId: string | number, webhookId: string | number, body?: Body<'testOrganizationTeamWebhook'>, options?: RequestOptions): Promise<Data<'testOrganizationTeamWebhook'>>
}

export interface OrganizationsTeamsWebhooksDeliveriesResource {
  readonly attempts: OrganizationsTeamsWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries`. */
  list(orgId: string | number, teamId: string | number, webhookId: string | number, query?: Query<'listOrganizationTeamWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(orgId: string | number, teamId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(orgId: string | number, teamId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWebhookDelivery'>>
  /** Retry a delivery to a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(orgId: string | number, teamId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryOrganizationTeamWebhookDelivery'>>
}

export interface OrganizationsTeamsWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(orgId: string | number, teamId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listOrganizationTeamWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamWebhookDeliveryAttempts'>>
}

export interface OrganizationsTeamsWebhooksStatsResource {
  /** Get the statistics of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/stats`. */
  get(orgId: string | number, teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWebhookStat'>>
}

export interface OrganizationsTeamsWorkflowsResource {
  readonly messages: OrganizationsTeamsWorkflowsMessagesResource
  readonly rebuild: OrganizationsTeamsWorkflowsRebuildResource
  /** Create a workflow for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/workflows`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamWorkflow'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamWorkflow'>>
  /** List the workflows of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamWorkflows'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamWorkflows'>>
  /** Get a workflow of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
  get(orgId: string | number, teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWorkflow'>>
  /** Update a workflow of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
  update(orgId: string | number, teamId: string | number, workflowId: string | number, body?: Body<'updateOrganizationTeamWorkflow'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamWorkflow'>>
  /** Delete a workflow of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
  delete(orgId: string | number, teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsWorkflowsMessagesResource {
  /** List the messages of a workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/messages`. */
  list(orgId: string | number, teamId: string | number, workflowId: string | number, query?: Query<'listOrganizationTeamWorkflowMessages'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamWorkflowMessages'>>
}

export interface OrganizationsTeamsWorkflowsRebuildResource {
  /** Get the rebuild status of a workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/rebuild`. */
  get(orgId: string | number, teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamWorkflowRebuild'>>
}

export interface OrganizationsTeamsFormWorkflowsResource {
  readonly messages: OrganizationsTeamsFormWorkflowsMessagesResource
  /** Create a routing form workflow for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form`. */
  create(orgId: string | number, teamId: string | number, body: Body<'createOrganizationTeamFormWorkflow'>, options?: RequestOptions): Promise<Data<'createOrganizationTeamFormWorkflow'>>
  /** List the routing form workflows of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form`. */
  list(orgId: string | number, teamId: string | number, query?: Query<'listOrganizationTeamFormWorkflows'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamFormWorkflows'>>
  /** Get a routing form workflow of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  get(orgId: string | number, teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationTeamFormWorkflow'>>
  /** Update a routing form workflow of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  update(orgId: string | number, teamId: string | number, workflowId: string | number, body?: Body<'updateOrganizationTeamFormWorkflow'>, options?: RequestOptions): Promise<Data<'updateOrganizationTeamFormWorkflow'>>
  /** Delete a routing form workflow of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  delete(orgId: string | number, teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsTeamsFormWorkflowsMessagesResource {
  /** List the messages of a routing form workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form/messages`. */
  list(orgId: string | number, teamId: string | number, workflowId: string | number, query?: Query<'listOrganizationTeamFormWorkflowMessages'>, options?: RequestOptions): PageRequest<Item<'listOrganizationTeamFormWorkflowMessages'>>
}

export interface OrganizationsEventTypesResource {
  /** List the event types of an organization's teams: `GET /v2/organizations/{orgId}/teams/event-types`. */
  list(orgId: string | number, query?: Query<'listOrganizationEventTypes'>, options?: RequestOptions): PageRequest<Item<'listOrganizationEventTypes'>>
}

export interface OrganizationsUsersResource {
  readonly bookings: OrganizationsUsersBookingsResource
  readonly holidays: OrganizationsUsersHolidaysResource
  readonly ooo: OrganizationsUsersOooResource
  readonly schedules: OrganizationsUsersSchedulesResource
  readonly travelSchedules: OrganizationsUsersTravelSchedulesResource
  /** Create a user of an organization: `POST /v2/organizations/{orgId}/users`. */
  create(orgId: string | number, body: Body<'createOrganizationUser'>, options?: RequestOptions): Promise<Data<'createOrganizationUser'>>
  /** List the users of an organization: `GET /v2/organizations/{orgId}/users`. */
  list(orgId: string | number, query?: Query<'listOrganizationUsers'>, options?: RequestOptions): PageRequest<Item<'listOrganizationUsers'>>
  /** Update a user of an organization: `PATCH /v2/organizations/{orgId}/users/{userId}`. */
  update(orgId: string | number, userId: string | number, body?: Body<'updateOrganizationUser'>, options?: RequestOptions): Promise<Data<'updateOrganizationUser'>>
  /** Delete a user of an organization: `DELETE /v2/organizations/{orgId}/users/{userId}`. */
  delete(orgId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationUser'>>
}

export interface OrganizationsUsersBookingsResource {
  /** List the bookings of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/bookings`. */
  list(orgId: string | number, userId: string | number, query?: Query<'listOrganizationUserBookings'>, options?: RequestOptions): PageRequest<Item<'listOrganizationUserBookings'>>
}

export interface OrganizationsUsersHolidaysResource {
  /** Get the public holidays of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/holidays`. */
  get(orgId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'getUserHolidays'>>
  /** Set the public holidays of an organization's user: `PUT /v2/organizations/{orgId}/users/{userId}/holidays`. */
  set(orgId: string | number, userId: string | number, body: Body<'setUserHolidays'>, options?: RequestOptions): Promise<Data<'setUserHolidays'>>
}

export interface OrganizationsUsersOooResource {
  /** List the out-of-office entries of a user: `GET /v2/organizations/{orgId}/users/{userId}/ooo`. */
  list(orgId: string | number, userId: string | number, query?: Query<'getOrganizationUserOoo'>, options?: RequestOptions): PageRequest<Item<'getOrganizationUserOoo'>>
  /** Create an out-of-office entry: `POST /v2/organizations/{orgId}/users/{userId}/ooo`. */
  create(orgId: string | number, userId: string | number, body: Body<'createOrganizationUserOoo'>, options?: RequestOptions): Promise<Data<'createOrganizationUserOoo'>>
  /** Update an out-of-office entry: `PATCH /v2/organizations/{orgId}/users/{userId}/ooo/{oooId}`. */
  update(orgId: string | number, userId: string | number, oooId: string | number, body?: Body<'updateOrganizationUserOoo'>, options?: RequestOptions): Promise<Data<'updateOrganizationUserOoo'>>
  /** Delete an out-of-office entry: `DELETE /v2/organizations/{orgId}/users/{userId}/ooo/{oooId}`. */
  delete(orgId: string | number, userId: string | number, oooId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationUserOoo'>>
}

export interface OrganizationsUsersSchedulesResource {
  /** List the schedules of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/schedules`. */
  list(orgId: string | number, userId: string | number, query?: Query<'listOrganizationUserSchedules'>, options?: RequestOptions): PageRequest<Item<'listOrganizationUserSchedules'>>
  /** Create a schedule of an organization's user: `POST /v2/organizations/{orgId}/users/{userId}/schedules`. */
  create(orgId: string | number, userId: string | number, body: Body<'createOrganizationUserSchedule'>, options?: RequestOptions): Promise<Data<'createOrganizationUserSchedule'>>
  /** Get a schedule of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
  get(orgId: string | number, userId: string | number, scheduleId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationUserSchedule'>>
  /** Update a schedule of an organization's user: `PATCH /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
  update(orgId: string | number, userId: string | number, scheduleId: string | number, body?: Body<'updateOrganizationUserSchedule'>, options?: RequestOptions): Promise<Data<'updateOrganizationUserSchedule'>>
  /** Delete a schedule of an organization's user: `DELETE /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
  delete(orgId: string | number, userId: string | number, scheduleId: string | number, options?: RequestOptions): Promise<void>
}

export interface OrganizationsUsersTravelSchedulesResource {
  /** List the travel schedules of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/travel-schedules`. */
  list(orgId: string | number, userId: string | number, options?: RequestOptions): Promise<Data<'listUserTravelSchedules'>>
  /** Set the travel schedules of an organization's user: `PUT /v2/organizations/{orgId}/users/{userId}/travel-schedules`. */
  set(orgId: string | number, userId: string | number, body: Body<'setUserTravelSchedules'>, options?: RequestOptions): Promise<Data<'setUserTravelSchedules'>>
}

export interface OrganizationsWebhooksResource {
  readonly deliveries: OrganizationsWebhooksDeliveriesResource
  readonly stats: OrganizationsWebhooksStatsResource
  /** Create a webhook for an organization: `POST /v2/organizations/{orgId}/webhooks`. */
  create(orgId: string | number, body: Body<'createOrganizationWebhook'>, options?: RequestOptions): Promise<Data<'createOrganizationWebhook'>>
  /** List the webhooks of an organization: `GET /v2/organizations/{orgId}/webhooks`. */
  list(orgId: string | number, query?: Query<'listOrganizationWebhooks'>, options?: RequestOptions): PageRequest<Item<'listOrganizationWebhooks'>>
  /** Delete the webhooks of an organization: `DELETE /v2/organizations/{orgId}/webhooks`. */
  deleteAll(orgId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationWebhooks'>>
  /** Get a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}`. */
  get(orgId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationWebhook'>>
  /** Update a webhook of an organization: `PATCH /v2/organizations/{orgId}/webhooks/{webhookId}`. */
  update(orgId: string | number, webhookId: string | number, body?: Body<'updateOrganizationWebhook'>, options?: RequestOptions): Promise<Data<'updateOrganizationWebhook'>>
  /** Delete a webhook of an organization: `DELETE /v2/organizations/{orgId}/webhooks/{webhookId}`. */
  delete(orgId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteOrganizationWebhook'>>
  /** Create a recovery job for a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/recover`. */
  recover(orgId: string | number, webhookId: string | number, body: Body<'recoverOrganizationWebhook'>, options?: RequestOptions): Promise<Data<'recoverOrganizationWebhook'>>
  /** Get the status of a recovery job for a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(orgId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationWebhookRecover'>>
  /** Rotate the secret of a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(orgId: string | number, webhookId: string | number, body?: Body<'rotateSecretOrganizationWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretOrganizationWebhook'>>
  /** Test a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/test`. */
  test(orgId: string | number, webhookId: string | number, body?: Body<'testOrganizationWebhook'>, options?: RequestOptions): Promise<Data<'testOrganizationWebhook'>>
}

export interface OrganizationsWebhooksDeliveriesResource {
  readonly attempts: OrganizationsWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries`. */
  list(orgId: string | number, webhookId: string | number, query?: Query<'listOrganizationWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listOrganizationWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(orgId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(orgId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationWebhookDelivery'>>
  /** Retry a delivery to a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(orgId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryOrganizationWebhookDelivery'>>
}

export interface OrganizationsWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(orgId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listOrganizationWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listOrganizationWebhookDeliveryAttempts'>>
}

export interface OrganizationsWebhooksStatsResource {
  /** Get the statistics of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/stats`. */
  get(orgId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getOrganizationWebhookStat'>>
}

export interface PaymentsResource {
  /** Receive a payment provider's webhook: `POST /v2/payments/{provider}/callback`. */
  callback(provider: string | number, body?: Body<'createPaymentCallback'>, options?: RequestOptions): Promise<void>
}

export interface PortalLinksResource {
  /** Open a portal link: `POST /v2/portal-links/{linkId}/open`. */
  open(linkId: string | number, body: Body<'openPortalLink'>, options?: RequestOptions): Promise<Data<'openPortalLink'>>
}

export interface PrivateLinksResource {
  /** Get a private link with its event type: `GET /v2/private-links/{linkId}`. */
  get(linkId: string | number, options?: RequestOptions): Promise<Data<'getPrivateLink'>>
}

export interface RoomsResource {
  readonly participants: RoomsParticipantsResource
  readonly recordings: RoomsRecordingsResource
}

export interface RoomsParticipantsResource {
  /** Receive a participant of a video room: `POST /v2/rooms/{bookingUid}/participants`. */
  create(bookingUid: string | number, body: Body<'createRoomParticipant'>, options?: RequestOptions): Promise<void>
}

export interface RoomsRecordingsResource {
  /** Receive a recording of a video room: `POST /v2/rooms/{bookingUid}/recordings`. */
  create(bookingUid: string | number, body: Body<'createRoomRecording'>, options?: RequestOptions): Promise<void>
}

export interface RoutingFormsResource {
  readonly responses: RoutingFormsResponsesResource
  /** Create a routing form for the caller: `POST /v2/routing-forms`. */
  create(body: Body<'createRoutingForm'>, options?: RequestOptions): Promise<Data<'createRoutingForm'>>
  /** List the routing forms of the caller: `GET /v2/routing-forms`. */
  list(query?: Query<'listRoutingForms'>, options?: RequestOptions): PageRequest<Item<'listRoutingForms'>>
  /** Get a routing form of the caller: `GET /v2/routing-forms/{routingFormId}`. */
  get(routingFormId: string | number, options?: RequestOptions): Promise<Data<'getRoutingForm'>>
  /** Update a routing form of the caller: `PATCH /v2/routing-forms/{routingFormId}`. */
  update(routingFormId: string | number, body?: Body<'updateRoutingForm'>, options?: RequestOptions): Promise<Data<'updateRoutingForm'>>
  /** Delete a routing form of the caller: `DELETE /v2/routing-forms/{routingFormId}`. */
  delete(routingFormId: string | number, options?: RequestOptions): Promise<void>
  /** Calculate the slots of a routing form response: `POST /v2/routing-forms/{routingFormId}/calculate-slots`. */
  calculateSlots(routingFormId: string | number, body?: Body<'calculateRoutingFormSlots'>, query?: Query<'calculateRoutingFormSlots'>, options?: RequestOptions): Promise<Data<'calculateRoutingFormSlots'>>
}

export interface RoutingFormsResponsesResource {
  /** Create a response to a routing form of the caller: `POST /v2/routing-forms/{routingFormId}/responses`. */
  create(routingFormId: string | number, body?: Body<'createRoutingFormResponse'>, query?: Query<'createRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'createRoutingFormResponse'>>
  /** List the responses to a routing form of the caller: `GET /v2/routing-forms/{routingFormId}/responses`. */
  list(routingFormId: string | number, query?: Query<'listRoutingFormResponses'>, options?: RequestOptions): PageRequest<Item<'listRoutingFormResponses'>>
  /** Update a response to a routing form of the caller: `PATCH /v2/routing-forms/{routingFormId}/responses/{responseId}`. */
  update(routingFormId: string | number, responseId: string | number, body?: Body<'updateRoutingFormResponse'>, options?: RequestOptions): Promise<Data<'updateRoutingFormResponse'>>
}

export interface SchedulesResource {
  /** Create a schedule: `POST /v2/schedules`. */
  create(body: Body<'createSchedule'>, options?: RequestOptions): Promise<Data<'createSchedule'>>
  /** List the schedules of the caller: `GET /v2/schedules`. */
  list(query?: Query<'listSchedules'>, options?: RequestOptions): PageRequest<Item<'listSchedules'>>
  /** Get the default schedule of the caller: `GET /v2/schedules/default`. */
  getDefault(options?: RequestOptions): Promise<Data<'getDefaultSchedule'>>
  /** Get a schedule: `GET /v2/schedules/{scheduleId}`. */
  get(scheduleId: string | number, options?: RequestOptions): Promise<Data<'getSchedule'>>
  /** Update a schedule: `PATCH /v2/schedules/{scheduleId}`. */
  update(scheduleId: string | number, body?: Body<'updateSchedule'>, options?: RequestOptions): Promise<Data<'updateSchedule'>>
  /** Delete a schedule: `DELETE /v2/schedules/{scheduleId}`. */
  delete(scheduleId: string | number, options?: RequestOptions): Promise<void>
}

export interface SelectedCalendarsResource {
  /** Add a calendar to conflict checks: `POST /v2/selected-calendars`. */
  create(body: Body<'createSelectedCalendar'>, options?: RequestOptions): Promise<Data<'createSelectedCalendar'>>
  /** Remove a calendar from conflict checks: `DELETE /v2/selected-calendars`. */
  deleteAll(query: Query<'deleteSelectedCalendars'>, options?: RequestOptions): Promise<Data<'deleteSelectedCalendars'>>
}

export interface SlotsResource {
  readonly reservations: SlotsReservationsResource
  /** List the available slots: `GET /v2/slots`. */
  list(query: Query<'listSlots'>, options?: RequestOptions): Promise<Data<'listSlots'>>
  /**
   * List the available slots: `GET /v2/slots/available`.
   * @deprecated
   */
  listOlder(query: Query<'listOlderSlots'>, options?: RequestOptions): Promise<Answer<'listOlderSlots'>>
  /**
   * Create a slot reservation: `POST /v2/slots/reserve`.
   * @deprecated
   */
  reserveOlder(body: Body<'reserveOlderSlot'>, options?: RequestOptions): Promise<Answer<'reserveOlderSlot'>>
  /**
   * Delete a slot reservation: `DELETE /v2/slots/selected-slot`.
   * @deprecated
   */
  endOlderReservation(query?: Query<'endOlderReservation'>, options?: RequestOptions): Promise<Answer<'endOlderReservation'>>
}

export interface SlotsReservationsResource {
  /** Create a slot reservation: `POST /v2/slots/reservations`. */
  create(body: Body<'createSlotReservation'>, options?: RequestOptions): Promise<Data<'createSlotReservation'>>
  /** Get a slot reservation: `GET /v2/slots/reservations/{uid}`. */
  get(uid: string | number, options?: RequestOptions): Promise<Data<'getSlotReservation'>>
  /** Update a slot reservation: `PATCH /v2/slots/reservations/{uid}`. */
  update(uid: string | number, body: Body<'updateSlotReservation'>, options?: RequestOptions): Promise<Data<'updateSlotReservation'>>
  /** Delete a slot reservation: `DELETE /v2/slots/reservations/{uid}`. */
  delete(uid: string | number, options?: RequestOptions): Promise<void>
}

export interface StripeResource {
  /** Check the connected Stripe account: `GET /v2/stripe/check`. */
  check(options?: RequestOptions): Promise<void>
  /** Get the page that connects a Stripe account: `GET /v2/stripe/connect`. */
  connect(query?: Query<'connectStripe'>, options?: RequestOptions): Promise<Data<'connectStripe'>>
  /** Connect the Stripe account that a person has chosen: `GET /v2/stripe/save`. */
  save(query: Query<'saveStripe'>, options?: RequestOptions): Promise<void>
}

export interface TeamsResource {
  readonly bookings: TeamsBookingsResource
  readonly eventTypes: TeamsEventTypesResource
  readonly memberships: TeamsMembershipsResource
  readonly schedules: TeamsSchedulesResource
  readonly verifiedResources: TeamsVerifiedResourcesResource
  readonly webhooks: TeamsWebhooksResource
  readonly workflows: TeamsWorkflowsResource
  readonly formWorkflows: TeamsFormWorkflowsResource
  /** Create a team without an organization: `POST /v2/teams`. */
  create(body: Body<'createTeam'>, options?: RequestOptions): Promise<Data<'createTeam'>>
  /** List the teams of the caller: `GET /v2/teams`. */
  list(query?: Query<'listTeams'>, options?: RequestOptions): PageRequest<Item<'listTeams'>>
  /** Get a team: `GET /v2/teams/{teamId}`. */
  get(teamId: string | number, options?: RequestOptions): Promise<Data<'getTeam'>>
  /** Update a team: `PATCH /v2/teams/{teamId}`. */
  update(teamId: string | number, body?: Body<'updateTeam'>, options?: RequestOptions): Promise<Data<'updateTeam'>>
  /** Delete a team: `DELETE /v2/teams/{teamId}`. */
  delete(teamId: string | number, query?: Query<'deleteTeam'>, options?: RequestOptions): Promise<Data<'deleteTeam'>>
  /** Create an invitation to a team: `POST /v2/teams/{teamId}/invite`. */
  invite(teamId: string | number, options?: RequestOptions): Promise<Data<'inviteTeam'>>
}

export interface TeamsBookingsResource {
  /** List the bookings of a team: `GET /v2/teams/{teamId}/bookings`. */
  list(teamId: string | number, query?: Query<'listTeamBookings'>, options?: RequestOptions): PageRequest<Item<'listTeamBookings'>>
}

export interface TeamsEventTypesResource {
  readonly webhooks: TeamsEventTypesWebhooksResource
  /** Create an event type of a team: `POST /v2/teams/{teamId}/event-types`. */
  create(teamId: string | number, body: Body<'createTeamEventType'>, options?: RequestOptions): Promise<Data<'createTeamEventType'>>
  /** List the event types of a team: `GET /v2/teams/{teamId}/event-types`. */
  list(teamId: string | number, query?: Query<'listTeamEventTypes'>, options?: RequestOptions): PageRequest<Item<'listTeamEventTypes'>>
  /** Get an event type of a team: `GET /v2/teams/{teamId}/event-types/{eventTypeId}`. */
  get(teamId: string | number, eventTypeId: string | number, options?: RequestOptions): Promise<Data<'getTeamEventType'>>
  /** Update an event type of a team: `PATCH /v2/teams/{teamId}/event-types/{eventTypeId}`. */
  update(teamId: string | number, eventTypeId: string | number, body?: Body<'updateTeamEventType'>, options?: RequestOptions): Promise<Data<'updateTeamEventType'>>
  /** Delete an event type of a team: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}`. */
  delete(teamId: string | number, eventTypeId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamEventType'>>
  /** Create a phone call for an event type of a team: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/create-phone-call`. */
  createPhoneCall(teamId: string | number, eventTypeId: string | number, body: Body<'createTeamEventTypeCreatePhoneCall'>, options?: RequestOptions): Promise<Data<'createTeamEventTypeCreatePhoneCall'>>
}

export interface TeamsEventTypesWebhooksResource {
  readonly deliveries: TeamsEventTypesWebhooksDeliveriesResource
  readonly stats: TeamsEventTypesWebhooksStatsResource
  /** Create a webhook for a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
  create(teamId: string | number, eventTypeId: string | number, body: Body<'createTeamEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'createTeamEventTypeWebhook'>>
  /** List the webhooks of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
  list(teamId: string | number, eventTypeId: string | number, query?: Query<'listTeamEventTypeWebhooks'>, options?: RequestOptions): PageRequest<Item<'listTeamEventTypeWebhooks'>>
  /** Delete the webhooks of a team's event type: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
  deleteAll(teamId: string | number, eventTypeId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamEventTypeWebhooks'>>
  /** Get a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  get(teamId: string | number, eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getTeamEventTypeWebhook'>>
  /** Update a webhook of a team's event type: `PATCH /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  update(teamId: string | number, eventTypeId: string | number, webhookId: string | number, body?: Body<'updateTeamEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'updateTeamEventTypeWebhook'>>
  /** Delete a webhook of a team's event type: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
  delete(teamId: string | number, eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamEventTypeWebhook'>>
  /** Create a recovery job for a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover`. */
  recover(teamId: string | number, eventTypeId: string | number, webhookId: string | number, body: Body<'recoverTeamEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'recoverTeamEventTypeWebhook'>>
  /** Get the status of a recovery job for a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(teamId: string | number, eventTypeId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getTeamEventTypeWebhookRecover'>>
  /** Rotate the secret of a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(teamId: string | number, eventTypeId: string | number, webhookId: string | number, body?: Body<'rotateSecretTeamEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretTeamEventTypeWebhook'>>
  /** Test a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/test`. */
  test(teamId: string | number, eventTypeId: string | number, webhookId: string | number, body?: Body<'testTeamEventTypeWebhook'>, options?: RequestOptions): Promise<Data<'testTeamEventTypeWebhook'>>
}

export interface TeamsEventTypesWebhooksDeliveriesResource {
  readonly attempts: TeamsEventTypesWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries`. */
  list(teamId: string | number, eventTypeId: string | number, webhookId: string | number, query?: Query<'listTeamEventTypeWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listTeamEventTypeWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(teamId: string | number, eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(teamId: string | number, eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getTeamEventTypeWebhookDelivery'>>
  /** Retry a delivery to a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(teamId: string | number, eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryTeamEventTypeWebhookDelivery'>>
}

export interface TeamsEventTypesWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(teamId: string | number, eventTypeId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listTeamEventTypeWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listTeamEventTypeWebhookDeliveryAttempts'>>
}

export interface TeamsEventTypesWebhooksStatsResource {
  /** Get the statistics of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/stats`. */
  get(teamId: string | number, eventTypeId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getTeamEventTypeWebhookStat'>>
}

export interface TeamsMembershipsResource {
  /** Create a membership of a team: `POST /v2/teams/{teamId}/memberships`. */
  create(teamId: string | number, body: Body<'createTeamMembership'>, options?: RequestOptions): Promise<Data<'createTeamMembership'>>
  /** List the memberships of a team: `GET /v2/teams/{teamId}/memberships`. */
  list(teamId: string | number, query?: Query<'listTeamMemberships'>, options?: RequestOptions): PageRequest<Item<'listTeamMemberships'>>
  /** Get a membership of a team: `GET /v2/teams/{teamId}/memberships/{membershipId}`. */
  get(teamId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'getTeamMembership'>>
  /** Update a membership of a team: `PATCH /v2/teams/{teamId}/memberships/{membershipId}`. */
  update(teamId: string | number, membershipId: string | number, body?: Body<'updateTeamMembership'>, options?: RequestOptions): Promise<Data<'updateTeamMembership'>>
  /** Delete a membership of a team: `DELETE /v2/teams/{teamId}/memberships/{membershipId}`. */
  delete(teamId: string | number, membershipId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamMembership'>>
}

export interface TeamsSchedulesResource {
  /** List the schedules of the members of a team: `GET /v2/teams/{teamId}/schedules`. */
  list(teamId: string | number, query?: Query<'listTeamSchedules'>, options?: RequestOptions): PageRequest<Item<'listTeamSchedules'>>
}

export interface TeamsVerifiedResourcesResource {
  readonly emails: TeamsVerifiedResourcesEmailsResource
  readonly phones: TeamsVerifiedResourcesPhonesResource
}

export interface TeamsVerifiedResourcesEmailsResource {
  readonly verificationCode: TeamsVerifiedResourcesEmailsVerificationCodeResource
  /** List the verified email addresses of a team: `GET /v2/teams/{teamId}/verified-resources/emails`. */
  list(teamId: string | number, query?: Query<'listTeamVerifiedResourceEmails'>, options?: RequestOptions): PageRequest<Item<'listTeamVerifiedResourceEmails'>>
  /** Get a verified email address of a team: `GET /v2/teams/{teamId}/verified-resources/emails/{id}`. */
  get(teamId: string | number, id: string | number, options?: RequestOptions): Promise<Data<'getTeamVerifiedResourceEmail'>>
}

export interface TeamsVerifiedResourcesEmailsVerificationCodeResource {
  /** Request a verification code for the email address: `POST /v2/teams/{teamId}/verified-resources/emails/verification-code/request`. */
  request(teamId: string | number, body: Body<'requestTeamVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the email address of a team: `POST /v2/teams/{teamId}/verified-resources/emails/verification-code/verify`. */
  verify(teamId: string | number, body: Body<'verifyTeamVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyTeamVerifiedResourceEmailVerificationCode'>>
}

export interface TeamsVerifiedResourcesPhonesResource {
  readonly verificationCode: TeamsVerifiedResourcesPhonesVerificationCodeResource
  /** List the verified phone numbers of a team: `GET /v2/teams/{teamId}/verified-resources/phones`. */
  list(teamId: string | number, query?: Query<'listTeamVerifiedResourcePhones'>, options?: RequestOptions): PageRequest<Item<'listTeamVerifiedResourcePhones'>>
  /** Get a verified phone number of a team: `GET /v2/teams/{teamId}/verified-resources/phones/{id}`. */
  get(teamId: string | number, id: string | number, options?: RequestOptions): Promise<Data<'getTeamVerifiedResourcePhone'>>
}

export interface TeamsVerifiedResourcesPhonesVerificationCodeResource {
  /** Request a verification code for the phone number: `POST /v2/teams/{teamId}/verified-resources/phones/verification-code/request`. */
  request(teamId: string | number, body: Body<'requestTeamVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the phone number of a team: `POST /v2/teams/{teamId}/verified-resources/phones/verification-code/verify`. */
  verify(teamId: string | number, body: Body<'verifyTeamVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyTeamVerifiedResourcePhoneVerificationCode'>>
}

export interface TeamsWebhooksResource {
  readonly deliveries: TeamsWebhooksDeliveriesResource
  readonly stats: TeamsWebhooksStatsResource
  /** Create a webhook for a team: `POST /v2/teams/{teamId}/webhooks`. */
  create(teamId: string | number, body: Body<'createTeamWebhook'>, options?: RequestOptions): Promise<Data<'createTeamWebhook'>>
  /** List the webhooks of a team: `GET /v2/teams/{teamId}/webhooks`. */
  list(teamId: string | number, query?: Query<'listTeamWebhooks'>, options?: RequestOptions): PageRequest<Item<'listTeamWebhooks'>>
  /** Delete the webhooks of a team: `DELETE /v2/teams/{teamId}/webhooks`. */
  deleteAll(teamId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamWebhooks'>>
  /** Get a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}`. */
  get(teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getTeamWebhook'>>
  /** Update a webhook of a team: `PATCH /v2/teams/{teamId}/webhooks/{webhookId}`. */
  update(teamId: string | number, webhookId: string | number, body?: Body<'updateTeamWebhook'>, options?: RequestOptions): Promise<Data<'updateTeamWebhook'>>
  /** Delete a webhook of a team: `DELETE /v2/teams/{teamId}/webhooks/{webhookId}`. */
  delete(teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteTeamWebhook'>>
  /** Create a recovery job for a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/recover`. */
  recover(teamId: string | number, webhookId: string | number, body: Body<'recoverTeamWebhook'>, options?: RequestOptions): Promise<Data<'recoverTeamWebhook'>>
  /** Get the status of a recovery job for a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(teamId: string | number, webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getTeamWebhookRecover'>>
  /** Rotate the secret of a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(teamId: string | number, webhookId: string | number, body?: Body<'rotateSecretTeamWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretTeamWebhook'>>
  /** Test a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/test`. */
  test(teamId: string | number, webhookId: string | number, body?: Body<'testTeamWebhook'>, options?: RequestOptions): Promise<Data<'testTeamWebhook'>>
}

export interface TeamsWebhooksDeliveriesResource {
  readonly attempts: TeamsWebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries`. */
  list(teamId: string | number, webhookId: string | number, query?: Query<'listTeamWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listTeamWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/stream`. */
  stream(teamId: string | number, webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(teamId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getTeamWebhookDelivery'>>
  /** Retry a delivery to a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(teamId: string | number, webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryTeamWebhookDelivery'>>
}

export interface TeamsWebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(teamId: string | number, webhookId: string | number, deliveryId: string | number, query?: Query<'listTeamWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listTeamWebhookDeliveryAttempts'>>
}

export interface TeamsWebhooksStatsResource {
  /** Get the statistics of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/stats`. */
  get(teamId: string | number, webhookId: string | number, options?: RequestOptions): Promise<Data<'getTeamWebhookStat'>>
}

export interface TeamsWorkflowsResource {
  readonly messages: TeamsWorkflowsMessagesResource
  readonly rebuild: TeamsWorkflowsRebuildResource
  /** Create a workflow for a team: `POST /v2/teams/{teamId}/workflows`. */
  create(teamId: string | number, body: Body<'createTeamWorkflow'>, options?: RequestOptions): Promise<Data<'createTeamWorkflow'>>
  /** List the workflows of a team: `GET /v2/teams/{teamId}/workflows`. */
  list(teamId: string | number, query?: Query<'listTeamWorkflows'>, options?: RequestOptions): PageRequest<Item<'listTeamWorkflows'>>
  /** Get a workflow of a team: `GET /v2/teams/{teamId}/workflows/{workflowId}`. */
  get(teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getTeamWorkflow'>>
  /** Update a workflow of a team: `PATCH /v2/teams/{teamId}/workflows/{workflowId}`. */
  update(teamId: string | number, workflowId: string | number, body?: Body<'updateTeamWorkflow'>, options?: RequestOptions): Promise<Data<'updateTeamWorkflow'>>
  /** Delete a workflow of a team: `DELETE /v2/teams/{teamId}/workflows/{workflowId}`. */
  delete(teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<void>
}

export interface TeamsWorkflowsMessagesResource {
  /** List the messages of a workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/messages`. */
  list(teamId: string | number, workflowId: string | number, query?: Query<'listTeamWorkflowMessages'>, options?: RequestOptions): PageRequest<Item<'listTeamWorkflowMessages'>>
}

export interface TeamsWorkflowsRebuildResource {
  /** Get the rebuild status of a workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/rebuild`. */
  get(teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getTeamWorkflowRebuild'>>
}

export interface TeamsFormWorkflowsResource {
  readonly messages: TeamsFormWorkflowsMessagesResource
  /** Create a routing form workflow for a team: `POST /v2/teams/{teamId}/workflows/routing-form`. */
  create(teamId: string | number, body: Body<'createTeamFormWorkflow'>, options?: RequestOptions): Promise<Data<'createTeamFormWorkflow'>>
  /** List the routing form workflows of a team: `GET /v2/teams/{teamId}/workflows/routing-form`. */
  list(teamId: string | number, query?: Query<'listTeamFormWorkflows'>, options?: RequestOptions): PageRequest<Item<'listTeamFormWorkflows'>>
  /** Get a routing form workflow of a team: `GET /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  get(teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<Data<'getTeamFormWorkflow'>>
  /** Update a routing form workflow of a team: `PATCH /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  update(teamId: string | number, workflowId: string | number, body?: Body<'updateTeamFormWorkflow'>, options?: RequestOptions): Promise<Data<'updateTeamFormWorkflow'>>
  /** Delete a routing form workflow of a team: `DELETE /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
  delete(teamId: string | number, workflowId: string | number, options?: RequestOptions): Promise<void>
}

export interface TeamsFormWorkflowsMessagesResource {
  /** List the messages of a routing form workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/routing-form/messages`. */
  list(teamId: string | number, workflowId: string | number, query?: Query<'listTeamFormWorkflowMessages'>, options?: RequestOptions): PageRequest<Item<'listTeamFormWorkflowMessages'>>
}

export interface TimezonesResource {
  /** List the time zones: `GET /v2/timezones`. */
  list(query?: Query<'listTimeZones'>, options?: RequestOptions): PageRequest<Item<'listTimeZones'>>
}

export interface TravelSchedulesResource {
  /** List the travel schedules of the caller: `GET /v2/travel-schedules`. */
  list(options?: RequestOptions): Promise<Data<'listTravelSchedules'>>
  /** Set the travel schedules of the caller: `PUT /v2/travel-schedules`. */
  set(body: Body<'setTravelSchedules'>, options?: RequestOptions): Promise<Data<'setTravelSchedules'>>
}

export interface VerifiedResourcesResource {
  readonly emails: VerifiedResourcesEmailsResource
  readonly phones: VerifiedResourcesPhonesResource
}

export interface VerifiedResourcesEmailsResource {
  readonly verificationCode: VerifiedResourcesEmailsVerificationCodeResource
  /** List the verified email addresses of the caller: `GET /v2/verified-resources/emails`. */
  list(query?: Query<'listVerifiedResourceEmails'>, options?: RequestOptions): PageRequest<Item<'listVerifiedResourceEmails'>>
  /** Get a verified email address of the caller: `GET /v2/verified-resources/emails/{id}`. */
  get(id: string | number, options?: RequestOptions): Promise<Data<'getVerifiedResourceEmail'>>
}

export interface VerifiedResourcesEmailsVerificationCodeResource {
  /** Request a verification code for the email address: `POST /v2/verified-resources/emails/verification-code/request`. */
  request(body: Body<'requestVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the email address of the caller: `POST /v2/verified-resources/emails/verification-code/verify`. */
  verify(body: Body<'verifyVerifiedResourceEmailVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyVerifiedResourceEmailVerificationCode'>>
}

export interface VerifiedResourcesPhonesResource {
  readonly verificationCode: VerifiedResourcesPhonesVerificationCodeResource
  /** List the verified phone numbers of the caller: `GET /v2/verified-resources/phones`. */
  list(query?: Query<'listVerifiedResourcePhones'>, options?: RequestOptions): PageRequest<Item<'listVerifiedResourcePhones'>>
  /** Get a verified phone number of the caller: `GET /v2/verified-resources/phones/{id}`. */
  get(id: string | number, options?: RequestOptions): Promise<Data<'getVerifiedResourcePhone'>>
}

export interface VerifiedResourcesPhonesVerificationCodeResource {
  /** Request a verification code for the phone number: `POST /v2/verified-resources/phones/verification-code/request`. */
  request(body: Body<'requestVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<void>
  /** Verify the phone number of the caller: `POST /v2/verified-resources/phones/verification-code/verify`. */
  verify(body: Body<'verifyVerifiedResourcePhoneVerificationCode'>, options?: RequestOptions): Promise<Data<'verifyVerifiedResourcePhoneVerificationCode'>>
}

export interface VersionsResource {
  /** List the API versions: `GET /v2/versions`. */
  list(options?: RequestOptions): Promise<Answer<'listVersions'>>
}

export interface WebhooksResource {
  readonly signingKeys: WebhooksSigningKeysResource
  readonly deliveries: WebhooksDeliveriesResource
  readonly stats: WebhooksStatsResource
  /** Create a webhook for the caller: `POST /v2/webhooks`. */
  create(body: Body<'createWebhook'>, options?: RequestOptions): Promise<Data<'createWebhook'>>
  /** List the webhooks of the caller: `GET /v2/webhooks`. */
  list(query?: Query<'listWebhooks'>, options?: RequestOptions): PageRequest<Item<'listWebhooks'>>
  /** Delete the webhooks of the caller: `DELETE /v2/webhooks`. */
  deleteAll(options?: RequestOptions): Promise<Data<'deleteWebhooks'>>
  /** Preview the payload of a webhook: `POST /v2/webhooks/preview`. */
  preview(body?: Body<'previewWebhook'>, options?: RequestOptions): Promise<Data<'previewWebhook'>>
  /** Get a webhook of the caller: `GET /v2/webhooks/{webhookId}`. */
  get(webhookId: string | number, options?: RequestOptions): Promise<Data<'getWebhook'>>
  /** Update a webhook of the caller: `PATCH /v2/webhooks/{webhookId}`. */
  update(webhookId: string | number, body?: Body<'updateWebhook'>, options?: RequestOptions): Promise<Data<'updateWebhook'>>
  /** Delete a webhook of the caller: `DELETE /v2/webhooks/{webhookId}`. */
  delete(webhookId: string | number, options?: RequestOptions): Promise<Data<'deleteWebhook'>>
  /** Create a recovery job for a webhook of the caller: `POST /v2/webhooks/{webhookId}/recover`. */
  recover(webhookId: string | number, body: Body<'recoverWebhook'>, options?: RequestOptions): Promise<Data<'recoverWebhook'>>
  /** Get the status of a recovery job for a webhook of the caller: `GET /v2/webhooks/{webhookId}/recover/{jobId}`. */
  getRecovery(webhookId: string | number, jobId: string | number, options?: RequestOptions): Promise<Data<'getWebhookRecover'>>
  /** Rotate the secret of a webhook of the caller: `POST /v2/webhooks/{webhookId}/rotate-secret`. */
  rotateSecret(webhookId: string | number, body?: Body<'rotateSecretWebhook'>, options?: RequestOptions): Promise<Data<'rotateSecretWebhook'>>
  /** Test a webhook of the caller: `POST /v2/webhooks/{webhookId}/test`. */
  test(webhookId: string | number, body?: Body<'testWebhook'>, options?: RequestOptions): Promise<Data<'testWebhook'>>
}

export interface WebhooksSigningKeysResource {
  /** List the signing keys of webhooks: `GET /v2/webhooks/signing-keys`. */
  list(options?: RequestOptions): Promise<Data<'listWebhookSigningKeys'>>
}

export interface WebhooksDeliveriesResource {
  readonly attempts: WebhooksDeliveriesAttemptsResource
  /** List the deliveries of a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries`. */
  list(webhookId: string | number, query?: Query<'listWebhookDeliveries'>, options?: RequestOptions): PageRequest<Item<'listWebhookDeliveries'>>
  /** Stream the deliveries of a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/stream`. */
  stream(webhookId: string | number, options?: RequestOptions): AsyncIterable<ServerSentEvent>
  /** Get a delivery to a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/{deliveryId}`. */
  get(webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'getWebhookDelivery'>>
  /** Retry a delivery to a webhook of the caller: `POST /v2/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
  retry(webhookId: string | number, deliveryId: string | number, options?: RequestOptions): Promise<Data<'retryWebhookDelivery'>>
}

export interface WebhooksDeliveriesAttemptsResource {
  /** List the attempts of a delivery to a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
  list(webhookId: string | number, deliveryId: string | number, query?: Query<'listWebhookDeliveryAttempts'>, options?: RequestOptions): PageRequest<Item<'listWebhookDeliveryAttempts'>>
}

export interface WebhooksStatsResource {
  /** Get the statistics of a webhook of the caller: `GET /v2/webhooks/{webhookId}/stats`. */
  get(webhookId: string | number, options?: RequestOptions): Promise<Data<'getWebhookStat'>>
}

export interface WorkflowsResource {
  readonly messages: WorkflowsMessagesResource
  readonly rebuild: WorkflowsRebuildResource
  /** Create a workflow for the caller: `POST /v2/workflows`. */
  create(body: Body<'createWorkflow'>, options?: RequestOptions): Promise<Data<'createWorkflow'>>
  /** List the workflows of the caller: `GET /v2/workflows`. */
  list(query?: Query<'listWorkflows'>, options?: RequestOptions): PageRequest<Item<'listWorkflows'>>
  /** Unsubscribe a recipient from a workflow: `POST /v2/workflows/unsubscribe`. */
  unsubscribe(body: Body<'unsubscribeFromWorkflow'>, options?: RequestOptions): Promise<void>
  /** Get a workflow of the caller: `GET /v2/workflows/{workflowId}`. */
  get(workflowId: string | number, options?: RequestOptions): Promise<Data<'getWorkflow'>>
  /** Update a workflow of the caller: `PATCH /v2/workflows/{workflowId}`. */
  update(workflowId: string | number, body?: Body<'updateWorkflow'>, options?: RequestOptions): Promise<Data<'updateWorkflow'>>
  /** Delete a workflow of the caller: `DELETE /v2/workflows/{workflowId}`. */
  delete(workflowId: string | number, options?: RequestOptions): Promise<void>
}

export interface WorkflowsMessagesResource {
  /** List the messages of a workflow: `GET /v2/workflows/{workflowId}/messages`. */
  list(workflowId: string | number, query?: Query<'listWorkflowMessages'>, options?: RequestOptions): PageRequest<Item<'listWorkflowMessages'>>
}

export interface WorkflowsRebuildResource {
  /** Get the rebuild status of a workflow: `GET /v2/workflows/{workflowId}/rebuild`. */
  get(workflowId: string | number, options?: RequestOptions): Promise<Data<'getWorkflowRebuild'>>
}

/** Get the metadata of the authorization server: `GET /.well-known/oauth-authorization-server`. */
export const getAuthorizationServerMetadata: Operation<OauthResource['getMetadata']> = /* @__PURE__ */ operation({ method: 'GET', path: '/.well-known/oauth-authorization-server', kind: 'body' })
/** Create an API key: `POST /v2/api-keys`. */
export const createApiKey: Operation<ApiKeysResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/api-keys', kind: 'data', body: true, idempotent: true })
/** List the API keys of the caller: `GET /v2/api-keys`. */
export const listApiKeys: Operation<ApiKeysResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/api-keys', kind: 'page', query: true })
/** Replace the API key in use: `POST /v2/api-keys/refresh`. */
export const refreshApiKey: Operation<ApiKeysResource['refresh']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/api-keys/refresh', kind: 'data', body: true, idempotent: true })
/** Delete an API key: `DELETE /v2/api-keys/{id}`. */
export const deleteApiKey: Operation<ApiKeysResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/api-keys/{id}', kind: 'none', query: true })
/** Get the public data of an OAuth client: `GET /v2/auth/oauth2/clients/{clientId}`. */
export const getAppOfConsent: Operation<OauthResource['getApp']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/auth/oauth2/clients/{clientId}', kind: 'data' })
/** Revoke a token of an app: `POST /v2/auth/oauth2/revoke`. */
export const revokeToken: Operation<OauthResource['revokeToken']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/oauth2/revoke', kind: 'none', body: true, idempotent: true })
/** Exchange a code or a refresh token for tokens: `POST /v2/auth/oauth2/token`. */
export const exchangeToken: Operation<OauthResource['exchangeToken']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/oauth2/token', kind: 'body', body: true, idempotent: true })
/** Request a link that signs in: `POST /v2/auth/sign-in`. */
export const requestSignIn: Operation<AuthResource['requestSignIn']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-in', kind: 'data', body: true, idempotent: true })
/** Request the page of an identity provider: `POST /v2/auth/sign-in/begin`. */
export const startProviderSignIn: Operation<AuthResource['startProviderSignIn']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-in/begin', kind: 'data', body: true, idempotent: true })
/** Create a session with a mailed link: `POST /v2/auth/sign-in/confirm`. */
export const signIn: Operation<AuthResource['signIn']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-in/confirm', kind: 'data', body: true, idempotent: true })
/** Get the accounts of a sign-in link: `POST /v2/auth/sign-in/link`. */
export const readSignInLink: Operation<AuthResource['readSignInLink']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-in/link', kind: 'data', body: true, idempotent: true })
/** Get the identity provider of an address: `POST /v2/auth/sign-in/provider`. */
export const findSignInProvider: Operation<AuthResource['findSignInProvider']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-in/provider', kind: 'data', body: true, idempotent: true })
/** Delete the session of the call: `POST /v2/auth/sign-out`. */
export const signOut: Operation<AuthResource['signOut']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/auth/sign-out', kind: 'none', idempotent: true })
/** Create a booking: `POST /v2/bookings`. */
export const createBooking: Operation<BookingsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** List the bookings of the caller: `GET /v2/bookings`. */
export const listBookings: Operation<BookingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings', kind: 'page', query: true, version: '2024-08-13' })
/** Get the booking of a seat: `GET /v2/bookings/by-seat/{seatUid}`. */
export const getBookingBySeat: Operation<BookingsResource['getBySeat']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/by-seat/{seatUid}', kind: 'data', version: '2024-08-13' })
/** Request a verification code for a booking: `POST /v2/bookings/verification-code`. */
export const requestVerificationCode: Operation<BookingsResource['requestVerificationCode']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/verification-code', kind: 'none', body: true, idempotent: true, version: '2024-08-13' })
/** Get a booking: `GET /v2/bookings/{bookingUid}`. */
export const getBooking: Operation<BookingsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}', kind: 'data', version: '2024-08-13' })
/** Update a booking: `PATCH /v2/bookings/{bookingUid}`. */
export const updateBooking: Operation<BookingsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/bookings/{bookingUid}', kind: 'data', body: true, version: '2024-08-13' })
/** Accept an instant booking: `POST /v2/bookings/{bookingUid}/accept`. */
export const acceptBooking: Operation<BookingsResource['accept']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/accept', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Answer a pending booking: `POST /v2/bookings/{bookingUid}/answer`. */
export const answerBooking: Operation<BookingsResource['answer']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/answer', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** List the attendees of a booking: `GET /v2/bookings/{bookingUid}/attendees`. */
export const listBookingAttendees: Operation<BookingsAttendeesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/attendees', kind: 'page', query: true, version: '2024-08-13' })
/** Add an attendee to a booking: `POST /v2/bookings/{bookingUid}/attendees`. */
export const createBookingAttendee: Operation<BookingsAttendeesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/attendees', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Get an attendee of a booking: `GET /v2/bookings/{bookingUid}/attendees/{attendeeId}`. */
export const getBookingAttendee: Operation<BookingsAttendeesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/attendees/{attendeeId}', kind: 'data', version: '2024-08-13' })
/** Remove an attendee from a booking: `DELETE /v2/bookings/{bookingUid}/attendees/{attendeeId}`. */
export const deleteBookingAttendee: Operation<BookingsAttendeesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/bookings/{bookingUid}/attendees/{attendeeId}', kind: 'data', version: '2024-08-13' })
/** Get the calendar links of a booking: `GET /v2/bookings/{bookingUid}/calendar-links`. */
export const listBookingCalendarLinks: Operation<BookingsCalendarLinksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/calendar-links', kind: 'data', version: '2024-08-13' })
/** Cancel a booking: `POST /v2/bookings/{bookingUid}/cancel`. */
export const cancelBooking: Operation<BookingsResource['cancel']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/cancel', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** List the conferencing sessions of a booking: `GET /v2/bookings/{bookingUid}/conferencing-sessions`. */
export const listBookingConferencingSessions: Operation<BookingsConferencingSessionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/conferencing-sessions', kind: 'page', query: true, version: '2024-08-13' })
/** Confirm a pending booking: `POST /v2/bookings/{bookingUid}/confirm`. */
export const confirmBooking: Operation<BookingsResource['confirm']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/confirm', kind: 'data', idempotent: true, version: '2024-08-13' })
/** Decline a pending booking: `POST /v2/bookings/{bookingUid}/decline`. */
export const declineBooking: Operation<BookingsResource['decline']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/decline', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Add the given guests to a booking: `POST /v2/bookings/{bookingUid}/guests`. */
export const addBookingGuests: Operation<BookingsGuestsResource['add']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/guests', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Update the location of a booking: `PATCH /v2/bookings/{bookingUid}/location`. */
export const changeBookingLocation: Operation<BookingsResource['changeLocation']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/bookings/{bookingUid}/location', kind: 'data', body: true, version: '2024-08-13' })
/** Mark the absent participants of a booking: `POST /v2/bookings/{bookingUid}/mark-absent`. */
export const markAbsentBooking: Operation<BookingsResource['markAbsent']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/mark-absent', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/**
 * Mark the absent participants of a booking: `POST /v2/bookings/{bookingUid}/mark-no-show`.
 * @deprecated
 */
export const markNoShowBooking: Operation<BookingsResource['markNoShow']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/mark-no-show', kind: 'body', body: true, idempotent: true, version: '2024-04-15' })
/** Mark a booking as paid: `POST /v2/bookings/{bookingUid}/mark-paid`. */
export const createBookingMarkPaid: Operation<BookingsResource['markPaid']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/mark-paid', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Rate a booking: `POST /v2/bookings/{bookingUid}/rating`. */
export const rateBooking: Operation<BookingsResource['rate']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/rating', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Reassign a booking to the next host: `POST /v2/bookings/{bookingUid}/reassign`. */
export const reassignBooking: Operation<BookingsResource['reassign']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/reassign', kind: 'data', idempotent: true, version: '2024-08-13' })
/** Reassign a booking to a host: `POST /v2/bookings/{bookingUid}/reassign/{userId}`. */
export const reassignBookingTo: Operation<BookingsResource['reassignTo']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/reassign/{userId}', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** List the recordings of a booking: `GET /v2/bookings/{bookingUid}/recordings`. */
export const listBookingRecordings: Operation<BookingsRecordingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/recordings', kind: 'page', query: true, version: '2024-08-13' })
/** List the references of a booking: `GET /v2/bookings/{bookingUid}/references`. */
export const listBookingReferences: Operation<BookingsReferencesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/references', kind: 'page', query: true, version: '2024-08-13' })
/** Create a booking reference: `POST /v2/bookings/{bookingUid}/references`. */
export const createBookingReference: Operation<BookingsReferencesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/references', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Refund a booking: `POST /v2/bookings/{bookingUid}/refund`. */
export const createBookingRefund: Operation<BookingsResource['refund']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/refund', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** Report the absence of a host: `POST /v2/bookings/{bookingUid}/report-no-show`. */
export const reportNoShow: Operation<BookingsResource['reportNoShow']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/report-no-show', kind: 'data', idempotent: true, version: '2024-08-13' })
/** Report the wrong host of a booking: `POST /v2/bookings/{bookingUid}/report-wrong-assignment`. */
export const reportWrongAssignment: Operation<BookingsResource['reportWrongAssignment']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/report-wrong-assignment', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/**
 * Get a booking to reschedule: `GET /v2/bookings/{bookingUid}/reschedule`.
 * @deprecated
 */
export const getBookingForReschedule: Operation<BookingsResource['getForReschedule']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/reschedule', kind: 'body', version: '2024-04-15' })
/** Reschedule a booking: `POST /v2/bookings/{bookingUid}/reschedule`. */
export const rescheduleBooking: Operation<BookingsResource['reschedule']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/bookings/{bookingUid}/reschedule', kind: 'data', body: true, idempotent: true, version: '2024-08-13' })
/** List the transcripts of a booking: `GET /v2/bookings/{bookingUid}/transcripts`. */
export const listBookingTranscripts: Operation<BookingsTranscriptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/bookings/{bookingUid}/transcripts', kind: 'page', query: true, version: '2024-08-13' })
/** Create the calendar feed of the caller: `POST /v2/calendar-feed`. */
export const renewCalendarFeed: Operation<CalendarFeedResource['renew']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/calendar-feed', kind: 'data', idempotent: true })
/** Get the calendar feed of the caller: `GET /v2/calendar-feed`. */
export const getCalendarFeed: Operation<CalendarFeedResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendar-feed', kind: 'data' })
/** Delete the calendar feed of the caller: `DELETE /v2/calendar-feed`. */
export const deleteCalendarFeed: Operation<CalendarFeedResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/calendar-feed', kind: 'none' })
/** Get a calendar feed by its address: `GET /v2/calendar-feeds/{feedToken}`. */
export const readCalendarFeed: Operation<CalendarFeedResource['read']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendar-feeds/{feedToken}', kind: 'text' })
/** List the connected calendars: `GET /v2/calendars`. */
export const listCalendars: Operation<CalendarsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars', kind: 'data' })
/** List the busy times of a calendar: `GET /v2/calendars/busy-times`. */
export const listCalendarBusyTimes: Operation<CalendarsBusyTimesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/busy-times', kind: 'data', query: true })
/** Check the connection of the ICS feeds: `GET /v2/calendars/ics-feed/check`. */
export const getCalendarIcsFeedCheck: Operation<CalendarsIcsFeedResource['check']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/ics-feed/check', kind: 'none' })
/** Save the ICS feeds of the caller: `POST /v2/calendars/ics-feed/save`. */
export const createCalendarIcsFeedSave: Operation<CalendarsIcsFeedResource['save']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/calendars/ics-feed/save', kind: 'data', body: true, idempotent: true })
/** Check the connection of a calendar type: `GET /v2/calendars/{calendar}/check`. */
export const getCalendarCheck: Operation<CalendarsResource['check']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/{calendar}/check', kind: 'none' })
/** Get the connection form of a calendar type: `GET /v2/calendars/{calendar}/connect`. */
export const getCalendarConnect: Operation<CalendarsResource['connect']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/{calendar}/connect', kind: 'data', query: true })
/** Connect a calendar account: `POST /v2/calendars/{calendar}/credentials`. */
export const createCalendarCredential: Operation<CalendarsCredentialsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/calendars/{calendar}/credentials', kind: 'data', body: true, idempotent: true })
/** Disconnect a calendar account: `POST /v2/calendars/{calendar}/disconnect`. */
export const createCalendarDisconnect: Operation<CalendarsResource['disconnect']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/calendars/{calendar}/disconnect', kind: 'data', body: true, idempotent: true })
/** Get an event of a calendar: `GET /v2/calendars/{calendar}/event/{eventUid}`. */
export const getCalendarEvent: Operation<CalendarsEventsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/{calendar}/event/{eventUid}', kind: 'data' })
/** Update an event of a calendar: `PATCH /v2/calendars/{calendar}/events/{eventUid}`. */
export const updateCalendarEvent: Operation<CalendarsEventsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/calendars/{calendar}/events/{eventUid}', kind: 'data', body: true })
/** Receive a calendar provider's report of changes: `POST /v2/calendars/{calendar}/push/{channelId}`. */
export const reportCalendarChange: Operation<CalendarsResource['reportCalendarChange']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/calendars/{calendar}/push/{channelId}', kind: 'none', query: true, idempotent: true })
/** Connect the calendar account that a person has allowed access to: `GET /v2/calendars/{calendar}/save`. */
export const connectCalendarByConsent: Operation<CalendarsResource['connectCalendarByConsent']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/calendars/{calendar}/save', kind: 'none', query: true })
/** Update the settings of a calendar account: `PATCH /v2/calendars/{calendar}/settings`. */
export const updateCalendarSettings: Operation<CalendarsSettingsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/calendars/{calendar}/settings', kind: 'data', body: true })
/** List the connected meeting services: `GET /v2/conferencing`. */
export const listConferencingApps: Operation<ConferencingResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/conferencing', kind: 'data' })
/** Get the default meeting service: `GET /v2/conferencing/default`. */
export const getDefaultConferencingApp: Operation<ConferencingResource['getDefault']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/conferencing/default', kind: 'data' })
/** Connect a meeting service: `POST /v2/conferencing/{app}/connect`. */
export const connectConferencingApp: Operation<ConferencingResource['connect']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/conferencing/{app}/connect', kind: 'data', idempotent: true })
/** Set the default meeting service: `POST /v2/conferencing/{app}/default`. */
export const setDefaultConferencingApp: Operation<ConferencingResource['setDefault']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/conferencing/{app}/default', kind: 'none', idempotent: true })
/** Disconnect a meeting service: `DELETE /v2/conferencing/{app}/disconnect`. */
export const disconnectConferencingApp: Operation<ConferencingResource['disconnect']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/conferencing/{app}/disconnect', kind: 'none' })
/** Get the page on which a person allows access to a meeting service: `GET /v2/conferencing/{app}/oauth/auth-url`. */
export const getConferencingConsentPage: Operation<ConferencingOauthAuthUrlResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/conferencing/{app}/oauth/auth-url', kind: 'data', query: true })
/** Connect the meeting service that a person has allowed access to: `GET /v2/conferencing/{app}/oauth/callback`. */
export const connectConferencingByConsent: Operation<ConferencingResource['connectConferencingByConsent']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/conferencing/{app}/oauth/callback', kind: 'none', query: true })
/** Set the destination calendar: `PUT /v2/destination-calendars`. */
export const replaceDestinationCalendars: Operation<DestinationCalendarsResource['replace']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/destination-calendars', kind: 'data', body: true })
/** Create an event type: `POST /v2/event-types`. */
export const createEventType: Operation<EventTypesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types', kind: 'data', body: true, idempotent: true, version: '2024-06-14' })
/** List the event types of a user or a team: `GET /v2/event-types`. */
export const listEventTypes: Operation<EventTypesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types', kind: 'page', query: true, version: '2024-06-14' })
/** Get an event type: `GET /v2/event-types/{eventTypeId}`. */
export const getEventType: Operation<EventTypesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}', kind: 'data', version: '2024-06-14' })
/** Update an event type: `PATCH /v2/event-types/{eventTypeId}`. */
export const updateEventType: Operation<EventTypesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/event-types/{eventTypeId}', kind: 'data', body: true, version: '2024-06-14' })
/** Delete an event type: `DELETE /v2/event-types/{eventTypeId}`. */
export const deleteEventType: Operation<EventTypesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/event-types/{eventTypeId}', kind: 'data', version: '2024-06-14' })
/** Get the booking page of an event type: `GET /v2/event-types/{eventTypeId}/booking-page`. */
export const getEventTypeBookingPage: Operation<EventTypesBookingPageResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/booking-page', kind: 'data' })
/** Create a private link of an event type: `POST /v2/event-types/{eventTypeId}/private-links`. */
export const createEventTypePrivateLink: Operation<EventTypesPrivateLinksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/private-links', kind: 'data', body: true, idempotent: true })
/** List the private links of an event type: `GET /v2/event-types/{eventTypeId}/private-links`. */
export const listEventTypePrivateLinks: Operation<EventTypesPrivateLinksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/private-links', kind: 'page', query: true })
/** Update a private link of an event type: `PATCH /v2/event-types/{eventTypeId}/private-links/{linkId}`. */
export const updateEventTypePrivateLink: Operation<EventTypesPrivateLinksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/event-types/{eventTypeId}/private-links/{linkId}', kind: 'data', body: true })
/** Delete a private link of an event type: `DELETE /v2/event-types/{eventTypeId}/private-links/{linkId}`. */
export const deleteEventTypePrivateLink: Operation<EventTypesPrivateLinksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/event-types/{eventTypeId}/private-links/{linkId}', kind: 'data' })
/** Create a webhook for an event type: `POST /v2/event-types/{eventTypeId}/webhooks`. */
export const createEventTypeWebhook: Operation<EventTypesWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of an event type: `GET /v2/event-types/{eventTypeId}/webhooks`. */
export const listEventTypeWebhooks: Operation<EventTypesWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of an event type: `DELETE /v2/event-types/{eventTypeId}/webhooks`. */
export const deleteEventTypeWebhooks: Operation<EventTypesWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/event-types/{eventTypeId}/webhooks', kind: 'data' })
/** Get a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const getEventTypeWebhook: Operation<EventTypesWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of an event type: `PATCH /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const updateEventTypeWebhook: Operation<EventTypesWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of an event type: `DELETE /v2/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const deleteEventTypeWebhook: Operation<EventTypesWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries`. */
export const listEventTypeWebhookDeliveries: Operation<EventTypesWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream`. */
export const getEventTypeWebhookDeliveryStream: Operation<EventTypesWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getEventTypeWebhookDelivery: Operation<EventTypesWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listEventTypeWebhookDeliveryAttempts: Operation<EventTypesWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryEventTypeWebhookDelivery: Operation<EventTypesWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover`. */
export const recoverEventTypeWebhook: Operation<EventTypesWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getEventTypeWebhookRecover: Operation<EventTypesWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretEventTypeWebhook: Operation<EventTypesWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of an event type: `GET /v2/event-types/{eventTypeId}/webhooks/{webhookId}/stats`. */
export const getEventTypeWebhookStat: Operation<EventTypesWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of an event type: `POST /v2/event-types/{eventTypeId}/webhooks/{webhookId}/test`. */
export const testEventTypeWebhook: Operation<EventTypesWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/event-types/{eventTypeId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Get the public holidays of the caller: `GET /v2/holidays`. */
export const getHolidays: Operation<HolidaysResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/holidays', kind: 'data' })
/** Set the public holidays of the caller: `PUT /v2/holidays`. */
export const setHolidays: Operation<HolidaysResource['set']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/holidays', kind: 'data', body: true })
/** List the countries whose public holidays are known: `GET /v2/holidays/countries`. */
export const listHolidayCountries: Operation<HolidaysCountriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/holidays/countries', kind: 'data' })
/** Accept an invitation to a team: `POST /v2/invites/{token}/accept`. */
export const acceptInvite: Operation<InvitesResource['accept']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/invites/{token}/accept', kind: 'data', idempotent: true })
/** Get the profile of the caller: `GET /v2/me`. */
export const getMe: Operation<MeResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/me', kind: 'data' })
/** Update the profile of the caller: `PATCH /v2/me`. */
export const updateMe: Operation<MeResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/me', kind: 'data', body: true })
/** Export the data of the caller: `GET /v2/me/export`. */
export const exportOwnData: Operation<MeResource['export']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/me/export', kind: 'data', query: true })
/** List the apps that act for the caller: `GET /v2/me/grants`. */
export const listGrants: Operation<MeGrantsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/me/grants', kind: 'page', query: true })
/** Delete the grant of an app: `DELETE /v2/me/grants/{grantId}`. */
export const endGrant: Operation<MeResource['endGrant']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/me/grants/{grantId}', kind: 'none' })
/** List the sessions of the caller: `GET /v2/me/sessions`. */
export const listSessions: Operation<MeSessionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/me/sessions', kind: 'page', query: true })
/** Delete the other sessions of the caller: `DELETE /v2/me/sessions`. */
export const endOtherSessions: Operation<MeResource['endOtherSessions']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/me/sessions', kind: 'none' })
/** Delete a session of the caller: `DELETE /v2/me/sessions/{sessionId}`. */
export const endSession: Operation<MeResource['endSession']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/me/sessions/{sessionId}', kind: 'none' })
/** Create an OAuth client: `POST /v2/oauth-clients`. */
export const createOauthClient: Operation<OauthClientsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients', kind: 'data', body: true, idempotent: true })
/** List the OAuth clients of an organization: `GET /v2/oauth-clients`. */
export const listOauthClients: Operation<OauthClientsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients', kind: 'page', query: true })
/** Get an OAuth client: `GET /v2/oauth-clients/{clientId}`. */
export const getOauthClient: Operation<OauthClientsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}', kind: 'data' })
/** Update an OAuth client: `PATCH /v2/oauth-clients/{clientId}`. */
export const updateOauthClient: Operation<OauthClientsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/oauth-clients/{clientId}', kind: 'data', body: true })
/** Delete an OAuth client: `DELETE /v2/oauth-clients/{clientId}`. */
export const deleteOauthClient: Operation<OauthClientsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/oauth-clients/{clientId}', kind: 'data' })
/** Create a portal link for the webhooks of an OAuth client: `POST /v2/oauth-clients/{clientId}/portal-links`. */
export const createOauthClientPortalLink: Operation<OauthClientsPortalLinksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/portal-links', kind: 'data', body: true, idempotent: true })
/** List the portal links for the webhooks of an OAuth client: `GET /v2/oauth-clients/{clientId}/portal-links`. */
export const listOauthClientPortalLinks: Operation<OauthClientsPortalLinksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/portal-links', kind: 'page', query: true })
/** Delete a portal link for the webhooks of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/portal-links/{linkId}`. */
export const deleteOauthClientPortalLink: Operation<OauthClientsPortalLinksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/oauth-clients/{clientId}/portal-links/{linkId}', kind: 'data' })
/** Rotate the secret of an OAuth client: `POST /v2/oauth-clients/{clientId}/rotate-secret`. */
export const rotateOauthClientSecret: Operation<OauthClientsResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Create a managed user: `POST /v2/oauth-clients/{clientId}/users`. */
export const createOauthClientUser: Operation<OauthClientsUsersResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/users', kind: 'data', body: true, idempotent: true })
/** List the managed users of an OAuth client: `GET /v2/oauth-clients/{clientId}/users`. */
export const listOauthClientUsers: Operation<OauthClientsUsersResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/users', kind: 'page', query: true })
/** Get a managed user: `GET /v2/oauth-clients/{clientId}/users/{userId}`. */
export const getOauthClientUser: Operation<OauthClientsUsersResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/users/{userId}', kind: 'data' })
/** Update a managed user: `PATCH /v2/oauth-clients/{clientId}/users/{userId}`. */
export const updateOauthClientUser: Operation<OauthClientsUsersResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/oauth-clients/{clientId}/users/{userId}', kind: 'data', body: true })
/** Delete a managed user: `DELETE /v2/oauth-clients/{clientId}/users/{userId}`. */
export const deleteOauthClientUser: Operation<OauthClientsUsersResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/oauth-clients/{clientId}/users/{userId}', kind: 'data' })
/** Replace the tokens of a managed user: `POST /v2/oauth-clients/{clientId}/users/{userId}/force-refresh`. */
export const forceRefreshOauthClientUser: Operation<OauthClientsUsersResource['forceRefresh']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/users/{userId}/force-refresh', kind: 'data', idempotent: true })
/** Create a webhook for an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks`. */
export const createOauthClientWebhook: Operation<OauthClientsWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks`. */
export const listOauthClientWebhooks: Operation<OauthClientsWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/webhooks`. */
export const deleteOauthClientWebhooks: Operation<OauthClientsWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/oauth-clients/{clientId}/webhooks', kind: 'data' })
/** Get a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
export const getOauthClientWebhook: Operation<OauthClientsWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of an OAuth client: `PATCH /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
export const updateOauthClientWebhook: Operation<OauthClientsWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of an OAuth client: `DELETE /v2/oauth-clients/{clientId}/webhooks/{webhookId}`. */
export const deleteOauthClientWebhook: Operation<OauthClientsWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries`. */
export const listOauthClientWebhookDeliveries: Operation<OauthClientsWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/stream`. */
export const getOauthClientWebhookDeliveryStream: Operation<OauthClientsWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getOauthClientWebhookDelivery: Operation<OauthClientsWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listOauthClientWebhookDeliveryAttempts: Operation<OauthClientsWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryOauthClientWebhookDelivery: Operation<OauthClientsWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover`. */
export const recoverOauthClientWebhook: Operation<OauthClientsWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getOauthClientWebhookRecover: Operation<OauthClientsWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretOauthClientWebhook: Operation<OauthClientsWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of an OAuth client: `GET /v2/oauth-clients/{clientId}/webhooks/{webhookId}/stats`. */
export const getOauthClientWebhookStat: Operation<OauthClientsWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of an OAuth client: `POST /v2/oauth-clients/{clientId}/webhooks/{webhookId}/test`. */
export const testOauthClientWebhook: Operation<OauthClientsWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth-clients/{clientId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Refresh the tokens of a managed user: `POST /v2/oauth/{clientId}/refresh`. */
export const refreshTokens: Operation<OauthResource['refreshTokens']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/oauth/{clientId}/refresh', kind: 'data', body: true, idempotent: true })
/** Get an organization: `GET /v2/organizations/{orgId}`. */
export const getOrganization: Operation<OrganizationsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}', kind: 'data' })
/** Update an organization: `PATCH /v2/organizations/{orgId}`. */
export const updateOrganization: Operation<OrganizationsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}', kind: 'data', body: true })
/** Erase a person's data: `POST /v2/organizations/{orgId}/attendees/erase`. */
export const erasePerson: Operation<OrganizationsAttendeesResource['erase']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/attendees/erase', kind: 'none', body: true, idempotent: true })
/** Export a person's data: `POST /v2/organizations/{orgId}/attendees/export`. */
export const exportPerson: Operation<OrganizationsAttendeesResource['export']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/attendees/export', kind: 'data', body: true, idempotent: true })
/** Create an attribute: `POST /v2/organizations/{orgId}/attributes`. */
export const createOrganizationAttribute: Operation<OrganizationsAttributesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/attributes', kind: 'data', body: true, idempotent: true })
/** List the attributes of an organization: `GET /v2/organizations/{orgId}/attributes`. */
export const listOrganizationAttributes: Operation<OrganizationsAttributesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes', kind: 'page', query: true })
/** Assign an attribute option to a member: `POST /v2/organizations/{orgId}/attributes/options/{userId}`. */
export const assignAttributeOption: Operation<OrganizationsAttributesOptionsResource['assign']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/attributes/options/{userId}', kind: 'data', body: true, idempotent: true })
/** List the attribute options of a member: `GET /v2/organizations/{orgId}/attributes/options/{userId}`. */
export const listAttributeOptionsOfMember: Operation<OrganizationsAttributesOptionsResource['listOfMember']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes/options/{userId}', kind: 'page', query: true })
/** Unassign an attribute option from a member: `DELETE /v2/organizations/{orgId}/attributes/options/{userId}/{attributeOptionId}`. */
export const unassignAttributeOption: Operation<OrganizationsAttributesOptionsResource['unassign']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/attributes/options/{userId}/{attributeOptionId}', kind: 'data' })
/** List the assigned options of an attribute by its slug: `GET /v2/organizations/{orgId}/attributes/slugs/{attributeSlug}/options/assigned`. */
export const listAssignedAttributeOptionsBySlug: Operation<OrganizationsAttributesOptionsResource['listAssignedBySlug']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes/slugs/{attributeSlug}/options/assigned', kind: 'page', query: true })
/** Get an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}`. */
export const getOrganizationAttribute: Operation<OrganizationsAttributesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes/{attributeId}', kind: 'data' })
/** Update an attribute: `PATCH /v2/organizations/{orgId}/attributes/{attributeId}`. */
export const updateOrganizationAttribute: Operation<OrganizationsAttributesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/attributes/{attributeId}', kind: 'data', body: true })
/** Delete an attribute: `DELETE /v2/organizations/{orgId}/attributes/{attributeId}`. */
export const deleteOrganizationAttribute: Operation<OrganizationsAttributesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/attributes/{attributeId}', kind: 'data' })
/** Create an option of an attribute: `POST /v2/organizations/{orgId}/attributes/{attributeId}/options`. */
export const createOrganizationAttributeOption: Operation<OrganizationsAttributesOptionsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/attributes/{attributeId}/options', kind: 'data', body: true, idempotent: true })
/** List the options of an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}/options`. */
export const listOrganizationAttributeOptions: Operation<OrganizationsAttributesOptionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes/{attributeId}/options', kind: 'page', query: true })
/** List the assigned options of an attribute: `GET /v2/organizations/{orgId}/attributes/{attributeId}/options/assigned`. */
export const listAssignedAttributeOptions: Operation<OrganizationsAttributesOptionsResource['listAssigned']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/attributes/{attributeId}/options/assigned', kind: 'page', query: true })
/** Update an option of an attribute: `PATCH /v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}`. */
export const updateOrganizationAttributeOption: Operation<OrganizationsAttributesOptionsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}', kind: 'data', body: true })
/** Delete an option of an attribute: `DELETE /v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}`. */
export const deleteOrganizationAttributeOption: Operation<OrganizationsAttributesOptionsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/attributes/{attributeId}/options/{optionId}', kind: 'data' })
/** List the changes of an organization: `GET /v2/organizations/{orgId}/audit-log`. */
export const listAuditLog: Operation<OrganizationsAuditLogResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/audit-log', kind: 'page', query: true })
/** List the bookings of an organization: `GET /v2/organizations/{orgId}/bookings`. */
export const listOrganizationBookings: Operation<OrganizationsBookingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/bookings', kind: 'page', query: true })
/** Create a delegation credential: `POST /v2/organizations/{orgId}/delegation-credentials`. */
export const createOrganizationDelegationCredential: Operation<OrganizationsDelegationCredentialsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/delegation-credentials', kind: 'data', body: true, idempotent: true })
/** Update a delegation credential: `PATCH /v2/organizations/{orgId}/delegation-credentials/{credentialId}`. */
export const updateOrganizationDelegationCredential: Operation<OrganizationsDelegationCredentialsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/delegation-credentials/{credentialId}', kind: 'data', body: true })
/** Create an identity provider: `POST /v2/organizations/{orgId}/identity-providers`. */
export const createOrganizationIdentityProvider: Operation<OrganizationsIdentityProvidersResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/identity-providers', kind: 'data', body: true, idempotent: true })
/** List the identity providers of an organization: `GET /v2/organizations/{orgId}/identity-providers`. */
export const listOrganizationIdentityProviders: Operation<OrganizationsIdentityProvidersResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/identity-providers', kind: 'page', query: true })
/** Get an identity provider: `GET /v2/organizations/{orgId}/identity-providers/{providerId}`. */
export const getOrganizationIdentityProvider: Operation<OrganizationsIdentityProvidersResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/identity-providers/{providerId}', kind: 'data' })
/** Update an identity provider: `PATCH /v2/organizations/{orgId}/identity-providers/{providerId}`. */
export const updateOrganizationIdentityProvider: Operation<OrganizationsIdentityProvidersResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/identity-providers/{providerId}', kind: 'data', body: true })
/** Delete an identity provider: `DELETE /v2/organizations/{orgId}/identity-providers/{providerId}`. */
export const deleteOrganizationIdentityProvider: Operation<OrganizationsIdentityProvidersResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/identity-providers/{providerId}', kind: 'data' })
/** Verify the domains of an identity provider: `POST /v2/organizations/{orgId}/identity-providers/{providerId}/verify-domains`. */
export const createOrganizationIdentityProviderVerifyDomain: Operation<OrganizationsIdentityProvidersVerifyDomainsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/identity-providers/{providerId}/verify-domains', kind: 'data', idempotent: true })
/** Count the bookings of an organization: `GET /v2/organizations/{orgId}/insights/booking-counts`. */
export const countOrganizationBookings: Operation<OrganizationsInsightsResource['count']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/insights/booking-counts', kind: 'data', query: true })
/** Count the bookings of an organization by day: `GET /v2/organizations/{orgId}/insights/booking-counts/by-day`. */
export const countOrganizationBookingsByDay: Operation<OrganizationsInsightsResource['countByDay']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/insights/booking-counts/by-day', kind: 'page', query: true })
/** Count the bookings of an organization by event type: `GET /v2/organizations/{orgId}/insights/booking-counts/by-event-type`. */
export const countOrganizationBookingsByEventType: Operation<OrganizationsInsightsResource['countByEventType']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/insights/booking-counts/by-event-type', kind: 'page', query: true })
/** Count the bookings of an organization by host: `GET /v2/organizations/{orgId}/insights/booking-counts/by-host`. */
export const countOrganizationBookingsByHost: Operation<OrganizationsInsightsResource['countByHost']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/insights/booking-counts/by-host', kind: 'page', query: true })
/** Create a membership of an organization: `POST /v2/organizations/{orgId}/memberships`. */
export const createOrganizationMembership: Operation<OrganizationsMembershipsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/memberships', kind: 'data', body: true, idempotent: true })
/** List the memberships of an organization: `GET /v2/organizations/{orgId}/memberships`. */
export const listOrganizationMemberships: Operation<OrganizationsMembershipsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/memberships', kind: 'page', query: true })
/** Get a membership of an organization: `GET /v2/organizations/{orgId}/memberships/{membershipId}`. */
export const getOrganizationMembership: Operation<OrganizationsMembershipsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/memberships/{membershipId}', kind: 'data' })
/** Update a membership of an organization: `PATCH /v2/organizations/{orgId}/memberships/{membershipId}`. */
export const updateOrganizationMembership: Operation<OrganizationsMembershipsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/memberships/{membershipId}', kind: 'data', body: true })
/** Delete a membership of an organization: `DELETE /v2/organizations/{orgId}/memberships/{membershipId}`. */
export const deleteOrganizationMembership: Operation<OrganizationsMembershipsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/memberships/{membershipId}', kind: 'data' })
/** List the out-of-office entries of an organization: `GET /v2/organizations/{orgId}/ooo`. */
export const getOrganizationOoo: Operation<OrganizationsOooResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/ooo', kind: 'page', query: true })
/** Create a managed organization: `POST /v2/organizations/{orgId}/organizations`. */
export const createManagedOrganization: Operation<OrganizationsOrganizationsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/organizations', kind: 'data', body: true, idempotent: true })
/** List the managed organizations of an organization: `GET /v2/organizations/{orgId}/organizations`. */
export const listManagedOrganizations: Operation<OrganizationsOrganizationsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/organizations', kind: 'page', query: true })
/** Get a managed organization: `GET /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
export const getManagedOrganization: Operation<OrganizationsOrganizationsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/organizations/{managedOrganizationId}', kind: 'data' })
/** Update a managed organization: `PATCH /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
export const updateManagedOrganization: Operation<OrganizationsOrganizationsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/organizations/{managedOrganizationId}', kind: 'data', body: true })
/** Delete a managed organization: `DELETE /v2/organizations/{orgId}/organizations/{managedOrganizationId}`. */
export const deleteManagedOrganization: Operation<OrganizationsOrganizationsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/organizations/{managedOrganizationId}', kind: 'data', query: true })
/** Create a portal link for the webhooks of an organization: `POST /v2/organizations/{orgId}/portal-links`. */
export const createOrganizationPortalLink: Operation<OrganizationsPortalLinksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/portal-links', kind: 'data', body: true, idempotent: true })
/** List the portal links for the webhooks of an organization: `GET /v2/organizations/{orgId}/portal-links`. */
export const listOrganizationPortalLinks: Operation<OrganizationsPortalLinksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/portal-links', kind: 'page', query: true })
/** Delete a portal link for the webhooks of an organization: `DELETE /v2/organizations/{orgId}/portal-links/{linkId}`. */
export const deleteOrganizationPortalLink: Operation<OrganizationsPortalLinksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/portal-links/{linkId}', kind: 'data' })
/** Create a role of an organization: `POST /v2/organizations/{orgId}/roles`. */
export const createOrganizationRole: Operation<OrganizationsRolesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/roles', kind: 'data', body: true, idempotent: true })
/** List the roles of an organization: `GET /v2/organizations/{orgId}/roles`. */
export const listOrganizationRoles: Operation<OrganizationsRolesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/roles', kind: 'page', query: true })
/** Get a role of an organization: `GET /v2/organizations/{orgId}/roles/{roleId}`. */
export const getOrganizationRole: Operation<OrganizationsRolesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/roles/{roleId}', kind: 'data' })
/** Update a role of an organization: `PATCH /v2/organizations/{orgId}/roles/{roleId}`. */
export const updateOrganizationRole: Operation<OrganizationsRolesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/roles/{roleId}', kind: 'data', body: true })
/** Delete a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}`. */
export const deleteOrganizationRole: Operation<OrganizationsRolesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/roles/{roleId}', kind: 'data' })
/** Add the given permissions to a role of an organization: `POST /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
export const createOrganizationRolePermission: Operation<OrganizationsRolesPermissionsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/roles/{roleId}/permissions', kind: 'data', body: true, idempotent: true })
/** List the permissions of a role of an organization: `GET /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
export const listOrganizationRolePermissions: Operation<OrganizationsRolesPermissionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/roles/{roleId}/permissions', kind: 'data' })
/** Replace the permissions of a role of an organization: `PUT /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
export const replaceOrganizationRolePermissions: Operation<OrganizationsRolesPermissionsResource['replace']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/organizations/{orgId}/roles/{roleId}/permissions', kind: 'data', body: true })
/** Remove the given permissions from a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions`. */
export const deleteOrganizationRolePermissions: Operation<OrganizationsRolesPermissionsResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/roles/{roleId}/permissions', kind: 'none', query: true })
/** Remove a permission from a role of an organization: `DELETE /v2/organizations/{orgId}/roles/{roleId}/permissions/{permission}`. */
export const deleteOrganizationRolePermission: Operation<OrganizationsRolesPermissionsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/roles/{roleId}/permissions/{permission}', kind: 'none' })
/** List the routing forms of an organization: `GET /v2/organizations/{orgId}/routing-forms`. */
export const listOrganizationRoutingForms: Operation<OrganizationsRoutingFormsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/routing-forms', kind: 'page', query: true })
/** Create a response to a routing form of an organization: `POST /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses`. */
export const createOrganizationRoutingFormResponse: Operation<OrganizationsRoutingFormsResponsesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/routing-forms/{routingFormId}/responses', kind: 'data', body: true, query: true, idempotent: true })
/** List the responses to a routing form of an organization: `GET /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses`. */
export const listOrganizationRoutingFormResponses: Operation<OrganizationsRoutingFormsResponsesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/routing-forms/{routingFormId}/responses', kind: 'page', query: true })
/** Update a response to a routing form of an organization: `PATCH /v2/organizations/{orgId}/routing-forms/{routingFormId}/responses/{responseId}`. */
export const updateOrganizationRoutingFormResponse: Operation<OrganizationsRoutingFormsResponsesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/routing-forms/{routingFormId}/responses/{responseId}', kind: 'data', body: true })
/** List the schedules of an organization's users: `GET /v2/organizations/{orgId}/schedules`. */
export const listOrganizationSchedules: Operation<OrganizationsSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/schedules', kind: 'page', query: true })
/** Create a team of an organization: `POST /v2/organizations/{orgId}/teams`. */
export const createOrganizationTeam: Operation<OrganizationsTeamsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams', kind: 'data', body: true, idempotent: true })
/** List the teams of an organization: `GET /v2/organizations/{orgId}/teams`. */
export const listOrganizationTeams: Operation<OrganizationsTeamsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams', kind: 'page', query: true })
/** List the event types of an organization's teams: `GET /v2/organizations/{orgId}/teams/event-types`. */
export const listOrganizationEventTypes: Operation<OrganizationsEventTypesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/event-types', kind: 'page', query: true })
/** List the teams of the caller in an organization: `GET /v2/organizations/{orgId}/teams/me`. */
export const listOwnOrganizationTeams: Operation<OrganizationsTeamsResource['listOwn']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/me', kind: 'page', query: true })
/** Get a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}`. */
export const getOrganizationTeam: Operation<OrganizationsTeamsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}', kind: 'data' })
/** Update a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}`. */
export const updateOrganizationTeam: Operation<OrganizationsTeamsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}', kind: 'data', body: true })
/** Delete a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}`. */
export const deleteOrganizationTeam: Operation<OrganizationsTeamsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}', kind: 'data', query: true })
/** List the bookings of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/bookings`. */
export const listOrganizationTeamBookings: Operation<OrganizationsTeamsBookingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/bookings', kind: 'page', query: true })
/** List the references of a booking: `GET /v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references`. */
export const listOrganizationTeamBookingReferences: Operation<OrganizationsTeamsBookingsReferencesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/bookings/{bookingUid}/references', kind: 'page', query: true })
/** List the connected meeting services of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing`. */
export const listTeamConferencingApps: Operation<OrganizationsTeamsConferencingResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing', kind: 'data' })
/** Get the default meeting service of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/default`. */
export const getTeamDefaultConferencingApp: Operation<OrganizationsTeamsConferencingResource['getDefault']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/default', kind: 'data' })
/** Connect a meeting service of a team: `POST /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/connect`. */
export const connectTeamConferencingApp: Operation<OrganizationsTeamsConferencingResource['connect']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/connect', kind: 'data', idempotent: true })
/** Set the default meeting service of a team: `POST /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/default`. */
export const setTeamDefaultConferencingApp: Operation<OrganizationsTeamsConferencingResource['setDefault']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/default', kind: 'none', idempotent: true })
/** Disconnect a meeting service of a team: `DELETE /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/disconnect`. */
export const disconnectTeamConferencingApp: Operation<OrganizationsTeamsConferencingResource['disconnect']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/disconnect', kind: 'none' })
/** Get the page on which a person allows access to a meeting service of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/auth-url`. */
export const getTeamConferencingConsentPage: Operation<OrganizationsTeamsConferencingOauthAuthUrlResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/auth-url', kind: 'data', query: true })
/** Connect the meeting service of a team that a person has allowed access to: `GET /v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/callback`. */
export const connectTeamConferencingByConsent: Operation<OrganizationsResource['connectTeamConferencingByConsent']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/conferencing/{app}/oauth/callback', kind: 'none', query: true })
/** Create an event type of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types`. */
export const createOrganizationTeamEventType: Operation<OrganizationsTeamsEventTypesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types', kind: 'data', body: true, idempotent: true })
/** List the event types of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types`. */
export const listOrganizationTeamEventTypes: Operation<OrganizationsTeamsEventTypesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types', kind: 'page', query: true })
/** Get an event type of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
export const getOrganizationTeamEventType: Operation<OrganizationsTeamsEventTypesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}', kind: 'data' })
/** Update an event type of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
export const updateOrganizationTeamEventType: Operation<OrganizationsTeamsEventTypesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}', kind: 'data', body: true })
/** Delete an event type of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}`. */
export const deleteOrganizationTeamEventType: Operation<OrganizationsTeamsEventTypesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}', kind: 'data' })
/** Create a phone call for an event type of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/create-phone-call`. */
export const createOrganizationTeamEventTypeCreatePhoneCall: Operation<OrganizationsTeamsEventTypesResource['createPhoneCall']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/create-phone-call', kind: 'data', body: true, idempotent: true })
/** Create a private link of a team's event type: `POST /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links`. */
export const createOrganizationTeamEventTypePrivateLink: Operation<OrganizationsTeamsEventTypesPrivateLinksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links', kind: 'data', body: true, idempotent: true })
/** List the private links of a team's event type: `GET /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links`. */
export const listOrganizationTeamEventTypePrivateLinks: Operation<OrganizationsTeamsEventTypesPrivateLinksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links', kind: 'page', query: true })
/** Update a private link of a team's event type: `PATCH /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}`. */
export const updateOrganizationTeamEventTypePrivateLink: Operation<OrganizationsTeamsEventTypesPrivateLinksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}', kind: 'data', body: true })
/** Delete a private link of a team's event type: `DELETE /v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}`. */
export const deleteOrganizationTeamEventTypePrivateLink: Operation<OrganizationsTeamsEventTypesPrivateLinksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/event-types/{eventTypeId}/private-links/{linkId}', kind: 'data' })
/** Count the bookings of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts`. */
export const countTeamBookings: Operation<OrganizationsTeamsInsightsResource['count']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts', kind: 'data', query: true })
/** Count the bookings of a team by day: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-day`. */
export const countTeamBookingsByDay: Operation<OrganizationsTeamsInsightsResource['countByDay']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-day', kind: 'page', query: true })
/** Count the bookings of a team by event type: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-event-type`. */
export const countTeamBookingsByEventType: Operation<OrganizationsTeamsInsightsResource['countByEventType']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-event-type', kind: 'page', query: true })
/** Count the bookings of a team by host: `GET /v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-host`. */
export const countTeamBookingsByHost: Operation<OrganizationsTeamsInsightsResource['countByHost']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/insights/booking-counts/by-host', kind: 'page', query: true })
/** Create an invitation to a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/invite`. */
export const inviteOrganizationTeam: Operation<OrganizationsTeamsResource['invite']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/invite', kind: 'data', idempotent: true })
/** Create a membership of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/memberships`. */
export const createOrganizationTeamMembership: Operation<OrganizationsTeamsMembershipsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/memberships', kind: 'data', body: true, idempotent: true })
/** List the memberships of an organization's team: `GET /v2/organizations/{orgId}/teams/{teamId}/memberships`. */
export const listOrganizationTeamMemberships: Operation<OrganizationsTeamsMembershipsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/memberships', kind: 'page', query: true })
/** Get a membership of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
export const getOrganizationTeamMembership: Operation<OrganizationsTeamsMembershipsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}', kind: 'data' })
/** Update a membership of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
export const updateOrganizationTeamMembership: Operation<OrganizationsTeamsMembershipsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}', kind: 'data', body: true })
/** Delete a membership of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}`. */
export const deleteOrganizationTeamMembership: Operation<OrganizationsTeamsMembershipsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/memberships/{membershipId}', kind: 'data' })
/** Create a role of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/roles`. */
export const createOrganizationTeamRole: Operation<OrganizationsTeamsRolesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/roles', kind: 'data', body: true, idempotent: true })
/** List the roles of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles`. */
export const listOrganizationTeamRoles: Operation<OrganizationsTeamsRolesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/roles', kind: 'page', query: true })
/** Get a role of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
export const getOrganizationTeamRole: Operation<OrganizationsTeamsRolesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}', kind: 'data' })
/** Update a role of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
export const updateOrganizationTeamRole: Operation<OrganizationsTeamsRolesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}', kind: 'data', body: true })
/** Delete a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}`. */
export const deleteOrganizationTeamRole: Operation<OrganizationsTeamsRolesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}', kind: 'data' })
/** Add the given permissions to a role of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
export const createOrganizationTeamRolePermission: Operation<OrganizationsTeamsRolesPermissionsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions', kind: 'data', body: true, idempotent: true })
/** List the permissions of a role of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
export const listOrganizationTeamRolePermissions: Operation<OrganizationsTeamsRolesPermissionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions', kind: 'data' })
/** Replace the permissions of a role of a team of an organization: `PUT /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
export const replaceOrganizationTeamRolePermissions: Operation<OrganizationsTeamsRolesPermissionsResource['replace']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions', kind: 'data', body: true })
/** Remove the given permissions from a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions`. */
export const deleteOrganizationTeamRolePermissions: Operation<OrganizationsTeamsRolesPermissionsResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions', kind: 'none', query: true })
/** Remove a permission from a role of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission}`. */
export const deleteOrganizationTeamRolePermission: Operation<OrganizationsTeamsRolesPermissionsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions/{permission}', kind: 'none' })
/** Create a routing form for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/routing-forms`. */
export const createOrganizationTeamRoutingForm: Operation<OrganizationsTeamsRoutingFormsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms', kind: 'data', body: true, idempotent: true })
/** List the routing forms of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms`. */
export const listOrganizationTeamRoutingForms: Operation<OrganizationsTeamsRoutingFormsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms', kind: 'page', query: true })
/** Get a routing form of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
export const getOrganizationTeamRoutingForm: Operation<OrganizationsTeamsRoutingFormsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}', kind: 'data' })
/** Update a routing form of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
export const updateOrganizationTeamRoutingForm: Operation<OrganizationsTeamsRoutingFormsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}', kind: 'data', body: true })
/** Delete a routing form of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}`. */
export const deleteOrganizationTeamRoutingForm: Operation<OrganizationsTeamsRoutingFormsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}', kind: 'none' })
/** Create a response to a routing form of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses`. */
export const createOrganizationTeamRoutingFormResponse: Operation<OrganizationsTeamsRoutingFormsResponsesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses', kind: 'data', body: true, query: true, idempotent: true })
/** List the responses to a routing form of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses`. */
export const listOrganizationTeamRoutingFormResponses: Operation<OrganizationsTeamsRoutingFormsResponsesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses', kind: 'page', query: true })
/** Update a response to a routing form of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses/{responseId}`. */
export const updateOrganizationTeamRoutingFormResponse: Operation<OrganizationsTeamsRoutingFormsResponsesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/routing-forms/{routingFormId}/responses/{responseId}', kind: 'data', body: true })
/** List the schedules of the members of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/schedules`. */
export const listOrganizationTeamSchedules: Operation<OrganizationsTeamsSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/schedules', kind: 'page', query: true })
/** Check the connected Stripe account of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/check`. */
export const checkTeamStripe: Operation<OrganizationsTeamsStripeResource['check']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/stripe/check', kind: 'none' })
/** Get the page that connects a Stripe account of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/connect`. */
export const connectTeamStripe: Operation<OrganizationsTeamsStripeResource['connect']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/stripe/connect', kind: 'data', query: true })
/** Connect the Stripe account that a person has chosen for a team: `GET /v2/organizations/{orgId}/teams/{teamId}/stripe/save`. */
export const saveTeamStripe: Operation<OrganizationsTeamsStripeResource['save']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/stripe/save', kind: 'none', query: true })
/** List the schedules of a member of a team: `GET /v2/organizations/{orgId}/teams/{teamId}/users/{userId}/schedules`. */
export const listOrganizationTeamUserSchedules: Operation<OrganizationsTeamsUsersSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/users/{userId}/schedules', kind: 'page', query: true })
/** List the verified email addresses of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails`. */
export const listOrganizationTeamVerifiedResourceEmails: Operation<OrganizationsTeamsVerifiedResourcesEmailsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails', kind: 'page', query: true })
/** Request a verification code for the email address: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/request`. */
export const requestOrganizationTeamVerifiedResourceEmailVerificationCode: Operation<OrganizationsTeamsVerifiedResourcesEmailsVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the email address of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/verify`. */
export const verifyOrganizationTeamVerifiedResourceEmailVerificationCode: Operation<OrganizationsTeamsVerifiedResourcesEmailsVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified email address of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/{id}`. */
export const getOrganizationTeamVerifiedResourceEmail: Operation<OrganizationsTeamsVerifiedResourcesEmailsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/emails/{id}', kind: 'data' })
/** List the verified phone numbers of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones`. */
export const listOrganizationTeamVerifiedResourcePhones: Operation<OrganizationsTeamsVerifiedResourcesPhonesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones', kind: 'page', query: true })
/** Request a verification code for the phone number: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/request`. */
export const requestOrganizationTeamVerifiedResourcePhoneVerificationCode: Operation<OrganizationsTeamsVerifiedResourcesPhonesVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the phone number of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/verify`. */
export const verifyOrganizationTeamVerifiedResourcePhoneVerificationCode: Operation<OrganizationsTeamsVerifiedResourcesPhonesVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified phone number of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/{id}`. */
export const getOrganizationTeamVerifiedResourcePhone: Operation<OrganizationsTeamsVerifiedResourcesPhonesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/verified-resources/phones/{id}', kind: 'data' })
/** Create a webhook for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
export const createOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
export const listOrganizationTeamWebhooks: Operation<OrganizationsTeamsWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/webhooks`. */
export const deleteOrganizationTeamWebhooks: Operation<OrganizationsTeamsWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks', kind: 'data' })
/** Get a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
export const getOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
export const updateOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}`. */
export const deleteOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries`. */
export const listOrganizationTeamWebhookDeliveries: Operation<OrganizationsTeamsWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/stream`. */
export const getOrganizationTeamWebhookDeliveryStream: Operation<OrganizationsTeamsWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getOrganizationTeamWebhookDelivery: Operation<OrganizationsTeamsWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listOrganizationTeamWebhookDeliveryAttempts: Operation<OrganizationsTeamsWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryOrganizationTeamWebhookDelivery: Operation<OrganizationsTeamsWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover`. */
export const recoverOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getOrganizationTeamWebhookRecover: Operation<OrganizationsTeamsWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/stats`. */
export const getOrganizationTeamWebhookStat: Operation<OrganizationsTeamsWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/test`. */
export const testOrganizationTeamWebhook: Operation<OrganizationsTeamsWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Create a workflow for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/workflows`. */
export const createOrganizationTeamWorkflow: Operation<OrganizationsTeamsWorkflowsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows', kind: 'data', body: true, idempotent: true })
/** List the workflows of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows`. */
export const listOrganizationTeamWorkflows: Operation<OrganizationsTeamsWorkflowsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows', kind: 'page', query: true })
/** Create a routing form workflow for a team of an organization: `POST /v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form`. */
export const createOrganizationTeamFormWorkflow: Operation<OrganizationsTeamsFormWorkflowsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form', kind: 'data', body: true, idempotent: true })
/** List the routing form workflows of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form`. */
export const listOrganizationTeamFormWorkflows: Operation<OrganizationsTeamsFormWorkflowsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/routing-form', kind: 'page', query: true })
/** Get a workflow of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
export const getOrganizationTeamWorkflow: Operation<OrganizationsTeamsWorkflowsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}', kind: 'data' })
/** Update a workflow of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
export const updateOrganizationTeamWorkflow: Operation<OrganizationsTeamsWorkflowsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}', kind: 'data', body: true })
/** Delete a workflow of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}`. */
export const deleteOrganizationTeamWorkflow: Operation<OrganizationsTeamsWorkflowsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}', kind: 'none' })
/** List the messages of a workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/messages`. */
export const listOrganizationTeamWorkflowMessages: Operation<OrganizationsTeamsWorkflowsMessagesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/messages', kind: 'page', query: true })
/** Get the rebuild status of a workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/rebuild`. */
export const getOrganizationTeamWorkflowRebuild: Operation<OrganizationsTeamsWorkflowsRebuildResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/rebuild', kind: 'data' })
/** Get a routing form workflow of a team of an organization: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const getOrganizationTeamFormWorkflow: Operation<OrganizationsTeamsFormWorkflowsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'data' })
/** Update a routing form workflow of a team of an organization: `PATCH /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const updateOrganizationTeamFormWorkflow: Operation<OrganizationsTeamsFormWorkflowsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'data', body: true })
/** Delete a routing form workflow of a team of an organization: `DELETE /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const deleteOrganizationTeamFormWorkflow: Operation<OrganizationsTeamsFormWorkflowsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'none' })
/** List the messages of a routing form workflow: `GET /v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form/messages`. */
export const listOrganizationTeamFormWorkflowMessages: Operation<OrganizationsTeamsFormWorkflowsMessagesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/teams/{teamId}/workflows/{workflowId}/routing-form/messages', kind: 'page', query: true })
/** Create a user of an organization: `POST /v2/organizations/{orgId}/users`. */
export const createOrganizationUser: Operation<OrganizationsUsersResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/users', kind: 'data', body: true, idempotent: true })
/** List the users of an organization: `GET /v2/organizations/{orgId}/users`. */
export const listOrganizationUsers: Operation<OrganizationsUsersResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users', kind: 'page', query: true })
/** Update a user of an organization: `PATCH /v2/organizations/{orgId}/users/{userId}`. */
export const updateOrganizationUser: Operation<OrganizationsUsersResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/users/{userId}', kind: 'data', body: true })
/** Delete a user of an organization: `DELETE /v2/organizations/{orgId}/users/{userId}`. */
export const deleteOrganizationUser: Operation<OrganizationsUsersResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/users/{userId}', kind: 'data' })
/** List the bookings of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/bookings`. */
export const listOrganizationUserBookings: Operation<OrganizationsUsersBookingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/bookings', kind: 'page', query: true })
/** Get the public holidays of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/holidays`. */
export const getUserHolidays: Operation<OrganizationsUsersHolidaysResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/holidays', kind: 'data' })
/** Set the public holidays of an organization's user: `PUT /v2/organizations/{orgId}/users/{userId}/holidays`. */
export const setUserHolidays: Operation<OrganizationsUsersHolidaysResource['set']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/organizations/{orgId}/users/{userId}/holidays', kind: 'data', body: true })
/** List the out-of-office entries of a user: `GET /v2/organizations/{orgId}/users/{userId}/ooo`. */
export const getOrganizationUserOoo: Operation<OrganizationsUsersOooResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/ooo', kind: 'page', query: true })
/** Create an out-of-office entry: `POST /v2/organizations/{orgId}/users/{userId}/ooo`. */
export const createOrganizationUserOoo: Operation<OrganizationsUsersOooResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/users/{userId}/ooo', kind: 'data', body: true, idempotent: true })
/** Update an out-of-office entry: `PATCH /v2/organizations/{orgId}/users/{userId}/ooo/{oooId}`. */
export const updateOrganizationUserOoo: Operation<OrganizationsUsersOooResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/users/{userId}/ooo/{oooId}', kind: 'data', body: true })
/** Delete an out-of-office entry: `DELETE /v2/organizations/{orgId}/users/{userId}/ooo/{oooId}`. */
export const deleteOrganizationUserOoo: Operation<OrganizationsUsersOooResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/users/{userId}/ooo/{oooId}', kind: 'data' })
/** List the schedules of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/schedules`. */
export const listOrganizationUserSchedules: Operation<OrganizationsUsersSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/schedules', kind: 'page', query: true })
/** Create a schedule of an organization's user: `POST /v2/organizations/{orgId}/users/{userId}/schedules`. */
export const createOrganizationUserSchedule: Operation<OrganizationsUsersSchedulesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/users/{userId}/schedules', kind: 'data', body: true, idempotent: true })
/** Get a schedule of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
export const getOrganizationUserSchedule: Operation<OrganizationsUsersSchedulesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}', kind: 'data' })
/** Update a schedule of an organization's user: `PATCH /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
export const updateOrganizationUserSchedule: Operation<OrganizationsUsersSchedulesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}', kind: 'data', body: true })
/** Delete a schedule of an organization's user: `DELETE /v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}`. */
export const deleteOrganizationUserSchedule: Operation<OrganizationsUsersSchedulesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/users/{userId}/schedules/{scheduleId}', kind: 'none' })
/** List the travel schedules of an organization's user: `GET /v2/organizations/{orgId}/users/{userId}/travel-schedules`. */
export const listUserTravelSchedules: Operation<OrganizationsUsersTravelSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/users/{userId}/travel-schedules', kind: 'data' })
/** Set the travel schedules of an organization's user: `PUT /v2/organizations/{orgId}/users/{userId}/travel-schedules`. */
export const setUserTravelSchedules: Operation<OrganizationsUsersTravelSchedulesResource['set']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/organizations/{orgId}/users/{userId}/travel-schedules', kind: 'data', body: true })
/** Create a webhook for an organization: `POST /v2/organizations/{orgId}/webhooks`. */
export const createOrganizationWebhook: Operation<OrganizationsWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of an organization: `GET /v2/organizations/{orgId}/webhooks`. */
export const listOrganizationWebhooks: Operation<OrganizationsWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of an organization: `DELETE /v2/organizations/{orgId}/webhooks`. */
export const deleteOrganizationWebhooks: Operation<OrganizationsWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/webhooks', kind: 'data' })
/** Get a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}`. */
export const getOrganizationWebhook: Operation<OrganizationsWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of an organization: `PATCH /v2/organizations/{orgId}/webhooks/{webhookId}`. */
export const updateOrganizationWebhook: Operation<OrganizationsWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/organizations/{orgId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of an organization: `DELETE /v2/organizations/{orgId}/webhooks/{webhookId}`. */
export const deleteOrganizationWebhook: Operation<OrganizationsWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/organizations/{orgId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries`. */
export const listOrganizationWebhookDeliveries: Operation<OrganizationsWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/stream`. */
export const getOrganizationWebhookDeliveryStream: Operation<OrganizationsWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getOrganizationWebhookDelivery: Operation<OrganizationsWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listOrganizationWebhookDeliveryAttempts: Operation<OrganizationsWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryOrganizationWebhookDelivery: Operation<OrganizationsWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/recover`. */
export const recoverOrganizationWebhook: Operation<OrganizationsWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getOrganizationWebhookRecover: Operation<OrganizationsWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretOrganizationWebhook: Operation<OrganizationsWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of an organization: `GET /v2/organizations/{orgId}/webhooks/{webhookId}/stats`. */
export const getOrganizationWebhookStat: Operation<OrganizationsWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of an organization: `POST /v2/organizations/{orgId}/webhooks/{webhookId}/test`. */
export const testOrganizationWebhook: Operation<OrganizationsWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/organizations/{orgId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Receive a payment provider's webhook: `POST /v2/payments/{provider}/callback`. */
export const createPaymentCallback: Operation<PaymentsResource['callback']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/payments/{provider}/callback', kind: 'none', body: true, idempotent: true })
/** Open a portal link: `POST /v2/portal-links/{linkId}/open`. */
export const openPortalLink: Operation<PortalLinksResource['open']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/portal-links/{linkId}/open', kind: 'data', body: true, idempotent: true })
/** Get a private link with its event type: `GET /v2/private-links/{linkId}`. */
export const getPrivateLink: Operation<PrivateLinksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/private-links/{linkId}', kind: 'data' })
/** Receive a participant of a video room: `POST /v2/rooms/{bookingUid}/participants`. */
export const createRoomParticipant: Operation<RoomsParticipantsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/rooms/{bookingUid}/participants', kind: 'none', body: true, idempotent: true })
/** Receive a recording of a video room: `POST /v2/rooms/{bookingUid}/recordings`. */
export const createRoomRecording: Operation<RoomsRecordingsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/rooms/{bookingUid}/recordings', kind: 'none', body: true, idempotent: true })
/** Create a routing form for the caller: `POST /v2/routing-forms`. */
export const createRoutingForm: Operation<RoutingFormsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/routing-forms', kind: 'data', body: true, idempotent: true })
/** List the routing forms of the caller: `GET /v2/routing-forms`. */
export const listRoutingForms: Operation<RoutingFormsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/routing-forms', kind: 'page', query: true })
/** Get a routing form of the caller: `GET /v2/routing-forms/{routingFormId}`. */
export const getRoutingForm: Operation<RoutingFormsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/routing-forms/{routingFormId}', kind: 'data' })
/** Update a routing form of the caller: `PATCH /v2/routing-forms/{routingFormId}`. */
export const updateRoutingForm: Operation<RoutingFormsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/routing-forms/{routingFormId}', kind: 'data', body: true })
/** Delete a routing form of the caller: `DELETE /v2/routing-forms/{routingFormId}`. */
export const deleteRoutingForm: Operation<RoutingFormsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/routing-forms/{routingFormId}', kind: 'none' })
/** Calculate the slots of a routing form response: `POST /v2/routing-forms/{routingFormId}/calculate-slots`. */
export const calculateRoutingFormSlots: Operation<RoutingFormsResource['calculateSlots']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/routing-forms/{routingFormId}/calculate-slots', kind: 'data', body: true, query: true, idempotent: true })
/** Create a response to a routing form of the caller: `POST /v2/routing-forms/{routingFormId}/responses`. */
export const createRoutingFormResponse: Operation<RoutingFormsResponsesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/routing-forms/{routingFormId}/responses', kind: 'data', body: true, query: true, idempotent: true })
/** List the responses to a routing form of the caller: `GET /v2/routing-forms/{routingFormId}/responses`. */
export const listRoutingFormResponses: Operation<RoutingFormsResponsesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/routing-forms/{routingFormId}/responses', kind: 'page', query: true })
/** Update a response to a routing form of the caller: `PATCH /v2/routing-forms/{routingFormId}/responses/{responseId}`. */
export const updateRoutingFormResponse: Operation<RoutingFormsResponsesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/routing-forms/{routingFormId}/responses/{responseId}', kind: 'data', body: true })
/** Create a schedule: `POST /v2/schedules`. */
export const createSchedule: Operation<SchedulesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/schedules', kind: 'data', body: true, idempotent: true, version: '2024-06-14' })
/** List the schedules of the caller: `GET /v2/schedules`. */
export const listSchedules: Operation<SchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/schedules', kind: 'page', query: true, version: '2024-06-14' })
/** Get the default schedule of the caller: `GET /v2/schedules/default`. */
export const getDefaultSchedule: Operation<SchedulesResource['getDefault']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/schedules/default', kind: 'data', version: '2024-06-14' })
/** Get a schedule: `GET /v2/schedules/{scheduleId}`. */
export const getSchedule: Operation<SchedulesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/schedules/{scheduleId}', kind: 'data', version: '2024-06-14' })
/** Update a schedule: `PATCH /v2/schedules/{scheduleId}`. */
export const updateSchedule: Operation<SchedulesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/schedules/{scheduleId}', kind: 'data', body: true, version: '2024-06-14' })
/** Delete a schedule: `DELETE /v2/schedules/{scheduleId}`. */
export const deleteSchedule: Operation<SchedulesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/schedules/{scheduleId}', kind: 'none', version: '2024-06-14' })
/** Add a calendar to conflict checks: `POST /v2/selected-calendars`. */
export const createSelectedCalendar: Operation<SelectedCalendarsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/selected-calendars', kind: 'data', body: true, idempotent: true })
/** Remove a calendar from conflict checks: `DELETE /v2/selected-calendars`. */
export const deleteSelectedCalendars: Operation<SelectedCalendarsResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/selected-calendars', kind: 'data', query: true })
/** List the available slots: `GET /v2/slots`. */
export const listSlots: Operation<SlotsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/slots', kind: 'data', query: true, version: '2024-09-04' })
/**
 * List the available slots: `GET /v2/slots/available`.
 * @deprecated
 */
export const listOlderSlots: Operation<SlotsResource['listOlder']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/slots/available', kind: 'body', query: true, version: '2024-04-15' })
/** Create a slot reservation: `POST /v2/slots/reservations`. */
export const createSlotReservation: Operation<SlotsReservationsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/slots/reservations', kind: 'data', body: true, idempotent: true, version: '2024-09-04' })
/** Get a slot reservation: `GET /v2/slots/reservations/{uid}`. */
export const getSlotReservation: Operation<SlotsReservationsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/slots/reservations/{uid}', kind: 'data', version: '2024-09-04' })
/** Update a slot reservation: `PATCH /v2/slots/reservations/{uid}`. */
export const updateSlotReservation: Operation<SlotsReservationsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/slots/reservations/{uid}', kind: 'data', body: true, version: '2024-09-04' })
/** Delete a slot reservation: `DELETE /v2/slots/reservations/{uid}`. */
export const deleteSlotReservation: Operation<SlotsReservationsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/slots/reservations/{uid}', kind: 'none', version: '2024-09-04' })
/**
 * Create a slot reservation: `POST /v2/slots/reserve`.
 * @deprecated
 */
export const reserveOlderSlot: Operation<SlotsResource['reserveOlder']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/slots/reserve', kind: 'body', body: true, idempotent: true, version: '2024-04-15' })
/**
 * Delete a slot reservation: `DELETE /v2/slots/selected-slot`.
 * @deprecated
 */
export const endOlderReservation: Operation<SlotsResource['endOlderReservation']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/slots/selected-slot', kind: 'body', query: true, version: '2024-04-15' })
/** Check the connected Stripe account: `GET /v2/stripe/check`. */
export const checkStripe: Operation<StripeResource['check']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/stripe/check', kind: 'none' })
/** Get the page that connects a Stripe account: `GET /v2/stripe/connect`. */
export const connectStripe: Operation<StripeResource['connect']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/stripe/connect', kind: 'data', query: true })
/** Connect the Stripe account that a person has chosen: `GET /v2/stripe/save`. */
export const saveStripe: Operation<StripeResource['save']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/stripe/save', kind: 'none', query: true })
/** Create a team without an organization: `POST /v2/teams`. */
export const createTeam: Operation<TeamsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams', kind: 'data', body: true, idempotent: true })
/** List the teams of the caller: `GET /v2/teams`. */
export const listTeams: Operation<TeamsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams', kind: 'page', query: true })
/** Get a team: `GET /v2/teams/{teamId}`. */
export const getTeam: Operation<TeamsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}', kind: 'data' })
/** Update a team: `PATCH /v2/teams/{teamId}`. */
export const updateTeam: Operation<TeamsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}', kind: 'data', body: true })
/** Delete a team: `DELETE /v2/teams/{teamId}`. */
export const deleteTeam: Operation<TeamsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}', kind: 'data', query: true })
/** List the bookings of a team: `GET /v2/teams/{teamId}/bookings`. */
export const listTeamBookings: Operation<TeamsBookingsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/bookings', kind: 'page', query: true })
/** Create an event type of a team: `POST /v2/teams/{teamId}/event-types`. */
export const createTeamEventType: Operation<TeamsEventTypesResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types', kind: 'data', body: true, idempotent: true })
/** List the event types of a team: `GET /v2/teams/{teamId}/event-types`. */
export const listTeamEventTypes: Operation<TeamsEventTypesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types', kind: 'page', query: true })
/** Get an event type of a team: `GET /v2/teams/{teamId}/event-types/{eventTypeId}`. */
export const getTeamEventType: Operation<TeamsEventTypesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}', kind: 'data' })
/** Update an event type of a team: `PATCH /v2/teams/{teamId}/event-types/{eventTypeId}`. */
export const updateTeamEventType: Operation<TeamsEventTypesResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/event-types/{eventTypeId}', kind: 'data', body: true })
/** Delete an event type of a team: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}`. */
export const deleteTeamEventType: Operation<TeamsEventTypesResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/event-types/{eventTypeId}', kind: 'data' })
/** Create a phone call for an event type of a team: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/create-phone-call`. */
export const createTeamEventTypeCreatePhoneCall: Operation<TeamsEventTypesResource['createPhoneCall']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/create-phone-call', kind: 'data', body: true, idempotent: true })
/** Create a webhook for a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
export const createTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
export const listTeamEventTypeWebhooks: Operation<TeamsEventTypesWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of a team's event type: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks`. */
export const deleteTeamEventTypeWebhooks: Operation<TeamsEventTypesWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks', kind: 'data' })
/** Get a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const getTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of a team's event type: `PATCH /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const updateTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of a team's event type: `DELETE /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}`. */
export const deleteTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries`. */
export const listTeamEventTypeWebhookDeliveries: Operation<TeamsEventTypesWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream`. */
export const getTeamEventTypeWebhookDeliveryStream: Operation<TeamsEventTypesWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getTeamEventTypeWebhookDelivery: Operation<TeamsEventTypesWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listTeamEventTypeWebhookDeliveryAttempts: Operation<TeamsEventTypesWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryTeamEventTypeWebhookDelivery: Operation<TeamsEventTypesWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover`. */
export const recoverTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getTeamEventTypeWebhookRecover: Operation<TeamsEventTypesWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of a team's event type: `GET /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/stats`. */
export const getTeamEventTypeWebhookStat: Operation<TeamsEventTypesWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of a team's event type: `POST /v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/test`. */
export const testTeamEventTypeWebhook: Operation<TeamsEventTypesWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/event-types/{eventTypeId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Create an invitation to a team: `POST /v2/teams/{teamId}/invite`. */
export const inviteTeam: Operation<TeamsResource['invite']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/invite', kind: 'data', idempotent: true })
/** Create a membership of a team: `POST /v2/teams/{teamId}/memberships`. */
export const createTeamMembership: Operation<TeamsMembershipsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/memberships', kind: 'data', body: true, idempotent: true })
/** List the memberships of a team: `GET /v2/teams/{teamId}/memberships`. */
export const listTeamMemberships: Operation<TeamsMembershipsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/memberships', kind: 'page', query: true })
/** Get a membership of a team: `GET /v2/teams/{teamId}/memberships/{membershipId}`. */
export const getTeamMembership: Operation<TeamsMembershipsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/memberships/{membershipId}', kind: 'data' })
/** Update a membership of a team: `PATCH /v2/teams/{teamId}/memberships/{membershipId}`. */
export const updateTeamMembership: Operation<TeamsMembershipsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/memberships/{membershipId}', kind: 'data', body: true })
/** Delete a membership of a team: `DELETE /v2/teams/{teamId}/memberships/{membershipId}`. */
export const deleteTeamMembership: Operation<TeamsMembershipsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/memberships/{membershipId}', kind: 'data' })
/** List the schedules of the members of a team: `GET /v2/teams/{teamId}/schedules`. */
export const listTeamSchedules: Operation<TeamsSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/schedules', kind: 'page', query: true })
/** List the verified email addresses of a team: `GET /v2/teams/{teamId}/verified-resources/emails`. */
export const listTeamVerifiedResourceEmails: Operation<TeamsVerifiedResourcesEmailsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/verified-resources/emails', kind: 'page', query: true })
/** Request a verification code for the email address: `POST /v2/teams/{teamId}/verified-resources/emails/verification-code/request`. */
export const requestTeamVerifiedResourceEmailVerificationCode: Operation<TeamsVerifiedResourcesEmailsVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/verified-resources/emails/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the email address of a team: `POST /v2/teams/{teamId}/verified-resources/emails/verification-code/verify`. */
export const verifyTeamVerifiedResourceEmailVerificationCode: Operation<TeamsVerifiedResourcesEmailsVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/verified-resources/emails/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified email address of a team: `GET /v2/teams/{teamId}/verified-resources/emails/{id}`. */
export const getTeamVerifiedResourceEmail: Operation<TeamsVerifiedResourcesEmailsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/verified-resources/emails/{id}', kind: 'data' })
/** List the verified phone numbers of a team: `GET /v2/teams/{teamId}/verified-resources/phones`. */
export const listTeamVerifiedResourcePhones: Operation<TeamsVerifiedResourcesPhonesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/verified-resources/phones', kind: 'page', query: true })
/** Request a verification code for the phone number: `POST /v2/teams/{teamId}/verified-resources/phones/verification-code/request`. */
export const requestTeamVerifiedResourcePhoneVerificationCode: Operation<TeamsVerifiedResourcesPhonesVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/verified-resources/phones/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the phone number of a team: `POST /v2/teams/{teamId}/verified-resources/phones/verification-code/verify`. */
export const verifyTeamVerifiedResourcePhoneVerificationCode: Operation<TeamsVerifiedResourcesPhonesVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/verified-resources/phones/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified phone number of a team: `GET /v2/teams/{teamId}/verified-resources/phones/{id}`. */
export const getTeamVerifiedResourcePhone: Operation<TeamsVerifiedResourcesPhonesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/verified-resources/phones/{id}', kind: 'data' })
/** Create a webhook for a team: `POST /v2/teams/{teamId}/webhooks`. */
export const createTeamWebhook: Operation<TeamsWebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of a team: `GET /v2/teams/{teamId}/webhooks`. */
export const listTeamWebhooks: Operation<TeamsWebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks', kind: 'page', query: true })
/** Delete the webhooks of a team: `DELETE /v2/teams/{teamId}/webhooks`. */
export const deleteTeamWebhooks: Operation<TeamsWebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/webhooks', kind: 'data' })
/** Get a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}`. */
export const getTeamWebhook: Operation<TeamsWebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of a team: `PATCH /v2/teams/{teamId}/webhooks/{webhookId}`. */
export const updateTeamWebhook: Operation<TeamsWebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of a team: `DELETE /v2/teams/{teamId}/webhooks/{webhookId}`. */
export const deleteTeamWebhook: Operation<TeamsWebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries`. */
export const listTeamWebhookDeliveries: Operation<TeamsWebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/stream`. */
export const getTeamWebhookDeliveryStream: Operation<TeamsWebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getTeamWebhookDelivery: Operation<TeamsWebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listTeamWebhookDeliveryAttempts: Operation<TeamsWebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryTeamWebhookDelivery: Operation<TeamsWebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/recover`. */
export const recoverTeamWebhook: Operation<TeamsWebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}`. */
export const getTeamWebhookRecover: Operation<TeamsWebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretTeamWebhook: Operation<TeamsWebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of a team: `GET /v2/teams/{teamId}/webhooks/{webhookId}/stats`. */
export const getTeamWebhookStat: Operation<TeamsWebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of a team: `POST /v2/teams/{teamId}/webhooks/{webhookId}/test`. */
export const testTeamWebhook: Operation<TeamsWebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Create a workflow for a team: `POST /v2/teams/{teamId}/workflows`. */
export const createTeamWorkflow: Operation<TeamsWorkflowsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/workflows', kind: 'data', body: true, idempotent: true })
/** List the workflows of a team: `GET /v2/teams/{teamId}/workflows`. */
export const listTeamWorkflows: Operation<TeamsWorkflowsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows', kind: 'page', query: true })
/** Create a routing form workflow for a team: `POST /v2/teams/{teamId}/workflows/routing-form`. */
export const createTeamFormWorkflow: Operation<TeamsFormWorkflowsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/teams/{teamId}/workflows/routing-form', kind: 'data', body: true, idempotent: true })
/** List the routing form workflows of a team: `GET /v2/teams/{teamId}/workflows/routing-form`. */
export const listTeamFormWorkflows: Operation<TeamsFormWorkflowsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/routing-form', kind: 'page', query: true })
/** Get a workflow of a team: `GET /v2/teams/{teamId}/workflows/{workflowId}`. */
export const getTeamWorkflow: Operation<TeamsWorkflowsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/{workflowId}', kind: 'data' })
/** Update a workflow of a team: `PATCH /v2/teams/{teamId}/workflows/{workflowId}`. */
export const updateTeamWorkflow: Operation<TeamsWorkflowsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/workflows/{workflowId}', kind: 'data', body: true })
/** Delete a workflow of a team: `DELETE /v2/teams/{teamId}/workflows/{workflowId}`. */
export const deleteTeamWorkflow: Operation<TeamsWorkflowsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/workflows/{workflowId}', kind: 'none' })
/** List the messages of a workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/messages`. */
export const listTeamWorkflowMessages: Operation<TeamsWorkflowsMessagesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/{workflowId}/messages', kind: 'page', query: true })
/** Get the rebuild status of a workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/rebuild`. */
export const getTeamWorkflowRebuild: Operation<TeamsWorkflowsRebuildResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/{workflowId}/rebuild', kind: 'data' })
/** Get a routing form workflow of a team: `GET /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const getTeamFormWorkflow: Operation<TeamsFormWorkflowsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'data' })
/** Update a routing form workflow of a team: `PATCH /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const updateTeamFormWorkflow: Operation<TeamsFormWorkflowsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'data', body: true })
/** Delete a routing form workflow of a team: `DELETE /v2/teams/{teamId}/workflows/{workflowId}/routing-form`. */
export const deleteTeamFormWorkflow: Operation<TeamsFormWorkflowsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/teams/{teamId}/workflows/{workflowId}/routing-form', kind: 'none' })
/** List the messages of a routing form workflow: `GET /v2/teams/{teamId}/workflows/{workflowId}/routing-form/messages`. */
export const listTeamFormWorkflowMessages: Operation<TeamsFormWorkflowsMessagesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/teams/{teamId}/workflows/{workflowId}/routing-form/messages', kind: 'page', query: true })
/** List the time zones: `GET /v2/timezones`. */
export const listTimeZones: Operation<TimezonesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/timezones', kind: 'page', query: true })
/** List the travel schedules of the caller: `GET /v2/travel-schedules`. */
export const listTravelSchedules: Operation<TravelSchedulesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/travel-schedules', kind: 'data' })
/** Set the travel schedules of the caller: `PUT /v2/travel-schedules`. */
export const setTravelSchedules: Operation<TravelSchedulesResource['set']> = /* @__PURE__ */ operation({ method: 'PUT', path: '/v2/travel-schedules', kind: 'data', body: true })
/** List the verified email addresses of the caller: `GET /v2/verified-resources/emails`. */
export const listVerifiedResourceEmails: Operation<VerifiedResourcesEmailsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/verified-resources/emails', kind: 'page', query: true })
/** Request a verification code for the email address: `POST /v2/verified-resources/emails/verification-code/request`. */
export const requestVerifiedResourceEmailVerificationCode: Operation<VerifiedResourcesEmailsVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/verified-resources/emails/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the email address of the caller: `POST /v2/verified-resources/emails/verification-code/verify`. */
export const verifyVerifiedResourceEmailVerificationCode: Operation<VerifiedResourcesEmailsVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/verified-resources/emails/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified email address of the caller: `GET /v2/verified-resources/emails/{id}`. */
export const getVerifiedResourceEmail: Operation<VerifiedResourcesEmailsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/verified-resources/emails/{id}', kind: 'data' })
/** List the verified phone numbers of the caller: `GET /v2/verified-resources/phones`. */
export const listVerifiedResourcePhones: Operation<VerifiedResourcesPhonesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/verified-resources/phones', kind: 'page', query: true })
/** Request a verification code for the phone number: `POST /v2/verified-resources/phones/verification-code/request`. */
export const requestVerifiedResourcePhoneVerificationCode: Operation<VerifiedResourcesPhonesVerificationCodeResource['request']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/verified-resources/phones/verification-code/request', kind: 'none', body: true, idempotent: true })
/** Verify the phone number of the caller: `POST /v2/verified-resources/phones/verification-code/verify`. */
export const verifyVerifiedResourcePhoneVerificationCode: Operation<VerifiedResourcesPhonesVerificationCodeResource['verify']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/verified-resources/phones/verification-code/verify', kind: 'data', body: true, idempotent: true })
/** Get a verified phone number of the caller: `GET /v2/verified-resources/phones/{id}`. */
export const getVerifiedResourcePhone: Operation<VerifiedResourcesPhonesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/verified-resources/phones/{id}', kind: 'data' })
/** List the API versions: `GET /v2/versions`. */
export const listVersions: Operation<VersionsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/versions', kind: 'body' })
/** Create a webhook for the caller: `POST /v2/webhooks`. */
export const createWebhook: Operation<WebhooksResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks', kind: 'data', body: true, idempotent: true })
/** List the webhooks of the caller: `GET /v2/webhooks`. */
export const listWebhooks: Operation<WebhooksResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks', kind: 'page', query: true })
/** Delete the webhooks of the caller: `DELETE /v2/webhooks`. */
export const deleteWebhooks: Operation<WebhooksResource['deleteAll']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/webhooks', kind: 'data' })
/** Preview the payload of a webhook: `POST /v2/webhooks/preview`. */
export const previewWebhook: Operation<WebhooksResource['preview']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks/preview', kind: 'data', body: true, idempotent: true })
/** List the signing keys of webhooks: `GET /v2/webhooks/signing-keys`. */
export const listWebhookSigningKeys: Operation<WebhooksSigningKeysResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/signing-keys', kind: 'data' })
/** Get a webhook of the caller: `GET /v2/webhooks/{webhookId}`. */
export const getWebhook: Operation<WebhooksResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}', kind: 'data' })
/** Update a webhook of the caller: `PATCH /v2/webhooks/{webhookId}`. */
export const updateWebhook: Operation<WebhooksResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/webhooks/{webhookId}', kind: 'data', body: true })
/** Delete a webhook of the caller: `DELETE /v2/webhooks/{webhookId}`. */
export const deleteWebhook: Operation<WebhooksResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/webhooks/{webhookId}', kind: 'data' })
/** List the deliveries of a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries`. */
export const listWebhookDeliveries: Operation<WebhooksDeliveriesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/deliveries', kind: 'page', query: true })
/** Stream the deliveries of a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/stream`. */
export const getWebhookDeliveryStream: Operation<WebhooksDeliveriesResource['stream']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/deliveries/stream', kind: 'stream' })
/** Get a delivery to a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/{deliveryId}`. */
export const getWebhookDelivery: Operation<WebhooksDeliveriesResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/deliveries/{deliveryId}', kind: 'data' })
/** List the attempts of a delivery to a webhook of the caller: `GET /v2/webhooks/{webhookId}/deliveries/{deliveryId}/attempts`. */
export const listWebhookDeliveryAttempts: Operation<WebhooksDeliveriesAttemptsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/deliveries/{deliveryId}/attempts', kind: 'page', query: true })
/** Retry a delivery to a webhook of the caller: `POST /v2/webhooks/{webhookId}/deliveries/{deliveryId}/retry`. */
export const retryWebhookDelivery: Operation<WebhooksDeliveriesResource['retry']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks/{webhookId}/deliveries/{deliveryId}/retry', kind: 'data', idempotent: true })
/** Create a recovery job for a webhook of the caller: `POST /v2/webhooks/{webhookId}/recover`. */
export const recoverWebhook: Operation<WebhooksResource['recover']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks/{webhookId}/recover', kind: 'data', body: true, idempotent: true })
/** Get the status of a recovery job for a webhook of the caller: `GET /v2/webhooks/{webhookId}/recover/{jobId}`. */
export const getWebhookRecover: Operation<WebhooksResource['getRecovery']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/recover/{jobId}', kind: 'data' })
/** Rotate the secret of a webhook of the caller: `POST /v2/webhooks/{webhookId}/rotate-secret`. */
export const rotateSecretWebhook: Operation<WebhooksResource['rotateSecret']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks/{webhookId}/rotate-secret', kind: 'data', body: true, idempotent: true })
/** Get the statistics of a webhook of the caller: `GET /v2/webhooks/{webhookId}/stats`. */
export const getWebhookStat: Operation<WebhooksStatsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/webhooks/{webhookId}/stats', kind: 'data' })
/** Test a webhook of the caller: `POST /v2/webhooks/{webhookId}/test`. */
export const testWebhook: Operation<WebhooksResource['test']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/webhooks/{webhookId}/test', kind: 'data', body: true, idempotent: true })
/** Create a workflow for the caller: `POST /v2/workflows`. */
export const createWorkflow: Operation<WorkflowsResource['create']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/workflows', kind: 'data', body: true, idempotent: true })
/** List the workflows of the caller: `GET /v2/workflows`. */
export const listWorkflows: Operation<WorkflowsResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/workflows', kind: 'page', query: true })
/** Unsubscribe a recipient from a workflow: `POST /v2/workflows/unsubscribe`. */
export const unsubscribeFromWorkflow: Operation<WorkflowsResource['unsubscribe']> = /* @__PURE__ */ operation({ method: 'POST', path: '/v2/workflows/unsubscribe', kind: 'none', body: true, idempotent: true })
/** Get a workflow of the caller: `GET /v2/workflows/{workflowId}`. */
export const getWorkflow: Operation<WorkflowsResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/workflows/{workflowId}', kind: 'data' })
/** Update a workflow of the caller: `PATCH /v2/workflows/{workflowId}`. */
export const updateWorkflow: Operation<WorkflowsResource['update']> = /* @__PURE__ */ operation({ method: 'PATCH', path: '/v2/workflows/{workflowId}', kind: 'data', body: true })
/** Delete a workflow of the caller: `DELETE /v2/workflows/{workflowId}`. */
export const deleteWorkflow: Operation<WorkflowsResource['delete']> = /* @__PURE__ */ operation({ method: 'DELETE', path: '/v2/workflows/{workflowId}', kind: 'none' })
/** List the messages of a workflow: `GET /v2/workflows/{workflowId}/messages`. */
export const listWorkflowMessages: Operation<WorkflowsMessagesResource['list']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/workflows/{workflowId}/messages', kind: 'page', query: true })
/** Get the rebuild status of a workflow: `GET /v2/workflows/{workflowId}/rebuild`. */
export const getWorkflowRebuild: Operation<WorkflowsRebuildResource['get']> = /* @__PURE__ */ operation({ method: 'GET', path: '/v2/workflows/{workflowId}/rebuild', kind: 'data' })

/**
 * Where every property of every request has its effect: for each body or service, the files and
 * the properties that they use. Properties of nested objects have dotted paths. A file contains the
 * name of each of its properties. Instead of a file: `stored` is answered as it was given, for
 * clients; `no effect` is accepted from existing clients; `not supported` is refused with 400.
 */
export const requestProperties: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'query GET authorize': {
    'services/identity/src/domain/authorization.ts':
      'code_challenge code_challenge_method redirect_uri response_type state',
    'services/identity/src/domain/client-credentials.ts': 'client_id',
    'services/identity/src/domain/scopes.ts': 'scope',
  },
  AuthorizationDecision: {
    'services/identity/src/domain/authorization.ts':
      'code_challenge code_challenge_method redirect_uri response_type scope state',
    'services/identity/src/routes/oauth2/submit-decision.ts': 'api_key client_id decision',
  },
  'PATCH /v1/availabilities/{id}': {
    'gateway/src/versions/v1/availabilities.ts': 'date days endTime scheduleId startTime',
  },
  'query GET v1 booking-references': {
    'gateway/src/versions/v1/answers.ts': 'page take',
  },
  'POST /v1/booking-references': {
    'gateway/src/versions/v1/booking-references.ts':
      'bookingId credentialId deleted externalCalendarId meetingId meetingPassword meetingUrl thirdPartyRecurringEventId type uid',
  },
  'query GET v1 bookings': {
    'gateway/src/versions/v1/answers.ts': 'page take',
    'gateway/src/versions/v1/bookings.ts': 'attendeeEmail dateFrom dateTo order sortBy status userId',
  },
  'PATCH /v1/bookings/{id}': {
    'gateway/src/versions/v1/bookings.ts':
      'cancelledBy description end endTime rescheduledBy start startTime status title',
  },
  'POST /v1/destination-calendars': {
    'gateway/src/versions/v1/destination-calendars.ts': 'eventTypeId externalId integration userId',
    'no effect': 'bookingId',
  },
  'PATCH /v1/destination-calendars/{id}': {
    'gateway/src/versions/v1/destination-calendars.ts': 'eventTypeId externalId integration userId',
    'no effect': 'bookingId',
  },
  'query GET v1 event-types': {
    'gateway/src/versions/v1/answers.ts': 'page take',
  },
  'PATCH /v1/event-types/{id}': {
    'gateway/pages/booking-request.ts': 'successRedirectUrl',
    'gateway/pages/answers.ts': 'bookingFields.disableOnPrefill',
    'gateway/pages/components/field.tsx': 'bookingFields.placeholder',
    'gateway/src/versions/v1/event-type-body.ts':
      'afterEventBuffer beforeEventBuffer bookingFields.hidden bookingFields.label bookingFields.name bookingFields.options bookingFields.slug bookingLimits.PER_DAY bookingLimits.PER_MONTH bookingLimits.PER_WEEK bookingLimits.PER_YEAR currency description disableGuests durationLimits.PER_DAY durationLimits.PER_MONTH durationLimits.PER_WEEK durationLimits.PER_YEAR hidden hosts hosts.scheduleId locations.address locations.displayLocationPublicly locations.hostPhoneNumber locations.integration locations.link locations.phone locations.public metadata minimumBookingNotice onlyShowFirstAvailableSlot recurringEvent.interval requiresConfirmation scheduleId slotInterval slug title',
    'gateway/src/versions/v1/event-type-edit.ts':
      'assignAllTeamMembers bookingFields bookingFields.options.value bookingFields.required bookingFields.type bookingLimits durationLimits eventName hosts.isFixed hosts.userId length locations locations.type periodCountCalendarDays periodDays periodEndDate periodStartDate periodType recurringEvent recurringEvent.count recurringEvent.freq schedulingType seatsPerTimeSlot seatsShowAttendees seatsShowAvailabilityCount',
    'gateway/src/versions/v1/event-types.ts': 'position teamId',
    'no effect': 'bookingFields.options.label children',
    'not supported': 'parentId timeZone',
    'services/bookings/src/domain/payments.ts': 'price',
    'services/scheduling/src/calendars/ical/event-of.ts': 'hideCalendarNotes',
  },
  'POST /v1/hooks': {
    'gateway/src/versions/v1/hooks.ts': 'active eventTriggers payloadTemplate secret subscriberUrl',
  },
  'PATCH /v1/hooks/{id}': {
    'gateway/src/versions/v1/hooks.ts': 'active eventTriggers payloadTemplate secret subscriberUrl',
  },
  'query GET v1 slots': {
    'gateway/src/versions/2024-04-15/slots-query.ts':
      'duration eventTypeSlug orgSlug usernameList usernameList[]',
    'gateway/src/versions/v1/availabilities.ts': 'endTime startTime',
    'gateway/src/versions/v1/bookings.ts': 'timeZone',
    'gateway/src/versions/v1/destination-calendars.ts': 'eventTypeId',
  },
  ApiKey: {
    'services/identity/src/app/api-keys.ts': 'note organizationId rateLimit',
    'services/identity/src/domain/credential-lifetime.ts': 'apiKeyDaysValid apiKeyNeverExpires',
  },
  'query GET api-keys': {
    'services/identity/src/app/api-keys.ts': 'organizationId',
    'services/identity/src/routes/api-keys/list-api-keys.ts': 'skip take',
  },
  SignIn: {
    'services/identity/src/app/sign-in.ts': 'email returnTo',
  },
  SignInLink: {
    'services/identity/src/routes/sign-in/read-sign-in-link.ts': 'token',
  },
  ConfirmSignIn: {
    'services/identity/src/routes/sign-in/confirm-sign-in.ts': 'token userId',
  },
  FindSignInProvider: {
    'services/identity/src/routes/sign-in/find-sign-in-provider.ts': 'email',
  },
  BeginProviderSignIn: {
    'services/identity/src/app/provider-sign-in.ts': 'email providerId returnTo',
  },
  'query GET callback': {
    'libs/contracts/src/http/sign-in.ts': 'code error',
    'services/identity/src/app/provider-sign-in.ts': 'state',
  },
  IdentityProvider: {
    'services/identity/src/app/identity-providers.ts': 'clientId clientSecret domains issuer name',
  },
  'query GET identity-providers': {
    'services/identity/src/routes/identity-providers/list-identity-providers.ts': 'skip take',
  },
  'query GET rooms': { 'services/bookings/src/app/open-room.ts': 'hostToken' },
  'query GET sessions': {
    'services/identity/src/routes/sessions/list-sessions.ts': 'skip take',
  },
  'query GET grants': {
    'services/identity/src/routes/grants/list-grants.ts': 'skip take',
  },
  RefreshApiKey: {
    'services/identity/src/domain/credential-lifetime.ts': 'apiKeyDaysValid apiKeyNeverExpires',
  },
  'query DELETE api-keys': {
    'services/identity/src/app/api-keys.ts': 'organizationId',
  },
  RevocationRequest: {
    'no effect': 'token_type_hint',
    'services/identity/src/domain/caller.ts': 'token',
    'services/identity/src/domain/client-credentials.ts': 'client_id client_secret',
  },
  TokenRequest: {
    'services/identity/src/app/tokens.ts': 'code scope',
    'services/identity/src/routes/oauth2/issue-tokens.ts':
      'client_id client_secret code_verifier grant_type redirect_uri refresh_token',
  },
  Booking: {
    'not supported': 'routing.crmAppSlug routing.crmOwnerRecordType',
    'services/automation/src/app/form-submissions.ts': 'routing.queuedResponseId routing.responseId',
    'services/bookings/src/app/create-bookings.ts': 'reservationUid',
    'services/bookings/src/app/prepare-creation.ts':
      'allowBookingOutOfBounds emailVerificationCode organizationSlug routing.skipContactOwner',
    'services/bookings/src/domain/calendar-links.ts': 'location.link',
    'services/bookings/src/domain/change-people.ts':
      'attendee.language attendee.timeZone bookingFieldsResponses guests',
    'services/bookings/src/domain/create-booking.ts':
      'allowConflicts eventTypeId eventTypeSlug instant metadata privateLinkId recurrenceCount routing routing.teamMemberEmail routing.teamMemberIds teamSlug username',
    'services/bookings/src/domain/edit-booking.ts': 'start',
    'services/bookings/src/domain/field-responses.ts': 'attendee.phoneNumber',
    'services/bookings/src/domain/forget-person.ts': 'attendee',
    'services/bookings/src/domain/location.ts':
      'location location.address location.integration location.location location.phone location.type meetingUrl',
    'services/bookings/src/domain/reschedule-booking.ts': 'lengthInMinutes',
    'services/bookings/src/domain/title.ts': 'attendee.name',
    'services/bookings/src/domain/video-room-sessions.ts': 'attendee.email',
    'services/bookings/src/routes/bookings/create-booking.ts': 'isDryRun',
  },
  'query DELETE organizations': {
    'services/identity/src/app/settle-bookings.ts': 'cancelBookings',
  },
  'query DELETE teams': {
    'services/identity/src/app/settle-bookings.ts': 'cancelBookings',
  },
  'query GET bookings': {
    'services/bookings/src/domain/booking.ts': 'teamId',
    'services/bookings/src/domain/create-booking.ts': 'eventTypeId',
    'services/bookings/src/domain/edit-booking.ts': 'status',
    'services/bookings/src/domain/list-query.ts':
      'afterCreatedAt afterStart afterUpdatedAt attendeeEmail attendeeName beforeCreatedAt beforeEnd beforeUpdatedAt bookingUid eventTypeIds skip sortCreated sortEnd sortStart sortUpdatedAt take teamsIds userIds',
    'services/bookings/src/db/booking-lists.ts': 'search',
  },
  RequestVerificationCode: {
    'services/bookings/src/app/verification-codes.ts': 'bookingUid eventTypeId',
    'services/bookings/src/routes/bookings/request-verification-code.ts': 'email',
  },
  EditBooking: {
    'services/bookings/src/domain/edit-booking.ts': 'description end start status title',
  },
  'query GET attendees': {
    'services/bookings/src/domain/list-query.ts': 'skip take',
  },
  AddAttendee: {
    'services/bookings/src/domain/change-people.ts': 'language timeZone',
    'services/bookings/src/domain/field-responses.ts': 'phoneNumber',
    'services/bookings/src/domain/title.ts': 'name',
    'services/bookings/src/routes/attendees/visible-attendees.ts': 'email',
  },
  CancelBooking: {
    'services/bookings/src/domain/cancel-booking.ts': 'cancelSubsequentBookings cancellationReason seatUid',
  },
  'query GET conferencing-sessions': {
    'services/bookings/src/domain/list-query.ts': 'skip take',
  },
  DeclineBooking: {
    'services/bookings/src/domain/change-people.ts': 'reason',
  },
  AddGuests: {
    'services/bookings/src/domain/change-people.ts': 'guests.language guests.timeZone',
    'services/bookings/src/domain/field-responses.ts': 'guests.phoneNumber',
    'services/bookings/src/domain/title.ts': 'guests.name',
    'services/bookings/src/domain/video-room-sessions.ts': 'guests.email',
    'services/bookings/src/routes/bookings/add-guests.ts': 'guests',
  },
  ChangeLocation: {
    'services/bookings/src/domain/location.ts':
      'location.address location.integration location.link location.phone',
    'services/bookings/src/routes/bookings/change-location.ts': 'location location.location location.type',
  },
  MarkAbsent: {
    'services/bookings/src/domain/forget-person.ts': 'host',
    'services/bookings/src/domain/video-room-sessions.ts': 'attendees.email',
    'libs/contracts/src/contact.ts': 'attendees.phoneNumber',
    'services/bookings/src/routes/bookings/mark-absent.ts': 'attendees attendees.absent',
  },
  'POST /v2/bookings/{bookingUid}/mark-no-show': {
    'gateway/src/versions/2024-04-15/bookings.ts':
      'attendees attendees.email attendees.noShow attendees.phoneNumber noShowHost',
  },
  MarkPaid: {
    'services/bookings/src/domain/payments.ts': 'seatUid',
  },
  AnswerBooking: {
    'services/bookings/src/app/answer-request.ts': 'answer reason token',
  },
  RefundBooking: {
    'services/bookings/src/domain/refunds.ts': 'amount reason seatUid',
  },
  AcceptBooking: {
    'services/bookings/src/app/instant-requests.ts': 'token',
  },
  RateBooking: {
    'services/bookings/src/routes/bookings/rate-booking.ts': 'rating',
  },
  ReassignBooking: {
    'services/bookings/src/app/reassign-booking.ts': 'reason',
  },
  'query GET recordings': {
    'services/bookings/src/domain/list-query.ts': 'skip take',
  },
  'query GET references': {
    'services/bookings/src/app/create-reference.ts': 'type',
    'services/bookings/src/db/references-repository.ts': 'skip take',
  },
  Reference: {
    'services/bookings/src/app/create-reference.ts': 'meetingPassword type',
    'services/bookings/src/db/references-repository.ts': 'deleted uid',
    'services/bookings/src/present/reference.ts':
      'credentialId externalCalendarId meetingId meetingUrl thirdPartyRecurringEventId',
  },
  RescheduleBooking: {
    'services/bookings/src/app/reschedule-booking.ts': 'emailVerificationCode',
    'services/bookings/src/domain/reschedule-booking.ts': 'rescheduledBy reschedulingReason seatUid start',
    'services/bookings/src/routes/bookings/reschedule-booking.ts': 'isDryRun',
  },
  'query GET transcripts': {
    'services/bookings/src/domain/list-query.ts': 'skip take',
  },
  'query GET busy-times': {
    'services/scheduling/src/app/announce.ts': 'credentialId',
    'services/scheduling/src/domain/connected-calendar.ts': 'externalId',
    'services/scheduling/src/routes/calendars/list-busy-times.ts': 'dateFrom dateTo loggedInUsersTz timeZone',
  },
  SaveIcsFeeds: {
    'no effect': 'readOnly',
    'services/scheduling/src/routes/calendars/save-ics-feeds.ts': 'urls',
  },
  'query GET connect': {
    'services/bookings/src/app/connect-stripe.ts': 'onErrorReturnTo returnTo',
    'services/scheduling/src/routes/calendars/get-connection-form.ts': 'isDryRun redir',
  },
  'query POST push': {
    'services/scheduling/src/routes/calendars/take-calendar-push.ts': 'validationToken',
  },
  'query GET save': {
    'services/scheduling/src/app/consent.ts': 'code error state',
  },
  'query GET auth-url': {
    'services/scheduling/src/routes/conferencing/get-consent-page.ts': 'onErrorReturnTo returnTo',
  },
  CalendarCredentials: {
    'services/scheduling/src/calendars/caldav.ts': 'password url username',
  },
  CalendarSettings: {
    'services/scheduling/src/app/calendar-settings.ts': 'id whenChanged whenUnreachable',
  },
  DisconnectCalendar: {
    'services/scheduling/src/routes/calendars/disconnect-calendar.ts': 'id',
  },
  CalendarEvent: {
    'services/scheduling/src/app/calendar-events.ts': 'end.timeZone start.timeZone',
    'services/scheduling/src/calendars/ical/calendar-event.ts':
      'attendees attendees.name attendees.optional attendees.responseStatus description end.time start start.time status title',
    'services/scheduling/src/calendars/ical/event-of.ts': 'attendees.email',
    'services/scheduling/src/db/calendar-events-repository.ts': 'end',
    'no effect': 'attendees.host attendees.self',
  },
  SetDestinationCalendar: {
    'services/scheduling/src/domain/event-type-input.ts': 'integration',
    'services/scheduling/src/guards/require-calendar.ts': 'delegationCredentialId',
    'services/scheduling/src/present/event-type.ts': 'externalId',
  },
  'event types': {
    'gateway/pages/booking-request.ts': 'successRedirectUrl',
    'gateway/pages/answers.ts': 'bookingFields.disableOnPrefill',
    'gateway/pages/components/field.tsx': 'bookingFields.placeholder',
    'gateway/pages/booking-state.ts':
      'allowReschedulingPastBookings disableRescheduling disableRescheduling.disabled disableRescheduling.minutesBefore',
    'gateway/pages/picker/use-picker.ts': 'bookerLayouts bookerLayouts.defaultLayout',
    'gateway/pages/picker/choices.tsx': 'bookerLayouts.enabledLayouts',
    'libs/contracts/src/booking-limits.ts':
      'bookingLimitsCount.day bookingLimitsCount.month bookingLimitsCount.week bookingLimitsCount.year bookingLimitsDuration.day bookingLimitsDuration.month bookingLimitsDuration.week bookingLimitsDuration.year',
    'libs/contracts/src/organizer-address.ts': 'hideOrganizerEmail',
    'not supported':
      'svcVideoSettings.disableRecordingForGuests svcVideoSettings.disableRecordingForOrganizer svcVideoSettings.disableTranscriptionForGuests svcVideoSettings.disableTranscriptionForOrganizer svcVideoSettings.enableAutomaticRecordingForOrganizer svcVideoSettings.enableAutomaticTranscription svcVideoSettings.redirectUrlOnExit svcVideoSettings.sendTranscriptionEmails useDestinationCalendarEmail',
    'services/automation/src/domain/mail-readers.ts':
      'emailSettings emailSettings.disableEmailsToAttendees emailSettings.disableEmailsToHosts',
    'services/bookings/src/app/claim-time.ts': 'bookerActiveBookingsLimit.maximumActiveBookings',
    'services/bookings/src/app/prepare-creation.ts': 'requiresBookerEmailVerification',
    'services/bookings/src/domain/booking.ts': 'seats.showAttendeeInfo',
    'services/bookings/src/domain/cancel-booking.ts': 'disableCancelling disableCancelling.disabled',
    'services/bookings/src/domain/create-booking.ts': 'interfaceLanguage',
    'libs/messages/src/translated.ts': 'translations translations.language translations.title',
    'gateway/pages/client.ts': 'translations.description',
    'services/bookings/src/domain/limits.ts': 'bookerActiveBookingsLimit.offerReschedule',
    'services/bookings/src/domain/payments.ts': 'price',
    'services/scheduling/src/app/check-booking.ts': 'allowReschedulingCancelledBookings',
    'services/scheduling/src/app/event-types.ts': 'destinationCalendar',
    'services/scheduling/src/app/team-event-types.ts': 'hosts hosts.userId',
    'services/scheduling/src/calendars/ical/event-of.ts': 'hideCalendarEventDetails hideCalendarNotes',
    'services/scheduling/src/db/event-types-repository.ts': 'confirmationPolicy.noticeThreshold.count',
    'services/scheduling/src/db/hosts-repository.ts': 'position',
    'services/scheduling/src/domain/bookable-event-type.ts':
      'afterEventBuffer beforeEventBuffer bookerActiveBookingsLimit currency customName description disableGuests recurrence requiresConfirmation rescheduleWithSameRoundRobinHost schedulingType seats seats.seatsPerTimeSlot',
    'services/scheduling/src/domain/booking-fields.ts': 'bookingFields.label',
    'services/scheduling/src/domain/booking-window.ts': 'bookingWindow.rolling',
    'services/scheduling/src/domain/confirmation-policy.ts':
      'confirmationPolicy.blockUnconfirmedBookingsInBooker confirmationPolicy.noticeThreshold confirmationPolicy.noticeThreshold.unit',
    'services/scheduling/src/domain/event-type-input.ts':
      'bookerActiveBookingsLimit.disabled bookingFields bookingFields.required bookingFields.slug bookingFields.type bookingLimitsCount.disabled bookingLimitsDuration.disabled bookingWindow bookingWindow.disabled bookingWindow.type bookingWindow.value confirmationPolicy confirmationPolicy.disabled confirmationPolicy.type destinationCalendar.integration locations locations.address locations.integration locations.link locations.phone locations.public locations.type recurrence.disabled refundPolicy refundPolicy.hours refundPolicy.type seats.disabled slug svcVideoSettings',
    'services/scheduling/src/domain/event-type.ts':
      'assignAllTeamMembers bookingFields.hidden bookingRequiresAuthentication hidden hosts.scheduleId lengthInMinutes lengthInMinutesOptions metadata minimumBookingNotice offsetStart onlyShowFirstAvailableSlot scheduleId showOptimizedSlots slotInterval title',
    'services/scheduling/src/domain/occurrences.ts': 'recurrence.interval recurrence.occurrences',
    'services/scheduling/src/domain/slots/starts.ts': 'recurrence.frequency',
    'services/scheduling/src/present/event-type.ts':
      'bookingLimitsCount bookingLimitsDuration destinationCalendar.externalId seats.showAvailabilityCount',
    'services/scheduling/src/present/team-event-types.ts':
      'hosts.groupId hosts.mandatory hosts.priority hosts.weight',
    'services/scheduling/src/routes/event-types/get-booking-page.ts':
      'color color.darkThemeHex color.lightThemeHex embedOrigins lockTimeZoneToggleOnBookingPage',
    'services/scheduling/src/routes/team-event-types/delete-team-event-type.ts': 'bookingFields.options',
  },
  'query GET event-types': {
    'services/scheduling/src/app/team-event-types.ts': 'username',
    'services/scheduling/src/db/event-types-repository.ts': 'search skip take',
    'services/scheduling/src/present/event-type.ts': 'sortCreatedAt',
    'services/scheduling/src/present/team-event-types.ts': 'hostsLimit',
    'services/scheduling/src/routes/event-types/list-event-types.ts':
      'eventSlug eventTypeSlug orgId orgSlug teamSlug usernames',
  },
  PrivateLink: {
    'services/scheduling/src/domain/private-link.ts': 'expiresAt maxUsageCount',
  },
  'query GET private-links': {
    'services/scheduling/src/db/private-links-repository.ts': 'skip take',
  },
  Webhook: {
    'services/webhook-delivery/src/domain/delivery-classes.ts': 'active',
    'services/webhook-delivery/src/domain/no-show-event.ts': 'subscriberUrl timeUnit triggers',
    'services/webhook-delivery/src/domain/other-events.ts': 'time',
    'services/webhook-delivery/src/domain/sample-booking.ts': 'version',
    'services/webhook-delivery/src/domain/signature.ts': 'secret',
    'services/webhook-delivery/src/domain/template.ts': 'payloadTemplate',
    'services/webhook-delivery/src/domain/webhook.ts': 'ordered rateLimit',
  },
  'query GET webhooks': {
    'services/webhook-delivery/src/app/deliveries.ts': 'skip take',
  },
  'query GET deliveries': {
    'services/webhook-delivery/src/app/deliveries.ts': 'since skip take',
    'services/webhook-delivery/src/db/deliveries-repository.ts': 'bookingUid status text trigger',
  },
  'query GET attempts': {
    'services/webhook-delivery/src/db/attempts-repository.ts': 'skip take',
  },
  RecoverWebhook: {
    'services/webhook-delivery/src/domain/receiver-health.ts': 'since until',
  },
  TestWebhook: {
    'services/webhook-delivery/src/routes/webhooks/test-webhook.ts': 'triggerEvent',
  },
  PreviewWebhook: {
    'services/webhook-delivery/src/routes/webhooks/preview-webhook.ts': 'payloadTemplate triggerEvent',
  },
  RotateSecret: {
    'services/webhook-delivery/src/routes/webhooks/rotate-secret.ts': 'secret',
  },
  PortalLink: {
    'services/identity/src/app/portal-links.ts': 'access embedOrigins expiresInMinutes',
  },
  'query GET portal-links': {
    'services/identity/src/db/portal-link-repository.ts': 'skip take',
  },
  OpenPortalLink: {
    'services/identity/src/app/portal-links.ts': 'token',
  },
  ManagedUser: {
    'services/identity/src/app/managed-users.ts':
      'avatarUrl bio locale metadata timeFormat timeZone weekStart',
    'services/identity/src/domain/managed-user.ts': 'email name',
    'services/identity/src/routes/managed-users/create-managed-user.ts': 'defaultScheduleId',
  },
  OAuthClient: {
    'services/identity/src/app/oauth-clients.ts': 'clientType name permissions',
    'services/identity/src/domain/oauth-client.ts':
      'bookingCancelRedirectUri bookingRedirectUri bookingRescheduleRedirectUri redirectUris',
    'services/identity/src/present/oauth-client.ts':
      'areCalendarEventsEnabled areDefaultEventTypesEnabled areEmailsEnabled embedOrigins',
    'services/identity/src/routes/oauth2/get-oauth2-client.ts': 'logo',
  },
  'query GET oauth-clients': {
    'services/identity/src/db/oauth-client-repository.ts': 'skip take',
  },
  RotateClientSecret: {
    'services/identity/src/routes/oauth-clients/rotate-client-secret.ts': 'endOlderNow',
  },
  'query GET users': {
    'services/identity/src/db/assignment-repository.ts': 'assignedOptionIds',
    'services/identity/src/db/member-list-repository.ts': 'attributeQueryOperator search',
    'services/identity/src/db/user-repository.ts': 'emails limit offset take',
    'services/identity/src/domain/role.ts': 'teamIds',
    'services/identity/src/routes/organization-users/list-organization-users.ts': 'skip',
  },
  RefreshTokens: {
    'services/identity/src/routes/managed-users/refresh-managed-user-tokens.ts': 'refreshToken',
  },
  Organization: {
    'services/identity/src/app/managed-organizations.ts': 'name',
    'services/identity/src/app/organization-users.ts': 'brandColor darkBrandColor theme weekStart',
    'services/identity/src/present/organization.ts': 'bannerUrl logoUrl',
  },
  ErasePerson: {
    'services/identity/src/app/erase-person.ts': 'email phoneNumber',
  },
  Attribute: {
    'services/identity/src/app/attributes.ts':
      'enabled options options.slug options.value slug type usersCanEditRelation',
    'services/identity/src/db/member-attributes.ts': 'name',
  },
  'query GET attributes': {
    'services/identity/src/db/attribute-option-repository.ts': 'skip take',
  },
  AssignOption: {
    'services/identity/src/db/attribute-option-repository.ts': 'attributeId',
    'services/identity/src/routes/attributes/assign-option.ts': 'value',
    'services/identity/src/routes/attributes/unassign-option.ts': 'attributeOptionId',
  },
  'query GET options': {
    'services/identity/src/db/attribute-option-repository.ts': 'skip take',
  },
  'query GET assigned': {
    'services/identity/src/db/assignment-repository.ts': 'assignedOptionIds',
    'services/identity/src/domain/role.ts': 'teamIds',
    'services/identity/src/routes/attributes/list-assigned-options.ts': 'skip take',
  },
  AttributeOption: {
    'services/identity/src/db/attribute-option-repository.ts': 'slug value',
  },
  Membership: {
    'services/identity/src/app/memberships.ts': 'accepted customRoleId role userId',
    stored: 'disableImpersonation',
  },
  'query GET memberships': {
    'services/identity/src/routes/memberships/list-organization-memberships.ts': 'skip take',
    'services/identity/src/routes/memberships/list-team-memberships.ts': 'emails',
  },
  SetHolidays: {
    'services/scheduling/src/app/holidays.ts': 'countryCode regionCode workedHolidayIds',
  },
  SetTravelSchedules: {
    'services/scheduling/src/domain/travel-schedule.ts':
      'travelSchedules travelSchedules.endDate travelSchedules.startDate travelSchedules.timeZone',
  },
  'query GET ooo': {
    'services/scheduling/src/db/out-of-office-repository.ts': 'sortEnd sortStart',
    'services/scheduling/src/db/schedules-repository.ts': 'skip take',
    'services/scheduling/src/domain/booking-fields.ts': 'email',
  },
  ManagedOrganization: {
    'services/identity/src/app/managed-organizations.ts': 'metadata name slug',
    'services/identity/src/domain/credential-lifetime.ts': 'apiKeyDaysValid apiKeyNeverExpires',
  },
  'query GET organizations': {
    'services/identity/src/app/managed-organizations.ts': 'slug',
    'services/identity/src/db/team-list-repository.ts': 'metadataKey metadataValue',
    'services/identity/src/routes/memberships/list-organization-memberships.ts': 'skip take',
  },
  'POST /v2/organizations/{orgId}/roles': {
    'services/identity/src/app/roles.ts': 'description',
    'services/identity/src/domain/role.ts': 'name permissions',
    stored: 'color',
  },
  'query GET roles': {
    'services/identity/src/db/role-repository.ts': 'skip take',
  },
  'PATCH /v2/organizations/{orgId}/roles/{roleId}': {
    'services/identity/src/app/roles.ts': 'description',
    'services/identity/src/domain/role.ts': 'name permissions',
    stored: 'color',
  },
  'POST /v2/organizations/{orgId}/roles/{roleId}/permissions': {
    'services/identity/src/routes/roles/add-role-permissions.ts': 'permissions',
  },
  'PUT /v2/organizations/{orgId}/roles/{roleId}/permissions': {
    'services/identity/src/routes/roles/add-role-permissions.ts': 'permissions',
  },
  'query DELETE permissions': {
    'services/identity/src/routes/roles/add-role-permissions.ts': 'permissions',
  },
  'query GET routing-forms': {
    'services/automation/src/app/form-submissions.ts': 'routedToBookingUid',
    'services/automation/src/db/form-lists.ts':
      'afterCreatedAt afterUpdatedAt beforeCreatedAt beforeUpdatedAt sortCreatedAt sortUpdatedAt',
    'services/automation/src/routes/routing-forms/list-forms.ts': 'skip take',
    'services/automation/src/db/form-repository.ts': 'teamIds',
  },
  'query POST responses': {
    'services/automation/src/app/form-responses.ts':
      'bookingUidToReschedule duration end format start timeZone',
    'services/automation/src/routes/routing-forms/create-response.ts': 'queueResponse',
  },
  FormAnswers: {},
  'query GET responses': {
    'services/automation/src/db/form-lists.ts':
      'afterCreatedAt afterUpdatedAt beforeCreatedAt beforeUpdatedAt sortCreatedAt sortUpdatedAt',
    'services/automation/src/db/form-responses.ts': 'routedToBookingUid skip take',
  },
  FormResponse: {
    'services/automation/src/app/form-responses.ts': 'response',
  },
  'query GET schedules': {
    'services/scheduling/src/db/schedules-repository.ts': 'skip take',
    'services/scheduling/src/routes/schedules/list-team-schedules.ts': 'eventTypeId',
  },
  Team: {
    'libs/contracts/src/team-limits.ts': 'bookingLimits includeManagedEventsInLimits',
    'not supported': 'hideBookATeamMember isPrivate',
    'services/identity/src/app/organization-users.ts': 'brandColor darkBrandColor theme',
    'services/identity/src/app/teams.ts': 'autoAcceptCreator metadata name slug timeZone weekStart',
    'services/identity/src/domain/profile.ts': 'bio timeFormat',
    'services/identity/src/present/organization.ts': 'bannerUrl logoUrl',
    stored: 'appIconLogo appLogo hideBranding svcVideoLogo',
  },
  'query GET teams': {
    'services/identity/src/db/team-list-repository.ts': 'search skip take',
  },
  'query GET me': {
    'services/identity/src/db/assignment-repository.ts': 'skip take',
    'services/identity/src/db/team-list-repository.ts': 'search',
  },
  'POST /v2/organizations/{orgId}/teams/{teamId}/roles': {
    'services/identity/src/domain/role.ts': 'name permissions',
    'services/identity/src/routes/memberships/list-organization-team-memberships.ts': 'description',
    stored: 'color',
  },
  'PATCH /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}': {
    'services/identity/src/domain/role.ts': 'name permissions',
    'services/identity/src/routes/memberships/list-organization-team-memberships.ts': 'description',
    stored: 'color',
  },
  'POST /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions': {
    'services/identity/src/routes/roles/add-role-permissions.ts': 'permissions',
  },
  'PUT /v2/organizations/{orgId}/teams/{teamId}/roles/{roleId}/permissions': {
    'services/identity/src/routes/roles/add-role-permissions.ts': 'permissions',
  },
  RoutingForm: {
    'services/automation/src/app/routing-forms.ts':
      'description disabled fields fields.id fields.options.id fields.type name routes routes.action.type routes.conditions routes.id',
    'services/automation/src/domain/form-answers.ts':
      'fields.identifier fields.label fields.options.label routes.action.value routes.conditions.operator routes.conditions.value routes.memberConditions.fieldId routes.memberConditions.value',
    'services/automation/src/domain/form-definition.ts':
      'fields.required routes.action routes.conditions.fieldId routes.memberConditions',
    'services/automation/src/guards/own-references.ts': 'routes.memberConditions.attributeId',
    'services/identity/src/domain/member-matches.ts': 'routes.memberConditions.operator',
    'services/automation/src/routes/routing-forms/create-response.ts':
      'fields.options routes.action.eventTypeId',
  },
  'query GET emails': {
    'services/automation/src/db/message-repository.ts': 'skip take',
  },
  RequestEmailCode: {
    'services/automation/src/routes/verified-resources/request-code.ts': 'email',
  },
  VerifyEmail: {
    'services/automation/src/domain/booking-mail.ts': 'email',
    'services/automation/src/routes/verified-resources/verify-code.ts': 'code',
  },
  'query GET phones': {
    'services/automation/src/db/message-repository.ts': 'skip take',
  },
  RequestPhoneCode: {
    'services/automation/src/routes/verified-resources/request-code.ts': 'phone',
  },
  VerifyPhone: {
    'services/automation/src/domain/form-answers.ts': 'phone',
    'services/automation/src/routes/verified-resources/verify-code.ts': 'code',
  },
  UnsubscribeFromWorkflow: {
    'services/automation/src/routes/workflows/unsubscribe-from-workflow.ts': 'token',
  },
  Workflow: {
    'services/automation/src/app/plan-workflows.ts': 'trigger.offset.unit',
    'services/automation/src/app/workflows.ts': 'activation',
    'services/automation/src/db/workflow-changes.ts': 'steps.phoneRequired steps.stepNumber',
    'services/automation/src/domain/workflow-messages.ts':
      'steps.includeCalendarEvent steps.message.html steps.message.subject steps.message.text steps.recipient steps.sender steps.template',
    'services/automation/src/domain/workflow-recipients.ts': 'name trigger.offset.value',
    'services/automation/src/domain/workflow-rules.ts':
      'steps steps.action steps.id steps.message steps.verifiedEmailId steps.verifiedPhoneId trigger trigger.offset trigger.type',
    'services/automation/src/present/workflows.ts':
      'activation.activeOnEventTypeIds activation.isActiveOnAllEventTypes',
  },
  'query GET workflows': {
    'services/automation/src/db/workflow-repository.ts': 'skip take',
  },
  FormWorkflow: {
    'services/automation/src/app/plan-workflows.ts': 'trigger.offset.unit',
    'services/automation/src/app/workflows.ts': 'activation',
    'services/automation/src/db/form-repository.ts': 'activation.activeOnRoutingFormIds',
    'services/automation/src/db/workflow-changes.ts': 'steps.phoneRequired steps.stepNumber',
    'services/automation/src/domain/form-answers.ts': 'steps.id trigger.offset.value trigger.type',
    'services/automation/src/domain/form-messages.ts':
      'name steps.message.subject steps.message.text steps.sender steps.template',
    'services/automation/src/domain/workflow-messages.ts':
      'steps.includeCalendarEvent steps.message.html steps.recipient',
    'services/automation/src/domain/workflow-rules.ts':
      'steps steps.action steps.message steps.verifiedEmailId steps.verifiedPhoneId trigger trigger.offset',
    'services/automation/src/present/workflows.ts': 'activation.isActiveOnAllRoutingForms',
  },
  'query GET routing-form': {
    'services/automation/src/routes/routing-forms/list-forms.ts': 'skip take',
  },
  'query GET messages': {
    'services/automation/src/db/message-repository.ts': 'skip take',
    'services/automation/src/domain/workflow-messages.ts': 'status',
  },
  OrganizationUser: {
    'not supported': 'defaultScheduleId',
    'services/identity/src/app/organization-users.ts':
      'allowDynamicBooking autoAccept avatarUrl bio brandColor darkBrandColor email locale metadata name organizationRole theme timeFormat timeZone username weekday',
    stored: 'appTheme hideBranding',
  },
  OutOfOffice: {
    'services/scheduling/src/domain/out-of-office.ts': 'end notes reason start toUserId',
  },
  Schedule: {
    'services/scheduling/src/domain/schedule.ts':
      'availability availability.days availability.endTime availability.startTime isDefault name overrides overrides.date overrides.endTime overrides.startTime timeZone',
  },
  'POST /v2/payments/{provider}/callback': {},
  RoomVisit: {
    'services/bookings/src/domain/video-room-sessions.ts': 'at email event',
  },
  RoomRecordingInput: {
    'services/bookings/src/app/video-rooms.ts': 'downloadUrl transcriptUrl',
    'services/bookings/src/db/rooms-repository.ts': 'shareToken startedAt',
    'services/bookings/src/domain/video-room-sessions.ts': 'duration',
    'services/bookings/src/domain/video-room-signature.ts': 'id',
  },
  'query POST calculate-slots': {
    'services/automation/src/app/form-responses.ts': 'bookingUidToReschedule',
    'services/scheduling/src/domain/slot-query.ts': 'format',
    'services/automation/src/domain/invitation.ts': 'end start',
    'services/automation/src/domain/offsets.ts': 'duration',
    'services/automation/src/domain/series.ts': 'timeZone',
  },
  DelegationCredential: {
    'services/scheduling/src/app/delegation-credentials.ts':
      'domain enabled serviceAccountKey workspacePlatformSlug',
    'services/scheduling/src/calendars/oauth/delegation.ts':
      'serviceAccountKey.client_email serviceAccountKey.client_id serviceAccountKey.private_key serviceAccountKey.tenant_id',
  },
  SelectCalendar: {
    'services/scheduling/src/guards/require-calendar.ts': 'delegationCredentialId',
    'services/scheduling/src/routes/calendars/select-calendar.ts': 'credentialId externalId integration',
  },
  'query DELETE selected-calendars': {
    'services/scheduling/src/domain/connected-calendar.ts': 'externalId integration',
    'services/scheduling/src/guards/require-calendar.ts': 'delegationCredentialId',
    'services/scheduling/src/routes/calendars/deselect-calendar.ts': 'credentialId',
  },
  'query GET slots': {
    'services/scheduling/src/db/teams-repository.ts': 'teamSlug',
    'services/scheduling/src/domain/booking-url.ts': 'organizationSlug username',
    'services/scheduling/src/domain/slot-query.ts': 'format',
    'services/scheduling/src/domain/slots/list-slots.ts': 'duration',
    'services/scheduling/src/domain/slots/spans.ts': 'end start',
    'services/scheduling/src/domain/slots/working-hours.ts': 'timeZone',
    'services/scheduling/src/guards/require-bookable.ts': 'eventTypeSlug usernames',
    'services/scheduling/src/routes/slots/list-slots.ts':
      'bookingUidToReschedule eventTypeId routedTeamMemberIds',
  },
  'query GET available': {
    'gateway/src/versions/2024-04-15/bookings.ts': 'rescheduleUid',
    'gateway/src/versions/2024-04-15/create-booking.ts': 'eventTypeSlug timeZone',
    'gateway/src/versions/2024-04-15/older-schedule.ts': 'endTime startTime',
    'gateway/src/versions/2024-04-15/slot-reservations.ts': 'eventTypeId',
    'gateway/src/versions/2024-04-15/slots-query.ts': 'duration orgSlug usernameList usernameList[]',
    'gateway/src/versions/2024-04-15/slots.ts': 'slotFormat',
  },
  ReserveSlot: {
    'services/bookings/src/app/reservations.ts': 'reservationDuration slotDuration timeZone',
    'services/bookings/src/routes/reservations/reserve-span.ts': 'eventTypeId slotStart',
  },
  'POST /v2/slots/reserve': {
    'gateway/src/versions/2024-04-15/slot-reservations.ts': 'eventTypeId slotUtcEndDate slotUtcStartDate',
    'no effect': 'bookingUid',
  },
  'query DELETE selected-slot': {
    'gateway/src/versions/2024-04-15/slot-reservations.ts': 'uid',
  },
  'query GET timezones': {
    'services/scheduling/src/routes/slots/list-time-zones.ts': 'search skip take',
  },
  'query GET audit-log': {
    'services/identity/src/db/audit-repository.ts': 'action after before skip subjectId take userId',
  },
  ReportWrongAssignment: {
    'libs/contracts/src/events/bookings.ts': 'additionalNotes correctAssignee',
  },
  'query GET export': { 'services/identity/src/app/export-person.ts': 'cursor take' },
  ExportPerson: {
    'libs/contracts/src/contact.ts': 'phoneNumber',
    'services/identity/src/app/export-person.ts': 'cursor email take',
  },
  PhoneCall: {
    'no effect': 'calApiKey',
    'services/automation/src/domain/phone-call.ts':
      'beginMessage enabled generalPrompt guestCompany guestEmail guestName numberToCall schedulerName templateType yourPhoneNumber',
  },
  'query GET booking-counts': {
    'services/automation/src/guards/require-insights.ts': 'eventTypeId teamId userId',
    'services/automation/src/domain/insight-days.ts': 'end start timeZone',
  },
  'query GET by-day': {
    'services/automation/src/guards/require-insights.ts': 'eventTypeId teamId userId',
    'services/automation/src/domain/insight-days.ts': 'end start timeZone',
    'services/automation/src/routes/insights/count-by-day.ts': 'skip take',
  },
  'query GET by-event-type': {
    'services/automation/src/guards/require-insights.ts': 'eventTypeId teamId userId',
    'services/automation/src/domain/insight-days.ts': 'end start timeZone',
    'services/automation/src/routes/insights/count-by-event-type.ts': 'skip take',
  },
  'query GET by-host': {
    'services/automation/src/guards/require-insights.ts': 'eventTypeId teamId userId',
    'services/automation/src/domain/insight-days.ts': 'end start timeZone',
    'services/automation/src/routes/insights/count-by-host.ts': 'skip take',
  },
}

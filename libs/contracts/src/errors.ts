import { oauthErrors } from './oauth-errors.ts'

/** Fallback code of each status: one per status (docs/domain.md#errors). */
export const statusCodes = {
  400: 'BadRequestException',
  401: 'UnauthorizedException',
  403: 'ForbiddenException',
  404: 'NotFoundException',
  405: 'MethodNotAllowedException',
  409: 'ConflictException',
  413: 'PayloadTooLargeException',
  415: 'UnsupportedMediaTypeException',
  422: 'UnprocessableEntityException',
  429: 'ThrottlerException',
  500: 'InternalServerErrorException',
  502: 'BadGatewayException',
  503: 'ServiceUnavailableException',
  504: 'GatewayTimeoutException',
} as const

/**
 * The error catalogue: the status of each named error and the text that a client may show. A
 * message given to DomainError replaces the text.
 */
export const errorCatalogue = {
  ...(Object.fromEntries(
    Object.entries(statusCodes).map(([status, code]) => [code, { status: Number(status), text: '' }]),
  ) as {
    [Code in (typeof statusCodes)[keyof typeof statusCodes]]: {
      status: number
      text: string
    }
  }),
  TokenExpiredException: { status: 401, text: 'The access token has expired.' },
  insufficient_scope: { status: 403, text: 'The credential lacks a scope that this operation needs.' },
  slot_taken: {
    status: 409,
    text: 'The host is already booked or held at this time.',
  },
  start_in_past: { status: 400, text: 'The start is in the past.' },
  outside_notice: {
    status: 400,
    text: 'The start is sooner than the minimum booking notice allows.',
  },
  outside_window: {
    status: 400,
    text: 'The start is outside the booking window.',
  },
  outside_schedule: {
    status: 400,
    text: 'The host is not available at this time.',
  },
  length_not_allowed: {
    status: 400,
    text: 'The event type does not allow this length.',
  },
  booking_not_found: { status: 404, text: 'Booking not found.' },
  booking_already_cancelled: {
    status: 400,
    text: 'The booking is already cancelled.',
  },
  booking_already_rescheduled: {
    status: 400,
    text: 'The booking has already been rescheduled.',
  },
  booking_already_accepted: {
    status: 400,
    text: 'The booking is already accepted.',
  },
  booking_not_pending: {
    status: 400,
    text: 'Only a pending booking can be confirmed or declined.',
  },
  booking_not_accepted: { status: 400, text: 'The booking has not been accepted.' },
  booking_already_paid: { status: 400, text: 'The booking is already paid.' },
  booking_without_price: { status: 400, text: 'This booking is free.' },
  payment_not_found: { status: 404, text: 'Payment not found.' },
  booking_not_paid: { status: 400, text: 'Nothing is paid that could be refunded.' },
  booking_already_refunded: { status: 400, text: 'The whole payment is refunded already.' },
  booking_refunded: { status: 400, text: 'A booking whose payment went back cannot be rescheduled.' },
  payment_by_hand: { status: 400, text: 'The booking is paid directly to its organizer.' },
  stripe_not_available: { status: 400, text: 'This installation connects no Stripe accounts.' },
  stripe_not_connected: { status: 404, text: 'No Stripe account is connected.' },
  stripe_failing: { status: 400, text: 'The Stripe account cannot be used.' },
  booking_already_rejected: { status: 400, text: 'The booking was declined.' },
  room_not_found: { status: 404, text: 'The booking has no built-in video room.' },
  room_not_open: { status: 400, text: 'The video room opens 15 minutes before the booking starts.' },
  seat_not_found: { status: 404, text: 'Seat not found.' },
  booking_ended: { status: 400, text: 'The booking has ended.' },
  booking_not_started: {
    status: 400,
    text: 'The booking has not started yet.',
  },
  booking_field_invalid: {
    status: 400,
    text: 'A booking field is missing or invalid.',
  },
  guests_already_attending: {
    status: 400,
    text: 'All of these guests already attend.',
  },
  guests_not_allowed: {
    status: 400,
    text: 'The event type does not allow guests.',
  },
  email_verification_required: {
    status: 400,
    text: 'This event type requires a verified email address.',
  },
  invalid_verification_code: {
    status: 400,
    text: 'The verification code is wrong or has expired.',
  },
  phone_calls_not_configured: {
    status: 400,
    text: 'This installation has no provider of phone calls.',
  },
  unsubscribe_link_invalid: { status: 400, text: 'The link to end these mails is invalid.' },
  accept_link_invalid: {
    status: 400,
    text: 'The link to accept or decline the booking is invalid or has expired.',
  },
  booking_full: { status: 409, text: 'All seats of this booking are taken.' },
  already_attending: { status: 409, text: 'This email already has a seat in this booking.' },
  booking_limit_reached: {
    status: 400,
    text: 'The event type accepts no more bookings in this period.',
  },
  active_bookings_limit_reached: {
    status: 400,
    text: 'This email has reached the maximum of upcoming bookings of the event type.',
  },
  cancelling_disabled: { status: 400, text: 'Bookings of this event type cannot be cancelled.' },
  reservation_expired: { status: 400, text: 'The reservation has expired or holds another slot.' },
  reservation_not_found: { status: 404, text: 'Reservation not found.' },
  calendar_feed_not_found: { status: 404, text: 'Calendar feed not found.' },
  reference_not_found: { status: 404, text: 'Booking reference not found.' },
  attendee_not_found: { status: 404, text: 'Attendee not found.' },
  booking_not_reassignable: {
    status: 400,
    text: 'Only a round-robin booking can be reassigned to another host.',
  },
  private_link_not_found: { status: 404, text: 'Private link not found.' },
  private_link_expired: { status: 400, text: 'The private link has expired.' },
  event_type_not_found: { status: 404, text: 'Event type not found.' },
  event_type_has_bookings: {
    status: 409,
    text: 'The event type has future bookings; cancel them first.',
  },
  owner_has_bookings: {
    status: 409,
    text: 'There are future bookings; cancel them first, or add cancelBookings=true.',
  },
  slug_taken: { status: 409, text: 'The slug is already taken.' },
  calendar_not_connected: { status: 404, text: 'This calendar is not connected.' },
  conferencing_not_connected: { status: 400, text: 'This meeting service is not connected.' },
  conferencing_not_available: {
    status: 400,
    text: 'The operator of this installation has not set up this meeting service.',
  },
  conferencing_failing: { status: 400, text: 'The meeting service cannot be used.' },
  google_calendar_not_connected: {
    status: 400,
    text: 'Google Meet needs a Google calendar. Connect one first.',
  },
  calendar_not_found: { status: 404, text: 'Calendar not found.' },
  calendar_event_not_found: { status: 404, text: 'Calendar event not found.' },
  calendar_failing: { status: 400, text: 'The calendar cannot be read.' },
  calendar_busy: { status: 400, text: 'The host is busy at this time in another calendar.' },
  delegation_credential_not_found: { status: 404, text: 'Delegation credential not found.' },
  delegation_credential_exists: {
    status: 409,
    text: 'The organization has a delegation credential of this provider for the domain.',
  },
  destination_calendar_not_found: { status: 404, text: 'Destination calendar not found.' },
  availability_not_found: { status: 404, text: 'Availability not found.' },
  schedule_not_found: { status: 404, text: 'Schedule not found.' },
  out_of_office_not_found: { status: 404, text: 'Out-of-office entry not found.' },
  out_of_office_exists: { status: 409, text: 'There is already an out-of-office entry for these days.' },
  last_schedule: { status: 400, text: 'The last schedule cannot be deleted.' },
  webhook_not_found: { status: 404, text: 'Webhook not found.' },
  webhook_template_invalid: {
    status: 400,
    text: 'payloadTemplate is not a valid template.',
  },
  webhook_url_taken: { status: 409, text: 'A webhook with this subscriberUrl already exists.' },
  delivery_not_found: { status: 404, text: 'Delivery not found.' },
  recovery_not_found: { status: 404, text: 'Recovery not found.' },
  subscriber_url_refused: {
    status: 400,
    text: 'subscriberUrl is an address to which webhooks cannot be sent.',
  },
  verified_resource_not_found: { status: 404, text: 'Verified resource not found.' },
  routing_form_not_found: { status: 404, text: 'Routing form not found.' },
  routing_form_response_not_found: { status: 404, text: 'Response not found.' },
  routing_form_disabled: { status: 400, text: 'The routing form accepts no responses.' },
  workflow_not_found: { status: 404, text: 'Workflow not found.' },
  team_not_found: { status: 404, text: 'Team not found.' },
  organization_not_found: { status: 404, text: 'Organization not found.' },
  membership_not_found: { status: 404, text: 'Membership not found.' },
  invite_not_found: { status: 404, text: 'The invitation is unknown or has expired.' },
  already_member: { status: 409, text: 'The user is already a member.' },
  last_owner: { status: 409, text: 'The last owner can neither leave nor be demoted.' },
  attribute_not_found: { status: 404, text: 'Attribute not found.' },
  attribute_option_not_found: { status: 404, text: 'Attribute option not found.' },
  attribute_assignment_not_found: { status: 404, text: 'The member does not have this option.' },
  attribute_already_assigned: { status: 409, text: 'The member already has this option.' },
  role_not_found: { status: 404, text: 'Role not found.' },
  role_name_taken: { status: 409, text: 'A role with this name already exists.' },
  system_role: { status: 400, text: 'A built-in role can be neither changed nor deleted.' },
  identity_provider_not_found: { status: 404, text: 'Identity provider not found.' },
  identity_provider_failing: { status: 400, text: 'The identity provider cannot be used.' },
  domain_taken: { status: 409, text: 'The domain is verified for another identity provider.' },
  invalid_sign_in_link: {
    status: 400,
    text: 'The link is not valid, was used before or has expired. Ask for another one.',
  },
  sign_in_other_browser: {
    status: 403,
    text: 'The link is valid only in the browser in which it was asked for. Open it there, or ask for another one here.',
  },
  foreign_origin: {
    status: 403,
    text: 'A call with the cookies of this site must come from a page of this site.',
  },
  session_not_found: { status: 404, text: 'Session not found.' },
  portal_link_not_found: { status: 404, text: 'Portal link not found.' },
  invalid_portal_link: { status: 400, text: 'The portal link is unknown, was revoked or is over.' },
  grant_not_found: { status: 404, text: 'Grant not found.' },
  api_key_not_found: { status: 404, text: 'API key not found.' },
  oauth_client_not_found: { status: 404, text: 'OAuth client not found.' },
  ...oauthErrors,
  user_not_found: { status: 404, text: 'User not found.' },
  email_taken: { status: 409, text: 'The email address is already taken.' },
  username_taken: { status: 409, text: 'The username is already taken.' },
  idempotency_key_reused: {
    status: 422,
    text: 'The Idempotency-Key was used with another request.',
  },
  idempotency_key_in_flight: {
    status: 409,
    text: 'A request with this Idempotency-Key is still running.',
  },
} as const satisfies Record<string, { status: number; text: string }>

export type ErrorCode = keyof typeof errorCatalogue

/** An invalid field of a request: its dotted JSON path (`attendee.timeZone`) and the problem. */
export interface FieldError {
  path: string
  message: string
}

/**
 * A business error; the error handler turns it into the error envelope. `cause` is only for the
 * log.
 */
export class DomainError extends Error {
  readonly code: ErrorCode
  readonly details: { errors: FieldError[] } | Record<string, unknown> | undefined
  /** Seconds, for a Retry-After header. */
  readonly retryAfter: number | undefined

  constructor(
    code: ErrorCode,
    message?: string,
    options: {
      details?: DomainError['details']
      retryAfter?: number
      cause?: unknown
    } = {},
  ) {
    super(message ?? (errorCatalogue[code].text || code), {
      cause: options.cause,
    })
    this.name = 'DomainError'
    this.code = code
    this.details = options.details
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errorCatalogue[this.code].status
  }
}

/** The body of every failure of every v2 route. */
export interface ErrorBody {
  status: 'error'
  /** ISO 8601 UTC with milliseconds. */
  timestamp: string
  /** The request's path with its query. */
  path: string
  error: { code: string; message: string; details?: unknown }
}

/**
 * Returns the 400 error that names each invalid field; its message joins them into a readable
 * sentence.
 */
export function badRequest(...errors: FieldError[]): DomainError {
  const sentence = errors.map(({ path, message }) => (path ? `${path} ${message}` : message)).join(', ')
  return new DomainError('BadRequestException', sentence, {
    details: { errors },
  })
}

import { oauthErrors } from './oauth-errors.ts'

/** Fallback code of each status: one class name per status (docs/domain.md#errors). */
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
 * The error catalogue: every rule that has a name of its own -> its status and the text a client may show.
 * A message given at the throw replaces the text.
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
  start_in_past: { status: 400, text: 'The start lies in the past.' },
  outside_notice: {
    status: 400,
    text: 'The start is sooner than the minimum booking notice allows.',
  },
  outside_window: {
    status: 400,
    text: 'The start lies outside the booking window.',
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
    text: 'The booking is cancelled already.',
  },
  booking_already_rescheduled: {
    status: 400,
    text: 'The booking has been rescheduled already.',
  },
  booking_already_accepted: {
    status: 400,
    text: 'The booking is accepted already.',
  },
  booking_not_pending: {
    status: 400,
    text: 'Only a pending booking can be confirmed or declined.',
  },
  booking_not_accepted: { status: 400, text: 'The booking has not been accepted.' },
  booking_already_paid: { status: 400, text: 'The booking is paid already.' },
  booking_without_price: { status: 400, text: 'Nothing is asked for this booking.' },
  payment_not_found: { status: 404, text: 'Payment not found.' },
  payment_by_hand: { status: 400, text: 'The booking is paid to its organizer.' },
  booking_already_rejected: { status: 400, text: 'The booking was declined.' },
  room_not_found: { status: 404, text: 'The booking has no room of the built-in video.' },
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
    text: 'All of these guests attend already.',
  },
  guests_not_allowed: {
    status: 400,
    text: 'The event type does not take guests.',
  },
  email_verification_required: {
    status: 400,
    text: 'This event type needs a verified email address.',
  },
  invalid_verification_code: {
    status: 400,
    text: 'The verification code is wrong or has expired.',
  },
  booking_full: { status: 409, text: 'All seats of this booking are taken.' },
  already_attending: { status: 409, text: 'This email has a seat of this booking already.' },
  booking_limit_reached: {
    status: 400,
    text: 'The event type takes no more bookings in this period.',
  },
  active_bookings_limit_reached: {
    status: 400,
    text: 'This email has as many bookings to come as the event type allows.',
  },
  cancelling_disabled: { status: 400, text: 'Bookings of this event type cannot be cancelled.' },
  reservation_expired: { status: 400, text: 'The reservation is over, or holds another slot.' },
  reservation_not_found: { status: 404, text: 'Reservation not found.' },
  reference_not_found: { status: 404, text: 'Booking reference not found.' },
  attendee_not_found: { status: 404, text: 'Attendee not found.' },
  booking_not_reassignable: {
    status: 400,
    text: 'Only a booking of a round robin can have another host.',
  },
  private_link_not_found: { status: 404, text: 'Private link not found.' },
  private_link_expired: { status: 400, text: 'The private link has expired.' },
  event_type_not_found: { status: 404, text: 'Event type not found.' },
  event_type_has_bookings: {
    status: 409,
    text: 'The event type has future bookings; cancel them first.',
  },
  slug_taken: { status: 409, text: 'The slug is taken already.' },
  calendar_not_connected: { status: 404, text: 'This calendar is not connected.' },
  calendar_not_found: { status: 404, text: 'Calendar not found.' },
  calendar_event_not_found: { status: 404, text: 'Calendar event not found.' },
  calendar_failing: { status: 400, text: 'The calendar cannot be read.' },
  calendar_busy: { status: 400, text: 'The host is busy at this time in another calendar.' },
  destination_calendar_not_found: { status: 404, text: 'Destination calendar not found.' },
  availability_not_found: { status: 404, text: 'Availability not found.' },
  schedule_not_found: { status: 404, text: 'Schedule not found.' },
  out_of_office_not_found: { status: 404, text: 'Out-of-office entry not found.' },
  out_of_office_exists: { status: 409, text: 'There is an out-of-office entry for these days already.' },
  last_schedule: { status: 400, text: 'The last schedule cannot be deleted.' },
  webhook_not_found: { status: 404, text: 'Webhook not found.' },
  webhook_template_invalid: {
    status: 400,
    text: 'payloadTemplate is not a valid template.',
  },
  webhook_url_taken: { status: 409, text: 'A webhook with this subscriberUrl exists already.' },
  delivery_not_found: { status: 404, text: 'Delivery not found.' },
  recovery_not_found: { status: 404, text: 'Recovery not found.' },
  subscriber_url_refused: {
    status: 400,
    text: 'subscriberUrl is not an address that webhooks may reach.',
  },
  verified_resource_not_found: { status: 404, text: 'Verified resource not found.' },
  routing_form_not_found: { status: 404, text: 'Routing form not found.' },
  routing_form_response_not_found: { status: 404, text: 'Response not found.' },
  routing_form_disabled: { status: 400, text: 'The routing form takes no responses.' },
  workflow_not_found: { status: 404, text: 'Workflow not found.' },
  team_not_found: { status: 404, text: 'Team not found.' },
  organization_not_found: { status: 404, text: 'Organization not found.' },
  membership_not_found: { status: 404, text: 'Membership not found.' },
  invite_not_found: { status: 404, text: 'The invitation is unknown or has expired.' },
  already_member: { status: 409, text: 'The user is a member already.' },
  last_owner: { status: 409, text: 'The last owner can neither leave nor become anything less.' },
  attribute_not_found: { status: 404, text: 'Attribute not found.' },
  attribute_option_not_found: { status: 404, text: 'Attribute option not found.' },
  attribute_assignment_not_found: { status: 404, text: 'The member does not have this option.' },
  attribute_already_assigned: { status: 409, text: 'The member has this option already.' },
  role_not_found: { status: 404, text: 'Role not found.' },
  role_name_taken: { status: 409, text: 'A role has this name already.' },
  system_role: { status: 400, text: 'A built-in role can be neither changed nor deleted.' },
  api_key_not_found: { status: 404, text: 'API key not found.' },
  oauth_client_not_found: { status: 404, text: 'OAuth client not found.' },
  ...oauthErrors,
  user_not_found: { status: 404, text: 'User not found.' },
  email_taken: { status: 409, text: 'The email address is taken already.' },
  username_taken: { status: 409, text: 'The username is taken already.' },
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

/** One bad field of a request: JSON path in dots (`attendee.timeZone`), and what is wrong. */
export interface FieldError {
  path: string
  message: string
}

/** What a rule throws; the error handler turns it into the error envelope. `cause` is for the log alone. */
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

/** @returns the 400 that names each bad field, with the readable joined sentence as its message */
export function badRequest(...errors: FieldError[]): DomainError {
  const sentence = errors.map(({ path, message }) => (path ? `${path} ${message}` : message)).join(', ')
  return new DomainError('BadRequestException', sentence, {
    details: { errors },
  })
}

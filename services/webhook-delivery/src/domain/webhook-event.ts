import type {
  AssignmentReport,
  AttendeeSnapshot,
  BookingChangeFor,
  BookingSnapshot,
  Contact,
  DomainEvent,
  PaymentSnapshot,
  TriggerOf,
  WebhookTrigger,
} from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import type { Envelope } from './template.ts'

/** The owner of a webhook; `id` is a text, because an OAuth client has no number. */
export interface WebhookOwner {
  kind: 'event-type' | 'user' | 'team' | 'organization' | 'oauth-client'
  id: string
  /** 0: no organization. A user has separate webhooks in each organization. */
  organizationId: number
}

/** An event as webhooks get it. */
export interface WebhookEvent {
  /** UUIDv7; the key of all deliveries of the event. */
  id: string
  trigger: WebhookTrigger | 'PING'
  /** When it happened. */
  at: Date
  /** 0: no organization. */
  organizationId: number
  eventTypeId?: number
  /** The organizer of a personal event type, or the user whom the event concerns. */
  userId?: number
  teamId?: number
  /** For an event about a person: all teams of that person, with their organization or 0. */
  teams?: readonly { id: number; organizationId: number }[]
  /** The OAuth client that manages the event type's owner. */
  clientId?: string
  /** The managed event type of a copy; `teamId` is then the team of the managed event type. */
  parent?: { eventTypeId: number; organizationId: number }
  bookingUid?: string
  /** The only webhook that gets the event, because it concerns that webhook. */
  webhookId?: number
  payload: Record<string, unknown>
  /** W3C traceparent that its deliveries continue. */
  traceparent?: string
}

/**
 * Returns the owners whose webhooks get the event (docs/domain.md#which-webhooks-an-event-reaches).
 * A copy's user may be of another organization than the team of the managed event type.
 */
export function ownersOf(event: Omit<WebhookEvent, 'id' | 'trigger' | 'at' | 'payload'>): WebhookOwner[] {
  const { eventTypeId, userId, teamId, teams = [], organizationId, clientId, parent } = event
  const above = parent?.organizationId ?? organizationId
  type Owner = [WebhookOwner['kind'], string | number | undefined, organizationId: number]
  const owners: Owner[] = [
    ['event-type', eventTypeId, organizationId],
    ['user', userId, organizationId],
    ['oauth-client', clientId, organizationId],
    ['organization', organizationId || undefined, organizationId],
    ['event-type', parent?.eventTypeId, above],
    ['team', teamId, above],
    ...teams.map((team): Owner => ['team', team.id, team.organizationId]),
    ['organization', above || undefined, above],
  ]
  return owners.flatMap(([kind, id, organizationId]) =>
    id === undefined ? [] : { kind, id: `${id}`, organizationId },
  )
}

/**
 * Returns the default body of a webhook event, before any template
 * (docs/domain.md#webhook-payload).
 */
export function envelopeOf({ trigger, at, payload }: WebhookEvent): Envelope {
  return { triggerEvent: trigger, createdAt: at.toISOString(), payload }
}

/** The data of all `bookings.booking.*` events. */
export interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  changed?: readonly { email: string; absent: boolean }[]
  payment?: PaymentSnapshot
  report?: AssignmentReport
  /** In a seated booking: the seat that the event concerns. */
  seat?: AttendeeSnapshot
  /** The event of another occurrence of the series covers this one. */
  alongSeries?: boolean
}

/** The changes of a booking, by the last part of the event names. */
export type BookingChange = BookingChangeFor<'webhook-delivery'>

/**
 * Returns the webhook event of a booking's change (docs/domain.md#triggers).
 * @returns undefined when the change fires no trigger
 */
export function webhookEventOf(
  change: BookingChange,
  event: DomainEvent<BookingEventData>,
): WebhookEvent | undefined {
  const { booking } = event.data
  const fired = triggerOf(change, event.data)
  const { id, time, traceparent } = event
  const trace = traceparent !== undefined && { traceparent }
  return fired && { ...fired, ...commonFields(booking), id, at: new Date(time), ...trace }
}

/** Returns the MEETING_STARTED or MEETING_ENDED event of a booking. */
export function meetingEvent(
  trigger: 'MEETING_STARTED' | 'MEETING_ENDED',
  booking: BookingSnapshot,
  scheduledTime: Date,
  event: { id: string; at: Date },
): WebhookEvent {
  const payload = { ...bookingPayload(booking), scheduledTime: scheduledTime.toISOString() }
  return { trigger, payload, ...commonFields(booking), ...event }
}

/** Returns the owners of an event: a team's booking does not concern its hosts' own webhooks. */
export const commonFields = ({ eventType, hosts, uid }: BookingSnapshot) => ({
  organizationId: eventType.organizationId,
  eventTypeId: eventType.id,
  ...(eventType.teamId === null
    ? { userId: hosts[0]?.id ?? eventType.ownerId }
    : { teamId: eventType.teamId }),
  ...(eventType.parent && {
    teamId: eventType.parent.teamId,
    parent: { eventTypeId: eventType.parent.id, organizationId: eventType.parent.organizationId },
  }),
  ...(eventType.clientId !== undefined && { clientId: eventType.clientId }),
  bookingUid: uid,
})

function triggerOf(
  change: BookingChange,
  { booking, previous, changed = [], seat, payment, report, alongSeries = false }: BookingEventData,
): { trigger: TriggerOf<`bookings.booking.${BookingChange}`>; payload: WebhookEvent['payload'] } | undefined {
  const payload = bookingPayload(seat ? ofSeat(booking, seat) : booking)
  switch (change) {
    case 'created':
    case 'confirmed':
      return { trigger: 'BOOKING_CREATED', payload }
    case 'seat-booked': {
      const withAllAttendees = { ...payload, attendees: bookingPayload(booking).attendees }
      return {
        trigger: booking.status === 'pending' ? 'BOOKING_REQUESTED' : 'BOOKING_CREATED',
        payload: withAllAttendees,
      }
    }
    case 'requested':
      return { trigger: 'BOOKING_REQUESTED', payload }
    case 'instant-requested':
      return { trigger: 'INSTANT_MEETING', payload: instant(booking) }
    case 'rescheduled':
    case 'seat-moved': {
      const reason = { rescheduleReason: booking.reschedulingReason ?? '' }
      return {
        trigger: booking.status === 'accepted' ? 'BOOKING_RESCHEDULED' : 'BOOKING_REQUESTED',
        payload: { ...payload, ...reason, ...moved(booking, previous) },
      }
    }
    case 'cancelled':
    case 'seat-cancelled': {
      if (alongSeries) return undefined
      const { cancellationReason = '', cancelledByEmail = '' } = booking
      const status = 'CANCELLED'
      return {
        trigger: 'BOOKING_CANCELLED',
        payload: { ...payload, status, cancellationReason, cancelledBy: cancelledByEmail },
      }
    }
    case 'rejected':
      if (alongSeries) return undefined
      return {
        trigger: 'BOOKING_REJECTED',
        payload: { ...payload, rejectionReason: booking.rejectionReason ?? '' },
      }
    case 'payment-initiated':
    case 'paid':
      return alongSeries || !payment ? undefined : paymentEvent(change, payload, payment)
    case 'absence-marked':
      return changed.length > 0
        ? { trigger: 'BOOKING_NO_SHOW_UPDATED', payload: absence(booking, changed) }
        : undefined
    case 'assignment-reported':
      return report && { trigger: 'WRONG_ASSIGNMENT_REPORT', payload: { ...payload, ...report } }
    default:
      return undefined
  }
}

/** Returns a seated booking with only one seat's attendee and that attendee's answers. */
const ofSeat = (booking: BookingSnapshot, seat: AttendeeSnapshot): BookingSnapshot => ({
  ...booking,
  attendees: [seat],
  ...(booking.location === '' &&
    typeof seat.bookingFieldsResponses?.location === 'string' && {
      location: seat.bookingFieldsResponses.location,
    }),
  bookingFieldsResponses: { ...seat.bookingFieldsResponses, email: seat.email },
  metadata: seat.metadata ?? {},
})

/** The browser notification of an instant booking for its hosts. */
const instant = (booking: BookingSnapshot) => ({
  title: booking.title,
  body: `${booking.attendees[0]?.name ?? ''} is waiting`,
  icon: '',
  url: booking.meetingUrl ?? '',
  actions: [{ action: 'confirm', title: 'Confirm', type: 'button', image: '' }],
  requireInteraction: true,
  type: 'INSTANT_MEETING',
  bookingUid: booking.uid,
})

/** The replaced booking: its id, uid and times. */
function moved(booking: BookingSnapshot, previous: BookingEventData['previous']) {
  return {
    ...(previous && {
      rescheduleId: previous.id,
      rescheduleUid: previous.uid,
      rescheduleStartTime: new Date(previous.start).toISOString(),
      rescheduleEndTime: new Date(previous.end).toISOString(),
    }),
    rescheduledBy: booking.rescheduledByEmail ?? '',
  }
}

function absence(booking: BookingSnapshot, changed: readonly (Contact & { absent: boolean })[]) {
  const attendees = changed.map(({ absent, ...contact }) => ({ ...contact, noShow: absent }))
  const message = attendees
    .map(
      ({ email, phoneNumber, noShow }) =>
        `${email || phoneNumber} ${noShow ? 'did not show up' : 'showed up'}`,
    )
    .join(', ')
  return { message, attendees, bookingUid: booking.uid, bookingId: booking.id }
}

/**
 * Returns the payment fields that a payload has besides its booking (docs/domain.md#triggers):
 * `paymentData` is the payment as it was created.
 */
function paymentEvent(
  change: 'payment-initiated' | 'paid',
  payload: Record<string, unknown>,
  { id: paymentId, ...paymentData }: PaymentSnapshot,
) {
  return change === 'paid'
    ? { trigger: 'BOOKING_PAID' as const, payload: { ...payload, paymentId, paymentData } }
    : { trigger: 'BOOKING_PAYMENT_INITIATED' as const, payload: { ...payload, paymentId } }
}

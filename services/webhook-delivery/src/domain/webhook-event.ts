import type {
  AttendeeSnapshot,
  BookingSnapshot,
  DomainEvent,
  PaymentSnapshot,
  WebhookTrigger,
} from '@punctual/contracts'
import { bookingPayload } from './booking-payload.ts'
import { paymentEvent } from './payment-event.ts'
import type { Envelope } from './template.ts'

/** What a webhook can belong to; `id` is the owner's as text, for an OAuth client has no number. */
export interface WebhookOwner {
  kind: 'event-type' | 'user' | 'team' | 'organization' | 'oauth-client'
  id: string
  /** 0: none. A user has other webhooks in another organization. */
  organizationId: number
}

/** Something that webhooks are told. */
export interface WebhookEvent {
  /** UUIDv7, the key of every delivery of it. */
  id: string
  trigger: WebhookTrigger | 'PING'
  /** When it happened. */
  at: Date
  /** 0: none. */
  organizationId: number
  eventTypeId?: number
  /** The organizer of a personal event type, or whom it is about. */
  userId?: number
  teamId?: number
  /** Of something about a person: all teams of that person; 0: of no organization. */
  teams?: readonly { id: number; organizationId: number }[]
  /** The OAuth client that the event type's owner is managed by. */
  clientId?: string
  /** The managed event type that its event type is a copy of; `teamId` is then that one's team. */
  parent?: { eventTypeId: number; organizationId: number }
  bookingUid?: string
  /** The one webhook that is told of it: it speaks of that webhook. */
  webhookId?: number
  payload: Record<string, unknown>
}

/**
 * Of a copy, its user's organization may be another than the one that the managed event type's team is in.
 * @returns whose webhooks are told of it, up the tree (docs/domain.md#which-webhooks-an-event-reaches); a managed event
 * type's are told of its copies
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

/** @returns what is told of a webhook event, before any template (docs/domain.md#webhook-payload) */
export function envelopeOf({ trigger, at, payload }: WebhookEvent): Envelope {
  return { triggerEvent: trigger, createdAt: at.toISOString(), payload }
}

/** What any `bookings.booking.*` event may carry. */
export interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  changed?: readonly { email: string; absent: boolean }[]
  payment?: PaymentSnapshot
  /** Of a seated booking: the one seat that it is about. */
  seat?: AttendeeSnapshot
  /** Another occurrence of the series is the one that is told of. */
  alongSeries?: boolean
}

/** The changes of a booking, by the last word of their events. */
export type BookingChange =
  | 'created'
  | 'requested'
  | 'confirmed'
  | 'accepted-unpaid'
  | 'payment-initiated'
  | 'paid'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guests-added'
  | 'absence-marked'
  | 'instant-requested'
  | 'seat-booked'
  | 'seat-cancelled'
  | 'seat-moved'
  | 'seat-left'
  | 'attendee-removed'
  | 'location-changed'
  | 'edited'
  | 'reassigned'
  | 'rated'
  | 'anonymized'

/**
 * Which trigger a change of a booking fires, and with what (docs/domain.md#triggers).
 * @returns undefined when it fires none: who comes or where has changed, only the host was marked absent, or the series is
 * told of by another occurrence
 */
export function webhookEventOf(
  change: BookingChange,
  event: DomainEvent<BookingEventData>,
): WebhookEvent | undefined {
  const { booking } = event.data
  const told = tell(change, event.data)
  return told && { ...told, ...commonFields(booking), id: event.id, at: new Date(event.time) }
}

/** MEETING_STARTED or MEETING_ENDED of a booking. */
export function meetingEvent(
  trigger: 'MEETING_STARTED' | 'MEETING_ENDED',
  booking: BookingSnapshot,
  scheduledTime: Date,
  event: { id: string; at: Date },
): WebhookEvent {
  const payload = { ...bookingPayload(booking), scheduledTime: scheduledTime.toISOString() }
  return { trigger, payload, ...commonFields(booking), ...event }
}

/** Whose it is: a team's event type is no matter of its hosts' own webhooks, a managed one's copy is of both. */
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

function tell(
  change: BookingChange,
  { booking, previous, changed = [], seat, payment, alongSeries = false }: BookingEventData,
): Pick<WebhookEvent, 'trigger' | 'payload'> | undefined {
  const payload = bookingPayload(seat ? ofSeat(booking, seat) : booking)
  switch (change) {
    case 'created':
    case 'confirmed':
      return { trigger: 'BOOKING_CREATED', payload }
    case 'seat-booked': {
      const everybody = { ...payload, attendees: bookingPayload(booking).attendees }
      return {
        trigger: booking.status === 'pending' ? 'BOOKING_REQUESTED' : 'BOOKING_CREATED',
        payload: everybody,
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
    default:
      return undefined
  }
}

/** A seated booking as one seat has it: its attendee alone, with the answers to go with it. */
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

/** A notice for the hosts of an instant booking, as browsers show one. */
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

/** The booking that was replaced: its id and uid, and the time it was at. */
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

function absence(booking: BookingSnapshot, changed: readonly { email: string; absent: boolean }[]) {
  const attendees = changed.map(({ email, absent }) => ({ email, noShow: absent }))
  const message = attendees
    .map(({ email, noShow }) => `${email} ${noShow ? 'did not show up' : 'showed up'}`)
    .join(', ')
  return { message, attendees, bookingUid: booking.uid, bookingId: booking.id }
}

import {
  type AttendeeSnapshot,
  awaitsPayment,
  type BookingSnapshot,
  type HostSnapshot,
  type PaymentSnapshot,
  type RefundSnapshot,
  type SeriesOccurrence,
  sameEmail,
} from '@punctual/contracts'
import { type BookingChange, mailOf } from './booking-events.ts'
import type { BookingMailRequest } from './booking-mail.ts'

/** The data of any `bookings.booking.*` event. */
export interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  added?: AttendeeSnapshot[]
  removed?: AttendeeSnapshot
  changed?: { email: string; absent: boolean }[]
  /** For a seated booking: the affected seat, or the seats that moved. */
  seat?: AttendeeSnapshot
  seats?: AttendeeSnapshot[]
  previousHosts?: HostSnapshot[]
  payment?: PaymentSnapshot
  refund?: RefundSnapshot
  /** Whether the event of another occurrence in the series causes the messages. */
  alongSeries?: boolean
  occurrences?: SeriesOccurrence[]
  wholeSeries?: boolean
  /** Who can accept an instant booking, and until when. */
  hosts?: HostSnapshot[]
  expiresAt?: string
}

type Mail = Omit<
  BookingMailRequest,
  'eventId' | 'at' | 'publicUrl' | 'hostToken' | 'pages' | 'acceptance' | 'answersOf'
> & {
  /** The host who may accept an instant booking until then. */
  mayAccept?: { userId: number; expiresAt: string }
}

/**
 * Returns the mails of a booking change: usually one for all people, fewer for one seat or
 * attendee.
 */
export function mailsFor(change: BookingChange, data: BookingEventData): Mail[] {
  const { booking, previous, added, removed, seat, seats, previousHosts, payment } = data
  const kind = mailOf[change]
  if (!kind) return []
  switch (change) {
    case 'requested':
      // The hosts of an instant booking get the mail with the link to accept it.
      return awaitsHost(booking)
        ? [{ kind, booking, ...seriesOf(data, true), toHosts: booking.instant !== true }]
        : []
    case 'instant-requested':
      return instantMails(kind, data)
    case 'payment-initiated':
      return [{ kind, booking, only: payers(booking, payment), toHosts: false, ...(payment && { payment }) }]
    case 'refunded':
      return moneyMails(kind, data, { only: payers(booking, payment), toHosts: false })
    case 'refund-failed':
      return moneyMails(kind, data, { toAttendees: false })
    case 'payment-disputed':
      // The end of a dispute asks nothing of a host.
      return payment?.dispute?.status === 'open' ? [{ kind, booking, payment, toAttendees: false }] : []
    case 'guests-added':
      return [{ kind, booking, ...(added ? { only: added } : {}) }]
    case 'seat-booked':
    case 'seat-moved': {
      const waits = booking.status === 'pending'
      const moved = previous ? { previous } : {}
      return [{ kind: waits ? 'requested' : kind, booking, ...moved, ...(seat ? { only: [seat] } : {}) }]
    }
    case 'seat-cancelled':
      return departureMails(booking, seat)
    case 'attendee-removed':
      return departureMails(booking, removed)
    case 'reassigned':
      return reassignmentMails(booking, previousHosts ?? [])
    case 'rescheduled': {
      // A rescheduled booking that is pending again is not confirmed at its new time.
      const shown = booking.status === 'pending' ? 'requested' : kind
      return [{ kind: shown, booking, ...(previous ? { previous } : {}), ...(seats ? { only: seats } : {}) }]
    }
    default:
      return [{ kind, booking, ...seriesOf(data, change === 'created') }]
  }
}

/**
 * Returns the attendees that a change concerns; undefined for all. For a seated booking, these are
 * the owners of the affected seats, as the other attendees are strangers to them.
 */
export function concernedBy(data: BookingEventData): readonly AttendeeSnapshot[] | undefined {
  const { booking, seat, seats, payment, changed = [] } = data
  if (booking.eventType.seatsPerTimeSlot === null) return undefined
  if (seat) return [seat]
  if (seats) return seats
  if (payment?.seatUid !== undefined) return payers(booking, payment)
  if (changed.length === 0) return undefined
  return booking.attendees.filter(({ email }) => changed.some((one) => sameEmail(one.email, email)))
}

/** Returns one mail for each host who can accept an instant booking. */
function instantMails(kind: Mail['kind'], { booking, hosts = [], expiresAt }: BookingEventData): Mail[] {
  if (expiresAt === undefined) return []
  return hosts.map((host) => ({
    kind,
    booking: { ...booking, hosts: [host] },
    toAttendees: false,
    mayAccept: { userId: host.id, expiresAt },
  }))
}

/** Returns the occurrences that a mail about a series mentions. */
const seriesOf = (
  { booking, occurrences, wholeSeries }: BookingEventData,
  isNew: boolean,
): Pick<Mail, 'series'> => (booking.series ? { series: { isNew, occurrences, wholeSeries } } : {})

/** Whether the host must confirm; a booking that only awaits payment is accepted by the payment. */
const awaitsHost = (booking: BookingSnapshot): boolean =>
  !awaitsPayment(booking) || booking.eventType.requiresConfirmation || booking.instant === true

/** Whether a mail of the kind `requested` asks its hosts to confirm or decline the booking. */
export const asksHosts = ({ kind, booking }: Pick<Mail, 'kind' | 'booking'>): boolean =>
  kind === 'requested' && booking.status === 'pending' && booking.instant !== true && awaitsHost(booking)

/** Returns the attendees who pay: the owner of the seat, or the booker. */
const payers = ({ attendees }: BookingSnapshot, payment?: PaymentSnapshot): AttendeeSnapshot[] =>
  payment?.seatUid === undefined
    ? attendees.slice(0, 1)
    : attendees.filter(({ seatUid }) => seatUid === payment.seatUid)

/** Returns the mail about a refund. */
const moneyMails = (
  kind: Mail['kind'],
  { booking, payment, refund }: BookingEventData,
  audience: Pick<Mail, 'only' | 'toHosts' | 'toAttendees'>,
): Mail[] => (payment && refund ? [{ kind, booking, payment, refund, ...audience }] : [])

/**
 * Returns the cancellation for an attendee who leaves; the hosts get it only if the booking is
 * cancelled.
 */
function departureMails(booking: BookingSnapshot, who: AttendeeSnapshot | undefined): Mail[] {
  if (!who) return []
  const toHosts = booking.status === 'cancelled'
  const left = { ...booking, status: 'cancelled' as const, attendees: [who] }
  return [{ kind: 'cancelled', booking: left, only: [who], toHosts }]
}

/**
 * Returns the cancellation for the previous hosts and the mail about the new host for all others.
 */
function reassignmentMails(booking: BookingSnapshot, previousHosts: readonly HostSnapshot[]): Mail[] {
  const gone = previousHosts.filter(({ id }) => !booking.hosts.some((host) => host.id === id))
  return [
    { kind: 'reassigned', booking },
    ...(gone.length > 0
      ? [{ kind: 'cancelled' as const, booking: { ...booking, hosts: gone }, only: [] }]
      : []),
  ]
}

import {
  type AttendeeSnapshot,
  awaitsPayment,
  type BookingSnapshot,
  type HostSnapshot,
  type PaymentSnapshot,
  type SeriesOccurrence,
  sameEmail,
} from '@punctual/contracts'
import { type BookingChange, mailOf } from './booking-events.ts'
import type { BookingMailRequest } from './booking-mail.ts'

/** What any `bookings.booking.*` event may carry. */
export interface BookingEventData {
  booking: BookingSnapshot
  previous?: { id: number; uid: string; version: number; start: string; end: string }
  added?: AttendeeSnapshot[]
  removed?: AttendeeSnapshot
  changed?: { email: string; absent: boolean }[]
  /** Of a seated booking: the one that it is about, or those who moved. */
  seat?: AttendeeSnapshot
  seats?: AttendeeSnapshot[]
  previousHosts?: HostSnapshot[]
  payment?: PaymentSnapshot
  /** Another occurrence of the series is the one that is told of. */
  alongSeries?: boolean
  occurrences?: SeriesOccurrence[]
  wholeSeries?: boolean
}

type Mail = Omit<BookingMailRequest, 'eventId' | 'at' | 'publicUrl' | 'pages'>

/** Who is told what of a change: mostly the same to everybody, but for who comes and goes alone. */
export function mailsFor(change: BookingChange, data: BookingEventData): Mail[] {
  const { booking, previous, added, removed, seat, seats, previousHosts, payment } = data
  const kind = mailOf[change]
  if (!kind) return []
  switch (change) {
    case 'requested':
      return awaitsItsHost(booking) ? [{ kind, booking, ...seriesOf(data, true) }] : []
    case 'payment-initiated':
      return [{ kind, booking, only: payers(booking, payment), toHosts: false, ...(payment && { payment }) }]
    case 'guests-added':
      return [{ kind, booking, ...(added ? { only: added } : {}) }]
    case 'seat-booked':
    case 'seat-moved': {
      const waits = booking.status === 'pending'
      const moved = previous ? { previous } : {}
      return [{ kind: waits ? 'requested' : kind, booking, ...moved, ...(seat ? { only: [seat] } : {}) }]
    }
    case 'seat-cancelled':
      return leaves(booking, seat)
    case 'attendee-removed':
      return leaves(booking, removed)
    case 'reassigned':
      return handedOver(booking, previousHosts ?? [])
    case 'rescheduled': {
      // A booking that moves back to waiting for its host is not confirmed at its new time yet.
      const shown = booking.status === 'pending' ? 'requested' : kind
      return [{ kind: shown, booking, ...(previous ? { previous } : {}), ...(seats ? { only: seats } : {}) }]
    }
    default:
      return [{ kind, booking, ...seriesOf(data, change === 'created') }]
  }
}

/**
 * @returns the attendees that a change concerns: of a seated booking, those whose seats it is about; undefined for all.
 * The others took their seats on their own and do not hear of it.
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

/** What a mail about one occurrence says of the others of its series. */
const seriesOf = (
  { booking, occurrences, wholeSeries }: BookingEventData,
  isNew: boolean,
): Pick<Mail, 'series'> => (booking.series ? { series: { isNew, occurrences, wholeSeries } } : {})

/** What only has to be paid is accepted with the payment. */
const awaitsItsHost = (booking: BookingSnapshot): boolean =>
  !awaitsPayment(booking) || booking.eventType.requiresConfirmation || booking.instant === true

/** Whose seat it is, or the booker. */
const payers = ({ attendees }: BookingSnapshot, payment?: PaymentSnapshot): AttendeeSnapshot[] =>
  payment?.seatUid === undefined
    ? attendees.slice(0, 1)
    : attendees.filter(({ seatUid }) => seatUid === payment.seatUid)

/** For whoever leaves it is over; for the hosts only when nobody is left. */
function leaves(booking: BookingSnapshot, who: AttendeeSnapshot | undefined): Mail[] {
  if (!who) return []
  const toHosts = booking.status === 'cancelled'
  const left = { ...booking, status: 'cancelled' as const, attendees: [who] }
  return [{ kind: 'cancelled', booking: left, only: [who], toHosts }]
}

/** Who had the booking is rid of it, everybody else learns who has it now. */
function handedOver(booking: BookingSnapshot, previousHosts: readonly HostSnapshot[]): Mail[] {
  const gone = previousHosts.filter(({ id }) => !booking.hosts.some((host) => host.id === id))
  return [
    { kind: 'reassigned', booking },
    ...(gone.length > 0
      ? [{ kind: 'cancelled' as const, booking: { ...booking, hosts: gone }, only: [] }]
      : []),
  ]
}

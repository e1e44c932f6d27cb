import {
  type AttendeeOutput,
  type AttendeeSnapshot,
  type BookingAttendee,
  type BookingOutput,
  type CallerContext,
  can,
  displayEmail,
  hidesOrganizer,
  hostOf,
  type PaymentSnapshot,
} from '@punctual/contracts'
import { type Booking, isSeated, ownedBy } from '../domain/booking.ts'
import { isOwnAddress } from '../domain/own-address.ts'

/** The reader of an answer. */
export interface Viewer {
  /**
   * Undefined for an admin who sees everything: lists of teams and organizations
   * (docs/domain.md#booking-output).
   */
  caller?: CallerContext
  /** The seat that the request created, moved or named. */
  seatUid?: string | undefined
}

const manages = (booking: Booking, { caller }: Viewer): boolean =>
  !caller || can(caller, 'booking.read', ownedBy(booking))

/**
 * Whether the viewer sees all attendees: other seats are shown only to managers, unless the event
 * type shows them.
 */
export const seesAttendees = (booking: Booking, viewer: Viewer): boolean =>
  !isSeated(booking) || booking.eventType.seatsShowAttendees || manages(booking, viewer)

/**
 * An attendee's reason, left by the last cancelled seat, is shown like attendees; a host's reason
 * is public.
 */
const seesReason = (booking: Booking, viewer: Viewer): boolean =>
  seesAttendees(booking, viewer) || hostOf(booking, booking.cancelledByEmail ?? '') !== undefined

/** If the event type hides the hosts' addresses, only managers see them. */
const seesHosts = (booking: Booking, viewer: Viewer): boolean =>
  !hidesOrganizer(booking) || manages(booking, viewer)

/** `.invalid` never resolves (RFC 6761). */
const hiddenEmail = 'no-reply@hidden.invalid'

/** Returns a booking as answers show it to a viewer. */
export function presentBooking(booking: Booking, viewer: Viewer): BookingOutput {
  const { eventType, hosts, guests } = booking
  const seated = isSeated(booking)
  const attendees = seesAttendees(booking, viewer) ? booking.attendees : []
  const showsHosts = seesHosts(booking, viewer)
  const { clientId, refundPolicy } = eventType
  return {
    id: booking.id,
    uid: booking.uid,
    title: booking.title,
    description: booking.description,
    hosts: hosts.map(({ id, name, email: own, username, timeZone }) => {
      const email = showsHosts ? own : hiddenEmail
      return { id, name, email, displayEmail: displayEmail(email, clientId), username, timeZone }
    }),
    status: booking.status,
    cancellationReason: seesReason(booking, viewer) ? (booking.cancellationReason ?? '') : '',
    ...(seated ? {} : { cancelledByEmail: booking.cancelledByEmail ?? '' }),
    ...(seated ? {} : given(booking, ['reschedulingReason'])),
    ...(seesAttendees(booking, viewer) ? given(booking, ['rescheduledByEmail']) : {}),
    ...given(booking, ['answeredByUserId', 'rescheduledFromUid', 'rescheduledToUid']),
    start: booking.start,
    end: booking.end,
    duration: booking.duration,
    eventTypeId: eventType.id,
    eventType: { id: eventType.id, slug: eventType.slug },
    ...given(booking, ['meetingUrl']),
    location: booking.location,
    absentHost: booking.absentHost,
    createdAt: booking.createdAt,
    updatedAt: booking.updatedAt,
    metadata: booking.metadata,
    ...given(booking, ['rating', 'paid']),
    ...(booking.payment ? { payment: shownPayments(booking, booking.payment, viewer) } : {}),
    ...(booking.payment && refundPolicy ? { refundPolicy } : {}),
    icsUid: booking.icsUid,
    attendees: attendees.map((attendee) => presentAttendee(booking, attendee, viewer)),
    ...(guests.length > 0 && !seated ? { guests } : {}),
    ...(seated ? {} : { bookingFieldsResponses: booking.bookingFieldsResponses }),
    ...given(booking, ['recurringBookingUid']),
    ...(viewer.seatUid === undefined ? {} : { seatUid: viewer.seatUid }),
  }
}

/** Payments of other seats are shown only to managers. */
function shownPayments(booking: Booking, payments: readonly PaymentSnapshot[], viewer: Viewer) {
  const seesAll = !isSeated(booking) || manages(booking, viewer)
  return payments
    .filter(({ seatUid }) => seesAll || (seatUid !== undefined && seatUid === viewer.seatUid))
    .map(({ externalId: _, refunds, ...payment }) => ({
      ...payment,
      ...(refunds && { refunds: refunds.map(({ externalId: _, ...refund }) => refund) }),
    }))
}

/**
 * Returns an attendee as answers show it. The uid of a seat lets its holder move and cancel the
 * seat, so the uid, the phone number and the responses are shown only to the attendee and to
 * managers of the booking.
 */
export function presentAttendee(
  booking: Booking,
  attendee: AttendeeSnapshot,
  viewer: Viewer,
): BookingAttendee {
  const { name, email, timeZone, language, absent, phoneNumber, seatUid } = attendee
  const { clientId } = booking.eventType
  const shown = { name, email, displayEmail: displayEmail(email, clientId), timeZone, language, absent }
  if (seatUid !== undefined && !holdsSeat(booking, attendee, viewer)) return shown
  return {
    ...shown,
    ...(phoneNumber === undefined ? {} : { phoneNumber }),
    ...(seatUid === undefined
      ? {}
      : {
          seatUid,
          bookingFieldsResponses: attendee.bookingFieldsResponses ?? {},
          metadata: attendee.metadata ?? {},
        }),
  }
}

/** Returns an attendee as the attendee routes show it. */
export const attendeeOutput = (
  booking: Booking,
  attendee: AttendeeSnapshot,
  viewer: Viewer,
): AttendeeOutput => ({
  ...presentAttendee(booking, attendee, viewer),
  id: attendee.id,
  bookingId: booking.id,
})

const holdsSeat = (booking: Booking, { seatUid, email }: AttendeeSnapshot, viewer: Viewer): boolean =>
  (viewer.seatUid !== undefined && viewer.seatUid === seatUid) ||
  (viewer.caller !== undefined && isOwnAddress(viewer.caller, booking, email)) ||
  manages(booking, viewer)

/** @returns the given keys that are set on the booking */
function given<K extends keyof Booking>(booking: Booking, keys: readonly K[]): Pick<Booking, K> {
  const found: Partial<Pick<Booking, K>> = {}
  for (const key of keys) if (booking[key] !== undefined) found[key] = booking[key]
  return found as Pick<Booking, K>
}

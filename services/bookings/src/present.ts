import {
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
import { type Booking, isSeated, ownedBy } from './domain/booking.ts'
import { isOwnAddress } from './rights.ts'

/** For whom a booking is shown. */
export interface Viewer {
  /** Without one, to somebody who may see all: lists of teams and organizations (docs/domain.md#booking-output). */
  caller?: CallerContext
  /** The seat that was just made, moved or asked for. */
  seatUid?: string | undefined
}

const manages = (booking: Booking, { caller }: Viewer): boolean =>
  !caller || can(caller, 'booking.read', ownedBy(booking))

/** Who takes the other seats is for those to see who manage the booking, unless the event type shows it. */
export const seesAttendees = (booking: Booking, viewer: Viewer): boolean =>
  !isSeated(booking) || booking.eventType.seatsShowAttendees || manages(booking, viewer)

/** The last seat to go leaves its reason behind: it is for the hosts' side; a host's own reason is for everybody. */
const seesReason = (booking: Booking, viewer: Viewer): boolean =>
  seesAttendees(booking, viewer) || hostOf(booking, booking.cancelledByEmail ?? '') !== undefined

/** The hosts' addresses are for those to see who manage the booking, where the event type hides them. */
const seesHosts = (booking: Booking, viewer: Viewer): boolean =>
  !hidesOrganizer(booking) || manages(booking, viewer)

/** Of no domain that there is (RFC 6761). */
const hiddenEmail = 'no-reply@hidden.invalid'

/** @returns a booking as answers show it */
export function presentBooking(booking: Booking, viewer: Viewer): BookingOutput {
  const { eventType, hosts, guests } = booking
  const seated = isSeated(booking)
  const attendees = seesAttendees(booking, viewer) ? booking.attendees : []
  const showsHosts = seesHosts(booking, viewer)
  const { clientId } = eventType
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
    ...given(booking, ['rescheduledFromUid', 'rescheduledToUid']),
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
    icsUid: booking.icsUid,
    attendees: attendees.map((attendee) => presentAttendee(booking, attendee, viewer)),
    ...(guests.length > 0 && !seated ? { guests } : {}),
    ...(seated ? {} : { bookingFieldsResponses: booking.bookingFieldsResponses }),
    ...given(booking, ['recurringBookingUid']),
    ...(viewer.seatUid === undefined ? {} : { seatUid: viewer.seatUid }),
  }
}

/** What others pay for their seats is for those to see who see the seats. */
function shownPayments(booking: Booking, payments: readonly PaymentSnapshot[], viewer: Viewer) {
  const seesAll = !isSeated(booking) || manages(booking, viewer)
  return payments
    .filter(({ seatUid }) => seesAll || (seatUid !== undefined && seatUid === viewer.seatUid))
    .map(({ externalId: _, ...payment }) => payment)
}

/**
 * @returns an attendee as answers show it. A seat's uid lets its holder move and cancel the seat: it is shown, with the
 * phone number and the answers, only to the attendee and to callers who manage the booking.
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

const holdsSeat = (booking: Booking, { seatUid, email }: AttendeeSnapshot, viewer: Viewer): boolean =>
  (viewer.seatUid !== undefined && viewer.seatUid === seatUid) ||
  (viewer.caller !== undefined && isOwnAddress(viewer.caller, booking, email)) ||
  manages(booking, viewer)

/** @returns those of the keys that the booking has */
function given<K extends keyof Booking>(booking: Booking, keys: readonly K[]): Pick<Booking, K> {
  const entries = keys.filter((key) => booking[key] !== undefined).map((key) => [key, booking[key]])
  return Object.fromEntries(entries) as Pick<Booking, K>
}

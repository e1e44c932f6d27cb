import {
  type AddAttendee,
  type AddGuests,
  type AttendeeSnapshot,
  type BookingCheckAnswer,
  badRequest,
  bookingAttendeeRemoved,
  bookingGuestsAdded,
  bookingReassigned,
  bookingSeatCancelled,
  DomainError,
  type HostSnapshot,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, isSeated } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { newMailboxes } from './emails.ts'
import { atOrganizersPlace, isOrganizer } from './meetings.ts'
import { ofSeat, withPolicyRefunds } from './refunds.ts'
import { requireFreeSeats, withoutSeat } from './seats.ts'

/** The ids and counts that a new attendee needs. */
export interface NewAttendee {
  id: number
  seatUid: string
  /** The number of seats that others hold. */
  held: number
}

/**
 * Adds an attendee, with a seat if the event type has seats.
 * @throws DomainError booking_ended, guests_not_allowed, already_attending, booking_full, and that
 *   of the state machine
 */
export function addAttendee(
  booking: Booking,
  command: AddAttendee,
  { id, seatUid, held }: NewAttendee,
  now: Date,
): Decision {
  const status = nextStatus('add-guests', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const seated = isSeated(booking)
  if (!seated && !takesGuests(booking.eventType)) throw new DomainError('guests_not_allowed')
  const taken = booking.attendees.map(({ email }) => email)
  if (newMailboxes([command], taken).length === 0) throw new DomainError('already_attending')
  const { name, email, timeZone, phoneNumber, language = 'en' } = command
  const added: AttendeeSnapshot = {
    id,
    name,
    email,
    timeZone,
    language,
    absent: false,
    ...(phoneNumber ? { phoneNumber } : {}),
    ...(seated ? { seatUid, bookingFieldsResponses: { name }, metadata: {} } : {}),
  }
  if (seated)
    requireFreeSeats(booking, [added], { seatsPerTimeSlot: booking.eventType.seatsPerTimeSlot ?? 1, held })
  const guests = seated ? booking.guests : [...booking.guests, email]
  const next = changed(
    booking,
    {
      status,
      guests,
      attendees: [...booking.attendees, added],
      ...(seated ? {} : { bookingFieldsResponses: { ...booking.bookingFieldsResponses, guests } }),
      icsSequence: booking.icsSequence + 1,
    },
    now,
  )
  return { booking: next, events: [event(bookingGuestsAdded, { booking: next, added: [added] })] }
}

/**
 * Returns the attendee with that id.
 * @throws DomainError attendee_not_found
 */
export function requireAttendee({ attendees }: Booking, id: number): AttendeeSnapshot {
  const found = attendees.find((attendee) => attendee.id === id)
  if (!found) throw new DomainError('attendee_not_found')
  return found
}

/**
 * Removes a guest or a seat; removing the last seat cancels the booking. The booker cannot be
 * removed.
 * @throws DomainError attendee_not_found, booking_ended, 400 for the booker, and that of the state
 *   machine
 */
export function removeAttendee(booking: Booking, id: number, now: Date): Decision {
  const status = nextStatus('remove-attendee', booking.status)
  const removed = requireAttendee(booking, id)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  if (isSeated(booking)) {
    const left = withoutSeat(
      withPolicyRefunds(booking, { now, byOrganizer: true }, ofSeat(removed)),
      removed,
      now,
    )
    return { booking: left, events: [event(bookingSeatCancelled, { booking: left, seat: removed })] }
  }
  if (booking.attendees[0]?.id === id)
    throw badRequest({ path: 'attendeeId', message: 'is the booker; cancel the booking instead' })
  const guests = booking.guests.filter((email) => email !== removed.email)
  const next = changed(
    booking,
    {
      status,
      guests,
      attendees: booking.attendees.filter((attendee) => attendee.id !== id),
      bookingFieldsResponses: { ...booking.bookingFieldsResponses, guests },
      icsSequence: booking.icsSequence + 1,
    },
    now,
  )
  return { booking: next, events: [event(bookingAttendeeRemoved, { booking: next, removed })] }
}

/**
 * Adds guests to the attendees of a live booking (docs/domain.md#guests). It skips those who
 * already attend, compared without case and "+tag". Time zone and language default to the
 * organizer's.
 * @param ids one new attendee id for each guest of the command
 * @throws DomainError booking_ended, guests_not_allowed, guests_already_attending, and that of the
 *   state machine
 */
export function addGuests(booking: Booking, command: AddGuests, ids: readonly number[], now: Date): Decision {
  const status = nextStatus('add-guests', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  if (isSeated(booking) || !takesGuests(booking.eventType)) throw new DomainError('guests_not_allowed')
  const organizer = booking.hosts[0]
  const guests = newMailboxes(
    command.guests,
    booking.attendees.map(({ email }) => email),
  )
  if (guests.length === 0) throw new DomainError('guests_already_attending')
  const added = guests.map(
    (guest, index): AttendeeSnapshot => ({
      id: ids[index]!,
      name: guest.name ?? '',
      email: guest.email,
      timeZone: guest.timeZone ?? organizer?.timeZone ?? 'UTC',
      language: guest.language ?? organizer?.locale ?? 'en',
      ...(guest.phoneNumber ? { phoneNumber: guest.phoneNumber } : {}),
      absent: false,
    }),
  )
  const emails = [...booking.guests, ...added.map(({ email }) => email)]
  const next = changed(
    booking,
    {
      status,
      attendees: [...booking.attendees, ...added],
      guests: emails,
      bookingFieldsResponses: { ...booking.bookingFieldsResponses, guests: emails },
      icsSequence: booking.icsSequence + 1,
    },
    now,
  )
  return { booking: next, events: [event(bookingGuestsAdded, { booking: next, added })] }
}

/**
 * Returns whether the event type allows guests: they are not disabled, and the guests field is not
 * hidden.
 */
export function takesGuests(eventType: {
  disableGuests: boolean
  bookingFields: readonly { slug: string; hidden: boolean }[]
}): boolean {
  return (
    !eventType.disableGuests &&
    !eventType.bookingFields.some(({ slug, hidden }) => slug === 'guests' && hidden)
  )
}

/**
 * Replaces one host of a booking. If the organizer changes, the title gets the new name, and the
 * place becomes that of the new organizer.
 * @param newRoomUrl returns the URL of a new video room
 */
export function reassignBooking(
  booking: Booking,
  { fromId, to, reason }: { fromId: number; to: HostSnapshot; reason?: string | undefined },
  check: Pick<BookingCheckAnswer, 'eventType' | 'hosts'>,
  newRoomUrl: () => string,
  now: Date,
): Decision {
  const status = nextStatus('reassign', booking.status)
  const hosts = booking.hosts.map((host) => (host.id === fromId ? to : host))
  const [before, after] = [booking.hosts[0], hosts[0]]
  const title =
    before && after && before.id !== after.id && before.name !== ''
      ? booking.title.replace(before.name, () => after.name)
      : booking.title
  const place = isOrganizer(booking, after) ? booking : atOrganizersPlace(booking, check, after, newRoomUrl)
  const next = changed(place, { status, hosts, title, icsSequence: booking.icsSequence + 1 }, now)
  const reassigned = event(bookingReassigned, {
    booking: next,
    previousHosts: booking.hosts,
    ...(reason ? { reason } : {}),
  })
  return { booking: next, events: [reassigned] }
}

import { type AddGuests, type AttendeeSnapshot, bookingGuestsAdded, DomainError } from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded, isSeated } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { newMailboxes } from './emails.ts'

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

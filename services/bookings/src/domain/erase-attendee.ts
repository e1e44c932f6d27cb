import { bookingAnonymized } from '@punctual/contracts'
import { type Booking, changed, type Decision, event } from './booking.ts'
import { sameEmail } from './emails.ts'

const nobody = 'Erased'
/** Addresses that lead nowhere and tell two of a booking apart. */
const addressOf = (attendeeId: number): string => `erased-${attendeeId}@erased.invalid`

/**
 * Forgets everybody with an address in a booking: names, addresses, phone numbers, and what they answered (architecture,
 * erasure). The booking itself stays as it is: when, with whom as its host, in what state. What the booker wrote into the
 * booking goes with the booker.
 */
export function eraseAttendee(booking: Booking, email: string, now: Date): Decision {
  const isThem = (other: string | undefined) => other !== undefined && other !== '' && sameEmail(other, email)
  const erased = booking.attendees.filter((attendee) => isThem(attendee.email))
  const attendees = booking.attendees.map((attendee) => {
    if (!isThem(attendee.email)) return attendee
    const { phoneNumber: _, ...kept } = attendee
    return {
      ...kept,
      ...{ name: nobody, email: addressOf(attendee.id) },
      ...(attendee.seatUid === undefined ? {} : { bookingFieldsResponses: {}, metadata: {} }),
    }
  })
  const [booker] = booking.attendees
  const wasBooker = booker !== undefined && isThem(booker.email)
  const guests = booking.guests.filter((guest) => !isThem(guest))
  const { guests: _, ...answers } = booking.bookingFieldsResponses
  const name = booker?.name ?? ''
  const next = changed(
    booking,
    {
      ...{ attendees, guests },
      bookingFieldsResponses: {
        ...(wasBooker ? { name: nobody, email: addressOf(booker.id) } : answers),
        ...(guests.length > 0 ? { guests } : {}),
      },
      ...(wasBooker
        ? {
            ...{ description: '', metadata: {} },
            title: name === '' ? booking.title : booking.title.replaceAll(name, nobody),
            ...(booking.location === booker.phoneNumber ? { location: '' } : {}),
            ...(booking.cancellationReason === undefined ? {} : { cancellationReason: '' }),
            ...(booking.reschedulingReason === undefined ? {} : { reschedulingReason: '' }),
          }
        : {}),
      ...(isThem(booking.cancelledByEmail) ? { cancelledByEmail: addressOf(erased[0]?.id ?? 0) } : {}),
      ...(isThem(booking.rescheduledByEmail) ? { rescheduledByEmail: addressOf(erased[0]?.id ?? 0) } : {}),
    },
    now,
  )
  return { booking: next, events: [event(bookingAnonymized, { booking: next })] }
}

import {
  badRequest,
  bookingLocationChanged,
  builtInVideoLocation,
  DomainError,
  type LocationInput,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, hasEnded } from './booking.ts'
import { nextStatus } from './booking-states.ts'
import { meetingUrlOf } from './location.ts'

/** The key that holds the value of each location type. */
const keys = {
  address: 'address',
  attendeeAddress: 'address',
  attendeeDefined: 'location',
  attendeePhone: 'phone',
  integration: 'integration',
  link: 'link',
  phone: 'phone',
} as const

/** @returns the location; it need not be one of the event type's, as the organizer chooses it */
function locationOf(wish: LocationInput): string {
  if (wish.type === 'organizersDefaultApp') return builtInVideoLocation
  const key = keys[wish.type]
  const value = wish[key]
  if (value === undefined)
    throw badRequest({ path: `location.${key}`, message: `is required for ${wish.type}` })
  return wish.type === 'integration' ? `integrations:${value}` : value
}

/**
 * Changes the location of a live booking.
 * @throws DomainError booking_ended, 400 without the value that the location type requires, and
 *   that of the state machine
 */
export function changeLocation(booking: Booking, wish: LocationInput, now: Date): Decision {
  const status = nextStatus('change-location', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const location = locationOf(wish)
  const { meetingUrl: _, ...withoutUrl } = booking
  const meetingUrl = meetingUrlOf(location)
  const next = changed(
    withoutUrl,
    {
      status,
      location,
      icsSequence: booking.icsSequence + 1,
      ...(meetingUrl === undefined ? {} : { meetingUrl }),
    },
    now,
  )
  return { booking: next, events: [event(bookingLocationChanged, { booking: next })] }
}

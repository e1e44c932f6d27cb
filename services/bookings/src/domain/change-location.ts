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

/** Which key of a location has its value, by its type. */
const keys = {
  address: 'address',
  attendeeAddress: 'address',
  attendeeDefined: 'location',
  attendeePhone: 'phone',
  integration: 'integration',
  link: 'link',
  phone: 'phone',
} as const

/** @returns the place; whatever the event type offers, as this is its own people's choice */
function placeOf(wish: LocationInput): string {
  if (wish.type === 'organizersDefaultApp') return builtInVideoLocation
  const key = keys[wish.type]
  const value = wish[key]
  if (value === undefined)
    throw badRequest({ path: `location.${key}`, message: `is required for ${wish.type}` })
  return wish.type === 'integration' ? `integrations:${value}` : value
}

/** Another place for a live booking. */
export function changeLocation(booking: Booking, wish: LocationInput, now: Date): Decision {
  const status = nextStatus('change-location', booking.status)
  if (hasEnded(booking, now)) throw new DomainError('booking_ended')
  const location = placeOf(wish)
  const { meetingUrl: _, ...kept } = booking
  const meetingUrl = meetingUrlOf(location)
  const next = changed(
    kept,
    {
      ...{ status, location, icsSequence: booking.icsSequence + 1 },
      ...(meetingUrl === undefined ? {} : { meetingUrl }),
    },
    now,
  )
  return { booking: next, events: [event(bookingLocationChanged, { booking: next })] }
}

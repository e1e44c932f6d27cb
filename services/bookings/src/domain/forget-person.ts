import {
  type AttendeeSnapshot,
  bookingAnonymized,
  erasedAddress,
  erasedName,
  erasedUsername,
  literal,
  sameEmail,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, isSeated } from './booking.ts'
import { bookingTitle, seatedTitle } from './title.ts'

/** Who is to be forgotten; `userId` of somebody who was a user of the organization. */
export interface Forgotten {
  email: string
  userId?: number | undefined
}

/**
 * Forgets a person in a booking: name, address, phone number and answers (docs/domain.md#erasure). The booking itself stays
 * as it is: when, with whom, in what state. What the booker wrote into it goes with the booker, the place included, which may
 * be the booker's own; in what others wrote the person is overwritten.
 */
export function forgetPerson(booking: Booking, { email, userId }: Forgotten, now: Date): Decision {
  const isThem = (other: string | undefined) => other !== undefined && other !== '' && sameEmail(other, email)
  const them = booking.attendees.filter((attendee) => isThem(attendee.email))
  const clean = without([email, ...them.flatMap(({ name, phoneNumber = '' }) => [name, phoneNumber])])
  const hosts = booking.hosts.map((host) =>
    host.id === userId
      ? { ...host, name: erasedName, email: erasedAddress(host.id), username: erasedUsername(host.id) }
      : host,
  )
  const attendees = booking.attendees.map((attendee) =>
    isThem(attendee.email) ? erased(attendee) : cleaned(attendee, clean),
  )
  const seated = isSeated(booking)
  const [booker] = attendees
  const wasBooker = !seated && isThem(booking.attendees[0]?.email)
  const wrote = wasBooker || booking.hosts.some(({ id }) => id === userId)
  const written = (text: string) => (wrote ? '' : clean(text))
  const guests = booking.guests.filter((guest) => !isThem(guest))
  const { guests: _, ...answers } = booking.bookingFieldsResponses
  const own = wasBooker && booker ? { name: erasedName, email: booker.email } : clean(answers)
  const hasOwnPlace = wasBooker && !booking.location.startsWith('integrations:')
  const { meetingUrl, ...rest } = booking
  const actor = erasedAddress(them[0]?.id ?? userId ?? 0)
  const next = changed(
    { ...rest, ...(meetingUrl === undefined || hasOwnPlace ? {} : { meetingUrl: clean(meetingUrl) }) },
    {
      ...{ hosts, attendees, guests },
      title: wrote ? usualTitle({ ...booking, hosts, attendees }) : clean(booking.title),
      description: wasBooker ? '' : clean(booking.description),
      location: hasOwnPlace ? '' : clean(booking.location),
      metadata: wasBooker ? {} : clean(booking.metadata),
      bookingFieldsResponses: { ...own, ...(guests.length > 0 && !seated ? { guests } : {}) },
      ...(booking.routing === undefined ? {} : { routing: clean(booking.routing) }),
      ...reasons(booking, written),
      ...(isThem(booking.cancelledByEmail) ? { cancelledByEmail: actor } : {}),
      ...(isThem(booking.rescheduledByEmail) ? { rescheduledByEmail: actor } : {}),
    },
    now,
  )
  return { booking: next, events: [event(bookingAnonymized, { booking: next })] }
}

function erased({ phoneNumber: _, ...attendee }: AttendeeSnapshot): AttendeeSnapshot {
  return {
    ...attendee,
    ...{ name: erasedName, email: erasedAddress(attendee.id) },
    ...(attendee.seatUid === undefined ? {} : { bookingFieldsResponses: {}, metadata: {} }),
  }
}

/** What others answered for their seats. */
function cleaned(attendee: AttendeeSnapshot, clean: <T>(value: T) => T): AttendeeSnapshot {
  const { bookingFieldsResponses, metadata } = attendee
  return {
    ...attendee,
    ...(bookingFieldsResponses === undefined
      ? {}
      : { bookingFieldsResponses: clean(bookingFieldsResponses) }),
    ...(metadata === undefined ? {} : { metadata: clean(metadata) }),
  }
}

function reasons(booking: Booking, written: (text: string) => string): Partial<Booking> {
  const keys = ['cancellationReason', 'rejectionReason', 'reschedulingReason'] as const
  return Object.fromEntries(
    keys.flatMap((key) => (booking[key] === undefined ? [] : [[key, written(booking[key])]])),
  )
}

/** The title that a booking has without a template or anybody's edit: either may have named the person by a part. */
function usualTitle(booking: Booking): string {
  const { eventType, hosts, attendees, location, duration } = booking
  const organizer = hosts[0]?.name ?? ''
  if (isSeated(booking)) return seatedTitle(eventType, organizer)
  const attendee = attendees[0]?.name ?? ''
  return bookingTitle({ title: eventType.title }, { organizer, attendee, location, duration, responses: {} })
}

/** @returns what overwrites these words in all texts of a value, as whole words, case aside */
function without(words: readonly string[]): <T>(value: T) => T {
  const known = [...new Set(words.map((word) => word.trim()).filter((word) => word.length > 1))]
  const any = known.map(literal).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, erasedName)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean as <T>(value: T) => T
}

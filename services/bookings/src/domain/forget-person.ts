import {
  type AttendeeSnapshot,
  bookingAnonymized,
  type Contact,
  erasedAddress,
  erasedName,
  erasedUsername,
  literal,
  type PaymentSnapshot,
  sameEmail,
  samePerson,
} from '@punctual/contracts'
import { type Booking, changed, type Decision, event, isSeated } from './booking.ts'
import { bookingTitle, seatedTitle } from './title.ts'

/** The person to erase; `userId` is set if the person was a user of the organization. */
export interface Forgotten extends Contact {
  userId?: number | undefined
}

/**
 * Erases a person's name, address, phone number and answers from a booking
 * (docs/domain.md#erasure). The time, the other people and the status stay. Everything that the
 * erased booker wrote is removed, including the location, which can be the booker's own; texts of
 * others stay with the person's data overwritten.
 */
export function forgetPerson(booking: Booking, person: Forgotten, now: Date): Decision {
  const { email, phoneNumber: number = '', userId } = person
  const isThem = (other: string | undefined) => other !== undefined && other !== '' && sameEmail(other, email)
  const them = booking.attendees.filter((attendee) => samePerson(attendee, person))
  const clean = without([email, number, ...them.flatMap(({ name, phoneNumber = '' }) => [name, phoneNumber])])
  const hosts = booking.hosts.map((host) =>
    host.id === userId
      ? { ...host, name: erasedName, email: erasedAddress(host.id), username: erasedUsername(host.id) }
      : host,
  )
  const attendees = booking.attendees.map((attendee) =>
    them.includes(attendee) ? erased(attendee) : cleaned(attendee, clean),
  )
  const seated = isSeated(booking)
  const [booker] = attendees
  const wasBooker = !seated && booking.attendees[0] !== undefined && them.includes(booking.attendees[0])
  const wrote = wasBooker || booking.hosts.some(({ id }) => id === userId)
  const written = (text: string) => (wrote ? '' : clean(text))
  const guests = booking.guests.filter((guest) => !isThem(guest))
  const { guests: _, ...answers } = booking.bookingFieldsResponses
  const own = wasBooker && booker ? { name: erasedName, email: booker.email } : clean(answers)
  const hasOwnLocation = wasBooker && !booking.meeting && !booking.location.startsWith('integrations:')
  const { meetingUrl, ...rest } = booking
  const actor = erasedAddress(them[0]?.id ?? userId ?? 0)
  const next = changed(
    { ...rest, ...(meetingUrl === undefined || hasOwnLocation ? {} : { meetingUrl: clean(meetingUrl) }) },
    {
      hosts,
      attendees,
      guests,
      title: wrote ? usualTitle({ ...booking, hosts, attendees }) : clean(booking.title),
      description: wasBooker ? '' : clean(booking.description),
      location: hasOwnLocation ? '' : clean(booking.location),
      metadata: wasBooker ? {} : clean(booking.metadata),
      bookingFieldsResponses: { ...own, ...(guests.length > 0 && !seated ? { guests } : {}) },
      ...(booking.routing === undefined ? {} : { routing: clean(booking.routing) }),
      ...reasons(booking, written),
      ...(booking.payment && { payment: withoutReasons(booking.payment, written) }),
      ...(isThem(booking.cancelledByEmail) ? { cancelledByEmail: actor } : {}),
      ...(isThem(booking.rescheduledByEmail) ? { rescheduledByEmail: actor } : {}),
    },
    now,
  )
  return { booking: next, events: [event(bookingAnonymized, { booking: next })] }
}

/** Replaces the texts that were written about refunds. */
const withoutReasons = (payments: readonly PaymentSnapshot[], written: (text: string) => string) =>
  payments.map((payment) => ({
    ...payment,
    ...(payment.refunds && {
      refunds: payment.refunds.map((refund) =>
        refund.reason === undefined ? refund : { ...refund, reason: written(refund.reason) },
      ),
    }),
  }))

function erased({ phoneNumber: _, ...attendee }: AttendeeSnapshot): AttendeeSnapshot {
  return {
    ...attendee,
    name: erasedName,
    email: erasedAddress(attendee.id),
    ...(attendee.seatUid === undefined ? {} : { bookingFieldsResponses: {}, metadata: {} }),
  }
}

/** @returns another attendee, whose answers can name the erased person */
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

/**
 * @returns the default title: a template or an edited title can contain a part of the person's name
 */
function usualTitle(booking: Booking): string {
  const { eventType, hosts, attendees, location, duration } = booking
  const organizer = hosts[0]?.name ?? ''
  if (isSeated(booking)) return seatedTitle(eventType, organizer, 'en')
  const attendee = attendees[0]?.name ?? ''
  const parts = { organizer, attendee, location, duration, responses: {} }
  return bookingTitle({ title: eventType.title }, parts, attendees[0]?.language ?? 'en')
}

/**
 * @returns a function that overwrites these words in all strings of a value: whole words, in any
 *   case
 */
function without(words: readonly string[]): <T>(value: T) => T {
  const unique = [...new Set(words.map((word) => word.trim()).filter((word) => word.length > 1))]
  const any = unique.map(literal).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replace(pattern, erasedName)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clean(inner)]))
  }
  return clean as <T>(value: T) => T
}

import type { AttendeeSnapshot, BookingSnapshot } from '@punctual/contracts'
import { type Reader, readerOfAttendee, readerOfHost } from './reader.ts'
import { bookersOf, seenBy, seenByHost } from './seen-by.ts'
import type { Person } from './variables.ts'
import type { StepRun } from './workflow-step.ts'

/** The recipient of one message of a step, and what they may see. */
export interface Recipient {
  /** An email address, or a phone number in E.164. */
  to: string
  /** The user id of a host. */
  hostId?: number
  reader: Reader
  /** The booking as this recipient may see it. */
  seen: BookingSnapshot
  /** The person in the attendee variables. */
  attendee: Person
  /** The name in the greeting; empty for none. */
  greets: string
  /** The participants in a default message; the recipient is `null`. */
  people: readonly (string | null)[]
  /** The recipient's own seat. */
  seatUid?: string | undefined
}

/** Returns the booker's phone number from any of its fields. */
function phoneOf({ bookingFieldsResponses }: BookingSnapshot, attendee: AttendeeSnapshot) {
  const { attendeePhoneNumber, smsReminderNumber } = bookingFieldsResponses
  return [attendee.phoneNumber, attendeePhoneNumber, smsReminderNumber].find(
    (value): value is string => typeof value === 'string' && value !== '',
  )
}

const nameOf = ({ name, email }: { name: string; email: string }): string => name || email

/**
 * Returns the recipients of a step, each with time zone, language and their view of the booking.
 */
export function recipients({ step, booking, only = booking.attendees }: StepRun): Recipient[] {
  const [organizer] = booking.hosts
  const [first] = only
  if (!organizer || !first) return []
  const ofHosts = { attendee: first, seen: seenByHost(booking, first) }
  const bookers = bookersOf(booking, only).map(nameOf)
  const toAttendee = (attendee: AttendeeSnapshot, to: string): Recipient => ({
    to,
    attendee,
    greets: attendee.name,
    seatUid: attendee.seatUid,
    reader: readerOfAttendee(attendee),
    seen: seenBy(booking, attendee),
    people: [null, organizer.name],
  })
  switch (step.action) {
    case 'email_host':
      return booking.hosts.map((host) => ({
        ...ofHosts,
        to: host.email,
        hostId: host.id,
        reader: readerOfHost(host),
        greets: host.name,
        people: [null, ...bookers],
      }))
    case 'email_attendee':
      // An attendee who booked by phone has no e-mail address.
      return only.filter(({ email }) => email !== '').map((attendee) => toAttendee(attendee, attendee.email))
    case 'email_address':
    case 'sms_number':
    case 'whatsapp_number':
      return step.address
        ? [
            {
              ...ofHosts,
              to: step.address,
              reader: readerOfHost(organizer),
              greets: '',
              people: [organizer.name, ...bookers],
            },
          ]
        : []
    default:
      return bookersOf(booking, only).flatMap((attendee) => {
        const phone = phoneOf(seenBy(booking, attendee), attendee)
        return phone ? [toAttendee(attendee, phone)] : []
      })
  }
}

import type { AttendeeSnapshot, BookingSnapshot, HostSnapshot } from '@punctual/contracts'
import type { BookingMailRequest } from './booking-mail.ts'
import type { Reader } from './dates.ts'

/** Somebody who is written to. */
export interface MailReader {
  email: string
  isHost: boolean
  /** What there is to know of the booking for this one. */
  seen: BookingSnapshot
  /** Whom the reader meets. */
  other: string
  reader: Reader
  seatUid?: string | undefined
}

/**
 * @returns hosts and attendees with what each needs to read a mail, nobody twice; without those whom the event type does not
 * write to (peer contract, emailSettings)
 */
export function readersOf({ kind, booking, only, toHosts = true }: BookingMailRequest): MailReader[] {
  const { disableEmailsToAttendees = false, disableEmailsToHosts = false } =
    booking.eventType.emailSettings ?? {}
  const zoneOfHost = booking.hosts[0]?.timeZone ?? 'UTC'
  // Who declines knows of it; the entry that a calendar holds from before has to go all the same.
  const wantsHosts = toHosts && (kind !== 'rejected' || booking.icsSequence > 0)
  const reachesHosts = wantsHosts && !disableEmailsToHosts
  const hosts = (reachesHosts ? booking.hosts : []).map((host: HostSnapshot) => ({
    email: host.email,
    isHost: true,
    seen: booking,
    other: (only ?? booking.attendees)[0]?.name ?? '',
    reader: { timeZone: host.timeZone, locale: host.locale, timeFormat: host.timeFormat },
  }))
  const attendees = (disableEmailsToAttendees ? [] : (only ?? booking.attendees)).map((attendee) => ({
    email: attendee.email,
    isHost: false,
    seen: seenBy(booking, attendee),
    other: booking.hosts[0]?.name ?? '',
    reader: {
      timeZone: attendee.timeZone || zoneOfHost,
      locale: attendee.language,
      timeFormat: booking.hosts[0]?.timeFormat ?? 24,
    },
    seatUid: attendee.seatUid,
  }))
  const seen = new Set<string>()
  return [...hosts, ...attendees].filter(({ email }) => email !== '' && !seen.has(email) && seen.add(email))
}

/** Whose seats the event type does not show know of themselves alone. */
const seenBy = (booking: BookingSnapshot, attendee: AttendeeSnapshot): BookingSnapshot =>
  booking.eventType.seatsPerTimeSlot === null || booking.eventType.seatsShowAttendees
    ? booking
    : { ...booking, attendees: [attendee] }

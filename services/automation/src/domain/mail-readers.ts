import type { AttendeeSnapshot, BookingSnapshot, HostSnapshot } from '@punctual/contracts'
import type { BookingMailKind } from './booking-events.ts'
import { type Reader, readerOfAttendee, readerOfHost } from './reader.ts'
import { seenBy, seenByHost } from './seen-by.ts'

/** What decides who gets a mail about a booking. */
export interface MailAudience {
  kind: BookingMailKind
  booking: BookingSnapshot
  /**
   * The attendees that get the mail, such as new guests or the owner of a changed seat; by default
   * all.
   */
  only?: readonly AttendeeSnapshot[]
  /** Whether the hosts get the mail too; by default yes. */
  toHosts?: boolean
  /** Whether attendees get the mail; by default yes. */
  toAttendees?: boolean
}

/** A recipient of a booking mail. */
export interface MailReader {
  email: string
  isHost: boolean
  /** The host's user id; undefined for an attendee. */
  hostId?: number
  /** The booking as this recipient may see it. */
  seen: BookingSnapshot
  /** Name of the person whom the recipient meets. */
  other: string
  reader: Reader
  seatUid?: string | undefined
}

/**
 * Returns the hosts and attendees who get a mail, once per address, except those for whom the event
 * type has switched mails off.
 */
export function readersOf({
  kind,
  booking,
  only,
  toHosts = true,
  toAttendees = true,
}: MailAudience): MailReader[] {
  const { disableEmailsToAttendees = false, disableEmailsToHosts = false } =
    booking.eventType.emailSettings ?? {}
  const zoneOfHost = booking.hosts[0]?.timeZone ?? 'UTC'
  // The host who declines needs no mail, unless it must remove an earlier calendar entry.
  const wantsHosts = toHosts && (kind !== 'rejected' || booking.icsSequence > 0)
  const reachesHosts = wantsHosts && !disableEmailsToHosts
  const about = only ?? booking.attendees
  const [one, ...more] = about
  const hosts = (reachesHosts ? booking.hosts : []).map((host: HostSnapshot) => ({
    email: host.email,
    isHost: true,
    hostId: host.id,
    seen: seenByHost(booking, more.length === 0 ? one : undefined),
    other: one?.name ?? '',
    reader: readerOfHost(host),
  }))
  const attendees = (disableEmailsToAttendees || !toAttendees ? [] : about).map((attendee) => ({
    email: attendee.email,
    isHost: false,
    seen: seenBy(booking, attendee),
    other: booking.hosts[0]?.name ?? '',
    reader: readerOfAttendee({ ...attendee, timeZone: attendee.timeZone || zoneOfHost }),
    seatUid: attendee.seatUid,
  }))
  const seen = new Set<string>()
  return [...hosts, ...attendees].filter(({ email }) => email !== '' && !seen.has(email) && seen.add(email))
}

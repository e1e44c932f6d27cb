import type { AttendeeSnapshot, BookingSnapshot, HostSnapshot, PaymentSnapshot } from '@punctual/contracts'
import { clockTime, longDate, type Reader } from './dates.ts'
import { escapeHtml } from './html.ts'
import { type Invitation, invitation } from './invitation.ts'
import type { OutgoingMessage } from './outgoing.ts'
import { textsOf } from './texts/index.ts'

export type BookingMailKind =
  | 'created'
  | 'requested'
  | 'confirmed'
  | 'paymentDue'
  | 'rejected'
  | 'rescheduled'
  | 'cancelled'
  | 'guestsAdded'
  | 'locationChanged'
  | 'reassigned'

/** What one booking event makes the mail room say. */
export interface BookingMailRequest {
  kind: BookingMailKind
  booking: BookingSnapshot
  /** The event that asks for it: one mail for each event and person. */
  eventId: string
  /** When the event happened. */
  at: Date
  /** rescheduled: the times it had before. */
  previous?: { start: string; end: string }
  /** Only these of the attendees are written to: guests who are new, a seat that is taken or given back. */
  only?: readonly AttendeeSnapshot[]
  /** paymentDue: what is asked for. */
  payment?: PaymentSnapshot
  /** Whether the hosts are written to as well; they are unless told otherwise. */
  toHosts?: boolean
}

/** Which calendar entry a mail carries; a booking that was never confirmed has none. */
function invitationOf({ kind, booking, at }: BookingMailRequest): Invitation | undefined {
  if (kind === 'requested' || kind === 'rejected' || kind === 'paymentDue') return undefined
  if (kind === 'cancelled') return invitation(booking, 'CANCEL', at)
  return booking.status === 'accepted' ? invitation(booking, 'REQUEST', at) : undefined
}

const isOnHost = (kind: BookingMailKind) => kind !== 'rejected'

/** Hosts and attendees with what each needs to read a mail; nobody twice. */
function readers({ kind, booking, only, toHosts = true }: BookingMailRequest) {
  const zoneOfHost = booking.hosts[0]?.timeZone ?? 'UTC'
  const hosts = (isOnHost(kind) && toHosts ? booking.hosts : []).map((host: HostSnapshot) => ({
    name: host.name,
    email: host.email,
    seen: booking,
    other: (only ?? booking.attendees)[0]?.name ?? '',
    reader: { timeZone: host.timeZone, locale: host.locale, timeFormat: host.timeFormat },
  }))
  const attendees = (only ?? booking.attendees).map((attendee) => ({
    seen: seenBy(booking, attendee),
    name: attendee.name,
    email: attendee.email,
    other: booking.hosts[0]?.name ?? '',
    reader: {
      timeZone: attendee.timeZone || zoneOfHost,
      locale: attendee.language,
      timeFormat: booking.hosts[0]?.timeFormat ?? 24,
    },
  }))
  const seen = new Set<string>()
  return [...hosts, ...attendees].filter(({ email }) => email !== '' && !seen.has(email) && seen.add(email))
}

/** Whose seats the event type does not show know of themselves alone. */
const seenBy = (booking: BookingSnapshot, attendee: AttendeeSnapshot): BookingSnapshot =>
  booking.eventType.seatsPerTimeSlot === null || booking.eventType.seatsShowAttendees
    ? booking
    : { ...booking, attendees: [attendee] }

const when = (time: { start: string; end: string }, reader: Reader) =>
  `${longDate(time.start, reader)}, ${clockTime(time.start, reader)} - ${clockTime(time.end, reader)} (${reader.timeZone})`

/** The lines of a mail below its lead: label and text; empty ones are left out. */
function facts({ booking, previous, payment }: BookingMailRequest, reader: Reader): [string, string][] {
  const { labels } = textsOf(reader.locale)
  const people = [...booking.hosts, ...booking.attendees].map(({ name, email }) => name || email)
  const notes = booking.bookingFieldsResponses.notes
  const reason = booking.cancellationReason || booking.rejectionReason || booking.reschedulingReason
  const lines: [string, string | undefined][] = [
    [labels.what, booking.title],
    [labels.when, when(booking, reader)],
    [labels.formerly, previous && when(previous, reader)],
    [labels.who, people.join(', ')],
    [labels.where, booking.location],
    [labels.price, payment && money(payment, reader.locale)],
    [labels.pay, payment?.url],
    [labels.notes, typeof notes === 'string' ? notes : undefined],
    [labels.reason, reason],
  ]
  return lines.filter((line): line is [string, string] => Boolean(line[1]))
}

/** @returns an amount in the currency's smallest unit as people write it */
function money({ amount, currency }: PaymentSnapshot, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The mails that one event of a booking causes: to its hosts and its attendees, each in their zone and language. */
export function bookingMails(request: BookingMailRequest): OutgoingMessage[] {
  const { kind, booking, eventId } = request
  const organizer = booking.hosts[0]
  return readers(request).map(({ email, other, reader, seen }) => {
    const calendar = invitationOf({ ...request, booking: seen })
    const texts = textsOf(reader.locale).booking[kind]
    const lead = texts.lead.replace('{other}', () => other)
    const lines = facts({ ...request, booking: seen }, reader)
    const rows = lines.map(
      ([label, value]) =>
        `<tr><th align="left">${escapeHtml(label)}</th><td>${escapeHtml(value).replace(/\n/g, '<br>')}</td></tr>`,
    )
    return {
      organizationId: booking.organizationId,
      dedupeKey: `booking:${eventId}:${email}`,
      channel: 'email' as const,
      recipient: email,
      senderName: organizer?.name ?? 'Punctual',
      ...(organizer && organizer.email !== email ? { replyTo: organizer.email } : {}),
      subject: texts.subject.replace('{title}', () => booking.title),
      text: [lead, '', ...lines.map(([label, value]) => `${label}: ${value}`)].join('\n'),
      html: `<p>${escapeHtml(lead)}</p><table cellpadding="4">${rows.join('')}</table>`,
      ...(calendar ? { invitation: calendar } : {}),
      bookingUid: booking.uid,
    }
  })
}

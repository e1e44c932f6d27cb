import { type BookingSnapshot, type CalendarChange, escapeHtml } from '@punctual/contracts'
import { bookingTitleIn, mailTexts } from '@punctual/messages/mails'
import { longDate } from './dates.ts'
import { inLanguage } from './mail-parts.ts'
import type { OutgoingMessage } from './outgoing.ts'
import type { Reader } from './reader.ts'

/** What the mails about calendars have in common. */
interface CalendarNotice {
  /** The event, which is mailed once. */
  eventId: string
  organizationId: number
  to: { email: string; reader: Reader }
  publicUrl: string
}

/** Builds the mail to a host whose calendar differs from a booking. */
export function outOfStepMail(
  notice: CalendarNotice & { booking: BookingSnapshot; change: CalendarChange },
): OutgoingMessage {
  const { to, booking, change, publicUrl } = notice
  const { locale } = to.reader
  const text = mailTexts(locale)
  const title = bookingTitleIn(booking.title, booking.eventType, locale)
  const start = longDate(booking.start, to.reader)
  const url = `${publicUrl}/booking/${booking.uid}`
  const lead =
    change.type === 'moved'
      ? text('calendar.moved.lead', { title, start, moved: longDate(change.start, to.reader) })
      : text('calendar.removed.lead', { title, start })
  return plainMail(notice, text('calendar.differs.subject', { title }), [
    lead,
    text('calendar.differs.help', { url }),
  ])
}

/** Builds the mail to the owner of a calendar account that refuses its credentials. */
export function brokenCalendarMail(
  notice: CalendarNotice & { calendar: string; problem: string },
): OutgoingMessage {
  const { to, calendar, problem, publicUrl } = notice
  const text = mailTexts(to.reader.locale)
  return plainMail(notice, text('calendar.broken.subject', { calendar }), [
    text('calendar.broken.lead', { calendar }),
    text('calendar.broken.help', { url: `${publicUrl}/account` }),
    problem,
  ])
}

const plainMail = (
  { eventId, organizationId, to: { email, reader } }: CalendarNotice,
  subject: string,
  lines: readonly string[],
): OutgoingMessage => ({
  organizationId,
  channel: 'email',
  recipient: email,
  senderName: 'Punctual',
  dedupeKey: `calendar:${eventId}`,
  subject,
  text: lines.join('\n\n'),
  html: inLanguage(reader.locale, lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('')),
})

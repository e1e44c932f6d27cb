import { escapeHtml } from '@punctual/contracts'
import { formatMoney, reasonKeyOf } from '@punctual/messages'
import type { Booking, Person } from '../../../pages/api.ts'
import type { Reader } from '../reader.ts'
import { spanOf } from './dates.ts'
import { element } from './html.ts'

const headings = {
  accepted: 'booked',
  pending: 'requested',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const

const nameOf = ({ name, email, phoneNumber }: Person): string =>
  email === '' && phoneNumber ? `${name} (${phoneNumber})` : name || email

/** Returns what the page of a booking, or of a series, says to a browser without scripts. */
export function bookingsView(reader: Reader, bookings: readonly Booking[]): string {
  const { text } = reader
  const [first] = bookings
  if (!first) return `<h1>${escapeHtml(text('missing'))}</h1>`
  const heading = text(first.rescheduledToUid ? 'rescheduledAway' : headings[first.status])
  const note = first.status === 'pending' ? `<p>${escapeHtml(text('requestedMore'))}</p>` : ''
  return `<h1>${escapeHtml(heading)}</h1>${note}${owed(reader, bookings)}${bookings.map((each) => details(reader, each)).join('')}`
}

function details(reader: Reader, booking: Booking): string {
  const { title, start, end, hosts, attendees, location, meetingUrl, cancellationReason = '' } = booking
  const { text, isKey } = reader
  const zone = attendees[0]?.timeZone || hosts[0]?.timeZone || 'UTC'
  const key = reasonKeyOf(cancellationReason) ?? ''
  const place = location.startsWith('integrations:') ? text('integration') : location
  const join = meetingUrl && element('a', { href: meetingUrl, rel: 'noreferrer' }, escapeHtml(text('join')))
  const rows: [name: string, html: string][] = [
    [text('what'), escapeHtml(title)],
    [text('when'), escapeHtml(spanOf(reader, start, end, zone))],
    [text('who'), escapeHtml([...hosts, ...attendees].map(nameOf).filter(Boolean).join(', '))],
    [text('where'), join || escapeHtml(place)],
    [text('cancelReason'), escapeHtml(isKey(key) ? text(key) : cancellationReason)],
  ]
  const shown = rows.filter(([, html]) => html !== '')
  return `<dl>${shown.map(([name, html]) => `<dt>${escapeHtml(name)}</dt><dd><bdi>${html}</bdi></dd>`).join('')}</dl>`
}

/** What is to be paid, with a link to the payment. */
function owed({ text, locale }: Reader, bookings: readonly Booking[]): string {
  const open = bookings.flatMap(({ payment = [] }) => payment).filter(({ paid }) => !paid)
  const [first] = open
  if (!first) return ''
  const sum = open.reduce((total, { amount }) => total + amount, 0)
  const amount = formatMoney({ amount: sum, currency: first.currency }, locale)
  if (!first.url) return `<p class="owed">${escapeHtml(text('owedByHand', { amount }))}</p>`
  const link = element('a', { class: 'button primary', href: first.url }, escapeHtml(text('pay')))
  return `<div class="owed"><p>${escapeHtml(text('owed', { amount }))}</p><p>${link}</p></div>`
}

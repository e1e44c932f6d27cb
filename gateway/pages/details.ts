import type { Booking, Person } from './api.ts'
import { span } from './dates.ts'
import { el, terms } from './dom.ts'
import { reasonText, text } from './language.ts'
import { ownZone } from './zones.ts'

function locationOf(booking: Booking): Node | string {
  if (booking.meetingUrl) return el('a', { href: booking.meetingUrl, rel: 'noreferrer' }, text('join'))
  return booking.location.startsWith('integrations:') ? text('integration') : booking.location
}

/** A person without an email address is reached by phone. */
const nameOf = ({ name, email, phoneNumber }: Person): string =>
  email === '' && phoneNumber ? `${name} (${phoneNumber})` : name || email

/** Formats start and end in the visitor's own zone, with its name. */
export const when = ({ start, end, hosts, attendees }: Booking): string =>
  span(
    start,
    end,
    ownZone(),
    [...hosts, ...attendees].map(({ timeZone }) => timeZone),
  )

/**
 * Creates the details of a booking as a list of names and values.
 * @param dates replaces its time for a series
 */
export function details(booking: Booking, dates?: HTMLElement): HTMLElement {
  const people = [...booking.hosts, ...booking.attendees].map(nameOf)
  const rows = terms([
    [text('what'), booking.title],
    [text('when'), dates ?? when(booking)],
    [text('who'), people.filter(Boolean).join(', ')],
    [text('where'), booking.location && locationOf(booking)],
    [text('cancelReason'), reasonText(booking.cancellationReason)],
  ])
  return el('dl', {}, ...rows)
}

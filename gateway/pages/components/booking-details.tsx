import { reasonKeyOf } from '@punctual/messages'
import type { ComponentChildren } from 'preact'
import type { Booking, Person } from '../api.ts'
import { isLive } from '../booking-state.ts'
import { span } from '../dates.ts'
import { useWords, type Words } from '../words.ts'
import { Terms } from './terms.tsx'

/** A person without an email address is reached by phone. */
const nameOf = ({ name, email, phoneNumber }: Person): string =>
  email === '' && phoneNumber ? `${name} (${phoneNumber})` : name || email

/** Returns a reason: the system's own are shown in the visitor's language, others as they are. */
function reasonText({ text, isKey }: Words, reason = ''): string {
  const key = reasonKeyOf(reason) ?? ''
  return isKey(key) ? text(key) : reason
}

/** Formats start and end in a zone, with its name. */
export const whenOf = (words: Words, booking: Booking, timeZone: string): string =>
  span(
    words,
    booking,
    timeZone,
    [...booking.hosts, ...booking.attendees].map((person) => person.timeZone),
  )

interface Props {
  booking: Booking
  /** The zone of the visitor. */
  timeZone: string
  /** Replaces the time, for a series. */
  dates?: ComponentChildren
}

/** What is booked, when, by whom and where. */
export function BookingDetails({ booking, timeZone, dates }: Props) {
  const words = useWords()
  const { text } = words
  const { title, hosts, attendees, location, meetingUrl, cancellationReason } = booking
  const isOnline = meetingUrl !== undefined || location.startsWith('integrations:')
  const place = isOnline ? text('integration') : location
  const join = meetingUrl && isLive(booking) && (
    <a href={meetingUrl} rel="noreferrer">
      {text('join')}
    </a>
  )
  return (
    <Terms
      rows={[
        [text('what'), title],
        [text('when'), dates ?? whenOf(words, booking, timeZone)],
        [text('who'), [...hosts, ...attendees].map(nameOf).filter(Boolean).join(', ')],
        [text('where'), location && (join || place)],
        [text('cancelReason'), reasonText(words, cancellationReason)],
      ]}
    />
  )
}

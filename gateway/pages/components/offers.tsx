import type { EventType } from '../api.ts'
import { useWords } from '../words.ts'

/** The page of a person or a team: their event types. */
export function Offers({ name, offers }: { name: string; offers: readonly EventType[] }) {
  const { text } = useWords()
  return (
    <>
      <h1>{name}</h1>
      <ul class="offers">
        {offers.map(({ id, title, lengthInMinutes, bookingUrl }) => (
          <li key={id}>
            <a href={bookingUrl ? new URL(bookingUrl).pathname : ''}>{title}</a>{' '}
            <small>{text('minutes', { count: lengthInMinutes })}</small>
          </li>
        ))}
      </ul>
    </>
  )
}

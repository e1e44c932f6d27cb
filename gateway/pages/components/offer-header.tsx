import { formatMoney } from '@punctual/messages'
import type { EventType } from '../api.ts'
import { useWords } from '../words.ts'
import { Description } from './description.tsx'

/** Returns the name of the team or the hosts. */
export const hostOf = ({ team, users = [] }: Pick<EventType, 'team' | 'users'>): string =>
  team?.name || users.map(({ name }) => name).join(', ')

/** What is offered, by whom, for how long, how often and at which price. */
export function OfferHeader({ offer }: { offer: EventType }) {
  const { text, locale } = useWords()
  const { title, description, lengthInMinutes, recurrence, price, currency } = offer
  return (
    <header>
      <p class="host">{hostOf(offer)}</p>
      <h1>{title}</h1>
      {description && <Description source={description} />}
      <ul class="facts">
        <li>{text('minutes', { count: lengthInMinutes })}</li>
        {recurrence && (
          <li>
            {text(recurrence.frequency, {
              interval: recurrence.interval,
              count: recurrence.occurrences,
            })}
          </li>
        )}
        {price > 0 && (
          <li>{text('priceOf', { amount: formatMoney({ amount: price, currency }, locale) })}</li>
        )}
      </ul>
    </header>
  )
}

import { ApiProblem, type EventType } from './api.ts'
import { inWordsOf } from './client.ts'
import { el, show } from './dom.ts'
import { text } from './language.ts'

/**
 * Shows the event types of a person or a team.
 * @throws ApiProblem 404 without one
 */
export function showOwner(eventTypes: readonly EventType[]): void {
  const [first] = eventTypes
  if (!first) throw new ApiProblem(404)
  const name = first.team?.name || (first.users ?? []).map((each) => each.name).join(', ')
  const item = (eventType: EventType) => {
    const { title, lengthInMinutes, bookingUrl = '' } = inWordsOf(eventType, {})
    const href = bookingUrl && new URL(bookingUrl).pathname
    return el(
      'li',
      {},
      el('a', { href }, title),
      ' ',
      el('small', {}, text('minutes', { count: lengthInMinutes })),
    )
  }
  show(name, el('h1', {}, name), el('ul', { class: 'offers' }, ...eventTypes.map(item)))
}

import type { EventType, Field, MeetingLocation } from './api.ts'
import { answerOf } from './booking-request.ts'
import { locationFields } from './controls.ts'

// What the form of a booking page answers, in a browser and on the server. Fields of the page
// itself begin with `pick.`, which no slug does.

/** Returns the questions of an event type; a hidden one takes its answer from the address only. */
export const questionsOf = (
  { bookingFields }: Pick<EventType, 'bookingFields'>,
  query: URLSearchParams,
): Field[] =>
  bookingFields
    .filter(({ type, slug }) => type !== 'radioInput' && slug !== 'rescheduleReason')
    .filter(({ hidden, slug }) => !hidden || query.has(slug))

/** Returns whether the address answers a question so that visitors cannot change it. */
export const isFixed = ({ disableOnPrefill, slug }: Field, query: URLSearchParams): boolean =>
  disableOnPrefill === true && query.getAll(slug).some((value) => value !== '')

/** Whether there is a choice of locations, or the visitor must name one. */
export const asksLocation = ([only, ...others]: readonly MeetingLocation[]): boolean =>
  only !== undefined && (others.length > 0 || locationFields[only.type] !== undefined)

/**
 * Returns what a form answers, by the slug of the question; undefined for one without an answer.
 */
export function answersIn(
  form: URLSearchParams,
  { bookingFields, locations, recurrence }: EventType,
  query: URLSearchParams,
): Map<string, unknown> {
  const count = form.get('pick.count')
  const isAll = count === null || Number(count) === recurrence?.occurrences
  return new Map<string, unknown>([
    ...questionsOf({ bookingFields }, query).map((field) => [field.slug, answerIn(form, field)] as const),
    ['location', locationIn(form, locations)],
    ['recurrenceCount', isAll ? undefined : Number(count)],
  ])
}

function answerIn(form: URLSearchParams, { slug, type, required }: Field): unknown {
  const values = form.getAll(slug)
  if (type === 'boolean') return values.includes('true') ? true : required ? undefined : false
  if (type === 'checkbox' || type === 'multiselect') return values.length > 0 ? values : undefined
  return answerOf(type, values[0] ?? '')
}

/** Returns the location that a form names; undefined if there is nothing to choose. */
function locationIn(form: URLSearchParams, locations: readonly MeetingLocation[]): unknown {
  const location = locations[Number(form.get('pick.location') ?? 0)]
  if (!location || !asksLocation(locations)) return undefined
  const own = locationFields[location.type]
  const typed = form.get(`pick.${location.type}`) ?? ''
  return { type: location.type, ...(own && { [own.key]: answerOf(own.field.type, typed) }) }
}

import { badRequest, type FieldError, type ListBookings } from '@punctual/contracts'
import { managedEmail } from './emails.ts'

/** Words of the `status` filter (docs/domain.md#booking-lists). */
export const listStatuses = ['upcoming', 'recurring', 'past', 'cancelled', 'unconfirmed'] as const
export type ListStatus = (typeof listStatuses)[number]

const sortKeys = {
  sortStart: 'start',
  sortEnd: 'end',
  sortCreated: 'createdAt',
  sortUpdatedAt: 'updatedAt',
} as const
export type SortColumn = (typeof sortKeys)[keyof typeof sortKeys]

const instantKeys = [
  'afterStart',
  'beforeEnd',
  'afterCreatedAt',
  'beforeCreatedAt',
  'afterUpdatedAt',
  'beforeUpdatedAt',
] as const

/** What a list is narrowed to; every bound is inclusive. */
export interface BookingFilter extends Partial<Record<(typeof instantKeys)[number], Date>> {
  /** Several are OR-ed; empty: any. */
  statuses: ListStatus[]
  /** One of these; the plain address of a managed user and the one that is kept. */
  attendeeEmails?: string[]
  attendeeName?: string
  bookingUid?: string
  eventTypeIds?: number[]
  teamIds?: number[]
  userIds?: number[]
  sort: { column: SortColumn; direction: 'asc' | 'desc' }
  take: number
  skip: number
}

/** ISO 8601: a date, which is its midnight UTC, or a date-time; without an offset it is UTC. */
const isoForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** @returns the instant, or undefined when the text is no ISO 8601 date or date-time */
export function isoInstant(text: string): Date | undefined {
  const match = isoForm.exec(text)
  if (!match) return undefined
  const instant = new Date(match[1] && !match[4] ? `${text}Z` : text)
  const [year, month, day] = text.split(/[-T]/).map(Number)
  const lastDay = new Date(Date.UTC(year!, month!, 0)).getUTCDate()
  // Postgres knows no year 0, and no parser what lies behind 9999; an offset may lead there.
  const isKnown = instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999
  return isKnown && day! <= lastDay ? instant : undefined
}

function parseStatuses(given: string | string[] | undefined): ListStatus[] | string {
  if (given === undefined) return []
  const words = [given].flat().flatMap((text) => text.split(','))
  const statuses = words.map((word) => word.trim())
  return statuses.every((word): word is ListStatus => listStatuses.some((status) => status === word))
    ? [...new Set(statuses)]
    : `must be one or more of ${listStatuses.join(', ')}`
}

function parseIds(text: string): number[] | string {
  const ids = text.split(',').map((part) => part.trim())
  return ids.every((id) => /^\d{1,15}$/.test(id)) ? ids.map(Number) : 'must be ids separated by commas'
}

/** Past and cancelled bookings are read backwards when they alone are asked for. */
const defaultDirection = (statuses: readonly ListStatus[]) =>
  statuses.length === 1 && (statuses[0] === 'past' || statuses[0] === 'cancelled') ? 'desc' : 'asc'

/**
 * @param clientId the caller's OAuth client, whose managed users are found by their plain address as well
 * @returns the filter that a list's query asks for; throws a 400 that names each bad parameter
 */
export function parseListQuery(query: ListBookings, clientId?: string): BookingFilter {
  const errors: FieldError[] = []
  function accept<T>(path: string, value: T | string): value is T {
    if (typeof value === 'string') errors.push({ path, message: value })
    return typeof value !== 'string'
  }
  const { take = 100, skip = 0 } = query
  const filter: BookingFilter = { statuses: [], sort: { column: 'start', direction: 'asc' }, take, skip }

  const statuses = parseStatuses(query.status)
  if (accept('status', statuses)) filter.statuses = statuses
  filter.sort.direction = defaultDirection(filter.statuses)

  for (const key of instantKeys) {
    const text = query[key]
    if (text === undefined) continue
    const instant = isoInstant(text.trim()) ?? 'must be an ISO 8601 date or date-time'
    if (accept(key, instant)) filter[key] = instant
  }
  for (const [several, one, target] of [
    ['eventTypeIds', 'eventTypeId', 'eventTypeIds'],
    ['teamsIds', 'teamId', 'teamIds'],
    ['userIds', 'userIds', 'userIds'],
  ] as const) {
    const key = query[several] === undefined ? one : several
    const text = query[key]
    if (text === undefined) continue
    const ids = parseIds(text)
    if (accept(key, ids)) filter[target] = ids
  }
  for (const key of Object.keys(sortKeys).reverse() as (keyof typeof sortKeys)[]) {
    const direction = query[key]
    if (direction === undefined) continue
    if (direction === 'asc' || direction === 'desc') filter.sort = { column: sortKeys[key], direction }
    else errors.push({ path: key, message: 'must be asc or desc' })
  }
  // A "+" that was not escaped has become a space on the way.
  if (query.attendeeEmail !== undefined) {
    const email = query.attendeeEmail.trim().replaceAll(' ', '+')
    filter.attendeeEmails = [email, ...(clientId === undefined ? [] : [managedEmail(email, clientId)])]
  }
  if (query.attendeeName !== undefined) filter.attendeeName = query.attendeeName.trim()
  if (query.bookingUid !== undefined) filter.bookingUid = query.bookingUid.trim()
  if (errors.length > 0) throw badRequest(...errors)
  return filter
}

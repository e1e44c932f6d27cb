import { badRequest, type FieldError, type ListBookings } from '@punctual/contracts'
import { managedEmail } from './emails.ts'

/** The values of the `status` filter (docs/domain.md#booking-lists). */
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

/** The parsed filter, order and page of a list; all bounds are inclusive. */
export interface BookingFilter extends Partial<Record<(typeof instantKeys)[number], Date>> {
  /** Any of these; empty: all. */
  statuses: ListStatus[]
  /** Any of these: the given address, and the stored address of a managed user. */
  attendeeEmails?: string[]
  attendeeName?: string
  bookingUid?: string
  /** Text in the title, the uid, or the name or address of an attendee. */
  search?: string
  eventTypeIds?: number[]
  teamIds?: number[]
  userIds?: number[]
  sort: { column: SortColumn; direction: 'asc' | 'desc' }
  take: number
  skip: number
}

/** ISO 8601: a date, meaning midnight UTC, or a date-time, in UTC without an offset. */
const isoForm = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/

/** Returns the instant, or undefined if the text is not an ISO 8601 date or date-time. */
export function isoInstant(text: string): Date | undefined {
  const match = isoForm.exec(text)
  if (!match) return undefined
  const instant = new Date(match[1] && !match[4] ? `${text}Z` : text)
  const [year, month, day] = text.split(/[-T]/).map(Number)
  const lastDay = new Date(Date.UTC(year!, month!, 0)).getUTCDate()
  // Postgres has no year 0, and parsers stop at 9999; an offset can cross either bound.
  const isInRange = instant.getUTCFullYear() >= 1 && instant.getUTCFullYear() <= 9999
  return isInRange && day! <= lastDay ? instant : undefined
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

/** Lists of only past or only cancelled bookings start with the newest. */
const defaultDirection = (statuses: readonly ListStatus[]) =>
  statuses.length === 1 && (statuses[0] === 'past' || statuses[0] === 'cancelled') ? 'desc' : 'asc'

/**
 * Parses the query of a list into a filter.
 * @param clientId the caller's OAuth client, whose managed users are also found by their plain
 *   address
 * @throws DomainError 400 with each invalid parameter
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
  // An unescaped "+" in a query string is decoded as a space.
  if (query.attendeeEmail !== undefined) {
    const email = query.attendeeEmail.trim().replaceAll(' ', '+')
    filter.attendeeEmails = [email, ...(clientId === undefined ? [] : [managedEmail(email, clientId)])]
  }
  if (query.attendeeName !== undefined) filter.attendeeName = query.attendeeName.trim()
  if (query.bookingUid !== undefined) filter.bookingUid = query.bookingUid.trim()
  if (query.search !== undefined) filter.search = query.search
  if (errors.length > 0) throw badRequest(...errors)
  return filter
}

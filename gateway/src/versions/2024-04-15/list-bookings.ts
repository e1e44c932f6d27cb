import { type BookingOutput, badRequest, type Pagination } from '@punctual/contracts'
import type { Static } from '@sinclair/typebox'
import { type OlderNames, renameFields } from '../answers.ts'
import { isObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { rawBooking } from './raw-booking.ts'

type Query = VersionedRequest['query']

/** Current and older query keys. */
const names = {
  status: 'filters[status]',
  eventTypeIds: 'filters[eventTypeIds]',
  teamsIds: 'filters[teamIds]',
  take: 'limit',
  skip: 'cursor',
}

const firstPage = 10

/**
 * `GET /v2/bookings?filters[status]=&limit=&cursor=`: the bookings of one status (default:
 * upcoming) from an offset, 10 per page by default, and the offset of the next page or null
 * (docs/domain.md#older-shapes).
 */
export const listBookings: Translation = {
  appliesTo: { method: 'GET', path: '/v2/bookings' },
  request(asked) {
    const { query } = asked
    const older: string[] = Object.values(names)
    const rest = Object.entries(query).filter(([key]) => !older.includes(key))
    return {
      ...asked,
      query: {
        ...Object.fromEntries(rest),
        status: query[names.status] ?? query.status ?? 'upcoming',
        eventTypeIds: ids(query, 'eventTypeIds'),
        teamsIds: ids(query, 'teamsIds'),
        take: String(integer(query, 'take') ?? firstPage),
        skip: String(integer(query, 'skip') ?? 0),
      },
    }
  },
  response(answer, { query }) {
    const { status, body } = answer
    if (status >= 300 || !isObject(body)) return renameFields(answer, namesOf(query))
    const { totalItems, itemsPerPage, hasNextPage } = body.pagination as Static<typeof Pagination>
    const data = {
      bookings: (body.data as BookingOutput[]).map(rawBooking),
      recurringInfo: [],
      totalCount: totalItems,
      nextCursor: hasNextPage ? (integer(query, 'skip') ?? 0) + itemsPerPage : null,
    }
    return { status, body: { status: body.status, data } }
  },
}

/** Returns the older names that the caller has used. */
const namesOf = (query: Query): OlderNames =>
  Object.fromEntries(Object.entries(names).filter(([, older]) => query[older] !== undefined))

function ids(query: Query, name: 'eventTypeIds' | 'teamsIds'): string | undefined {
  const value = query[names[name]] ?? query[name]
  return Array.isArray(value) ? value.join(',') : value
}

/** @throws DomainError 400 naming the key that was used */
function integer(query: Query, name: 'take' | 'skip'): number | undefined {
  const key = query[names[name]] === undefined ? name : names[name]
  const value = query[key]
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value)
  throw badRequest({ path: key, message: 'must be a whole number' })
}

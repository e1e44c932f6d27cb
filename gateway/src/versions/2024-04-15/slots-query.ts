import { defined, type SlotOutput, SlotsQuery } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import type { JsonObject } from '../json.ts'
import type { VersionedRequest } from '../translation.ts'

type Query = VersionedRequest['query']

/** Current query keys and their names in all older versions. */
export const slotNames = {
  start: 'startTime',
  end: 'endTime',
  username: 'usernameList',
  usernames: 'usernameList',
  organizationSlug: 'orgSlug',
}

const { start, end, timeZone, duration, eventTypeId, eventTypeSlug, organizationSlug } = SlotsQuery.properties
const Names = Type.Optional(
  Type.Array(Type.String(), {
    description:
      "Usernames, separated by commas or repeated. One is the event type's owner; several are people whose common slots are wanted.",
  }),
)

/** Query parameters of all older versions. */
export const slotQuery = {
  startTime: start,
  endTime: end,
  timeZone,
  duration,
  eventTypeId,
  eventTypeSlug,
  orgSlug: organizationSlug,
  usernameList: Names,
  'usernameList[]': Names,
}

/**
 * Returns the query with the current keys; others stay unchanged. One username names the owner of
 * the event type; several name people who must all be free.
 */
export function todaysSlotQuery(query: Query): Query {
  const {
    startTime,
    endTime,
    orgSlug,
    usernameList,
    'usernameList[]': listed = usernameList,
    ...rest
  } = query
  const usernames = [listed ?? []].flat().flatMap((name) => name.split(','))
  const together = usernames.length > 1
  const todays = {
    start: startTime,
    end: endTime,
    organizationSlug: orgSlug,
    username: together ? undefined : usernames[0],
    usernames: together ? usernames.join(',') : undefined,
  }
  return { ...rest, ...defined(todays) }
}

/** Returns `{slots: {<date>: [...]}}`, with each slot in the given shape. */
export function slotsByDate(data: unknown, shape: (slot: SlotOutput) => JsonObject): JsonObject {
  const days = Object.entries(data as Record<string, SlotOutput[]>)
  return { slots: Object.fromEntries(days.map(([date, slots]) => [date, slots.map(shape)])) }
}

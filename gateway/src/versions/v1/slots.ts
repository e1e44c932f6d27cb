import { type SlotOutput, SlotsQuery } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { compact } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer } from './answers.ts'
import { taking } from './taking.ts'

/** Today's query keys and those of v1. */
const names = {
  start: 'startTime',
  end: 'endTime',
  username: 'usernameList',
  usernames: 'usernameList',
  organizationSlug: 'orgSlug',
}

const { start, end, timeZone, duration, eventTypeId, eventTypeSlug, organizationSlug } = SlotsQuery.properties
const Names = Type.Optional(Type.Array(Type.String()))
const Query = Type.Object({
  ...{ startTime: start, endTime: end, timeZone, duration, eventTypeId, eventTypeSlug },
  ...{ orgSlug: organizationSlug, usernameList: Names, 'usernameList[]': Names },
})

/** One name is whose event type it is; several are people who are to have time together. */
function todays(asked: VersionedRequest): VersionedRequest {
  const { startTime, endTime, orgSlug, eventTypeId, eventTypeSlug, timeZone, duration, ...rest } = asked.query
  const { usernameList, 'usernameList[]': listed = usernameList } = rest
  const usernames = [listed ?? []].flat().flatMap((name) => name.split(','))
  const together = usernames.length > 1
  const query = {
    ...{ start: startTime, end: endTime, eventTypeId, eventTypeSlug, timeZone, duration },
    organizationSlug: orgSlug,
    username: together ? undefined : usernames[0],
    usernames: together ? usernames.join(',') : undefined,
  }
  return { ...asked, path: '/v2/slots', query: compact(query) as VersionedRequest['query'] }
}

/** GET /v1/slots: `{slots: {<date>: [{time}]}}`. */
export const v1Slots: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v1/slots' },
    ...taking({ querystring: Query }, todays),
    response: answer((data) => {
      const days = Object.entries(data as Record<string, SlotOutput[]>)
      const older = days.map(([date, slots]) => [
        date,
        slots.map(({ start, bookingUid }) => compact({ time: start, bookingUid })),
      ])
      return { slots: Object.fromEntries(older) }
    }, names),
  },
]

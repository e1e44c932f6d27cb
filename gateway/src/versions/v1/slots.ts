import type { SlotOutput } from '@punctual/contracts'
import { compact } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer } from './answers.ts'

/** Today's query keys and those of v1. */
const names = {
  start: 'startTime',
  end: 'endTime',
  username: 'usernameList',
  usernames: 'usernameList',
  organizationSlug: 'orgSlug',
}

/** One name is whose event type it is; several are people who are to have time together. */
function request(asked: VersionedRequest): VersionedRequest {
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
    request,
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

import { SlotsQuery } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { changeData, renameFields } from '../answers.ts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { olderReservations } from './slot-reservations.ts'

/** Today's query keys and the older ones. */
const names = {
  start: 'startTime',
  end: 'endTime',
  usernames: 'usernameList',
  username: 'usernameList',
  bookingUidToReschedule: 'rescheduleUid',
  format: 'slotFormat',
  organizationSlug: 'orgSlug',
}

const { start, end, format, bookingUidToReschedule, organizationSlug, ...same } = SlotsQuery.properties
const { timeZone, duration, eventTypeId, eventTypeSlug } = same
const Names = Type.Optional(Type.Array(Type.String()))
const Query = Type.Object({
  ...{ startTime: start, endTime: end, timeZone, duration, eventTypeId, eventTypeSlug },
  ...{ orgSlug: organizationSlug, usernameList: Names, 'usernameList[]': Names },
  ...{ rescheduleUid: bookingUidToReschedule, slotFormat: format },
})

interface Slot {
  start: string
  end?: string
  seatsBooked?: number
}

/** Keys of today's shape are taken as they are. */
function request(asked: VersionedRequest): VersionedRequest {
  const { startTime, endTime, rescheduleUid, slotFormat, orgSlug, ...query } = asked.query
  const { usernameList, 'usernameList[]': listed = usernameList, ...rest } = query
  const usernames = [listed ?? []].flat().flatMap((name) => name.split(','))
  const several = usernames.length > 1
  const older = {
    start: startTime,
    end: endTime,
    bookingUidToReschedule: rescheduleUid,
    format: slotFormat,
    organizationSlug: orgSlug,
    username: several ? undefined : usernames[0],
    usernames: several ? usernames.join(',') : undefined,
  }
  const given = Object.entries(older).filter(([, value]) => value !== undefined)
  return { ...asked, path: '/v2/slots', query: { ...rest, ...Object.fromEntries(given) } }
}

/** `{slots: {<date>: [{time}]}}`, with ranges `{startTime, endTime}`; what seats add stays. */
function response(answer: VersionedResponse): VersionedResponse {
  return changeData(renameFields(answer, names), (data) => ({
    slots: Object.fromEntries(
      Object.entries(data as Record<string, Slot[]>).map(([date, slots]) => [date, slots.map(olderSlot)]),
    ),
  }))
}

/** How many have a seat was `attendees` (research on slots, 2.2). */
function olderSlot({ start, end, seatsBooked, ...seats }: Slot): JsonObject {
  const times = end === undefined ? { time: start } : { startTime: start, endTime: end }
  return { ...times, ...(seatsBooked !== undefined && { attendees: seatsBooked }), ...seats }
}

/** Slots before 2024-09-04 listed at /v2/slots/available; today's path gives the same answer. */
export const olderSlots: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: '/v2/slots/available' },
    schema: { querystring: Query },
    request,
    response,
  },
  { appliesTo: { method: 'GET', path: '/v2/slots' }, request, response },
  ...olderReservations,
]

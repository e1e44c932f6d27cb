import { defined, type SlotOutput, SlotsQuery } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { changeData, renameFields } from '../answers.ts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { olderReservations } from './slot-reservations.ts'
import { slotNames, slotQuery, slotsByDate, todaysSlotQuery } from './slots-query.ts'

/** Today's query keys and the older ones. */
const names = { ...slotNames, bookingUidToReschedule: 'rescheduleUid', format: 'slotFormat' }

const { format, bookingUidToReschedule } = SlotsQuery.properties
const Query = Type.Object({ ...slotQuery, rescheduleUid: bookingUidToReschedule, slotFormat: format })

/** Keys of today's shape are taken as they are. */
function request(asked: VersionedRequest): VersionedRequest {
  const { rescheduleUid, slotFormat, ...query } = asked.query
  const own = defined({ bookingUidToReschedule: rescheduleUid, format: slotFormat })
  return {
    ...asked,
    path: '/v2/slots',
    query: { ...todaysSlotQuery(query), ...own },
  }
}

/** `{slots: {<date>: [{time}]}}`, with ranges `{startTime, endTime}`; what seats add stays. */
function response(answer: VersionedResponse): VersionedResponse {
  return changeData(renameFields(answer, names), (data) => slotsByDate(data, olderSlot))
}

/** How many have a seat was `attendees`. */
function olderSlot({ start, end, seatsBooked, ...seats }: SlotOutput): JsonObject {
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

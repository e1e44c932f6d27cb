import { defined, type SlotOutput, SlotsQuery } from '@punctual/contracts'
import { Type } from '@sinclair/typebox'
import { changeData, renameFields } from '../answers.ts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { olderReservations } from './slot-reservations.ts'
import { slotNames, slotQuery, slotsByDate, todaysSlotQuery } from './slots-query.ts'

/** Current and older query keys. */
const names = { ...slotNames, bookingUidToReschedule: 'rescheduleUid', format: 'slotFormat' }

const { format, bookingUidToReschedule } = SlotsQuery.properties
const Query = Type.Object({ ...slotQuery, rescheduleUid: bookingUidToReschedule, slotFormat: format })

/** Current keys are accepted unchanged. */
function request(asked: VersionedRequest): VersionedRequest {
  const { rescheduleUid, slotFormat, ...query } = asked.query
  const own = defined({ bookingUidToReschedule: rescheduleUid, format: slotFormat })
  return {
    ...asked,
    path: '/v2/slots',
    query: { ...todaysSlotQuery(query), ...own },
  }
}

/**
 * Returns `{slots: {<date>: [{time}]}}`, with ranges `{startTime, endTime}`; fields of seats stay
 * unchanged.
 */
function response(answer: VersionedResponse): VersionedResponse {
  return changeData(renameFields(answer, names), (data) => slotsByDate(data, olderSlot))
}

/** `seatsBooked` was called `attendees`. */
function olderSlot({ start, end, seatsBooked, ...seats }: SlotOutput): JsonObject {
  const times = end === undefined ? { time: start } : { startTime: start, endTime: end }
  return { ...times, ...(seatsBooked !== undefined && { attendees: seatsBooked }), ...seats }
}

/**
 * Translations of slots before version 2024-09-04, listed at `/v2/slots/available`; the current
 * path answers the same.
 */
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

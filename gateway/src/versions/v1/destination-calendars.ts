import type { DestinationCalendar } from '@punctual/contracts'
import { compact, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf } from './answers.ts'

const calendars = '/v1/destination-calendars'
const internal = '/internal/destination-calendars'
const known = ['integration', 'externalId', 'eventTypeId', 'bookingId', 'userId']

function olderCalendar(data: unknown): JsonObject {
  const { id, integration, externalId, eventTypeId, bookingId = null, userId } = data as DestinationCalendar
  return { id, integration, externalId, eventTypeId, bookingId, userId }
}

const one = (asked: VersionedRequest): VersionedRequest => ({
  ...asked,
  path: `${internal}/${idOf(asked)}`,
  query: {},
})
const response = answer((data) => ({ destinationCalendar: olderCalendar(data) }))

/** Where bookings are written, each by its own number (spec F4; contract 13). */
export const v1DestinationCalendars: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: calendars },
    request: (asked) => ({ ...asked, path: internal, query: {} }),
    response: answer((data) => ({ destinationCalendars: (data as unknown[]).map(olderCalendar) })),
  },
  {
    appliesTo: { method: 'POST', path: calendars },
    request: (asked) => ({
      ...asked,
      ...{ path: internal, query: {}, body: compact(bodyOf(asked, known)) },
    }),
    response: answer((data) => ({
      destinationCalendar: olderCalendar(data),
      message: 'Destination calendar created successfully',
    })),
  },
  { appliesTo: { method: 'GET', path: `${calendars}/:id` }, request: one, response },
  {
    appliesTo: { method: 'PATCH', path: `${calendars}/:id` },
    request: (asked) => ({ ...one(asked), body: compact(bodyOf(asked, known)) }),
    response,
  },
  {
    appliesTo: { method: 'DELETE', path: `${calendars}/:id` },
    request: one,
    response: answer((data) => ({
      message: `Destination calendar with id: ${(data as DestinationCalendar).id} deleted successfully`,
    })),
  },
]

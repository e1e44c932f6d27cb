import {
  CreateDestinationCalendar,
  type DestinationCalendar,
  defined,
  EditDestinationCalendar,
} from '@punctual/contracts'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, idOf } from './answers.ts'
import { acceptV1, strict } from './v1-input.ts'

const calendars = '/v1/destination-calendars'
const internal = '/internal/destination-calendars'

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

/** Translations of destination calendars, addressed by number. */
export const v1DestinationCalendars: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: calendars },
    request: (asked) => ({ ...asked, path: internal, query: {} }),
    response: answer((data) => ({ destinationCalendars: (data as unknown[]).map(olderCalendar) })),
  },
  {
    appliesTo: { method: 'POST', path: calendars },
    ...acceptV1({ body: strict(CreateDestinationCalendar.properties) }, (asked, body) => ({
      ...asked,
      path: internal,
      query: {},
      body: defined(body),
    })),
    response: answer((data) => ({
      destinationCalendar: olderCalendar(data),
      message: 'Destination calendar created successfully',
    })),
  },
  { appliesTo: { method: 'GET', path: `${calendars}/:id` }, request: one, response },
  {
    appliesTo: { method: 'PATCH', path: `${calendars}/:id` },
    ...acceptV1({ body: strict(EditDestinationCalendar.properties) }, (asked, body) => ({
      ...one(asked),
      body: defined(body),
    })),
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

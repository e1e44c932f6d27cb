import type { EventTypeOutput } from '@punctual/contracts'
import { changeData, renameFields } from '../answers.ts'
import { isObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import {
  eventTypeNames,
  eventTypeOf,
  olderEventType,
  type TodaysEventType,
  todaysEventType,
} from './older-event-type.ts'

const eventTypes = '/v2/event-types'
const eventType = `${eventTypes}/:eventTypeId`

function request(asked: VersionedRequest): VersionedRequest {
  return isObject(asked.body) ? { ...asked, body: todaysEventType(asked.body) } : asked
}

const change =
  (shape: (eventType: TodaysEventType) => unknown) =>
  (answer: VersionedResponse): VersionedResponse =>
    changeData(renameFields(answer, eventTypeNames), (data) => shape(eventTypeOf(data)))

const response = change(olderEventType)

/**
 * Returns the caller's own event types as the only group; those of teams had groups of their own.
 */
function listResponse(answer: VersionedResponse): VersionedResponse {
  return changeData(answer, (data) => ({
    eventTypeGroups: [{ teamId: null, eventTypes: (data as EventTypeOutput[]).map(olderEventType) }],
  }))
}

/**
 * Translations of event types before version 2024-06-14. Their webhooks and private links have no
 * versions.
 */
export const olderEventTypes: readonly Translation[] = [
  { appliesTo: { method: 'POST', path: eventTypes }, request, response },
  { appliesTo: { method: 'GET', path: eventTypes }, response: listResponse },
  {
    appliesTo: { method: 'GET', path: eventType },
    response: change((data) => ({ eventType: olderEventType(data) })),
  },
  { appliesTo: { method: 'PATCH', path: eventType }, request, response },
  {
    appliesTo: { method: 'DELETE', path: eventType },
    response: change(({ id, lengthInMinutes, slug, title }) => ({
      id,
      length: lengthInMinutes,
      slug,
      title,
    })),
  },
]

import type { EventTypeOutput } from '@punctual/contracts'
import { changeData, renameFields } from '../answers.ts'
import { isObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { eventTypeNames, olderEventType, todaysEventType } from './older-event-type.ts'

const eventTypes = '/v2/event-types'
const eventType = `${eventTypes}/:eventTypeId`

function request(asked: VersionedRequest): VersionedRequest {
  return isObject(asked.body) ? { ...asked, body: todaysEventType(asked.body) } : asked
}

const change =
  (shape: (eventType: EventTypeOutput) => unknown) =>
  (answer: VersionedResponse): VersionedResponse =>
    changeData(renameFields(answer, eventTypeNames), (data) => shape(data as EventTypeOutput))

const response = change(olderEventType)

/** One group, the caller's own: event types of teams were in groups of theirs. */
function listResponse(answer: VersionedResponse): VersionedResponse {
  return changeData(answer, (data) => ({
    eventTypeGroups: [{ teamId: null, eventTypes: (data as EventTypeOutput[]).map(olderEventType) }],
  }))
}

/** Event types before 2024-06-14; what belongs to an event type (webhooks, private links) has one version alone. */
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

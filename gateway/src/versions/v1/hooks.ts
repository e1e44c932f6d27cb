import { compact, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, bodyOf, idOf } from './answers.ts'

const hooks = '/v1/hooks'
const hook = `${hooks}/:id`

/** What today's version calls otherwise. */
const names = { triggers: 'eventTriggers' }
const known = ['subscriberUrl', 'eventTriggers', 'active', 'payloadTemplate', 'secret']

/** The user's own webhooks; unknown fields are refused, as everywhere in v1 (contract 1.2). */
function request(asked: VersionedRequest): VersionedRequest {
  const path = asked.params.id === undefined ? '/v2/webhooks' : `/v2/webhooks/${idOf(asked)}`
  const isWrite = asked.method === 'POST' || asked.method === 'PATCH'
  return { ...asked, path, query: {}, ...(isWrite && { body: todaysHook(asked) }) }
}

function todaysHook(asked: VersionedRequest): JsonObject {
  const { eventTriggers, ...same } = bodyOf(asked, known)
  const isNew = asked.method === 'POST'
  return compact({ ...same, triggers: eventTriggers, ...(isNew && { active: same.active ?? true }) })
}

/** v1 named the owner, did not show the secret, and said null where today's says nothing. */
function olderHook(data: unknown): JsonObject {
  const { id, userId, subscriberUrl, triggers, active, payloadTemplate } = data as JsonObject
  return {
    ...{ id, userId, eventTypeId: null },
    payloadTemplate: payloadTemplate === '' ? null : payloadTemplate,
    ...{ eventTriggers: triggers, subscriberUrl, active },
  }
}

const wrapped = (wrap: (data: unknown) => JsonObject) => answer(wrap, names)
const one = wrapped((data) => ({ webhook: olderHook(data) }))

/** The older generation's webhooks of a user: every success is 200, in a wrapper that has its name. */
export const v1Hooks: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: hooks },
    request,
    response: wrapped((data) => ({ webhooks: (data as unknown[]).map(olderHook) })),
  },
  {
    appliesTo: { method: 'POST', path: hooks },
    request,
    response: wrapped((data) => ({ webhook: olderHook(data), message: 'Webhook created successfully' })),
  },
  { appliesTo: { method: 'GET', path: hook }, request, response: one },
  { appliesTo: { method: 'PATCH', path: hook }, request, response: one },
  {
    appliesTo: { method: 'DELETE', path: hook },
    request,
    response: wrapped((data) => ({
      message: `Webhook with id: ${(data as JsonObject).id} deleted successfully`,
    })),
  },
]

import { badRequest } from '@punctual/contracts'
import { renameFields } from '../answers.ts'
import { compact, isObject, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'

const hooks = '/v1/hooks'
const hook = `${hooks}/:id`

/** What today's version calls otherwise. */
const names = { triggers: 'eventTriggers' }
const known = ['subscriberUrl', 'eventTriggers', 'active', 'payloadTemplate', 'secret']

/** The user's own webhooks; unknown fields are refused, as everywhere in v1 (contract 1.2). */
function request(asked: VersionedRequest): VersionedRequest {
  const { params, method } = asked
  const path = params.id === undefined ? '/v2/webhooks' : `/v2/webhooks/${encodeURIComponent(params.id)}`
  if (params.id !== undefined && !/^\d+$/.test(params.id))
    throw badRequest({ path: 'id', message: 'must be an integer' })
  return { ...asked, path, ...(isObject(asked.body) && { body: todaysHook(asked.body, method === 'POST') }) }
}

function todaysHook(body: JsonObject, isNew: boolean): JsonObject {
  const unknown = Object.keys(body).filter((key) => !known.includes(key))
  if (unknown.length > 0) {
    const listed = unknown.map((key) => `'${key}'`).join(', ')
    throw badRequest({ path: '', message: `Unrecognized key(s) in object: ${listed}` })
  }
  const { eventTriggers, ...same } = body
  return compact({ ...same, triggers: eventTriggers, ...(isNew && { active: body.active ?? true }) })
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

/** @returns a success as v1 wrapped it; a failure as `{message}` (contract 1.2) */
const wrapped =
  (wrap: (data: unknown) => JsonObject) =>
  (answer: VersionedResponse, _asked: VersionedRequest): VersionedResponse => {
    const { status, body } = renameFields(answer, names)
    if (!isObject(body)) return { status, body }
    if (status >= 300) return { status, body: { message: isObject(body.error) ? body.error.message : '' } }
    return { status: 200, body: wrap(body.data) }
  }

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

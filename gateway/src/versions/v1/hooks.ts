import { CreateWebhook, defined } from '@punctual/contracts'
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, idOf } from './answers.ts'
import { strict, taking } from './taking.ts'

const hooks = '/v1/hooks'
const hook = `${hooks}/:id`

/** What today's version calls otherwise. */
const names = { triggers: 'eventTriggers' }
const { subscriberUrl, triggers, active, payloadTemplate, secret } = CreateWebhook.properties
const Create = strict({
  ...{ subscriberUrl, eventTriggers: triggers, active: Type.Optional(active), payloadTemplate, secret },
})
const Edit = Type.Partial(Create, { additionalProperties: false })

/** The user's own webhooks. */
function own(asked: VersionedRequest, body?: Static<typeof Edit>): VersionedRequest {
  const path = asked.params.id === undefined ? '/v2/webhooks' : `/v2/webhooks/${idOf(asked)}`
  return { ...asked, path, query: {}, ...(body && { body: todaysHook(body) }) }
}

const todaysHook = ({ eventTriggers, ...same }: Static<typeof Edit>): JsonObject =>
  defined({ ...same, triggers: eventTriggers })

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
    request: (asked) => own(asked),
    response: wrapped((data) => ({ webhooks: (data as unknown[]).map(olderHook) })),
  },
  {
    appliesTo: { method: 'POST', path: hooks },
    ...taking({ body: Create }, (asked, body) => own(asked, { active: true, ...body })),
    response: wrapped((data) => ({ webhook: olderHook(data), message: 'Webhook created successfully' })),
  },
  { appliesTo: { method: 'GET', path: hook }, request: (asked) => own(asked), response: one },
  { appliesTo: { method: 'PATCH', path: hook }, ...taking({ body: Edit }, own), response: one },
  {
    appliesTo: { method: 'DELETE', path: hook },
    request: (asked) => own(asked),
    response: wrapped((data) => ({
      message: `Webhook with id: ${(data as JsonObject).id} deleted successfully`,
    })),
  },
]

import { CreateWebhook, defined } from '@punctual/contracts'
import { type Static, Type } from '@sinclair/typebox'
import type { JsonObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'
import { answer, idOf } from './answers.ts'
import { acceptV1, strict } from './v1-input.ts'

const hooks = '/v1/hooks'
const hook = `${hooks}/:id`

/** Current names of fields that v1 named differently. */
const names = { triggers: 'eventTriggers' }
const { subscriberUrl, triggers, active, payloadTemplate, secret } = CreateWebhook.properties
const Create = strict({
  subscriberUrl,
  eventTriggers: triggers,
  active: Type.Optional(active),
  payloadTemplate,
  secret,
})
const Edit = Type.Partial(Create, { additionalProperties: false })

/** Forwards a call to the webhooks of the user. */
function own(asked: VersionedRequest, body?: Static<typeof Edit>): VersionedRequest {
  const path = asked.params.id === undefined ? '/v2/webhooks' : `/v2/webhooks/${idOf(asked)}`
  return { ...asked, path, query: {}, ...(body && { body: todaysHook(body) }) }
}

const todaysHook = ({ eventTriggers, ...same }: Static<typeof Edit>): JsonObject =>
  defined({ ...same, triggers: eventTriggers })

/**
 * Returns a webhook as in v1: with its owner, without the secret, and with null for absent fields.
 */
function olderHook(data: unknown): JsonObject {
  const { id, userId, subscriberUrl, triggers, active, payloadTemplate } = data as JsonObject
  return {
    id,
    userId,
    eventTypeId: null,
    payloadTemplate: payloadTemplate === '' ? null : payloadTemplate,
    eventTriggers: triggers,
    subscriberUrl,
    active,
  }
}

const wrapped = (wrap: (data: unknown) => JsonObject) => answer(wrap, names)
const one = wrapped((data) => ({ webhook: olderHook(data) }))

/**
 * Translations of the webhooks of a user: every success is 200, in a wrapper with the name of the
 * resource.
 */
export const v1Hooks: readonly Translation[] = [
  {
    appliesTo: { method: 'GET', path: hooks },
    request: (asked) => own(asked),
    response: wrapped((data) => ({ webhooks: (data as unknown[]).map(olderHook) })),
  },
  {
    appliesTo: { method: 'POST', path: hooks },
    ...acceptV1({ body: Create }, (asked, body) => own(asked, { active: true, ...body })),
    response: wrapped((data) => ({ webhook: olderHook(data), message: 'Webhook created successfully' })),
  },
  { appliesTo: { method: 'GET', path: hook }, request: (asked) => own(asked), response: one },
  { appliesTo: { method: 'PATCH', path: hook }, ...acceptV1({ body: Edit }, own), response: one },
  {
    appliesTo: { method: 'DELETE', path: hook },
    request: (asked) => own(asked),
    response: wrapped((data) => ({
      message: `Webhook with id: ${(data as JsonObject).id} deleted successfully`,
    })),
  },
]

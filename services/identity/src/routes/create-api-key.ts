import { CreateApiKey, CreatedApiKeyAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { issueApiKey } from '../api-keys.ts'
import type { IdentityDeps } from '../deps.ts'
import { presentApiKey } from '../present.ts'
import { keyHolder, requireApiKey } from './guards.ts'

/** POST /v2/api-keys, 201: one more key of the caller's, shown this once. */
export function createApiKey(app: App, deps: IdentityDeps): void {
  const schema = { body: CreateApiKey, response: { 201: CreatedApiKeyAnswer } }
  app.post('/v2/api-keys', { schema, preValidation: requireApiKey }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { apiKey, row } = await issueApiKey(tx, keyHolder(request.caller), request.body, deps.clock.now())
      return { status: 201, body: success({ ...presentApiKey(row), apiKey }) }
    }),
  )
}

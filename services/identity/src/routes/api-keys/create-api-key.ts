import { CreateApiKey, CreatedApiKeyAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { addApiKey } from '../../app/api-keys.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { keyHolder } from '../../guards/credential.ts'
import { presentApiKey } from '../../present/api-key.ts'

/**
 * POST /v2/api-keys, 201: creates a key of the caller, in this or another organization of theirs,
 * and shows it once.
 */
export function createApiKey(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create an API key',
    description:
      "The key is for the caller, in the caller's organization or another one of theirs. It is shown only once.",
    body: CreateApiKey,
    response: { 201: CreatedApiKeyAnswer },
  }
  app.post('/v2/api-keys', { schema }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const { caller, body } = request
        const usual = deps.config.apiKeyRateLimit
        const { userId, organizationId, keyId } = caller
        const inUse = { userId, organizationId, keyId }
        const holder = await keyHolder(tx, caller, body.organizationId)
        const { apiKey, row } = await addApiKey(tx, inUse, holder, body, usual, deps.clock.now())
        return { status: 201, body: success({ ...presentApiKey(row), apiKey }) }
      }),
    ),
  )
}

import { RefreshApiKey, RefreshedApiKeyAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { replaceApiKey } from '../../app/api-keys.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { keyInUse } from '../../guards/credential.ts'

/**
 * POST /v2/api-keys/refresh, 200: replaces the key in use. No answer is stored for an
 * Idempotency-Key, as the repeated call would need the ended key (docs/domain.md#idempotency).
 */
export function refreshApiKey(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Replace the API key in use',
    description:
      'The key of the call ends; the answer contains the new one. An `Idempotency-Key` has no effect.',
    body: RefreshApiKey,
    response: { 200: RefreshedApiKeyAnswer },
  }
  app.post('/v2/api-keys/refresh', { schema }, async ({ caller, body }) => {
    const { keyId, ...holder } = keyInUse(caller)
    const { apiKey, endedDigest } = await db.transaction(
      actingAs(caller, (tx) => replaceApiKey(tx, holder, keyId, body, clock.now())),
    )
    await revocations.untilEnforced({ digests: [endedDigest] })
    return success({ apiKey })
  })
}

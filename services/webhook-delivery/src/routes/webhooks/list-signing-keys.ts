import { success, WebhookSigningKeysAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import type { RouteDeps } from '../../deps.ts'

/**
 * GET /v2/webhooks/signing-keys, without a credential: the keys that verify the `v1a` signatures of
 * requests.
 */
export function listSigningKeys(app: App, { config }: RouteDeps): void {
  const schema = {
    summary: 'List the signing keys of webhooks',
    description: 'Public keys that verify the `v1a` signatures of requests.',
    response: { 200: WebhookSigningKeysAnswer },
  }
  app.get('/v2/webhooks/signing-keys', { schema }, async () =>
    success(
      config.signingKeys.map(({ id, publicKey }) => ({ id, algorithm: 'ed25519' as const, publicKey })),
    ),
  )
}

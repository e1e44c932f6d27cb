import { OAuthClientPath, RotateClientSecret, RotatedClientSecretAnswer, success } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { rotateSecret } from '../../app/client-secrets.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClientOf, requireLockedClient } from '../../guards/require-client.ts'

/**
 * POST /v2/oauth-clients/{clientId}/rotate-secret, 200: a new secret. The previous secret stays
 * valid for 24 hours, or ends before the answer on request; older ones end.
 */
export function rotateClientSecret(app: App, deps: IdentityDeps): void {
  const { clock, sealer, revocations } = deps
  const schema = {
    summary: 'Rotate the secret of an OAuth client',
    description:
      'The older secret stays valid for 24 hours, or ends immediately if `endOlderNow` is `true`. Not for a public client, which has no secret.',
    errors: ['oauth_client_not_found', 'public_client'],
    params: OAuthClientPath,
    body: RotateClientSecret,
    response: { 200: RotatedClientSecretAnswer },
  }
  const preValidation = requireClientOf(deps, 'oauthClient.update')
  const path = '/v2/oauth-clients/:clientId/rotate-secret'
  app.post(path, { schema, preValidation }, async (request, reply) => {
    const { params, body } = request
    let ended: string[] = []
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const client = await requireLockedClient(tx, params.clientId)
        const rotated = await rotateSecret(tx, sealer, client, {
          endOlderNow: body.endOlderNow === true,
          at: clock.now(),
        })
        ended = rotated.ended
        const olderSecretExpiresAt = rotated.olderExpiresAt?.toISOString()
        return {
          status: 200,
          body: success({
            clientId: client.id,
            clientSecret: rotated.secret,
            ...(olderSecretExpiresAt !== undefined && { olderSecretExpiresAt }),
          }),
        }
      }),
      async (answer) => {
        await revocations.untilEnforced({ digests: ended, clientIds: [params.clientId] })
        return answer
      },
    )
  })
}

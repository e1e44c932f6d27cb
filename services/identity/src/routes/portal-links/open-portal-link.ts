import { OpenPortalLink, PortalLinkPath, PortalSessionAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { openPortalLink as open } from '../../app/portal-links.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/portal-links/{linkId}/open {token}, 200, without a credential: a token for the webhooks
 * of the link.
 */
export function openPortalLink(app: App, { clock, db, sealer }: IdentityDeps): void {
  const schema = {
    summary: 'Open a portal link',
    description:
      'Returns a token that reaches only the webhooks of the link, until the link ends. The page of the link calls it.',
    errors: ['invalid_portal_link'],
    params: PortalLinkPath,
    body: OpenPortalLink,
    response: { 200: PortalSessionAnswer },
  }
  app.post('/v2/portal-links/:linkId/open', { schema }, async ({ body, caller, params }) => {
    const named = { id: params.linkId, token: body.token }
    return success(await db.transaction(actingAs(caller, (tx) => open(tx, sealer, named, clock.now()))))
  })
}

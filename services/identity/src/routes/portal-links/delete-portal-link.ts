import { PortalLinkAnswer, success } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { revokePortalLink } from '../../app/portal-links.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentPortalLink } from '../../present/portal-link.ts'
import type { PortalPath } from './owner-paths.ts'

/** DELETE .../portal-links/{linkId}: what it opened ends before the answer. */
export function deletePortalLink(app: App, deps: IdentityDeps, at: PortalPath): void {
  const { clock, db, revocations } = deps
  const schema = {
    summary: `Delete a portal link for the webhooks of ${at.of}`,
    description: 'Pages that it opened lose their access immediately. Returns the link as it was.',
    errors: [...at.errors, 'portal_link_not_found'],
    params: at.linkParams,
    response: { 200: PortalLinkAnswer },
  }
  app.delete(`${at.path}/:linkId`, { schema, preValidation: at.guard(deps) }, async (request) => {
    const owner = await at.owner(deps, request)
    const { linkId } = request.params as { linkId: string }
    const { link, digests } = await db.transaction(
      actingAs(request.caller, (tx) => revokePortalLink(tx, owner, linkId, clock.now())),
    )
    if (digests.length > 0) await revocations.untilEnforced({ digests })
    return success(presentPortalLink(link))
  })
}

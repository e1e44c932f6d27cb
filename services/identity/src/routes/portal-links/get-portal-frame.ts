import { DomainError, PortalFrame, PortalLinkPath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { findPortalLink } from '../../db/portal-link-repository.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * GET /internal/portal-links/{linkId}: for the gateway, which pages may frame its page; 404
 * `portal_link_not_found`.
 */
export function getPortalFrame(app: App, { clock, db }: IdentityDeps): void {
  const schema = { params: PortalLinkPath, response: { 200: PortalFrame } }
  const config = { internal: ['gateway'] as const }
  app.get('/internal/portal-links/:linkId', { schema, config }, async ({ params }) => {
    const link = await findPortalLink(db, params.linkId, clock.now())
    if (!link) throw new DomainError('portal_link_not_found')
    return { embedOrigins: link.embedOrigins }
  })
}

import type { App } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { createPortalLink } from './create-portal-link.ts'
import { deletePortalLink } from './delete-portal-link.ts'
import { getPortalFrame } from './get-portal-frame.ts'
import { listPortalLinks } from './list-portal-links.ts'
import { openPortalLink } from './open-portal-link.ts'
import { portalPaths } from './owner-paths.ts'

/** Registers the routes of links to the portal of webhooks. */
export function portalLinkRoutes(app: App, deps: IdentityDeps): void {
  for (const at of portalPaths) {
    createPortalLink(app, deps, at)
    listPortalLinks(app, deps, at)
    deletePortalLink(app, deps, at)
  }
  openPortalLink(app, deps)
  getPortalFrame(app, deps)
}

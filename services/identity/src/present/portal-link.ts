import type { PortalLink } from '@punctual/contracts'
import type { PortalLinkRow } from '../db/schema.ts'

/** Returns a link as the API shows it, without its token. */
export const presentPortalLink = (link: PortalLinkRow): PortalLink => ({
  id: link.id,
  access: link.access,
  embedOrigins: link.embedOrigins,
  organizationId: link.organizationId,
  ...(link.clientId !== null && { oAuthClientId: link.clientId }),
  createdByUserId: link.userId,
  createdAt: link.createdAt.toISOString(),
  expiresAt: link.expiresAt.toISOString(),
})

import {
  type CallerContext,
  OAuthClientPath,
  OAuthClientPortalLinkPath,
  OrganizationPath,
  OrganizationPortalLinkPath,
} from '@punctual/contracts'
import { requireIn } from '@punctual/http'
import type { TSchema } from '@sinclair/typebox'
import type { PortalOwner } from '../../db/portal-link-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireClient, requireClientOf } from '../../guards/require-client.ts'

/**
 * A path below which links are managed: the same operations for an organization and for a client.
 */
export interface PortalPath {
  path: string
  params: TSchema
  linkParams: TSchema
  /** Completes "the webhooks of ...". */
  of: string
  errors: string[]
  /** Runs in `preValidation`: requires the right to change the webhooks. */
  guard(deps: IdentityDeps): (request: { caller: CallerContext; params: unknown }) => Promise<void>
  owner(deps: IdentityDeps, request: { caller: CallerContext; params: unknown }): Promise<PortalOwner>
}

export const portalPaths: readonly PortalPath[] = [
  {
    path: '/v2/organizations/:orgId/portal-links',
    params: OrganizationPath,
    linkParams: OrganizationPortalLinkPath,
    of: 'an organization',
    errors: [],
    guard: () => requireIn('webhook.update'),
    owner: async (_deps, { params }) => ({
      organizationId: Number((params as { orgId: number }).orgId),
      clientId: null,
    }),
  },
  {
    path: '/v2/oauth-clients/:clientId/portal-links',
    params: OAuthClientPath,
    linkParams: OAuthClientPortalLinkPath,
    of: 'an OAuth client',
    errors: ['oauth_client_not_found'],
    guard: (deps) => requireClientOf(deps, 'webhook.update'),
    async owner({ db }, { caller, params }) {
      const { clientId } = params as { clientId: string }
      const { organizationId } = await requireClient(db, caller, 'webhook.update', clientId)
      return { organizationId, clientId }
    },
  },
]

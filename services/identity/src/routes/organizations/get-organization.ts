import { OrganizationAnswer, OrganizationPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { findRoleOwner } from '../../guards/require-team.ts'
import { presentOrganization } from '../../present/organization.ts'

/** GET /v2/organizations/{orgId}: its name and branding, for its members. */
export function getOrganization(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'Get an organization',
    description: 'Its name, and the branding of what has none of its own.',
    params: OrganizationPath,
    response: { 200: OrganizationAnswer },
  }
  const preValidation = requireIn('organization.read')
  app.get('/v2/organizations/:orgId', { schema, preValidation }, async ({ params }) => {
    const organization = await findRoleOwner(db, params)
    return success(presentOrganization(organization, config.publicUrl))
  })
}

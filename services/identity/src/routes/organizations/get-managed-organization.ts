import { DomainError, ManagedOrganizationAnswer, ManagedOrganizationPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findManaged } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentManagedOrganization } from '../../present/organization.ts'

/**
 * GET of a managed organization; 404 `organization_not_found`, also for an organization of another
 * manager.
 */
export function getManagedOrganization(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'Get a managed organization',
    description: "Returns one organization that the caller's organization manages.",
    errors: ['organization_not_found'],
    params: ManagedOrganizationPath,
    response: { 200: ManagedOrganizationAnswer },
  }
  const preValidation = requireIn('organization.update')
  const path = '/v2/organizations/:orgId/organizations/:managedOrganizationId'
  app.get(path, { schema, preValidation }, async ({ params }) => {
    const row = await findManaged(db, params.orgId, params.managedOrganizationId)
    if (!row) throw new DomainError('organization_not_found')
    return success(presentManagedOrganization(row, config.publicUrl))
  })
}

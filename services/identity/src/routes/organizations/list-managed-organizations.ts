import {
  ListManagedOrganizations,
  ManagedOrganizationListAnswer,
  OrganizationPath,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listManaged } from '../../db/team-list-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentManagedOrganization } from '../../present/organization.ts'

/**
 * GET /v2/organizations/{orgId}/organizations, oldest first, filtered by slug and by a metadata
 * entry.
 */
export function listManagedOrganizations(app: App, { db, config }: IdentityDeps): void {
  const schema = {
    summary: 'List the managed organizations of an organization',
    description: 'The oldest organization comes first. The query filters by slug and metadata.',
    params: OrganizationPath,
    querystring: ListManagedOrganizations,
    response: { 200: ManagedOrganizationListAnswer },
  }
  const preValidation = requireIn('organization.update')
  app.get('/v2/organizations/:orgId/organizations', { schema, preValidation }, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { rows, total } = await listManaged(db, params.orgId, query)
    return {
      ...success(rows.map((row) => presentManagedOrganization(row, config.publicUrl))),
      pagination: paginate(total, take, skip),
    }
  })
}

import {
  ManagedOrganizationAnswer,
  ManagedOrganizationPath,
  success,
  UpdateManagedOrganization,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeOrganization } from '../../app/managed-organizations.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireManaged } from '../../guards/require-team.ts'
import { presentManagedOrganization } from '../../present/organization.ts'

/** PATCH of a managed organization; 404 `organization_not_found`. */
export function updateManagedOrganization(app: App, { db, clock, config }: IdentityDeps): void {
  const schema = {
    summary: 'Update a managed organization',
    description: 'Changes only the given fields.',
    errors: ['organization_not_found'],
    params: ManagedOrganizationPath,
    body: UpdateManagedOrganization,
    response: { 200: ManagedOrganizationAnswer },
  }
  const preValidation = requireIn('organization.update')
  const path = '/v2/organizations/:orgId/organizations/:managedOrganizationId'
  app.patch(path, { schema, preValidation }, async ({ caller, params, body }) => {
    const row = await db.transaction(
      actingAs(caller, async (tx) => {
        const before = await requireManaged(tx, params.orgId, params.managedOrganizationId)
        return changeOrganization(tx, before, body, clock.now())
      }),
    )
    return success(presentManagedOrganization(row, config.publicUrl))
  })
}

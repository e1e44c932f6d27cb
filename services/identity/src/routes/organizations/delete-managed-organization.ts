import {
  DeleteWithBookings,
  ManagedOrganizationAnswer,
  ManagedOrganizationPath,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { endOrganization } from '../../app/managed-organizations.ts'
import { settleBookings } from '../../app/settle-bookings.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireManaged } from '../../guards/require-team.ts'
import { presentManagedOrganization } from '../../present/organization.ts'

/**
 * DELETE of a managed organization with its users, teams, clients and keys; none of their
 * credentials is valid after the answer; 404 `organization_not_found`, 409 while it has future
 * bookings (docs/domain.md#deletion).
 */
export function deleteManagedOrganization(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations, config } = deps
  const schema = {
    summary: 'Delete a managed organization',
    description:
      'Deletes its users, teams, OAuth clients and API keys too; none of their credentials is valid after the answer. Future bookings prevent that, unless `cancelBookings` is `true`.',
    errors: ['organization_not_found', 'owner_has_bookings'],
    params: ManagedOrganizationPath,
    querystring: DeleteWithBookings,
    response: { 200: ManagedOrganizationAnswer },
  }
  const preValidation = requireIn('organization.create')
  const path = '/v2/organizations/:orgId/organizations/:managedOrganizationId'
  app.delete(path, { schema, preValidation }, async (request) => {
    const { params } = request
    await db.transaction((tx) => requireManaged(tx, params.orgId, params.managedOrganizationId))
    await settleBookings(deps, request, { organizationId: params.managedOrganizationId })
    const { row, userIds } = await db.transaction(
      actingAs(request.caller, async (tx) => {
        const row = await requireManaged(tx, params.orgId, params.managedOrganizationId)
        return { row, userIds: await endOrganization(tx, row, clock.now()) }
      }),
    )
    await revocations.untilEnforced({ organizationId: row.id, userIds })
    return success(presentManagedOrganization(row, config.publicUrl))
  })
}

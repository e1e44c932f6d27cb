import {
  CreatedManagedOrganizationAnswer,
  CreateManagedOrganization,
  OrganizationPath,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createManagedOrganization as create } from '../../app/managed-organizations.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentManagedOrganization } from '../../present/organization.ts'

/**
 * POST /v2/organizations/{orgId}/organizations, 201 (docs/domain.md#managed-organizations): the
 * answer shows its key once; the key works immediately. 403 when {orgId} is not a platform, 409
 * `slug_taken`.
 */
export function createManagedOrganization(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a managed organization',
    description:
      'The answer contains an API key for it, which is shown only once. The managing organization must have an OAuth client.',
    errors: ['slug_taken'],
    params: OrganizationPath,
    body: CreateManagedOrganization,
    response: { 201: CreatedManagedOrganizationAnswer },
  }
  const preValidation = requireIn('organization.create')
  app.post('/v2/organizations/:orgId/organizations', { schema, preValidation }, async (request, reply) =>
    idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const { caller, params, body } = request
        const { row, apiKey } = await create(tx, caller, params.orgId, body, deps.clock.now())
        return {
          status: 201,
          body: success({ ...presentManagedOrganization(row, deps.config.publicUrl), apiKey }),
        }
      }),
    ),
  )
}

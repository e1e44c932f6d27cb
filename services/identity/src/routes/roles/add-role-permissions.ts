import { success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { changePermissions } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { rolePaths } from './paths.ts'

/** POST .../roles/{roleId}/permissions, 200: adds permissions; errors as PATCH of the role. */
export function addRolePermissions(app: App, deps: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `Add the given permissions to a role of ${of}`,
      description: 'The caller must hold each permission.',
      errors: ['role_not_found', 'system_role'],
      params: roleParams,
      body: schemas.permissions,
      response: { 200: schemas.held },
    }
    const preValidation = requireIn('role.update')
    app.post(`${path}/:roleId/permissions`, { schema, preValidation }, async (request, reply) =>
      idempotent(
        deps,
        request,
        reply,
        actingAs(request.caller, async (tx) => {
          const { caller, params, body } = request
          const context = { team: await lockRoleOwner(tx, params), caller, at: deps.clock.now() }
          const { role } = await changePermissions(tx, context, params.roleId, (held) => [
            ...held,
            ...body.permissions,
          ])
          return { status: 200, body: success(role.permissions) }
        }),
        async (answer) => {
          await deps.revocations.untilEnforced({ organizationId: request.params.orgId })
          return answer
        },
      ),
    )
  }
}

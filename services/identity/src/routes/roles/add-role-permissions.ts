import { success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { changePermissions } from '../../roles.ts'
import { lockPlace, rolePlaces } from './places.ts'

/** POST .../roles/{roleId}/permissions, 200: adds to what it holds; errors as PATCH of the role. */
export function addRolePermissions(app: App, deps: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePlaces) {
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
        async (tx) => {
          const { caller, params, body } = request
          const acting = { team: await lockPlace(tx, params), caller, at: deps.clock.now() }
          const { role } = await changePermissions(tx, acting, params.roleId, (held) => [
            ...held,
            ...body.permissions,
          ])
          return { status: 200, body: success(role.permissions) }
        },
        async (answer) => {
          await deps.revocations.settled({ organizationId: request.params.orgId })
          return answer
        },
      ),
    )
  }
}

import type { CallerContext, RolePermission } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { changePermissions } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { rolePaths } from './paths.ts'

const response = { 204: Type.Null({ description: 'No content' }) }

/**
 * DELETE .../roles/{roleId}/permissions?permissions= and .../permissions/{permission}, 204: removes
 * permissions; 404 `role_not_found`, 400 `system_role`.
 */
export function removeRolePermissions(app: App, { db, clock, revocations }: IdentityDeps): void {
  async function take(
    caller: CallerContext,
    params: { orgId: number; teamId?: number; roleId: string },
    taken: readonly RolePermission[],
  ): Promise<null> {
    const { userIds } = await db.transaction(
      actingAs(caller, async (tx) => {
        const context = { team: await lockRoleOwner(tx, params), caller, at: clock.now() }
        return changePermissions(tx, context, params.roleId, (held) =>
          held.filter((permission) => !taken.includes(permission)),
        )
      }),
    )
    await revocations.untilEnforced({ userIds })
    return null
  }

  const preValidation = requireIn('role.update')
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const several = {
      summary: `Remove the given permissions from a role of ${of}`,
      description: 'Permissions that the role does not have are ignored.',
      errors: ['role_not_found', 'system_role'],
      params: roleParams,
      querystring: schemas.taken,
      response,
    }
    app.delete(`${path}/:roleId/permissions`, { schema: several, preValidation }, async (request, reply) => {
      const { caller, params, query } = request
      return reply.status(204).send(await take(caller, params, query.permissions))
    })
    const one = {
      summary: `Remove a permission from a role of ${of}`,
      description: 'A permission that the role does not have is ignored.',
      errors: ['role_not_found', 'system_role'],
      params: Type.Object({ ...roleParams.properties, permission: schemas.permission }),
      response,
    }
    const onePath = `${path}/:roleId/permissions/:permission`
    app.delete(onePath, { schema: one, preValidation }, async (request, reply) => {
      const { caller } = request
      const { permission, ...params } = request.params
      return reply.status(204).send(await take(caller, params, [permission]))
    })
  }
}

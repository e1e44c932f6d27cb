import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changePermissions } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { rolePaths } from './paths.ts'

/** PUT .../roles/{roleId}/permissions: replaces all permissions; errors as PATCH of the role. */
export function replaceRolePermissions(app: App, { db, clock, revocations }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `Replace the permissions of a role of ${of}`,
      description: 'The caller must hold each permission.',
      errors: ['role_not_found', 'system_role'],
      params: roleParams,
      body: schemas.permissions,
      response: { 200: schemas.held },
    }
    const preValidation = requireIn('role.update')
    app.put(`${path}/:roleId/permissions`, { schema, preValidation }, async ({ caller, params, body }) => {
      const { role, userIds } = await db.transaction(
        actingAs(caller, async (tx) => {
          const context = { team: await lockRoleOwner(tx, params), caller, at: clock.now() }
          return changePermissions(tx, context, params.roleId, () => body.permissions)
        }),
      )
      await revocations.untilEnforced({ userIds })
      return success(role.permissions)
    })
  }
}

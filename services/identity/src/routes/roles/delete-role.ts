import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { removeRole } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { presentRole } from '../../present/role.ts'
import { rolePaths } from './paths.ts'

/** DELETE .../roles/{roleId}: returns it as it was; 404 `role_not_found`, 400 `system_role`. */
export function deleteRole(app: App, { db, clock, revocations }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `Delete a role of ${of}`,
      description:
        'Its members get the permissions of their built-in role again. Returns the role as it was.',
      errors: ['role_not_found', 'system_role'],
      params: roleParams,
      response: { 200: schemas.answer },
    }
    const preValidation = requireIn('role.delete')
    app.delete(`${path}/:roleId`, { schema, preValidation }, async ({ caller, params }) => {
      const { role, userIds } = await db.transaction(
        actingAs(caller, async (tx) => {
          const team = await lockRoleOwner(tx, params)
          return removeRole(tx, { team, caller, at: clock.now() }, params.roleId)
        }),
      )
      await revocations.untilEnforced({ userIds })
      return success(presentRole(role))
    })
  }
}

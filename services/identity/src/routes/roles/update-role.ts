import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeRole } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { presentRole } from '../../present/role.ts'
import { rolePaths } from './paths.ts'

/**
 * PATCH .../roles/{roleId}; 404 `role_not_found`, 400 `system_role`, 409 `role_name_taken`, 403 as
 * on POST.
 */
export function updateRole(app: App, { db, clock, revocations }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `Update a role of ${of}`,
      description:
        'Changes only the given fields; `permissions` replaces all current ones. The caller must hold each permission.',
      errors: ['role_not_found', 'system_role', 'role_name_taken'],
      params: roleParams,
      body: schemas.update,
      response: { 200: schemas.answer },
    }
    const preValidation = requireIn('role.update')
    app.patch(`${path}/:roleId`, { schema, preValidation }, async ({ caller, params, body }) => {
      const { role, userIds } = await db.transaction(
        actingAs(caller, async (tx) => {
          const team = await lockRoleOwner(tx, params)
          return changeRole(tx, { team, caller, at: clock.now() }, params.roleId, body)
        }),
      )
      await revocations.untilEnforced({ userIds })
      return success(presentRole(role))
    })
  }
}

import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import type { IdentityDeps } from '../../deps.ts'
import { changePermissions } from '../../roles.ts'
import { lockPlace, rolePlaces } from './places.ts'

/** PUT .../roles/{roleId}/permissions: all that it holds; errors as PATCH of the role. */
export function replaceRolePermissions(app: App, { db, clock, revocations }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePlaces) {
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
      const { role, userIds } = await db.transaction(async (tx) => {
        const acting = { team: await lockPlace(tx, params), caller, at: clock.now() }
        return changePermissions(tx, acting, params.roleId, () => body.permissions)
      })
      await revocations.settled({ userIds })
      return success(role.permissions)
    })
  }
}

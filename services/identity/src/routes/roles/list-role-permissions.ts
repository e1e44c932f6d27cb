import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { showRole } from '../../app/roles.ts'
import type { IdentityDeps } from '../../deps.ts'
import { findRoleOwner } from '../../guards/require-team.ts'
import { rolePaths } from './paths.ts'

/** GET .../roles/{roleId}/permissions; 404 `team_not_found`, `role_not_found`. */
export function listRolePermissions(app: App, { db }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `List the permissions of a role of ${of}`,
      description: 'Returns the permissions of a built-in or custom role.',
      errors: ['role_not_found'],
      params: roleParams,
      response: { 200: schemas.held },
    }
    const preValidation = requireIn('role.read')
    app.get(`${path}/:roleId/permissions`, { schema, preValidation }, async ({ params }) => {
      const { permissions } = await showRole(db, await findRoleOwner(db, params), params.roleId)
      return success(permissions)
    })
  }
}

import { success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { showRole } from '../../app/roles.ts'
import type { IdentityDeps } from '../../deps.ts'
import { findRoleOwner } from '../../guards/require-team.ts'
import { rolePaths } from './paths.ts'

/** GET .../roles/{roleId}; 404 `team_not_found`, `role_not_found`. */
export function getRole(app: App, { db }: IdentityDeps): void {
  for (const { path, roleParams, schemas, of } of rolePaths) {
    const schema = {
      summary: `Get a role of ${of}`,
      description: 'Returns a built-in or custom role.',
      errors: ['role_not_found'],
      params: roleParams,
      response: { 200: schemas.answer },
    }
    const preValidation = requireIn('role.read')
    app.get(`${path}/:roleId`, { schema, preValidation }, async ({ params }) =>
      success(await showRole(db, await findRoleOwner(db, params), params.roleId)),
    )
  }
}

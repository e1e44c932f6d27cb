import { success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createRole as create } from '../../app/roles.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { lockRoleOwner } from '../../guards/require-team.ts'
import { presentRole } from '../../present/role.ts'
import { rolePaths } from './paths.ts'

/**
 * POST .../roles, 201; 403 for a permission that the caller lacks, 404 `team_not_found`, 409
 * `role_name_taken`.
 */
export function createRole(app: App, deps: IdentityDeps): void {
  for (const { path, params, schemas, of } of rolePaths) {
    const schema = {
      summary: `Create a role of ${of}`,
      description: 'The caller must hold each permission of the role.',
      errors: ['role_name_taken'],
      params,
      body: schemas.create,
      response: { 201: schemas.answer },
    }
    app.post(path, { schema, preValidation: requireIn('role.create') }, async (request, reply) =>
      idempotent(
        deps,
        request,
        reply,
        actingAs(request.caller, async (tx) => {
          const { caller, body } = request
          const team = await lockRoleOwner(tx, request.params)
          const role = await create(tx, { team, caller, at: deps.clock.now() }, body)
          return { status: 201, body: success(presentRole(role)) }
        }),
      ),
    )
  }
}

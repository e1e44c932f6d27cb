import { MemberPage, paginate, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listCustomRoles } from '../../db/role-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { systemRoles } from '../../domain/role.ts'
import { findRoleOwner } from '../../guards/require-team.ts'
import { presentRole, presentSystemRole } from '../../present/role.ts'
import { rolePaths } from './paths.ts'

/** GET .../roles: the built-in roles, then the custom ones, oldest first; 404 `team_not_found`. */
export function listRoles(app: App, { db }: IdentityDeps): void {
  for (const { path, params, schemas, of } of rolePaths) {
    const schema = {
      summary: `List the roles of ${of}`,
      description: 'The built-in roles come first, then the custom ones, the oldest first.',
      params,
      querystring: MemberPage,
      response: { 200: schemas.list },
    }
    app.get(path, { schema, preValidation: requireIn('role.read') }, async ({ params, query }) => {
      const { take = 250, skip = 0 } = query
      const owner = await findRoleOwner(db, params)
      const system = systemRoles.slice(skip, skip + take)
      const custom = await listCustomRoles(db, owner.id, {
        take: take - system.length,
        skip: Math.max(0, skip - systemRoles.length),
      })
      const roles = [
        ...system.map((role) => presentSystemRole(role, owner)),
        ...custom.roles.map(presentRole),
      ]
      return { ...success(roles), pagination: paginate(systemRoles.length + custom.total, take, skip) }
    })
  }
}

import { type Static, type TInteger, type TOptional, type TUnsafe, Type } from '@sinclair/typebox'
import { organizationPermissions, type RolePermission, teamPermissions } from '../permissions.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

/**
 * The schemas of roles that can hold these permissions. Those of an organization and those of a team differ in what can be
 * held and in the name of where they are; both are known here as the same type.
 */
function schemasOf(names: readonly RolePermission[], home: 'organizationId' | 'teamId') {
  const permission = Type.Union(
    names.map((name) => Type.Literal(name)),
    { errorMessage: 'must be the name of a permission that a role can hold here' },
  ) as unknown as TUnsafe<RolePermission>
  const permissions = Type.Array(permission, { maxItems: 250 })
  const homeId = { [home]: Type.Optional(Type.Integer()) } as Record<
    'organizationId' | 'teamId',
    TOptional<TInteger>
  >

  const create = Type.Object({
    /** 409 `role_name_taken` beside another of the same name. */
    name: Type.String({ minLength: 1, maxLength: 100 }),
    color: Type.Optional(Type.String({ maxLength: 50 })),
    description: Type.Optional(Type.String({ maxLength: 1000 })),
    /** None when omitted. The caller has to hold each of them; 403 otherwise. */
    permissions: Type.Optional(permissions),
  })
  const role = Type.Object({
    id: Type.String(),
    name: Type.String(),
    color: Type.Optional(Type.String()),
    description: Type.Optional(Type.String()),
    /** Absent for a built-in role. */
    ...homeId,
    /** SYSTEM: a built-in role, OWNER, ADMIN or MEMBER, which stays as it is. */
    type: Type.Union([Type.Literal('SYSTEM'), Type.Literal('CUSTOM')]),
    permissions,
    /** ISO 8601 UTC. */
    createdAt: Type.String(),
    updatedAt: Type.String(),
  })
  return {
    create,
    /** What is given is set, `permissions` as a whole. */
    update: Type.Partial(create),
    answer: answer(role),
    list: list(role),
    permissions: Type.Object({ permissions }),
    /** Query of DELETE .../permissions: what to take away, comma-separated. */
    taken: Type.Object({ permissions: Type.Array(permission, { minItems: 1, maxItems: 250 }) }),
    permission,
    held: answer(permissions),
  }
}

/** Roles of an organization. */
export const organizationRoleSchemas = schemasOf(organizationPermissions, 'organizationId')
/** Roles of a team of an organization. */
export const teamRoleSchemas = schemasOf(teamPermissions, 'teamId')

export type CreateRole = Static<typeof organizationRoleSchemas.create>
export type UpdateRole = Static<typeof organizationRoleSchemas.update>
/** A role in answers. */
export type RoleOutput = Static<typeof organizationRoleSchemas.answer>['data']

const roleId = Type.String()
export const OrganizationRolePath = Type.Object({ ...OrganizationPath.properties, roleId })
export const OrganizationTeamRolePath = Type.Object({ ...OrganizationTeamPath.properties, roleId })

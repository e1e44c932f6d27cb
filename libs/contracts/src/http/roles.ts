import { type Static, type TInteger, type TOptional, type TUnsafe, Type } from '@sinclair/typebox'
import { organizationPermissions, type RolePermission, teamPermissions } from '../permissions.ts'
import { about, CreatedAt, textIdOf, UpdatedAt } from './fields.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'
import { OrganizationTeamPath } from './teams.ts'

/**
 * The schemas of roles that can hold these permissions. Those of an organization and those of a
 * team differ in what can be held and in the name of where they are; both are known here as the
 * same type.
 */
function schemasOf(names: readonly RolePermission[], home: 'organizationId' | 'teamId') {
  const permission = about(
    'Permission that a role can hold here.',
    Type.Union(
      names.map((name) => Type.Literal(name)),
      { errorMessage: 'must be the name of a permission that a role can hold here' },
    ) as unknown as TUnsafe<RolePermission>,
  )
  const permissions = about('Permissions of the role.', Type.Array(permission, { maxItems: 250 }))
  const homeId = {
    [home]: about(
      `Id of the ${home === 'teamId' ? 'team' : 'organization'}. Absent for a built-in role.`,
      Type.Optional(Type.Integer()),
    ),
  } as Record<'organizationId' | 'teamId', TOptional<TInteger>>

  const create = Type.Object({
    name: about('Name, unique in the team or organization.', Type.String({ minLength: 1, maxLength: 100 })),
    color: about('Color, for clients.', Type.Optional(Type.String({ maxLength: 50 }))),
    description: about('Description.', Type.Optional(Type.String({ maxLength: 1000 }))),
    permissions: about(
      'Permissions of the role. The caller must hold each of them. Defaults to none.',
      Type.Optional(permissions),
    ),
  })
  const role = Type.Object({
    id: textIdOf('the role'),
    name: about('Name, unique in the team or organization.', Type.String()),
    color: about('Color, for clients.', Type.Optional(Type.String())),
    description: about('Description.', Type.Optional(Type.String())),
    ...homeId,
    type: about(
      '`SYSTEM` for a built-in role, which cannot be changed or deleted; `CUSTOM` for any other.',
      Type.Union([Type.Literal('SYSTEM'), Type.Literal('CUSTOM')]),
    ),
    permissions,
    createdAt: CreatedAt,
    updatedAt: UpdatedAt,
  })
  return {
    create,
    /** What is given is set, `permissions` as a whole. */
    update: Type.Partial(create),
    answer: answer(role),
    list: list(role),
    permissions: Type.Object({ permissions }),
    /** Query of DELETE .../permissions. */
    taken: Type.Object({
      permissions: about(
        'Permissions to remove. Separated by commas.',
        Type.Array(permission, { minItems: 1, maxItems: 250 }),
      ),
    }),
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

const roleId = about('Id of the role.', Type.String())
export const OrganizationRolePath = Type.Object({ ...OrganizationPath.properties, roleId })
export const OrganizationTeamRolePath = Type.Object({ ...OrganizationTeamPath.properties, roleId })

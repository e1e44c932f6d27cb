import { type Static, Type } from '@sinclair/typebox'
import { Role } from '../caller.ts'
import { Email, Metadata } from './common.ts'
import { memberPageQuery, OrganizationPath } from './organizations.ts'
import { answer, list, nullable } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

const membershipId = Type.Integer({ minimum: 1 })

export const OrganizationMembershipPath = Type.Object({ ...OrganizationPath.properties, membershipId })
export const OrganizationTeamMembershipPath = Type.Object({
  ...OrganizationTeamPath.properties,
  membershipId,
})
export const TeamMembershipPath = Type.Object({ ...TeamPath.properties, membershipId })

/** Body of POST of a membership: a MEMBER who has not accepted, when nothing else is said. */
export const CreateMembership = Type.Object({
  userId: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  accepted: Type.Optional(Type.Boolean()),
  role: Type.Optional(Role),
  disableImpersonation: Type.Optional(Type.Boolean()),
  /** A custom role of the organization or team, which stands in for `role`; null: none. An OWNER has none. */
  customRoleId: Type.Optional(nullable(Type.String())),
})
export type CreateMembership = Static<typeof CreateMembership>

/** Body of PATCH of a membership: what is given is set. */
export const UpdateMembership = Type.Omit(Type.Partial(CreateMembership), ['userId'])
export type UpdateMembership = Static<typeof UpdateMembership>

const teamMembership = {
  id: Type.Integer(),
  userId: Type.Integer(),
  /** The organization or team that it is a membership of. */
  teamId: Type.Integer(),
  /** false: it gives no right. */
  accepted: Type.Boolean(),
  role: Role,
  /** The custom role that stands in for `role`; absent: none. */
  customRoleId: Type.Optional(Type.String()),
  disableImpersonation: Type.Boolean(),
  user: Type.Object({
    avatarUrl: Type.Optional(Type.String()),
    username: Type.String(),
    name: Type.String(),
    email: Type.String(),
    bio: Type.Optional(Type.String()),
    metadata: Metadata,
  }),
}

/** A membership of a team. */
export const TeamMembership = Type.Object(teamMembership)
export type TeamMembership = Static<typeof TeamMembership>
export const TeamMembershipAnswer = answer(TeamMembership)
export const TeamMembershipListAnswer = list(TeamMembership)

/** What a member was given of an attribute; `options` for one that takes several. */
export const MembershipAttribute = Type.Object({
  id: Type.String(),
  name: Type.String(),
  type: Type.Union(['text', 'number', 'singleSelect', 'multiSelect'].map((type) => Type.Literal(type))),
  option: Type.Optional(Type.Union([Type.String(), Type.Number()])),
  optionId: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Type.Object({ optionId: Type.String(), option: Type.String() }))),
})
export type MembershipAttribute = Static<typeof MembershipAttribute>

/** A membership of an organization. */
export const OrganizationMembership = Type.Object({
  ...teamMembership,
  attributes: Type.Array(MembershipAttribute),
})
export type OrganizationMembership = Static<typeof OrganizationMembership>
export const OrganizationMembershipAnswer = answer(OrganizationMembership)
export const OrganizationMembershipListAnswer = list(OrganizationMembership)

/** Query of GET /v2/teams/{teamId}/memberships. */
export const ListTeamMemberships = Type.Object({
  ...memberPageQuery,
  emails: Type.Optional(Type.Array(Email, { maxItems: 100 })),
})

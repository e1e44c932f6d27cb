import { type Static, Type } from '@sinclair/typebox'
import { Role } from '../roles.ts'
import { Email, Metadata } from './common.ts'
import {
  about,
  PersonName,
  ShownAvatar,
  ShownBio,
  ShownEmail,
  ShownUserId,
  ShownUsername,
  shownIdOf,
  textIdOf,
} from './fields.ts'
import { memberPageQuery, OrganizationPath } from './organizations.ts'
import { answer, list, nullable } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

const membershipId = about('Id of the membership.', Type.Integer({ minimum: 1 }))

export const OrganizationMembershipPath = Type.Object({ ...OrganizationPath.properties, membershipId })
export const OrganizationTeamMembershipPath = Type.Object({
  ...OrganizationTeamPath.properties,
  membershipId,
})
export const TeamMembershipPath = Type.Object({ ...TeamPath.properties, membershipId })

/** Body of POST of a membership: a MEMBER who has not accepted, when nothing else is said. */
export const CreateMembership = Type.Object({
  userId: about('Id of the user.', Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
  accepted: about(
    'Whether the membership gives rights from the start. Defaults to `false`.',
    Type.Optional(Type.Boolean()),
  ),
  role: about('Role in the team or organization. Defaults to `MEMBER`.', Type.Optional(Role)),
  disableImpersonation: about(
    'Kept for clients: whether admins may not act as this member.',
    Type.Optional(Type.Boolean()),
  ),
  customRoleId: about(
    'Id of a custom role that replaces `role`; `null` for none. An `OWNER` has none.',
    Type.Optional(nullable(Type.String())),
  ),
})
export type CreateMembership = Static<typeof CreateMembership>

/** Body of PATCH of a membership: what is given is set. */
export const UpdateMembership = Type.Omit(Type.Partial(CreateMembership), ['userId'])
export type UpdateMembership = Static<typeof UpdateMembership>

const teamMembership = {
  id: shownIdOf('the membership'),
  userId: ShownUserId,
  teamId: about('Id of the team or organization.', Type.Integer()),
  accepted: about('Whether the membership gives rights.', Type.Boolean()),
  role: Role,
  customRoleId: about(
    'Id of the custom role that replaces `role`. Absent if there is none.',
    Type.Optional(Type.String()),
  ),
  disableImpersonation: about('Kept for clients: whether admins may not act as this member.', Type.Boolean()),
  user: about(
    'The user.',
    Type.Object({
      avatarUrl: Type.Optional(ShownAvatar),
      username: ShownUsername,
      name: PersonName,
      email: ShownEmail,
      bio: Type.Optional(ShownBio),
      metadata: Metadata,
    }),
  ),
}

/** A membership of a team. */
export const TeamMembership = Type.Object(teamMembership)
export type TeamMembership = Static<typeof TeamMembership>
export const TeamMembershipAnswer = answer(TeamMembership)
export const TeamMembershipListAnswer = list(TeamMembership)

/** What a member was given of an attribute; `options` for one that takes several. */
export const MembershipAttribute = Type.Object({
  id: textIdOf('the attribute'),
  name: about('Name of the attribute.', Type.String()),
  type: about(
    'Type of the attribute.',
    Type.Union(['text', 'number', 'singleSelect', 'multiSelect'].map((type) => Type.Literal(type))),
  ),
  option: about('Value of the member.', Type.Optional(Type.Union([Type.String(), Type.Number()]))),
  optionId: Type.Optional(textIdOf('the option')),
  options: about(
    'Values of the member, for a `multiSelect` attribute.',
    Type.Optional(
      Type.Array(
        Type.Object({
          optionId: textIdOf('the option'),
          option: about('Value of the member.', Type.String()),
        }),
      ),
    ),
  ),
})
export type MembershipAttribute = Static<typeof MembershipAttribute>

/** A membership of an organization. */
export const OrganizationMembership = Type.Object({
  ...teamMembership,
  attributes: about('Attributes that the member has values of.', Type.Array(MembershipAttribute)),
})
export type OrganizationMembership = Static<typeof OrganizationMembership>
export const OrganizationMembershipAnswer = answer(OrganizationMembership)
export const OrganizationMembershipListAnswer = list(OrganizationMembership)

/** Query of GET /v2/teams/{teamId}/memberships. */
export const ListTeamMemberships = Type.Object({
  ...memberPageQuery,
  emails: about(
    'Only members with one of these email addresses. Separated by commas or repeated.',
    Type.Optional(Type.Array(Email, { maxItems: 100 })),
  ),
})

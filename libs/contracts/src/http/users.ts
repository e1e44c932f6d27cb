import { type Static, Type } from '@sinclair/typebox'
import { Role } from '../caller.ts'
import { Username } from '../names.ts'
import { Email, Language, Metadata, TimeZone } from './common.ts'
import { TimeFormat, WeekDay } from './identity.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable } from './shapes.ts'

const Text = Type.String({ maxLength: 200 })
const OptionalText = nullable(Text, 'must be a text of at most 200 characters')

/** How a user's pages look: kept as given. */
export const UserDetails = Type.Object({
  theme: Type.Optional(OptionalText),
  appTheme: Type.Optional(OptionalText),
  brandColor: Type.Optional(Text),
  darkBrandColor: Type.Optional(Text),
  hideBranding: Type.Optional(Type.Boolean()),
})
export type UserDetails = Static<typeof UserDetails>

const UserBody = Type.Object({
  email: Email,
  /** Made from the address when omitted. */
  username: Type.Optional(Username),
  /** The username when omitted. */
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  weekday: Type.Optional(WeekDay),
  bio: Type.Optional(Type.String({ maxLength: 5000 })),
  metadata: Type.Optional(Metadata),
  timeZone: Type.Optional(TimeZone),
  timeFormat: Type.Optional(TimeFormat),
  locale: Type.Optional(nullable(Language, 'must be a known language')),
  avatarUrl: Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  ...UserDetails.properties,
})

/** Body of POST /v2/organizations/{orgId}/users: 409 `email_taken`, `username_taken`. */
export const CreateOrganizationUser = Type.Object({
  ...UserBody.properties,
  /** MEMBER when omitted. */
  organizationRole: Type.Optional(Role),
  /** Whether the membership counts from the start; true when omitted. */
  autoAccept: Type.Optional(Type.Boolean()),
})
export type CreateOrganizationUser = Static<typeof CreateOrganizationUser>

/** Body of PATCH .../users/{userId}: what is given is set, `metadata` as a whole. */
export const UpdateOrganizationUser = Type.Partial(UserBody)
export type UpdateOrganizationUser = Static<typeof UpdateOrganizationUser>

/** A user as one of an organization. */
export const OrganizationUser = Type.Object({
  id: Type.Integer(),
  username: Type.String(),
  name: Type.String(),
  email: Type.String(),
  bio: Type.Optional(Type.String()),
  avatarUrl: Type.Optional(Type.String()),
  timeZone: Type.String(),
  weekStart: Type.String(),
  theme: Type.Optional(Type.String()),
  appTheme: Type.Optional(Type.String()),
  brandColor: Type.Optional(Type.String()),
  darkBrandColor: Type.Optional(Type.String()),
  defaultScheduleId: Type.Optional(Type.Integer()),
  locale: Type.String(),
  timeFormat: Type.Integer(),
  hideBranding: Type.Boolean(),
  /** ISO 8601 UTC. */
  createdDate: Type.String(),
  metadata: Metadata,
  /** The membership of this organization. */
  profile: Type.Object({
    id: Type.Integer(),
    organizationId: Type.Integer(),
    userId: Type.Integer(),
    username: Type.String(),
  }),
})
export type OrganizationUser = Static<typeof OrganizationUser>
export const OrganizationUserAnswer = answer(OrganizationUser)
export const OrganizationUserListAnswer = list(OrganizationUser)

/** Query of GET /v2/organizations/{orgId}/users. Lists are comma-separated or repeated. */
export const ListOrganizationUsers = Type.Object({
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 250 })),
  skip: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
  emails: Type.Optional(Type.Array(Email, { maxItems: 1000 })),
  /** Members of any of these teams. */
  teamIds: Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
  /** Who was given attribute options: all of these, any, or none, as the operator says. */
  assignedOptionIds: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  attributeQueryOperator: Type.Optional(
    Type.Union(
      ['AND', 'OR', 'NONE'].map((operator) => Type.Literal(operator)),
      {
        default: 'AND',
        errorMessage: 'must be AND, OR or NONE',
      },
    ),
  ),
})
export type ListOrganizationUsers = Static<typeof ListOrganizationUsers>

export const OrganizationUserPath = Type.Object({
  ...OrganizationPath.properties,
  userId: Type.Integer({ minimum: 1 }),
})

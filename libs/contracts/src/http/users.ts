import { type Static, Type } from '@sinclair/typebox'
import { Color, PageTheme } from '../branding.ts'
import { Username } from '../names.ts'
import { Role } from '../roles.ts'
import { Email, Language, Metadata, TimeZone } from './common.ts'
import {
  about,
  CreatedAt,
  PersonName,
  pageQuery,
  ShownAvatar,
  ShownBio,
  ShownEmail,
  ShownLanguage,
  ShownTimeFormat,
  ShownTimeZone,
  ShownUserId,
  ShownUsername,
  ShownWeekStart,
  searchQuery,
  shownIdOf,
  UserId,
} from './fields.ts'
import { TimeFormat, WeekDay } from './identity.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable } from './shapes.ts'

const Text = Type.String({ maxLength: 200 })
const OptionalText = nullable(Text, 'must be a text of at most 200 characters')

/** How a user's pages look. */
export const UserDetails = Type.Object({
  theme: about(
    'Theme of booking pages: `light`, `dark`, or `system` for that of the device.',
    Type.Optional(nullable(PageTheme, 'must be light, dark or system')),
  ),
  appTheme: about('Theme of apps. Kept for clients.', Type.Optional(OptionalText)),
  brandColor: about('Color of booking pages and mails, as `#rgb` or `#rrggbb`.', Type.Optional(Color)),
  darkBrandColor: about(
    'Color of booking pages in the dark theme. Defaults to `brandColor`.',
    Type.Optional(Color),
  ),
  hideBranding: about('Whether pages show no branding. Kept for clients.', Type.Optional(Type.Boolean())),
  allowDynamicBooking: about(
    'Whether others can book the user together with other people, by `usernames`. Defaults to `true`.',
    Type.Optional(Type.Boolean()),
  ),
})
export type UserDetails = Static<typeof UserDetails>

const UserBody = Type.Object({
  email: Email,
  username: about(
    'Username, unique in the organization. Made from the email address if omitted.',
    Type.Optional(Username),
  ),
  name: about(
    'Full name. Defaults to the username.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
  ),
  weekday: about('First day of the week, by its English name.', Type.Optional(WeekDay)),
  bio: about('Biography of the profile.', Type.Optional(Type.String({ maxLength: 5000 }))),
  metadata: Type.Optional(Metadata),
  timeZone: Type.Optional(TimeZone),
  timeFormat: about(
    'Hours of the clock: 12 or 24. Defaults to those that are usual in the locale.',
    Type.Optional(TimeFormat),
  ),
  locale: about(
    'Language of emails and messages; `null` for the default.',
    Type.Optional(nullable(Language, 'must be a known language')),
  ),
  avatarUrl: about(
    'URL of the profile picture.',
    Type.Optional(Type.String({ format: 'uri', maxLength: 2048 })),
  ),
  ...UserDetails.properties,
})

/** Body of POST /v2/organizations/{orgId}/users: 409 `email_taken`, `username_taken`. */
export const CreateOrganizationUser = Type.Object({
  ...UserBody.properties,
  defaultScheduleId: about(
    'Not supported: a new user has no schedule yet and gets a default one.',
    Type.Optional(Type.Integer({ minimum: 0 })),
  ),
  organizationRole: about('Role in the organization. Defaults to `MEMBER`.', Type.Optional(Role)),
  autoAccept: about(
    'Whether the membership gives rights from the start. Defaults to `true`.',
    Type.Optional(Type.Boolean()),
  ),
})
export type CreateOrganizationUser = Static<typeof CreateOrganizationUser>

/** Body of PATCH .../users/{userId}: what is given is set, `metadata` as a whole. */
export const UpdateOrganizationUser = Type.Partial(UserBody)
export type UpdateOrganizationUser = Static<typeof UpdateOrganizationUser>

/** A user as one of an organization. */
export const OrganizationUser = Type.Object({
  id: ShownUserId,
  username: ShownUsername,
  name: PersonName,
  email: ShownEmail,
  bio: Type.Optional(ShownBio),
  avatarUrl: Type.Optional(ShownAvatar),
  timeZone: ShownTimeZone,
  weekStart: ShownWeekStart,
  theme: about('Theme of pages.', Type.Optional(Type.String())),
  appTheme: about('Theme of apps.', Type.Optional(Type.String())),
  brandColor: about('Color of pages.', Type.Optional(Type.String())),
  darkBrandColor: about('Color of pages in the dark theme.', Type.Optional(Type.String())),
  defaultScheduleId: about('Id of the default schedule.', Type.Optional(Type.Integer())),
  locale: ShownLanguage,
  timeFormat: ShownTimeFormat,
  hideBranding: about('Whether pages show no branding.', Type.Boolean()),
  createdDate: CreatedAt,
  emailVerified: about(
    'When the user verified `email`, ISO 8601 in UTC. Absent until then.',
    Type.Optional(Type.String()),
  ),
  verified: about(
    "Whether the address is verified, by the user or, for a managed user, by the OAuth client's word.",
    Type.Boolean(),
  ),
  invitedTo: about(
    'Id of the organization to which the user was invited and has not accepted yet. Absent for a member.',
    Type.Optional(Type.Integer()),
  ),
  allowDynamicBooking: about(
    'Whether others can book the user together with other people, by `usernames`.',
    Type.Boolean(),
  ),
  metadata: Metadata,
  profile: about(
    'The membership of the organization.',
    Type.Object({
      id: shownIdOf('the membership'),
      organizationId: shownIdOf('the organization'),
      userId: ShownUserId,
      username: ShownUsername,
    }),
  ),
})
export type OrganizationUser = Static<typeof OrganizationUser>
export const OrganizationUserAnswer = answer(OrganizationUser)
export const OrganizationUserListAnswer = list(OrganizationUser)

/** Query of GET /v2/organizations/{orgId}/users. Lists are comma-separated or repeated. */
export const ListOrganizationUsers = Type.Object({
  ...pageQuery(250, 1000),
  ...searchQuery('the name, username or email address'),
  emails: about(
    'Only users with one of these email addresses. Separated by commas or repeated.',
    Type.Optional(Type.Array(Email, { maxItems: 1000 })),
  ),
  teamIds: about(
    'Only members of one of these teams. Separated by commas or repeated.',
    Type.Optional(Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 100 })),
  ),
  assignedOptionIds: about(
    'Only users with these attribute options, as `attributeQueryOperator` says. Separated by commas or repeated.',
    Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  ),
  attributeQueryOperator: about(
    '`AND` for all of the options, `OR` for any, `NONE` for none.',
    Type.Optional(
      Type.Union(
        ['AND', 'OR', 'NONE'].map((operator) => Type.Literal(operator)),
        {
          default: 'AND',
          errorMessage: 'must be AND, OR or NONE',
        },
      ),
    ),
  ),
})
export type ListOrganizationUsers = Static<typeof ListOrganizationUsers>

export const OrganizationUserPath = Type.Object({
  ...OrganizationPath.properties,
  userId: UserId,
})

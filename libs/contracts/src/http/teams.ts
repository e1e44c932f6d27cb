import { type Static, Type } from '@sinclair/typebox'
import { Branding, Color, ImageUrl, PageTheme } from '../branding.ts'
import { Metadata, TimeZone } from './common.ts'
import { about, ShownTeamId, TeamId } from './fields.ts'
import { TimeFormat, WeekDay } from './identity.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'

/** Path of the resources of a team, without its organization. */
export const TeamPath = Type.Object({ teamId: TeamId })
/** Path of what belongs to a team of an organization. */
export const OrganizationTeamPath = Type.Object({ ...OrganizationPath.properties, ...TeamPath.properties })

/** Query of DELETE of a team or a managed organization. */
export const DeleteWithBookings = Type.Object({
  cancelBookings: about(
    'Whether future bookings are cancelled first. Without it, they prevent the deletion.',
    Type.Optional(Type.Boolean()),
  ),
})

const Image = Type.Optional(ImageUrl)
const Flag = Type.Optional(Type.Boolean())

/** How a team presents itself on pages and in mails. */
export const TeamDetails = Type.Object({
  logoUrl: about('https URL of the logo on booking pages and in mails.', Image),
  svcVideoLogo: about('https URL of the logo in video rooms. Kept for clients.', Image),
  appLogo: about('https URL of the logo in apps. Kept for clients.', Image),
  appIconLogo: about('https URL of the icon in apps. Kept for clients.', Image),
  bannerUrl: about('https URL of the banner on booking pages.', Image),
  bio: about('Description of the team.', Type.Optional(Type.String({ maxLength: 5000 }))),
  hideBranding: about('Whether pages show no branding. Kept for clients.', Flag),
  isPrivate: about('Not supported: must be `false`, as no page lists members.', Flag),
  hideBookATeamMember: about(
    'Not supported: must be `false`, as no page of a team offers its members.',
    Flag,
  ),
  theme: about(
    'Theme of booking pages: `light`, `dark`, or `system` for that of the device.',
    Type.Optional(PageTheme),
  ),
  brandColor: about('Color of booking pages and mails, as `#rgb` or `#rrggbb`.', Type.Optional(Color)),
  darkBrandColor: about(
    'Color of booking pages in the dark theme. Defaults to `brandColor`.',
    Type.Optional(Color),
  ),
  timeFormat: Type.Optional(TimeFormat),
  timeZone: Type.Optional(TimeZone),
  weekStart: about('First day of the week on booking pages, by its English name.', Type.Optional(WeekDay)),
  bookingLimits: about(
    'Largest number of bookings of each host per period, over all event types of the team, as JSON: an object with `PER_DAY`, `PER_WEEK`, `PER_MONTH` or `PER_YEAR`. Periods are those of `timeZone`. An empty text removes them.',
    Type.Optional(Type.String({ maxLength: 2000 })),
  ),
  includeManagedEventsInLimits: about(
    "Whether `bookingLimits` also count and limit bookings of the members' copies of managed event types.",
    Flag,
  ),
})
export type TeamDetails = Static<typeof TeamDetails>

const TeamBody = Type.Object({
  name: about('Name.', Type.String({ minLength: 1, maxLength: 200 })),
  slug: about(
    'Slug, unique in the organization, converted to kebab case. Made from the name if omitted. Reserved words are refused.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  ),
  metadata: Type.Optional(Metadata),
  ...TeamDetails.properties,
})

/** Body of POST /v2/teams and /v2/organizations/{orgId}/teams. */
export const CreateTeam = Type.Object({
  ...TeamBody.properties,
  autoAcceptCreator: about(
    "Whether the caller is the team's `OWNER` from the start. Defaults to `true`.",
    Flag,
  ),
})
export type CreateTeam = Static<typeof CreateTeam>

/** Body of PATCH of a team: what is given is set, `metadata` as a whole. */
export const UpdateTeam = Type.Partial(TeamBody)
export type UpdateTeam = Static<typeof UpdateTeam>

/** A team in answers. */
export const Team = Type.Object({
  id: ShownTeamId,
  parentId: about(
    'Id of the organization. Absent for a team without an organization.',
    Type.Optional(Type.Integer()),
  ),
  name: about('Name.', Type.String()),
  slug: about('Slug.', Type.String()),
  isOrganization: about('Whether this is an organization.', Type.Boolean()),
  metadata: Metadata,
  ...TeamDetails.properties,
  bookingUrl: Type.Optional(
    Type.String({
      description:
        "Start of the URLs of the team's booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}.",
    }),
  ),
})
export type Team = Static<typeof Team>
export const TeamAnswer = answer(Team)
export const TeamListAnswer = list(Team)

/** A link at which a person can ask to join. */
export const Invite = Type.Object({
  token: about('Token of the invitation.', Type.String()),
  inviteLink: about('URL at which a person joins the team.', Type.String()),
})
export const InviteAnswer = answer(Invite)
/** Path of POST /v2/invites/{token}/accept. */
export const InvitePath = Type.Object({
  token: about('Token of the invitation.', Type.String({ minLength: 1, maxLength: 200 })),
})

/** What a service asks identity of a team that no event has told it of yet (internal). */
export const TeamFacts = Type.Object({
  id: Type.Integer(),
  /** The organization that it is part of; 0: none. */
  parentId: Type.Integer(),
  isOrganization: Type.Boolean(),
  isPlatform: Type.Boolean(),
  name: Type.String(),
  slug: Type.String(),
  branding: Type.Optional(Branding),
  version: Type.Integer(),
})
export type TeamFacts = Static<typeof TeamFacts>

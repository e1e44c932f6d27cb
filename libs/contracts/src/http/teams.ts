import { type Static, Type } from '@sinclair/typebox'
import { Metadata, TimeZone } from './common.ts'
import { TimeFormat, WeekDay } from './identity.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list } from './shapes.ts'

/** Path of what belongs to a team, by the team alone. */
export const TeamPath = Type.Object({ teamId: Type.Integer({ minimum: 1 }) })
/** Path of what belongs to a team of an organization. */
export const OrganizationTeamPath = Type.Object({ ...OrganizationPath.properties, ...TeamPath.properties })

const Url = Type.Optional(Type.String({ format: 'uri', maxLength: 2048 }))
const Text = Type.Optional(Type.String({ maxLength: 200 }))
const Flag = Type.Optional(Type.Boolean())

/** How a team shows itself: kept as given, and used by whoever draws its pages. */
export const TeamDetails = Type.Object({
  logoUrl: Url,
  svcVideoLogo: Url,
  appLogo: Url,
  appIconLogo: Url,
  bannerUrl: Url,
  bio: Type.Optional(Type.String({ maxLength: 5000 })),
  hideBranding: Flag,
  isPrivate: Flag,
  hideBookATeamMember: Flag,
  theme: Text,
  brandColor: Text,
  darkBrandColor: Text,
  timeFormat: Type.Optional(TimeFormat),
  timeZone: Type.Optional(TimeZone),
  weekStart: Type.Optional(WeekDay),
  bookingLimits: Type.Optional(Type.String({ maxLength: 2000 })),
  includeManagedEventsInLimits: Flag,
})
export type TeamDetails = Static<typeof TeamDetails>

const TeamBody = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 200 }),
  /**
   * Put in kebab case; made from the name when omitted. 400 for a word that public addresses start with. 409 `slug_taken`
   * in its organization; for a team without one, when any team holds the slug where no organization is given.
   */
  slug: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  metadata: Type.Optional(Metadata),
  ...TeamDetails.properties,
})

/** Body of POST /v2/teams and /v2/organizations/{orgId}/teams. */
export const CreateTeam = Type.Object({
  ...TeamBody.properties,
  /** Whether the maker is its OWNER from the start; true when omitted. */
  autoAcceptCreator: Flag,
})
export type CreateTeam = Static<typeof CreateTeam>

/** Body of PATCH of a team: what is given is set, `metadata` as a whole. */
export const UpdateTeam = Type.Partial(TeamBody)
export type UpdateTeam = Static<typeof UpdateTeam>

/** A team in answers. */
export const Team = Type.Object({
  id: Type.Integer(),
  /** The organization that it is part of; absent for a team of none. */
  parentId: Type.Optional(Type.Integer()),
  name: Type.String(),
  slug: Type.String(),
  isOrganization: Type.Boolean(),
  metadata: Metadata,
  ...TeamDetails.properties,
  bookingUrl: Type.Optional(
    Type.String({
      description:
        "Start of the addresses of the team's booking pages: that of an event type is {bookingUrl}/{eventTypeSlug}.",
    }),
  ),
})
export type Team = Static<typeof Team>
export const TeamAnswer = answer(Team)
export const TeamListAnswer = list(Team)

/** A link that lets whoever follows it ask to join. */
export const Invite = Type.Object({ token: Type.String(), inviteLink: Type.String() })
export const InviteAnswer = answer(Invite)
/** Path of POST /v2/invites/{token}/accept. */
export const InvitePath = Type.Object({ token: Type.String({ minLength: 1, maxLength: 200 }) })

/** What a service asks identity of a team that no event has told it of yet (internal). */
export const TeamFacts = Type.Object({
  id: Type.Integer(),
  /** The organization that it is part of; 0: none. */
  parentId: Type.Integer(),
  isOrganization: Type.Boolean(),
  isPlatform: Type.Boolean(),
  name: Type.String(),
  slug: Type.String(),
  version: Type.Integer(),
})
export type TeamFacts = Static<typeof TeamFacts>

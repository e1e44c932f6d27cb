import { type Static, Type } from '@sinclair/typebox'
import { UserProfile } from '../caller.ts'
import { membershipCreated, teamCreated } from '../events/identity.ts'
import { Direction, PageQuery } from './common.ts'
import { EventTypeOutput, EventTypeParams } from './event-type-output.ts'
import { EmailSettings, SchedulingType } from './event-type-parts.ts'
import { CreateEventType, UpdateEventType } from './event-types.ts'
import { about, PersonName, ShownTeamId, ShownUserId, ShownUsername, searchQuery } from './fields.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

/** From 0 to 4. */
export const hostPriorities = ['lowest', 'low', 'medium', 'high', 'highest'] as const
const Priority = about('Priority among the hosts of a round robin.', oneOf(hostPriorities))

/** A member of the team who hosts the event type. */
export const HostInput = Type.Object({
  userId: about('Id of the user, a member of the team.', Type.Integer({ minimum: 1 })),
  mandatory: about(
    'Whether the host takes part in every booking of a round robin.',
    Type.Optional(Type.Boolean()),
  ),
  priority: Type.Optional(Priority),
  weight: about(
    'Share of the bookings relative to the other hosts. Defaults to 100.',
    Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  ),
  groupId: about(
    'Group of the host. One host of every group takes part in each booking of a round robin.',
    Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  ),
  scheduleId: about(
    "Id of a schedule of the host for this event type; `null` for the host's default schedule.",
    Type.Optional(nullable(Type.Integer({ minimum: 1 }), 'must be the id of a schedule')),
  ),
})
export type HostInput = Static<typeof HostInput>

const teamFields = {
  hosts: about(
    'Hosts. They replace the current ones.',
    Type.Optional(Type.Array(HostInput, { maxItems: 500 })),
  ),
  assignAllTeamMembers: about(
    'Whether every member of the team is a host, future members included.',
    Type.Optional(Type.Boolean()),
  ),
  emailSettings: about('Emails that are not sent.', Type.Optional(EmailSettings)),
  rescheduleWithSameRoundRobinHost: about(
    'Whether a rescheduled booking keeps its host, for `roundRobin`.',
    Type.Optional(Type.Boolean()),
  ),
}

/** Body of POST of a team's event type. */
export const CreateTeamEventType = Type.Composite([
  CreateEventType,
  Type.Object({ schedulingType: SchedulingType, ...teamFields }),
])
export type CreateTeamEventType = Static<typeof CreateTeamEventType>

/** Body of PATCH of a team's event type: what is given replaces what there is. */
export const UpdateTeamEventType = Type.Composite([
  UpdateEventType,
  Type.Object({ schedulingType: Type.Optional(SchedulingType), ...teamFields }),
])
export type UpdateTeamEventType = Static<typeof UpdateTeamEventType>

export const HostOutput = Type.Object({
  userId: ShownUserId,
  name: PersonName,
  username: ShownUsername,
  mandatory: about('Whether the host takes part in every booking of a round robin.', Type.Boolean()),
  priority: Priority,
  weight: about('Share of the bookings relative to the other hosts.', Type.Integer()),
  groupId: about('Group of the host.', Type.Optional(Type.String())),
  scheduleId: about(
    'Id of a schedule of the host for this event type. Absent for the default schedule.',
    Type.Optional(Type.Integer()),
  ),
})
export type HostOutput = Static<typeof HostOutput>

/** The branding of a team, always complete, as clients need every field. */
const ShownBranding = Type.Object({
  logoUrl: about(
    "URL of the team's logo, else of its organization's. Empty if there is none.",
    Type.String(),
  ),
  bannerUrl: about(
    "URL of the team's banner, else of its organization's. Empty if there is none.",
    Type.String(),
  ),
  brandColor: about('Color of booking pages and mails. Empty for the default.', Type.String()),
  darkBrandColor: about('Color of booking pages in the dark theme. Empty for the default.', Type.String()),
  theme: about('Theme of booking pages: `light`, `dark` or `system`.', Type.String()),
  weekStart: about('First day of the week on booking pages, by its English name.', Type.String()),
})

/** A team's event type, or a member's copy of a managed one. */
export const TeamEventTypeOutput = Type.Composite([
  Type.Omit(EventTypeOutput, ['users', 'bookingUrl']),
  Type.Object({
    teamId: ShownTeamId,
    schedulingType: SchedulingType,
    hosts: about('Hosts.', Type.Array(HostOutput)),
    assignAllTeamMembers: about('Whether every member of the team is a host.', Type.Boolean()),
    bookingUrl: about(
      'URL of the booking page. Absent for a managed event type, which its copies are booked by.',
      Type.Optional(Type.String()),
    ),
    team: about(
      'The team.',
      Type.Object({
        id: ShownTeamId,
        slug: about('Slug of the team.', Type.String()),
        name: about('Name of the team.', Type.String()),
        ...ShownBranding.properties,
      }),
    ),
    emailSettings: about('Emails that are not sent.', Type.Optional(EmailSettings)),
    rescheduleWithSameRoundRobinHost: about(
      'Whether a rescheduled booking keeps its host, for `roundRobin`.',
      Type.Optional(Type.Boolean()),
    ),
  }),
])
export type TeamEventTypeOutput = Static<typeof TeamEventTypeOutput>

/** A managed event type comes as an array, its members' copies behind it. */
const OneOrManaged = Type.Union([TeamEventTypeOutput, Type.Array(TeamEventTypeOutput)])
/** A personal one, or a team's. */
export const AnyEventType = Type.Union([EventTypeOutput, TeamEventTypeOutput])
export const AnyEventTypeAnswer = answer(AnyEventType)
export const TeamEventTypeAnswer = answer(TeamEventTypeOutput)
export const WrittenTeamEventTypeAnswer = answer(OneOrManaged)
export const TeamEventTypeListAnswer = list(TeamEventTypeOutput)

/** Query of the lists of teams' event types. */
export const ListTeamEventTypes = Type.Object({
  ...PageQuery,
  ...searchQuery('the title, slug or description'),
  eventSlug: about('Only the event type with this slug.', Type.Optional(Type.String())),
  hostsLimit: about(
    'Largest number of hosts to return for each event type.',
    Type.Optional(Type.Integer({ minimum: 1 })),
  ),
  sortCreatedAt: about('Sort by creation: `asc` or `desc`.', Type.Optional(Direction)),
})
export type ListTeamEventTypes = Static<typeof ListTeamEventTypes>

export const OrganizationEventTypesPath = OrganizationPath
export const TeamEventTypePath = Type.Object({ ...TeamPath.properties, ...EventTypeParams.properties })
export const OrganizationTeamEventTypePath = Type.Object({
  ...OrganizationTeamPath.properties,
  ...EventTypeParams.properties,
})

const { team } = teamCreated.data.properties
const { membership } = membershipCreated.data.properties

/**
 * GET /internal/team-rosters/{teamId}, asked by scheduling for a host that is not in its replica
 * yet: the team with its current members, in the shape of their events (404 `team_not_found`).
 */
export const TeamRoster = Type.Object({
  team,
  version: Type.Integer(),
  members: Type.Array(Type.Object({ membership, version: Type.Integer(), user: UserProfile })),
})
export type TeamRoster = Static<typeof TeamRoster>

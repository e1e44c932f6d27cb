import { type Static, Type } from '@sinclair/typebox'
import { UserProfile } from '../caller.ts'
import { membershipCreated, teamCreated } from '../events/identity.ts'
import { Direction, PageQuery } from './common.ts'
import { EmailSettings, SchedulingType } from './event-type-parts.ts'
import { CreateEventType, EventTypeOutput, EventTypeParams, UpdateEventType } from './event-types.ts'
import { OrganizationPath } from './organizations.ts'
import { answer, list, nullable, oneOf } from './shapes.ts'
import { OrganizationTeamPath, TeamPath } from './teams.ts'

/** From 0 to 4. */
export const hostPriorities = ['lowest', 'low', 'medium', 'high', 'highest'] as const
const Priority = oneOf(hostPriorities)

/** A member of the team who hosts the event type. */
export const HostInput = Type.Object({
  userId: Type.Integer({ minimum: 1 }),
  /** Round robin: comes to every booking. In a collective event type everybody does. */
  mandatory: Type.Optional(Type.Boolean()),
  priority: Type.Optional(Priority),
  /** Share of the bookings beside that of the others; 100 when omitted. */
  weight: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  /** Round robin: one of every group comes to each booking. */
  groupId: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  /** A schedule of the host's own, for this event type only; set through v1. */
  scheduleId: Type.Optional(nullable(Type.Integer({ minimum: 1 }), 'must be the id of a schedule')),
})
export type HostInput = Static<typeof HostInput>

const teamFields = {
  /** At most so many; those omitted are no hosts any more. */
  hosts: Type.Optional(Type.Array(HostInput, { maxItems: 500 })),
  /** Every member of the team is a host, whoever joins later too. */
  assignAllTeamMembers: Type.Optional(Type.Boolean()),
  emailSettings: Type.Optional(EmailSettings),
  /** Round robin: a booking that moves keeps its host. */
  rescheduleWithSameRoundRobinHost: Type.Optional(Type.Boolean()),
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
  userId: Type.Integer(),
  name: Type.String(),
  username: Type.String(),
  mandatory: Type.Boolean(),
  priority: Priority,
  weight: Type.Integer(),
  groupId: Type.Optional(Type.String()),
  scheduleId: Type.Optional(Type.Integer()),
})
export type HostOutput = Static<typeof HostOutput>

/** A team's event type, or a member's copy of a managed one. */
export const TeamEventTypeOutput = Type.Composite([
  Type.Omit(EventTypeOutput, ['users', 'bookingUrl']),
  Type.Object({
    teamId: Type.Integer(),
    schedulingType: SchedulingType,
    hosts: Type.Array(HostOutput),
    assignAllTeamMembers: Type.Boolean(),
    /** A managed one is booked by its copies alone. */
    bookingUrl: Type.Optional(Type.String()),
    team: Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
    emailSettings: Type.Optional(EmailSettings),
    rescheduleWithSameRoundRobinHost: Type.Optional(Type.Boolean()),
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
  eventSlug: Type.Optional(Type.String()),
  /** How many hosts each one shows. */
  hostsLimit: Type.Optional(Type.Integer({ minimum: 1 })),
  sortCreatedAt: Type.Optional(Direction),
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
 * GET /internal/team-rosters/{teamId}, asked by scheduling when somebody wants a host whom it has not heard of yet: the
 * team with its members as they are now, as the events tell of them (404 `team_not_found`).
 */
export const TeamRoster = Type.Object({
  team,
  version: Type.Integer(),
  members: Type.Array(Type.Object({ membership, version: Type.Integer(), user: UserProfile })),
})
export type TeamRoster = Static<typeof TeamRoster>

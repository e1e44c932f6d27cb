import {
  DomainError,
  type EventTypeOutput,
  hostPriorities,
  type ListTeamEventTypes,
  type TeamEventTypeOutput,
} from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import type { EventTypeFilter } from '../db/event-types-repository.ts'
import { hostsOf, type NamedHost } from '../db/hosts-repository.ts'
import { findTeams, type KnownTeam } from '../db/teams-repository.ts'
import { teamUrl } from '../domain/booking-url.ts'
import type { EventType, TeamEventType } from '../domain/event-type.ts'
import { pageOfEventTypes, present, presentShared, showEventType, withDestinations } from './event-type.ts'

type Reader = Pick<Database | Tx, 'orm'>

/**
 * Returns event types of teams as answers show them, with a limited number of hosts each
 * (TeamEventTypeOutput_2024_06_14).
 * @param publicUrl without a trailing slash
 */
export async function showTeamEventTypes(
  db: Reader,
  eventTypes: readonly EventType[],
  publicUrl: string,
  hostsLimit?: number,
): Promise<TeamEventTypeOutput[]> {
  const hosts = await hostsOf(
    db,
    eventTypes.map(({ id }) => id),
  )
  const teamIds = new Set(eventTypes.map(({ teamId }) => teamId ?? 0))
  const teams = new Map((await findTeams(db, [...teamIds])).map((team) => [team.id, team]))
  return eventTypes.map((eventType) =>
    presentTeam(
      eventType,
      hosts.filter(({ eventTypeId }) => eventTypeId === eventType.id).slice(0, hostsLimit),
      { team: teams.get(eventType.teamId ?? 0), publicUrl },
    ),
  )
}

/** Returns a page of event types of teams; their destinations only with the hidden ones. */
export async function pageOfTeamEventTypes(
  db: Database,
  filter: EventTypeFilter,
  query: ListTeamEventTypes,
  publicUrl: string,
) {
  return pageOfEventTypes(db, filter, query, async (eventTypes) => {
    const shown = await showTeamEventTypes(db, eventTypes, publicUrl, query.hostsLimit)
    return filter.withHidden ? withDestinations(db, shown) : shown
  })
}

/** Returns a written event type; a managed one as an array that its copies follow in. */
export async function showWritten(
  db: Reader,
  { eventType, copies }: TeamEventType,
  publicUrl: string,
): Promise<TeamEventTypeOutput | TeamEventTypeOutput[]> {
  const [parent] = await withDestinations(db, await showTeamEventTypes(db, [eventType], publicUrl))
  if (eventType.schedulingType !== 'managed') return parent!
  const { teamId, team } = parent!
  const ofMembers = copies.map((copy) => ({ ...presentTeam(copy, [], { publicUrl }), teamId, team }))
  return [parent!, ...(await withDestinations(db, ofMembers))]
}

/** Clients of teams' event types need every field. */
const noBranding = {
  logoUrl: '',
  bannerUrl: '',
  brandColor: '',
  darkBrandColor: '',
  theme: 'system',
  weekStart: 'Sunday',
}

function presentTeam(
  eventType: EventType,
  hosts: readonly NamedHost[],
  { team, publicUrl }: { team?: KnownTeam | undefined; publicUrl: string },
): TeamEventTypeOutput {
  const { id = eventType.teamId ?? 0, slug = '', name = '', branding = {} } = team ?? {}
  return {
    ...presentShared(eventType),
    ownerId: eventType.ownerId,
    ...present({ parentEventTypeId: eventType.parentId }),
    teamId: id,
    schedulingType: eventType.schedulingType ?? 'managed',
    hosts: hosts.map((host) => ({
      userId: host.userId,
      name: host.name,
      username: host.username,
      mandatory: host.isFixed,
      priority: hostPriorities[host.priority] ?? 'medium',
      weight: host.weight,
      ...present({ groupId: host.groupId, scheduleId: host.scheduleId }),
    })),
    assignAllTeamMembers: eventType.assignAllTeamMembers,
    ...(team &&
      eventType.schedulingType !== 'managed' &&
      present({ bookingUrl: teamUrl(publicUrl, team, eventType) })),
    team: { id, slug, name, ...noBranding, ...branding },
  }
}

/**
 * Returns a personal event type with its owner, or a team's with its hosts.
 * @throws 404 when it does not exist (any more)
 */
export async function showAnyEventType(
  db: Database,
  eventType: EventType | undefined,
  publicUrl: string,
): Promise<EventTypeOutput | TeamEventTypeOutput> {
  if (!eventType) throw new DomainError('event_type_not_found')
  if (eventType.teamId === null) return showEventType(db, eventType, publicUrl)
  const [ofTeam] = await showTeamEventTypes(db, [eventType], publicUrl)
  return ofTeam!
}

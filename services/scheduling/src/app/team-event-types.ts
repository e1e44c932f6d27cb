import {
  badRequest,
  type CallerContext,
  type CreateTeamEventType,
  DomainError,
  eventTypeCreated,
  eventTypeUpdated,
  type HostInput,
  type SchedulingType,
  type UpdateTeamEventType,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { defaultConferencingOf } from '../db/conferencing-repository.ts'
import { copiesOf, insertEventType } from '../db/event-types-repository.ts'
import { hostsOf, saveHosts } from '../db/hosts-repository.ts'
import { findSchedule } from '../db/schedules-repository.ts'
import { hasEnded, type KnownTeam, keepMembersOf, membersOf } from '../db/teams-repository.ts'
import { findOwners } from '../db/users-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { ofTeam } from '../domain/conferencing.ts'
import type { EventType, TeamEventType } from '../domain/event-type.ts'
import { changedEventType, newEventType } from '../domain/event-type-input.ts'
import { type Host, hostOf, turnedHost, wantedHosts } from '../domain/hosts.ts'
import { itsOwner } from '../domain/owner.ts'
import { requireAppsOfTeam } from '../guards/require-conferencing.ts'
import {
  requireEventTypeOf,
  requireLockedEventTypeOf,
  requireScheduleOf,
  requireUnbooked,
  requireUnbookedCopies,
} from '../guards/require-event-type.ts'
import { announce } from './announce.ts'
import { syncCopies } from './copies.ts'
import { saveDestinationOf } from './destination-calendars.ts'
import { removeEventType, saveEventType } from './event-types.ts'
import { hostsWanted, requireMembers, requireTeam, type TeamReference } from './team-roster.ts'

/**
 * Creates an event type of a team. That the team exists and whom it has as members is read here
 * under locks: a consumer of their end would not find the new event type before the commit.
 * @throws 404, 409 `slug_taken`, 400
 */
export async function createTeamEventType(
  { config, clock }: Pick<SchedulingDeps, 'config' | 'clock'>,
  tx: Tx,
  { team, caller }: { team: KnownTeam; caller: CallerContext },
  body: CreateTeamEventType,
): Promise<TeamEventType> {
  if (await hasEnded(tx, team.id)) throw new DomainError('team_not_found')
  const now = clock.now()
  const { schedulingType, assignAllTeamMembers: assignAll = false, hosts: inputs = [] } = body
  const owner = { userId: caller.userId, organizationId: team.organizationId }
  const fields = newEventType(body, await defaultConferencingOf(tx, ofTeam(team)), true)
  await requireScheduleOf(tx, owner, fields.scheduleId)
  const hosts = wantedHosts(inputs, await keepMembersOf(tx, team.id), { schedulingType, assignAll })
  await requireSchedulesOf(tx, hosts, owner)
  await requireAppsOfTeam(tx, config, team, idsOf(hosts), body.locations)
  const parts = { teamId: team.id, schedulingType, assignAllTeamMembers: assignAll }
  const eventType = await insertEventType(tx, owner, fields, now, parts)
  if (!eventType) throw new DomainError('slug_taken')
  await saveHosts(tx, eventType, hosts, now)
  await saveDestinationOf(tx, eventType, idsOf(hosts), body.destinationCalendar)
  await announce(tx, eventTypeCreated, eventType, now)
  return { eventType, copies: await copiesIfManaged(tx, eventType, hosts, now) }
}

/**
 * Changes an event type of a team; omitted hosts stay, and the copy of a host who is removed goes.
 * @throws 404, 409 `slug_taken`, `event_type_has_bookings` of such a copy, 400
 */
export async function changeTeamEventType(
  deps: Pick<SchedulingDeps, 'config' | 'db' | 'client' | 'clock'>,
  caller: CallerContext,
  { eventTypeId: id, ...place }: TeamReference & { eventTypeId: number },
  body: UpdateTeamEventType,
): Promise<TeamEventType> {
  const team = await requireTeam(deps, caller, place)
  const before = await requireEventTypeOf(deps.db, team, id)
  // Replicates new members; the transaction reads them.
  await requireMembers(deps, caller, team.id, hostsWanted(body))
  if (body.hosts && !(body.assignAllTeamMembers ?? before.assignAllTeamMembers)) {
    const remaining = body.hosts.map(({ userId }) => userId)
    await requireUnbookedCopies(deps, caller, id, remaining)
  }
  return deps.db.transaction((tx) => change(deps, tx, { id, team }, body))
}

async function change(
  { config, clock }: Pick<SchedulingDeps, 'config' | 'clock'>,
  tx: Tx,
  { id, team }: { id: number; team: KnownTeam },
  body: UpdateTeamEventType,
): Promise<TeamEventType> {
  const now = clock.now()
  const before = await requireLockedEventTypeOf(tx, team, id)
  // Read under the event type's lock, which a removal of a member takes before it removes the host.
  const members = await membersOf(tx, team.id)
  const schedulingType = changedType(before, body.schedulingType)
  const assignAll = body.assignAllTeamMembers ?? before.assignAllTeamMembers
  await requireScheduleOf(tx, itsOwner(before), body.scheduleId)
  const after: EventType = {
    ...before,
    ...changedEventType(before, body, true),
    schedulingType,
    assignAllTeamMembers: assignAll,
    version: before.version + 1,
    updatedAt: now,
  }
  await saveEventType(tx, after)
  const currentHosts = (await hostsOf(tx, [id])).map(({ eventTypeId: _, name: __, username: ___, ...host }) =>
    turnedHost(host, before.schedulingType, schedulingType),
  )
  const hosts = hostsAfter(currentHosts, body.hosts, members, { schedulingType, assignAll })
  await requireSchedulesOf(tx, hosts, before)
  await requireAppsOfTeam(tx, config, team, idsOf(hosts), body.locations)
  await saveHosts(tx, after, hosts, now)
  await saveDestinationOf(tx, after, idsOf(hosts), body.destinationCalendar)
  await announce(tx, eventTypeUpdated, after, now)
  return { eventType: after, copies: await copiesIfManaged(tx, after, hosts, now) }
}

/**
 * Deletes an event type of a team with its copies, and returns it. @throws 404, 409
 * `event_type_has_bookings`
 */
export async function deleteTeamEventType(
  deps: Pick<SchedulingDeps, 'db' | 'client' | 'clock'>,
  caller: CallerContext,
  { eventTypeId, ...place }: TeamReference & { eventTypeId: number },
): Promise<EventType> {
  const team = await requireTeam(deps, caller, place)
  await requireEventTypeOf(deps.db, team, eventTypeId)
  await requireUnbooked(deps, caller, eventTypeId)
  return deps.db.transaction(async (tx) => {
    const eventType = await requireLockedEventTypeOf(tx, team, eventTypeId)
    await removeTeamEventType(tx, eventType, deps.clock.now())
    return eventType
  })
}

/** Deletes an event type of a team with its copies. */
export async function removeTeamEventType(tx: Tx, eventType: EventType, now: Date): Promise<void> {
  for (const copy of await copiesOf(tx, eventType.id)) await removeEventType(tx, copy, now)
  await removeEventType(tx, eventType, now)
}

/**
 * @throws 404 unless every host's schedule is the host's own in the event type's organization; for
 *   a team without an organization, at home
 */
async function requireSchedulesOf(
  tx: Tx,
  hosts: readonly Host[],
  { organizationId }: Pick<EventType, 'organizationId'>,
): Promise<void> {
  const withHours = hosts.filter(({ scheduleId }) => scheduleId !== null)
  const owners = await findOwners(tx, idsOf(withHours))
  for (const { userId, scheduleId } of withHours) {
    const owner = owners.find((each) => each.userId === userId)
    const found = scheduleId === null ? undefined : await findSchedule(tx, scheduleId)
    const isOwn = owner !== undefined && found?.ownerId === userId
    if (!isOwn || found.organizationId !== (organizationId || owner.organizationId))
      throw new DomainError('schedule_not_found')
  }
}

function hostsAfter(
  currentHosts: Host[],
  inputs: readonly HostInput[] | undefined,
  members: number[],
  how: { schedulingType: SchedulingType; assignAll: boolean },
): Host[] {
  if (inputs) return wantedHosts(inputs, members, how)
  if (!how.assignAll) return currentHosts
  const others = members.filter((userId) => !currentHosts.some((host) => host.userId === userId))
  return [...currentHosts, ...others.map((userId) => hostOf({ userId }, how.schedulingType))]
}

/**
 * Members have copies of a managed event type, but bookings of any other kind, so a change between
 * the two is impossible.
 */
function changedType(before: EventType, wanted: SchedulingType | undefined): SchedulingType {
  const type = before.schedulingType ?? 'collective'
  if (wanted === undefined || (wanted === 'managed') === (type === 'managed')) return wanted ?? type
  throw badRequest({ path: 'schedulingType', message: `cannot be changed from ${type} to ${wanted}` })
}

async function copiesIfManaged(tx: Tx, eventType: EventType, hosts: Host[], now: Date): Promise<EventType[]> {
  if (eventType.schedulingType !== 'managed') return []
  return syncCopies(tx, eventType, idsOf(hosts), now)
}

const idsOf = (hosts: readonly Host[]): number[] => hosts.map(({ userId }) => userId)

import {
  type CallerContext,
  DomainError,
  EventTypeParams,
  EventTypePrivateLinkPath,
  OrganizationTeamEventTypePath,
  TeamPrivateLinkPath,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { requireIn } from '@punctual/http'
import { lockEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import type { EventType } from '../../domain/event-type.ts'
import { requireEventTypeOf, requireOwnEventType } from '../../require-event-type.ts'
import { requireTeam } from '../../team-roster.ts'
import { knownCaller } from '../known-caller.ts'

/** Links are reached by their event type only, or by its organization and team. */
export const places = [
  {
    path: '/v2/event-types/:eventTypeId/private-links',
    params: EventTypeParams,
    one: EventTypePrivateLinkPath,
    preValidation: knownCaller,
    of: 'an event type',
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/event-types/:eventTypeId/private-links',
    params: OrganizationTeamEventTypePath,
    one: TeamPrivateLinkPath,
    preValidation: requireIn('eventType.update'),
    of: "a team's event type",
  },
] as const

interface EventTypePlace {
  eventTypeId: number
  orgId?: number
  teamId?: number
}

/**
 * @returns the event type that the path names. A link opens what is hidden, so that seeing the event type is not enough: a
 * team's is for those who may change it, a member's own for the member; throws 404, 403
 */
export async function requireLinkable(
  deps: SchedulingDeps,
  caller: CallerContext,
  { eventTypeId, orgId, teamId }: EventTypePlace,
): Promise<EventType> {
  if (teamId === undefined || orgId === undefined)
    return requireOwnEventType(deps.db, caller, 'eventType.update', eventTypeId, 'event_type_not_found')
  const team = await requireTeam(deps, caller, { orgId, teamId })
  return requireEventTypeOf(deps.db, team, eventTypeId)
}

/** The event type stays while a link of it is made. */
export async function requireStill(tx: Tx, { id }: EventType): Promise<void> {
  if (!(await lockEventType(tx, id))) throw new DomainError('event_type_not_found')
}

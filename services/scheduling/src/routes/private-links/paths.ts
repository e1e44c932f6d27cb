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
import { requireTeam } from '../../app/team-roster.ts'
import { lockEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import type { EventType } from '../../domain/event-type.ts'
import { requireEventTypeOf, requireOwnEventType } from '../../guards/require-event-type.ts'

/** The paths of links: below the event type, or below its organization and team. */
export const paths = [
  {
    path: '/v2/event-types/:eventTypeId/private-links',
    params: EventTypeParams,
    one: EventTypePrivateLinkPath,
    guards: {},
    of: 'an event type',
  },
  {
    path: '/v2/organizations/:orgId/teams/:teamId/event-types/:eventTypeId/private-links',
    params: OrganizationTeamEventTypePath,
    one: TeamPrivateLinkPath,
    guards: { preValidation: requireIn('eventType.update') },
    of: "a team's event type",
  },
] as const

interface EventTypeIds {
  eventTypeId: number
  orgId?: number
  teamId?: number
}

/**
 * Returns the event type in the path. A link opens hidden event types, so the right to see the
 * event type is not enough: a team's needs the right to change it, a member's own is only for the
 * member.
 * @throws 404, 403
 */
export async function requireLinkable(
  deps: SchedulingDeps,
  caller: CallerContext,
  { eventTypeId, orgId, teamId }: EventTypeIds,
): Promise<EventType> {
  if (teamId === undefined || orgId === undefined)
    return requireOwnEventType(deps.db, caller, 'eventType.update', eventTypeId, 'event_type_not_found')
  const team = await requireTeam(deps, caller, { orgId, teamId })
  return requireEventTypeOf(deps.db, team, eventTypeId)
}

/** Locks the event type while a link of it is created. */
export async function lockExisting(tx: Tx, { id }: EventType): Promise<void> {
  if (!(await lockEventType(tx, id))) throw new DomainError('event_type_not_found')
}

import { DomainError, type EventTypeOutput, type TeamEventTypeOutput } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { EventType } from '../domain/event-type.ts'
import { showEventType } from './personal-event-type.ts'
import { showTeamEventTypes } from './team-event-types.ts'

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

import { DomainError } from '@punctual/contracts'
import type { CalendarAdapter, FoundEvent } from '../calendars/adapter.ts'
import { CalendarFailure, problemOf } from '../calendars/calendar-failure.ts'
import { calendarsOf } from '../db/calendars-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { requireConnections } from '../guards/require-calendar.ts'
import { credentialsOf } from './calendar-connections.ts'

export interface EventPlace {
  found: FoundEvent
  credentials: unknown
}

/**
 * Looks for an event in the owner's calendars of one kind, one after the other.
 * @throws 404 without such calendars or without the event, 400 `calendar_failing` when a provider
 *   could not be asked
 */
export async function findEvent(
  { db, sealer }: Pick<SchedulingDeps, 'db' | 'sealer'>,
  owner: Owner,
  adapter: CalendarAdapter,
  uid: string,
): Promise<EventPlace> {
  const connections = await requireConnections(db, owner, adapter.integration)
  const calendars = await calendarsOf(db, owner)
  for (const connection of connections) {
    const credentials = credentialsOf(sealer, connection)
    for (const { externalId } of calendars.filter(({ connectionId }) => connectionId === connection.id)) {
      const found = await asking(() => adapter.find(credentials, externalId, uid))
      if (found) return { found, credentials }
    }
  }
  throw new DomainError('calendar_event_not_found')
}

/** @throws 400 `calendar_failing` when a provider fails */
export async function asking<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error
    throw new DomainError('calendar_failing', `The calendar cannot be used: ${problemOf(error)}.`)
  })
}

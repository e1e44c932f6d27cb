import { type ListEventTypes, paginate, success } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { countEventTypes, type EventTypeFilter, listEventTypes } from '../db/event-types-repository.ts'
import type { EventType } from '../domain/event-type.ts'

/**
 * Returns a page of event types, rendered by `show`.
 * @param filter undefined: no event types
 */
export async function pageOfEventTypes<Shown>(
  db: Database,
  filter: EventTypeFilter | undefined,
  { take = 100, skip = 0, sortCreatedAt }: Pick<ListEventTypes, 'take' | 'skip' | 'sortCreatedAt'>,
  show: (eventTypes: EventType[]) => Promise<Shown[]>,
) {
  if (!filter) return { ...success([]), pagination: paginate(0, take, skip) }
  const [eventTypes, total] = await Promise.all([
    listEventTypes(db, filter, { take, skip, newestFirst: sortCreatedAt === 'desc' }),
    countEventTypes(db, filter),
  ])
  return { ...success(await show(eventTypes)), pagination: paginate(total, take, skip) }
}

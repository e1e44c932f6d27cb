import {
  badRequest,
  type CallerContext,
  DomainError,
  type EventTypeSummary,
  isInTenant,
  type ListBookings,
  paginate,
  success,
} from '@punctual/contracts'
import { type ListScope, listBookings, wereBooked } from '../../db/booking-lists.ts'
import type { BookingsDeps, ListDeps } from '../../deps.ts'
import { parseListQuery } from '../../domain/list-query.ts'
import { presentBooking, type Viewer } from '../../present/booking.ts'

/** The maximum number of event types that one list asks scheduling for. */
const maxAskedEventTypes = 10

/**
 * Returns one page of a list (docs/domain.md#booking-lists), which may be late.
 * @param viewer without a caller, all seats are shown
 * @throws DomainError 400 for a bad parameter or unknown event types
 */
export async function answerList(
  deps: ListDeps,
  request: { caller: CallerContext; query: ListBookings },
  scope: ListScope,
  viewer: Viewer = {},
) {
  const { caller, query } = request
  const filter = parseListQuery(query, caller.clientId)
  if (filter.eventTypeIds) await requireOneEventType(deps, caller, filter.eventTypeIds)
  const now = deps.clock.now()
  const { bookings, total } = await deps.reads.read((db) => listBookings(db, scope, filter, now))
  return {
    ...success(bookings.map((booking) => presentBooking(booking, viewer))),
    pagination: paginate(total, filter.take, filter.skip),
  }
}

/** @throws DomainError 400 if the caller reaches none of these event types */
async function requireOneEventType(
  { client, db }: BookingsDeps,
  caller: CallerContext,
  eventTypeIds: readonly number[],
): Promise<void> {
  if (await wereBooked(db, caller, eventTypeIds)) return
  for (const id of eventTypeIds.slice(0, maxAskedEventTypes)) {
    try {
      const path = `/internal/event-types/${id}`
      if (isInTenant(caller, await client.ask<EventTypeSummary>('scheduling', path, { caller }))) return
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error
    }
  }
  throw badRequest({ path: 'eventTypeIds', message: 'names no event type' })
}

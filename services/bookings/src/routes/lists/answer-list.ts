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
import type { BookingsDeps } from '../../deps.ts'
import { parseListQuery } from '../../domain/list-query.ts'
import { presentBooking, type Viewer } from '../../present.ts'

/** Event types that one list asks scheduling for, at most. */
const askedFor = 10

/**
 * Answers a list with one page of a scope (docs/domain.md#booking-lists). @param viewer without a caller, all seats are
 * shown
 */
export async function answerList(
  deps: BookingsDeps,
  request: { caller: CallerContext; query: ListBookings },
  scope: ListScope,
  viewer: Viewer = {},
) {
  const { caller, query } = request
  const filter = parseListQuery(query, caller.clientId)
  if (filter.eventTypeIds) await requireOneOf(deps, caller, filter.eventTypeIds)
  const { bookings, total } = await listBookings(deps.db, scope, filter, deps.clock.now())
  return {
    ...success(bookings.map((booking) => presentBooking(booking, viewer))),
    pagination: paginate(total, filter.take, filter.skip),
  }
}

/** Throws the 400 of event types of which the caller's credential reaches none. */
async function requireOneOf(
  { client, db }: BookingsDeps,
  caller: CallerContext,
  eventTypeIds: readonly number[],
): Promise<void> {
  if (await wereBooked(db, caller, eventTypeIds)) return
  for (const id of eventTypeIds.slice(0, askedFor)) {
    try {
      const path = `/internal/event-types/${id}`
      if (isInTenant(caller, await client.ask<EventTypeSummary>('scheduling', path, { caller }))) return
    } catch (error) {
      if (!(error instanceof DomainError) || error.status >= 500) throw error
    }
  }
  throw badRequest({ path: 'eventTypeIds', message: 'names no event type' })
}

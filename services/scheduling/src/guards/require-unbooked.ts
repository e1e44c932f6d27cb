import {
  type CallerContext,
  DomainError,
  type FutureBookingsAnswer,
  type FutureBookingsRequest,
} from '@punctual/contracts'
import { copyIdsOf } from '../db/event-types-repository.ts'
import type { SchedulingDeps } from '../deps.ts'

/**
 * Asks bookings, before the transaction, whether an event type can be deleted. The bookings of
 * copies count too, as the copies are deleted with it.
 * @throws 409 `event_type_has_bookings` (docs/domain.md#deletion)
 */
export async function requireUnbooked(
  { db, client }: Pick<SchedulingDeps, 'db' | 'client'>,
  caller: CallerContext,
  eventTypeId: number,
): Promise<void> {
  const eventTypeIds = [eventTypeId, ...(await copyIdsOf(db, eventTypeId))]
  const body: FutureBookingsRequest = { eventTypeIds }
  const { count } = await client.ask<FutureBookingsAnswer>('bookings', '/internal/future-bookings', {
    caller,
    method: 'POST',
    body,
  })
  if (count > 0) throw new DomainError('event_type_has_bookings')
}

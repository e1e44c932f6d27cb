import {
  type CallerContext,
  DomainError,
  type FutureBookingsAnswer,
  type OwnerBookingsRequest,
} from '@punctual/contracts'
import type { IdentityDeps } from '../deps.ts'

interface Deletion {
  caller: CallerContext
  query: { cancelBookings?: boolean }
}

/**
 * Asks bookings, before the transaction of a deletion, whether there are future bookings, or to
 * cancel them. What is booked between this and the deletion, bookings cancels when it consumes the
 * deletion (docs/domain.md#deletion). A repeated call is harmless.
 * @throws 409 `owner_has_bookings`
 */
export async function settleBookings(
  { client }: Pick<IdentityDeps, 'client'>,
  { caller, query: { cancelBookings = false } }: Deletion,
  body: OwnerBookingsRequest,
): Promise<void> {
  const path = `/internal/owner-bookings/${cancelBookings ? 'cancel' : 'count'}`
  const { count } = await client.ask<FutureBookingsAnswer>('bookings', path, {
    caller,
    method: 'POST',
    body,
  })
  if (count > 0 && !cancelBookings) throw new DomainError('owner_has_bookings')
}

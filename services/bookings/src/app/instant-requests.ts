import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { readAcceptance } from '@punctual/http'
import { type Fire, setTimer } from '@punctual/timers'
import { findBooking } from '../db/find-bookings.ts'
import { findHost } from '../db/replicas-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, type ChangeContext, ownedBy } from '../domain/booking.ts'
import { awaitsAcceptance, endRequest, requestEnd } from '../domain/instant-request.ts'
import { answerRequest, confirm } from './answer-request.ts'

const purpose = 'instant-request'

/** Sets the timer that ends the request of a new instant booking. */
export async function awaitAcceptance(tx: Tx, booking: Booking): Promise<void> {
  if (awaitsAcceptance(booking)) await setTimer(tx, { key: booking.uid, purpose, dueAt: requestEnd(booking) })
}

/** Handles a due timer: declines the booking, unless it was answered or cancelled meanwhile. */
export const endAcceptance: Fire = async (tx, { key }, now) => {
  const seen = await findBooking(tx, key)
  if (!seen || !awaitsAcceptance(seen)) return
  await answerRequest(tx, key, { now }, (booking, series) => endRequest(booking, now, series))
}

/**
 * Accepts an instant booking for the host whom the token names. The first host wins; the same host
 * gets the same answer again.
 * @throws DomainError accept_link_invalid, booking_already_accepted, booking_not_pending,
 *   slot_taken if the host has another booking at this time
 */
export function acceptRequest(
  tx: Tx,
  { sealer }: Pick<BookingsDeps, 'sealer'>,
  { bookingUid, token }: { bookingUid: string; token: string },
  context: ChangeContext,
): Promise<Booking> {
  const { now } = context
  const userId = readAcceptance(sealer, token, { bookingUid, now })
  return answerRequest(tx, bookingUid, context, async (before, series) => {
    const isTheirs = before.hosts.some(({ id }) => id === userId)
    if (before.status === 'accepted' && isTheirs) return { booking: before, events: [] }
    const host = await findHost(tx, userId)
    if (!host || !before.instant || !ownedBy(before).hostIds?.includes(userId))
      throw new DomainError('accept_link_invalid')
    return confirm(tx, host, before, now, series)
  })
}

import {
  BookingAnswer,
  type CallerContext,
  DomainError,
  type HostSnapshot,
  success,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { asSlotTaken } from '../../app/change-booking.ts'
import { answerRequest } from '../../app/change-series.ts'
import { transferClaim } from '../../app/transfer-claim.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { Booking } from '../../domain/booking.ts'
import { changeContextOf } from '../../domain/change-context.ts'
import { hostSnapshot } from '../../domain/checked-time.ts'
import { confirmBooking as decide } from '../../domain/confirm-booking.ts'
import { requireManager } from '../../guards/rights.ts'
import { presentBooking } from '../../present/booking.ts'
import { BookingPath } from '../booking-path.ts'

/**
 * Adds POST /v2/bookings/{bookingUid}/confirm, which confirms all pending occurrences of a series
 * (docs/domain.md#payments).
 */
export function confirmBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Confirm a pending booking',
    description: 'Confirms all pending occurrences of a series.',
    errors: ['booking_not_found', 'booking_not_pending', 'booking_already_accepted', 'slot_taken'],
    params: BookingPath,
    response: { 200: BookingAnswer },
  }
  app.post('/v2/bookings/:bookingUid/confirm', { schema }, async (request, reply) =>
    idempotent(deps, request, reply, async (tx) => {
      const { caller, params } = request
      const context = changeContextOf(request, deps.clock)
      const booking = await answerRequest(tx, params.bookingUid, context, async (before, series) => {
        requireManager(caller, before)
        const decision = decide(before, context.now, series)
        const host = await takeOver(tx, caller, before, context.now)
        return host ? decide(before, context.now, { ...series, host }) : decision
      })
      return { status: 200, body: success(presentBooking(booking, { caller })) }
    }).catch(asSlotTaken),
  )
}

/**
 * Transfers an instant booking to the host who confirms it first.
 * @returns the new host; undefined if the host does not change
 */
async function takeOver(
  tx: Tx,
  { userId, user }: CallerContext,
  booking: Booking,
  now: Date,
): Promise<HostSnapshot | undefined> {
  const isOther =
    booking.eventType.hostIds?.includes(userId) && !booking.hosts.some(({ id }) => id === userId)
  const [first] = booking.hosts
  if (!booking.instant || !isOther || !user || booking.hosts.length !== 1 || !first) return undefined
  if (!(await transferClaim(tx, booking, { fromId: first.id, toId: userId }, now)))
    throw new DomainError('slot_taken')
  return hostSnapshot(user)
}

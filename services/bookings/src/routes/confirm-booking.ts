import {
  BookingAnswer,
  type CallerContext,
  DomainError,
  type HostSnapshot,
  success,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { type App, idempotent } from '@punctual/http'
import { asSlotTaken } from '../change-booking.ts'
import { answerRequest } from '../change-series.ts'
import type { BookingsDeps } from '../deps.ts'
import type { Booking } from '../domain/booking.ts'
import { hostSnapshot } from '../domain/checked-time.ts'
import { confirmBooking as decide } from '../domain/confirm-booking.ts'
import { handOver } from '../hand-over.ts'
import { occasionOf } from '../occasion.ts'
import { presentBooking } from '../present.ts'
import { requireManager } from '../rights.ts'
import { BookingPath, knownCaller } from './known-caller.ts'

/** POST /v2/bookings/{bookingUid}/confirm, 200: with all of its series that are pending (docs/domain.md#payments). */
export function confirmBooking(app: App, deps: BookingsDeps): void {
  const schema = {
    summary: 'Confirm a pending booking',
    description: 'Confirms all pending occurrences of a series.',
    errors: ['booking_not_found', 'booking_not_pending', 'booking_already_accepted', 'slot_taken'],
    params: BookingPath,
    response: { 200: BookingAnswer },
  }
  app.post(
    '/v2/bookings/:bookingUid/confirm',
    { schema, preValidation: knownCaller },
    async (request, reply) =>
      idempotent(deps, request, reply, async (tx) => {
        const { caller, params } = request
        const occasion = occasionOf(request, deps.clock)
        const booking = await answerRequest(tx, params.bookingUid, occasion, async (before, series) => {
          requireManager(caller, before)
          const decision = decide(before, occasion.now, series)
          const host = await takesOver(tx, caller, before, occasion.now)
          return host ? decide(before, occasion.now, { ...series, host }) : decision
        })
        return { status: 200, body: success(presentBooking(booking, { caller })) }
      }).catch(asSlotTaken),
  )
}

/** An instant booking is whose of the event type's hosts confirms it first. @returns that one, if it was another's turn */
async function takesOver(
  tx: Tx,
  { userId, user }: CallerContext,
  booking: Booking,
  now: Date,
): Promise<HostSnapshot | undefined> {
  const isOther =
    booking.eventType.hostIds?.includes(userId) && !booking.hosts.some(({ id }) => id === userId)
  const [first] = booking.hosts
  if (!booking.instant || !isOther || !user || booking.hosts.length !== 1 || !first) return undefined
  if (!(await handOver(tx, booking, { fromId: first.id, toId: userId }, now)))
    throw new DomainError('slot_taken')
  return hostSnapshot(user)
}

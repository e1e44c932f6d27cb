import { type CallerContext, DomainError, type EditNumberedBooking } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { queueMoves } from '../db/claims-repository.ts'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import { publish, saveBooking } from '../db/save-bookings.ts'
import {
  type Booking,
  type ChangeContext,
  hasClaims,
  isTentative,
  requireBooking,
} from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import { editBooking as decide } from '../domain/edit-booking.ts'
import { declineOvertaken } from './answer-request.ts'
import { asSlotTaken, releaseNews } from './change-booking.ts'
import { claimAgain, keepBuffers } from './claim-time.ts'
import { isOwnerLive } from './owner-bookings.ts'

/**
 * Edits a booking and moves its claims in one transaction. The new time keeps the buffers of the
 * original claims, and the old time becomes free on commit. By default the caller is the person who
 * cancels.
 * @param authorize throws unless the caller may edit this booking
 * @throws DomainError booking_not_found, event_type_not_found if it would take time for a deleted
 *   team or organization, slot_taken if a host is not free (see `asSlotTakenByEdit`)
 */
export async function editBooking(
  tx: Tx,
  uid: string,
  { body, caller }: { body: EditNumberedBooking; caller: CallerContext },
  context: ChangeContext,
  authorize: (booking: Booking) => void,
): Promise<Booking> {
  const { eventType } = requireBooking(await findBooking(tx, uid))
  const isLive = await isOwnerLive(tx, eventType)
  const before = requireBooking(await lockBooking(tx, uid))
  authorize(before)
  await releaseNews(tx, before, context)
  const cancelledBy = body.cancelledBy ?? caller.user?.email
  const edit = { ...body, ...(cancelledBy !== undefined && { cancelledBy }) }
  const decisions = decide(before, edit, context.now)
  const after = decisions.at(-1)?.booking ?? before
  if (!isLive && takesTime(before, after)) throw new DomainError('event_type_not_found')
  await moveClaims(tx, before, after, context.now)
  await saveBooking(tx, before, after)
  for (const { booking, events } of decisions) publish(tx, booking, events, context)
  await declineOvertaken(tx, after, context)
  return after
}

/**
 * Rethrows a second live seated booking at one start, and contention, as slot_taken. For `catch`.
 */
export function asSlotTakenByEdit(error: unknown): never {
  if (isUniqueViolation(error, 'booking_seated'))
    throw new DomainError('slot_taken', undefined, { cause: error })
  return asSlotTaken(error)
}

const stays = (before: Booking, after: Booking) => before.start === after.start && before.end === after.end

/** Returns whether an edit brings a booking back or moves a live one. */
const takesTime = (before: Booking, after: Booking): boolean =>
  holdsTime(after.status) && !(holdsTime(before.status) && stays(before, after))

async function moveClaims(tx: Tx, before: Booking, after: Booking, now: Date): Promise<void> {
  if (!holdsTime(after.status)) {
    if (!stays(before, after)) await keepBuffers(tx, before, after)
    return
  }
  if (stays(before, after) && holdsTime(before.status) && (hasClaims(before) || isTentative(after))) return
  queueMoves(
    tx,
    before.hosts.map(({ id }) => id),
  )
  await claimAgain(tx, before, after, now)
}

import { type BookingSnapshot, hasRoom, missingFrom, workflowNoShowNoticed } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { participantsOf } from '../db/booking-replicas.ts'

/** The side of a booking that each trigger waits for. */
const sides = { afterHostsSvcVideoNoShow: 'hosts', afterGuestsSvcVideoNoShow: 'guests' } as const

/** Returns whether a trigger waits for participants of a video room. */
export const isNoShowTrigger = (trigger: string): trigger is keyof typeof sides => trigger in sides

/**
 * Checks whether the awaited side had not entered the booking's video room by that time
 * (docs/domain.md#video-rooms), and if so publishes an event by which bookings marks the absence.
 * @returns whether it was a no-show
 */
export async function detectNoShow(
  tx: Tx,
  trigger: keyof typeof sides,
  booking: BookingSnapshot,
  { by, now }: { by: Date; now: Date },
): Promise<boolean> {
  if (!hasRoom(booking) || booking.status !== 'accepted') return false
  const missing = missingFrom(booking, await participantsOf(tx.orm, booking.uid), by)
  const side = sides[trigger]
  if (side === 'hosts' ? missing.hosts.length === 0 : !missing.guests) return false
  const { uid, version, organizationId } = booking
  await appendEvent(tx, workflowNoShowNoticed, {
    subject: uid,
    version,
    organizationId,
    at: now,
    data: { bookingUid: uid, side, at: by.toISOString() },
  })
  return true
}

import { type BookingSnapshot, hasRoom, missingFrom, workflowNoShowNoticed } from '@punctual/contracts'
import { appendEvent, type Tx } from '@punctual/db'
import { participantsOf } from './db/room-replica.ts'

/** Which side of a booking each trigger waits for. */
const sides = { afterHostsSvcVideoNoShow: 'hosts', afterGuestsSvcVideoNoShow: 'guests' } as const

/** Whether a workflow waits for people in a room. */
export const waitsForPeople = (trigger: string): trigger is keyof typeof sides => trigger in sides

/**
 * Whether those whom a workflow waits for have not come to the booking's room by then (docs/domain.md#video-rooms);
 * bookings is told, which marks the absence.
 */
export async function noticeNoShow(
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
    ...{ subject: uid, version, organizationId, at: now },
    data: { bookingUid: uid, side, at: by.toISOString() },
  })
  return true
}

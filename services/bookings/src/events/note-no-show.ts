import type { DomainEvent, NoShowNotice } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply } from '../app/change-booking.ts'
import { lockBooking } from '../db/bookings-repository.ts'
import { findVisits } from '../db/rooms-repository.ts'
import { markNoShow } from '../domain/mark-no-show.ts'
import { participantsOf } from '../domain/video-room-sessions.ts'

/**
 * Marks absences when a webhook or a workflow notices a no-show (docs/domain.md#video-rooms). It
 * checks the joins stored here, as the other service may not have received a recent join.
 */
export async function noteNoShow(tx: Tx, { data, time }: DomainEvent<NoShowNotice>): Promise<void> {
  const before = await lockBooking(tx, data.bookingUid)
  if (!before) return
  const participants = participantsOf(await findVisits(tx, before))
  const now = new Date(time)
  const decision = markNoShow(before, participants, { side: data.side, at: new Date(data.at) }, now)
  await apply(tx, before, decision, { now })
}

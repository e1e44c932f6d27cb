import type { DomainEvent, NoShowNotice } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply } from '../change-booking.ts'
import { lockBooking } from '../db/bookings-repository.ts'
import { findVisits } from '../db/rooms-repository.ts'
import { markNoShow } from '../domain/mark-no-show.ts'
import { participantsOf } from '../domain/room-sessions.ts'

/**
 * Marks who did not come, when a webhook or a workflow says so (docs/domain.md#video-rooms): by what is known here, as
 * somebody's coming may have been on its way to them.
 */
export async function noteNoShow(tx: Tx, { data, time }: DomainEvent<NoShowNotice>): Promise<void> {
  const before = await lockBooking(tx, data.bookingUid)
  if (!before) return
  const participants = participantsOf(await findVisits(tx, before))
  const now = new Date(time)
  const decision = markNoShow(before, participants, { side: data.side, at: new Date(data.at) }, now)
  await apply(tx, before, decision, { now })
}

import { type BookingCheckAnswer, DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { apply, requireBooking } from './change-booking.ts'
import { lockBooking } from './db/bookings-repository.ts'
import { queueMoves } from './db/claims-repository.ts'
import { queueEventType } from './db/limits-repository.ts'
import { listTurns } from './db/turns-repository.ts'
import type { Booking } from './domain/booking.ts'
import { nextStatus } from './domain/booking-states.ts'
import { hostSnapshot } from './domain/checked-time.ts'
import { reassignBooking } from './domain/reassign-booking.ts'
import { byTurn } from './domain/round-robin.ts'
import { handOver } from './hand-over.ts'
import type { Occasion } from './occasion.ts'

/** Who is to have the booking: whose turn it is among those who work then, or a certain one whenever that one works. */
export interface Reassignment {
  toUserId?: number
  reason?: string | undefined
}

/**
 * Gives the booking of a round robin to another of its hosts, with the time that it takes. 400 where nobody takes turns or
 * the one asked for does not; 409 when no other one is free. @returns the booking afterwards
 */
export async function reassign(
  tx: Tx,
  uid: string,
  { toUserId, reason }: Reassignment,
  check: BookingCheckAnswer,
  occasion: Occasion,
): Promise<Booking> {
  const { now } = occasion
  await queueEventType(tx, check.eventType.id)
  const before = requireBooking(await lockBooking(tx, uid))
  nextStatus('reassign', before.status)
  const inTurn = check.hosts.filter(({ isFixed }) => !isFixed)
  const hosting = new Set(before.hosts.map(({ id }) => id))
  const fixed = new Set(check.hosts.flatMap(({ id, isFixed }) => (isFixed ? [id] : [])))
  const from = before.hosts.find(({ id }) => !fixed.has(id))
  const others = inTurn.filter(({ id }) => !hosting.has(id) && (toUserId === undefined || id === toUserId))
  if (inTurn.length === 0 || !from) throw new DomainError('booking_not_reassignable')
  if (others.length === 0 && toUserId !== undefined)
    throw new DomainError('booking_not_reassignable', 'This user is no other host of the event type.')
  const available = check.occurrences[0]?.availableHostIds ?? []
  const turn = byTurn(await listTurns(tx, check.eventType.id, others, now))
  await queueMoves(tx, [from.id, ...others.map(({ id }) => id)])
  for (const { id } of turn) {
    if (toUserId === undefined && !available.includes(id)) continue
    if (!(await handOver(tx, before, { fromId: from.id, toId: id }, now))) continue
    const to = hostSnapshot(others.find((host) => host.id === id)!)
    return apply(tx, before, reassignBooking(before, { fromId: from.id, to, reason }, now), occasion)
  }
  throw new DomainError('slot_taken', 'No other host is free at this time.')
}

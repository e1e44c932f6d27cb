import { type BookingCheckAnswer, DomainError, type HostSnapshot } from '@punctual/contracts'
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

/** The booking afterwards, and the host that it was given to. */
export interface Reassigned {
  booking: Booking
  to: HostSnapshot
}

/**
 * Gives the booking of a round robin to another of its hosts, with the time that it takes. Where a call at the same time has
 * given it to another host already, that stands: the booking moves once.
 * @param seen the booking as the caller knew it
 * @throws 400 where no hosts take turns or the one asked for does not; 409 when no other one is free, or a call at the same
 * time has chosen another one than this call asks for
 */
export async function reassign(
  tx: Tx,
  seen: Booking,
  { toUserId, reason }: Reassignment,
  check: BookingCheckAnswer,
  occasion: Occasion,
): Promise<Reassigned> {
  const { now } = occasion
  await queueEventType(tx, check.eventType.id)
  const before = requireBooking(await lockBooking(tx, seen.uid))
  nextStatus('reassign', before.status)
  const won = before.hosts.find(({ id }) => !seen.hosts.some((host) => host.id === id))
  if (won && toUserId !== undefined && toUserId !== won.id)
    throw new DomainError('ConflictException', 'The booking was given to another host at the same time.')
  if (won) return { booking: before, to: won }
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
    const decision = reassignBooking(before, { fromId: from.id, to, reason }, now)
    return { booking: await apply(tx, before, decision, occasion), to }
  }
  throw new DomainError('slot_taken', 'No other host is free at this time.')
}

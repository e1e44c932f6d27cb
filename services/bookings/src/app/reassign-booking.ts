import {
  type BookableHost,
  type BookingCheckAnswer,
  type CallerContext,
  DomainError,
  type HostSnapshot,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { listTurns, queueEventType } from '../db/bookings-of-event-type.ts'
import { claimedBuffers, queueMoves } from '../db/claims-repository.ts'
import { findBooking, lockBooking } from '../db/find-bookings.ts'
import type { BookingsDeps } from '../deps.ts'
import { type Booking, type ChangeContext, hostSnapshot, requireBooking } from '../domain/booking.ts'
import { nextStatus } from '../domain/booking-states.ts'
import { reassignBooking } from '../domain/change-people.ts'
import { customLength } from '../domain/reschedule-booking.ts'
import { byTurn } from '../domain/round-robin.ts'
import { requireManager } from '../guards/require-booking.ts'
import { declineOvertaken } from './answer-request.ts'
import { type AskScheduling, deferRefusal } from './ask-scheduling.ts'
import { apply } from './change-booking.ts'
import { hostsAtLimit, transferClaim } from './claim-time.ts'
import { roomUrls } from './video-rooms.ts'

/**
 * The new host: `toUserId` regardless of working hours, otherwise the next available host in turn.
 */
export interface Reassignment {
  toUserId?: number
  reason?: string | undefined
}

/** The booking after the change, and its new host. */
export interface Reassigned {
  booking: Booking
  to: HostSnapshot
}

/**
 * Reads a booking, and asks scheduling about its hosts, before the transaction.
 * @returns the reassignment, to run in the transaction; it throws what was refused before
 * @throws DomainError booking_not_found, ForbiddenException
 */
export async function prepareReassignment(
  { db, config }: BookingsDeps,
  askScheduling: AskScheduling,
  { caller, params }: { caller: CallerContext; params: { bookingUid: string } },
  reassignment: Reassignment,
): Promise<(tx: Tx, context: ChangeContext) => Promise<Reassigned>> {
  const seen = requireBooking(await findBooking(db, params.bookingUid))
  requireManager(caller, seen)
  const check = await deferRefusal(askAboutHosts(askScheduling, caller, seen, reassignment))
  return async (tx, context) => reassign(tx, seen, reassignment, check(), roomUrls(config), context)
}

/**
 * Asks scheduling for the hosts at the booking's time. The booking does not move, so notice and
 * window do not apply. A chosen host, or a booking within the notice or beyond the window, is not
 * held to working hours either: only claims decide.
 */
async function askAboutHosts(
  askScheduling: AskScheduling,
  caller: CallerContext,
  booking: Booking,
  { toUserId }: Reassignment,
): Promise<BookingCheckAnswer> {
  const { teamId, id: eventTypeId } = booking.eventType
  if (teamId === null) throw new DomainError('booking_not_reassignable')
  const length = customLength(booking)
  const question = {
    eventTypeId,
    start: booking.start,
    keepsTime: true,
    ...(length === undefined ? {} : { lengthInMinutes: length, keepsLength: true }),
  }
  const askForAllHosts = () => askScheduling(caller, { ...question, instant: true })
  if (toUserId !== undefined) return askForAllHosts()
  try {
    return await askScheduling(caller, question)
  } catch (error) {
    const isTime = error instanceof DomainError && ['outside_notice', 'outside_window'].includes(error.code)
    if (!isTime) throw error
    return askForAllHosts()
  }
}

/**
 * Reassigns a round-robin booking to another of its hosts, with its claim. If a concurrent call has
 * already reassigned it, that result stands: the booking moves once.
 * @param seen the booking before the lock, to detect a concurrent call
 * @param newRoomUrl returns the URL of a new video room
 * @throws DomainError booking_not_reassignable if there are no turns or `toUserId` is no other
 *   host; slot_taken if no other host is free; ConflictException if a concurrent call chose another
 *   host than `toUserId`
 */
async function reassign(
  tx: Tx,
  seen: Booking,
  { toUserId, reason }: Reassignment,
  check: BookingCheckAnswer,
  newRoomUrl: () => string,
  context: ChangeContext,
): Promise<Reassigned> {
  const { now } = context
  queueEventType(tx, check.eventType.id)
  const before = requireBooking(await lockBooking(tx, seen.uid))
  nextStatus('reassign', before.status)
  const won = before.hosts.find(({ id }) => !seen.hosts.some((host) => host.id === id))
  if (won && toUserId !== undefined && toUserId !== won.id)
    throw new DomainError('ConflictException', 'The booking was reassigned to another host at the same time.')
  if (won) return { booking: before, to: won }
  const swaps = swapsOf(check, before)
  if (swaps === undefined) throw new DomainError('booking_not_reassignable')
  const asked = swaps.filter(({ to }) => toUserId === undefined || to.id === toUserId)
  if (asked.length === 0 && toUserId !== undefined)
    throw new DomainError('booking_not_reassignable', 'This user is not another host of the event type.')
  const available = check.occurrences[0]?.availableHostIds ?? []
  const others = asked.map(({ to }) => to)
  const turn = byTurn(await listTurns(tx, check.eventType.id, others, now))
  queueMoves(
    tx,
    [...before.hosts, ...others].map(({ id }) => id),
  )
  const limited = await limitedHosts(tx, check, before)
  for (const { id } of turn) {
    if (toUserId === undefined && (limited.has(id) || !available.includes(id))) continue
    const { fromId, to: host } = asked.find(({ to }) => to.id === id)!
    if (!(await transferClaim(tx, before, { fromId, toId: id }, now))) continue
    const to = hostSnapshot(host)
    const decision = reassignBooking(before, { fromId, to, reason }, check, newRoomUrl, now)
    const booking = await apply(tx, before, decision, context)
    await declineOvertaken(tx, booking, context)
    return { booking, to }
  }
  throw new DomainError('slot_taken', 'No other host is free at this time.')
}

/** A host of the booking, and one who can take over. */
interface Swap {
  fromId: number
  to: BookableHost
}

/**
 * Returns who could take over from whom: fixed hosts stay, and a host is replaced by one of the
 * same group, as every group has one host in a booking.
 * @returns undefined if no host of the booking takes turns
 */
function swapsOf({ hosts }: BookingCheckAnswer, booking: Booking): Swap[] | undefined {
  const inTurn = hosts.filter(({ isFixed }) => !isFixed)
  const hosting = new Set(booking.hosts.map(({ id }) => id))
  const groupOf = ({ groupId = '' }: BookableHost) => groupId
  const byGroup = new Map(inTurn.filter(({ id }) => hosting.has(id)).map((one) => [groupOf(one), one.id]))
  // One who is no host of the event type any more has no group.
  const former = booking.hosts.find(({ id }) => !hosts.some((host) => host.id === id))?.id
  if (inTurn.length === 0 || (byGroup.size === 0 && former === undefined)) return undefined
  return inTurn.flatMap((to) => {
    const fromId = byGroup.get(groupOf(to)) ?? former
    return fromId === undefined || hosting.has(to.id) ? [] : [{ fromId, to }]
  })
}

/** Returns the hosts whose limit by the team is reached at the booking's time, buffers included. */
async function limitedHosts(tx: Tx, check: BookingCheckAnswer, booking: Booking): Promise<Set<number>> {
  const { before, after } = await claimedBuffers(tx, booking)
  const from = new Date(Date.parse(booking.start) - before)
  const to = new Date(Date.parse(booking.end) + after)
  return hostsAtLimit(tx, { check }, { from, to })
}

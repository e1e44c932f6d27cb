import {
  type BookableHost,
  type BookingCheckAnswer,
  type Contact,
  DomainError,
  type HostSnapshot,
  limitsWindow,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { activeBookings, countedBookings, listTurns } from '../db/bookings-of-event-type.ts'
import {
  busyHosts,
  claimedBuffers,
  claimedSpan,
  claimHosts,
  claimRelease,
  type Holder,
  moveReleasedClaims,
  releaseHosts,
  removeBookingClaims,
} from '../db/claims-repository.ts'
import { findBooking } from '../db/find-bookings.ts'
import { exhaustedPeriods, type Planned, queueTeam } from '../db/team-limits.ts'
import { type Booking, hostSnapshot, isTentative, minutesBetween } from '../domain/booking.ts'
import { holdsTime } from '../domain/booking-states.ts'
import type { Plan } from '../domain/create-booking.ts'
import { activeBookingsRefusal, checkLimits } from '../domain/limits.ts'
import { byTurn } from '../domain/round-robin.ts'

const minute = 60_000

/** An occurrence that needs hosts. */
export interface Wanted {
  check: BookingCheckAnswer
  occurrence: BookingCheckAnswer['occurrences'][number]
  holder: Holder
  now: Date
  /**
   * Round robin: host ids that go first regardless of the turn, such as the host of the used
   * reservation.
   */
  preferred?: readonly number[]
  /** Bookings of the same transaction that are not stored yet, for the limits of a team. */
  planned?: readonly Planned[]
}

/** Whether the event type has hosts who take turns. */
export const takesTurns = ({ hosts }: Pick<BookingCheckAnswer, 'hosts'>): boolean =>
  hosts.some(({ isFixed }) => !isFixed)

/** Returns the span including its buffers. */
function spanOf(
  { start, end }: { start: string; end: string },
  { before, after }: BookingCheckAnswer['claim'],
): { from: Date; to: Date } {
  return {
    from: new Date(Date.parse(start) - before * minute),
    to: new Date(Date.parse(end) + after * minute),
  }
}

/**
 * Claims the time of all fixed hosts, and of one host of each round-robin group, in the order of
 * turns. For a round robin, the caller must hold the event type's lock (`queueEventType`).
 * @returns the hosts, the organizer first; undefined if not enough of them are free
 */
export async function claimOccurrence(tx: Tx, wanted: Wanted): Promise<HostSnapshot[] | undefined> {
  const { check, occurrence, holder, now } = wanted
  const { organizationId } = check.eventType
  const span = spanOf(occurrence, check.claim)
  const take = (hosts: readonly BookableHost[]) =>
    claimHosts(tx, { organizationId, holder, hostIds: hosts.map(({ id }) => id), ...span }, now)
  const fixed = check.hosts.filter(({ isFixed }) => isFixed)
  const limited = await hostsAtLimit(tx, wanted, span)
  if (fixed.some(({ id }) => limited.has(id))) throw teamLimitReached()
  if (!takesTurns(check)) return (await take(fixed)) ? fixed.map(hostSnapshot) : undefined

  const groups = await groupsByTurn(tx, wanted)
  const hostIds = [...fixed, ...groups.flat()].map(({ id }) => id)
  // A concurrent transaction can claim a host between the check and the claim: retry with the
  // remaining hosts.
  for (let tries = hostIds.length; tries >= 0; tries--) {
    const claimed = await busyHosts(tx, { hostIds, ...span }, now)
    const busy = new Set([...claimed, ...limited])
    const chosen = groups.map((group) => group.find(({ id }) => !busy.has(id)))
    if (fixed.some(({ id }) => busy.has(id)) || chosen.includes(undefined)) return undefined
    const hosts = [...fixed, ...chosen.filter((host) => host !== undefined)]
    if (await take(hosts)) return hosts.map(hostSnapshot)
  }
  return undefined
}

/**
 * Returns the hosts who can accept an instant booking: those whose time it has claimed, and the
 * others who are free.
 */
export async function instantCandidates(
  tx: Tx,
  { check, occurrence, now }: Pick<Wanted, 'check' | 'occurrence' | 'now'>,
  claimed: readonly HostSnapshot[],
): Promise<HostSnapshot[]> {
  const { hosts, claim } = check
  const others = hosts.filter(
    ({ id }) => occurrence.availableHostIds.includes(id) && !claimed.some((one) => one.id === id),
  )
  const hostIds = others.map(({ id }) => id)
  const busy = await busyHosts(tx, { hostIds, ...spanOf(occurrence, claim) }, now)
  return [...claimed, ...others.filter(({ id }) => !busy.has(id)).map(hostSnapshot)]
}

const teamLimitReached = (): DomainError =>
  new DomainError('booking_limit_reached', 'The host takes no more bookings of the team in this period.')

/** Returns the hosts whose limit by the team is reached at this time (docs/domain.md#limits). */
export async function hostsAtLimit(
  tx: Tx,
  { check: { eventType, hosts }, planned = [] }: Pick<Wanted, 'check' | 'planned'>,
  span: { from: Date; to: Date },
): Promise<Set<number>> {
  const { teamLimits } = eventType
  if (!teamLimits) return new Set()
  queueTeam(tx, teamLimits.teamId)
  const question = { hostIds: hosts.map(({ id }) => id), ...span, planned }
  const full = await exhaustedPeriods(tx, teamLimits, question)
  return new Set(full.map(({ hostId }) => hostId))
}

/**
 * Claims the hosts of a booking that moves, and prefers its current hosts if the event type is set
 * so.
 * @throws DomainError slot_taken
 */
export async function claimForMove(
  tx: Tx,
  before: Booking,
  bookingId: number,
  check: BookingCheckAnswer,
  now: Date,
): Promise<Plan> {
  const preferred = check.eventType.rescheduleWithSameRoundRobinHost ? before.hosts.map(({ id }) => id) : []
  const occurrence = check.occurrences[0]!
  const hosts = await claimOccurrence(tx, { check, occurrence, holder: { bookingId }, preferred, now })
  if (!hosts) throw new DomainError('slot_taken')
  return { ...occurrence, hosts }
}

/** @returns the available round-robin hosts, by group, in the order of turns */
async function groupsByTurn(tx: Tx, wanted: Wanted): Promise<BookableHost[][]> {
  const { check, occurrence, now, preferred = [] } = wanted
  const groups = new Map<string, BookableHost[]>()
  for (const host of check.hosts) {
    if (host.isFixed) continue
    const group = groups.get(host.groupId ?? '') ?? []
    groups.set(host.groupId ?? '', group)
    group.push(host)
  }
  const ordered: BookableHost[][] = []
  for (const group of groups.values()) {
    const turn = byTurn(await listTurns(tx, check.eventType.id, group, now)).map(({ id }) => id)
    const rank = (id: number) => (preferred.includes(id) ? -1 : turn.indexOf(id))
    ordered.push(
      group
        .filter(({ id }) => occurrence.availableHostIds.includes(id))
        .sort((a, b) => rank(a.id) - rank(b.id)),
    )
  }
  return ordered
}

/**
 * Enforces the booking limits of the event type. The caller must hold the event type's lock
 * (`queueEventType`), so that no concurrent transaction adds a booking.
 * @param moved uid of the booking that is being replaced, which does not count
 * @throws DomainError booking_limit_reached
 */
export async function enforceLimits(
  tx: Tx,
  { eventType, occurrences }: BookingCheckAnswer,
  moved?: string,
): Promise<void> {
  const { bookingLimits, id: eventTypeId } = eventType
  if (!bookingLimits) return
  const wanted = occurrences.map((each) => ({ start: new Date(each.start), minutes: minutesBetween(each) }))
  const starts = wanted.map(({ start }) => start.getTime())
  const window = limitsWindow(bookingLimits, Math.min(...starts), Math.max(...starts))
  if (!window) return
  const span = { from: new Date(window.from), to: new Date(window.to) }
  checkLimits(eventType, await countedBookings(tx, { eventTypeId, ...span, exceptUid: moved }), wanted)
}

/**
 * Enforces the limit of active bookings of one booker. The caller must hold the event type's lock
 * (`queueEventType`).
 * @throws DomainError active_bookings_limit_reached, which may name the booking to move
 */
export async function enforceActiveBookings(
  tx: Tx,
  { eventType, occurrences }: BookingCheckAnswer,
  { booker, mayKnow }: { booker: Contact; mayKnow: (existing: Booking) => boolean },
  now: Date,
): Promise<void> {
  const { id: eventTypeId, organizationId, bookerActiveBookingsLimit: limit } = eventType
  if (!limit) return
  const { count, lastUid } = await activeBookings(tx, { organizationId, eventTypeId, booker, now })
  if (count + occurrences.length <= limit.maximumActiveBookings) return
  const last = limit.offerReschedule && lastUid ? await findBooking(tx, lastUid) : undefined
  throw activeBookingsRefusal(limit, booker, last, mayKnow)
}

/**
 * Enforces `enforceActiveBookings` for bookers who move. Only a booking that is over, cancelled or
 * rejected makes one more of them: another one counts before and after.
 */
export async function enforceActiveMove(
  tx: Tx,
  check: BookingCheckAnswer,
  { before, movers, mayKnow = () => false }: ActiveMove,
  now: Date,
): Promise<void> {
  if (holdsTime(before.status) && Date.parse(before.end) > now.getTime()) return
  for (const booker of movers) await enforceActiveBookings(tx, check, { booker, mayKnow }, now)
}

/** A booking that moves, or of which a seat does. */
interface ActiveMove {
  before: Booking
  movers: readonly Contact[]
  /** Whether the caller may know the uid of an existing booking of the booker. */
  mayKnow?: ((existing: Booking) => boolean) | undefined
}

/**
 * Transfers the time of a live booking, buffers included, from one of its hosts to another user.
 * @returns false if the other user is not free
 */
export async function transferClaim(
  tx: Tx,
  booking: Booking,
  { fromId, toId }: { fromId: number; toId: number },
  now: Date,
): Promise<boolean> {
  const { organizationId, id: bookingId } = booking
  const span = await claimedSpan(tx, organizationId, bookingId, fromId)
  if (!span) return false
  const claim = { organizationId, holder: { bookingId }, hostIds: [toId], ...span }
  if (!(await claimHosts(tx, claim, now))) return false
  if (isTentative(booking)) await claimRelease(tx, organizationId, bookingId)
  await releaseHosts(tx, organizationId, bookingId, [fromId])
  return true
}

/** Returns the span of a booking after a change of its time, with the buffers that it had. */
async function movedSpan(tx: Tx, before: Booking, after: Booking): Promise<{ from: Date; to: Date }> {
  const buffers = await claimedBuffers(tx, before)
  return {
    from: new Date(Date.parse(after.start) - buffers.before),
    to: new Date(Date.parse(after.end) + buffers.after),
  }
}

/** Keeps the buffers of a booking whose time changes while, or as, it is cancelled or rejected. */
export async function keepBuffers(tx: Tx, before: Booking, after: Booking): Promise<void> {
  moveReleasedClaims(tx, after.organizationId, after.id, await movedSpan(tx, before, after))
}

/**
 * Claims the time of a booking's hosts again, at its time after a change, with the buffers that it
 * had. The claims of a tentative booking are released at once: the time is only checked.
 * @throws DomainError slot_taken
 */
export async function claimAgain(tx: Tx, before: Booking, after: Booking, now: Date): Promise<void> {
  const { id: bookingId, organizationId } = before
  const hostIds = before.hosts.map(({ id }) => id)
  const span = await movedSpan(tx, before, after)
  removeBookingClaims(tx, organizationId, bookingId)
  if (!(await claimHosts(tx, { organizationId, holder: { bookingId }, hostIds, ...span }, now)))
    throw new DomainError('slot_taken')
  if (isTentative(after)) await claimRelease(tx, organizationId, bookingId)
}

import { type BusyText, type CallerContext, type ClaimsRequest, isInTenant } from '@punctual/contracts'
import { countFutureBookings } from '../db/booking-lists.ts'
import { countedBookings } from '../db/bookings-of-event-type.ts'
import {
  type ClaimedSpan,
  findMoving,
  listClaims,
  listSeated,
  type Moving,
  minuteMs,
  type SeatedSlot,
} from '../db/claims-listing.ts'
import { countPrivateLinkUses } from '../db/private-links-repository.ts'
import { exhaustedPeriods } from '../db/team-limits.ts'
import type { BookingsDeps } from '../deps.ts'

type Deps = Pick<BookingsDeps, 'db' | 'clock'>

const busyText = ({ hostId, start, end }: ClaimedSpan): BusyText => ({
  hostId,
  text: `${Math.floor(start.getTime() / minuteMs)} ${Math.ceil(end.getTime() / minuteMs)}`,
})

const iso = <T extends { start: Date; end: Date }>(span: T) => ({
  ...span,
  start: span.start.toISOString(),
  end: span.end.toISOString(),
})

/**
 * Returns the claims of hosts by bookings and live holds, from which scheduling computes slots, and
 * the bookings that count towards seats and limits of the event type.
 */
export async function claimsFor({ db, clock }: Deps, caller: CallerContext, body: ClaimsRequest) {
  const { from, to, hostIds, eventTypeId, seats, limits, teamLimits } = body
  const moving = await movingOf(db, caller, body.ignoreBookingUid)
  // Other seats stay when one moves, and keep the time of their booking.
  const ignored = moving?.isWhole ? moving : undefined
  const now = clock.now()
  const seatsOf = seats ? eventTypeId : undefined
  const question = { hostIds, ignored, from: new Date(from), to: new Date(to) }
  const [claims, full = [], seated, counted] = await Promise.all([
    listClaims(db, { ...question, seatsOf }, now),
    teamLimits && exhaustedPeriods(db, teamLimits, { ...question, exceptUid: ignored?.uid }),
    seatsOf === undefined ? undefined : listSeated(db, { ...question, seatsOf }, now),
    limits && eventTypeId !== undefined
      ? countedBookings(db, {
          eventTypeId,
          exceptUid: ignored?.uid,
          from: new Date(limits.from),
          to: new Date(limits.to),
        })
      : undefined,
  ])
  return {
    claims: [...claims, ...full.map(busyText)],
    ...(seated && {
      seated: withOwnStartClosed(seated, moving).map(({ bookingUid, ...slot }) => ({
        ...iso(slot),
        ...(bookingUid === null ? {} : { bookingUid }),
      })),
    }),
    ...(moving && { ignored: { hostIds: moving.hostIds, seats: moving.isSeat ? 1 : moving.seats } }),
    ...(counted && { counted: counted.map((one) => ({ ...one, start: one.start.toISOString() })) }),
  }
}

/**
 * Returns the booking or seat with this uid; undefined if there is none, or if an organization key
 * names a booking of another organization.
 */
async function movingOf(
  db: BookingsDeps['db'],
  caller: CallerContext,
  uid: string | undefined,
): Promise<Moving | undefined> {
  const moving = uid === undefined ? undefined : await findMoving(db, uid)
  if (caller.kind !== 'organization-key') return moving
  return moving && isInTenant(caller, moving) ? moving : undefined
}

const everySeat = 1_000_000

/** A seat cannot move to its own start, so this one counts as full. */
function withOwnStartClosed(seated: SeatedSlot[], moving: Moving | undefined): SeatedSlot[] {
  if (!moving?.isSeat) return seated
  const { uid, start, end, hostIds, isWhole } = moving
  const own = { bookingUid: uid, start, end, hostIds: isWhole ? [] : hostIds, seatsTaken: everySeat }
  return [...seated.filter((slot) => slot.start.getTime() !== start.getTime()), own]
}

/** Returns how many future bookings prevent event types from being deleted. */
export const futureBookings = ({ db, clock }: Deps, eventTypeIds: readonly number[]): Promise<number> =>
  countFutureBookings(db, eventTypeIds, clock.now())

/** Returns the number of uses of each private link, without links that were never used. */
export const privateLinkUses = ({ db }: Deps, linkIds: readonly string[]) => countPrivateLinkUses(db, linkIds)

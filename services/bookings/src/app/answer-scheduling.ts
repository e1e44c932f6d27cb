import { type CallerContext, type ClaimsRequest, isInTenant } from '@punctual/contracts'
import { countFutureBookings } from '../db/booking-lists.ts'
import { countedBookings } from '../db/bookings-of-event-type.ts'
import { hostsOfBooking, listClaims, listSeated } from '../db/claims-listing.ts'
import { organizationOf } from '../db/organizations-repository.ts'
import { countPrivateLinkUses } from '../db/private-links-repository.ts'
import { exhaustedPeriods } from '../db/team-limits.ts'
import type { BookingsDeps } from '../deps.ts'

type Deps = Pick<BookingsDeps, 'db' | 'clock'>

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
  const ignoreBookingUid = await withinReach(db, caller, body.ignoreBookingUid)
  const now = clock.now()
  const seatsOf = seats ? eventTypeId : undefined
  const question = { hostIds, ignoreBookingUid, from: new Date(from), to: new Date(to) }
  const [claims, full = [], seated, counted, ignoredHosts] = await Promise.all([
    listClaims(db, { ...question, seatsOf }, now),
    teamLimits && exhaustedPeriods(db, teamLimits, { ...question, exceptUid: ignoreBookingUid }),
    seatsOf === undefined ? undefined : listSeated(db, { ...question, seatsOf }, now),
    limits && eventTypeId !== undefined
      ? countedBookings(db, {
          eventTypeId,
          exceptUid: ignoreBookingUid,
          from: new Date(limits.from),
          to: new Date(limits.to),
        })
      : undefined,
    ignoreBookingUid === undefined ? [] : hostsOfBooking(db, ignoreBookingUid),
  ])
  return {
    claims: [...claims, ...full].map(iso),
    ...(seated && {
      seated: seated.map(({ bookingUid, ...slot }) => ({
        ...iso(slot),
        ...(bookingUid === null ? {} : { bookingUid }),
      })),
    }),
    ...(ignoredHosts.length > 0 && { ignored: { hostIds: ignoredHosts } }),
    ...(counted && { counted: counted.map((one) => ({ ...one, start: one.start.toISOString() })) }),
  }
}

/** @returns the uid; undefined if an organization key names a booking of another organization */
async function withinReach(
  db: BookingsDeps['db'],
  caller: CallerContext,
  uid: string | undefined,
): Promise<string | undefined> {
  if (uid === undefined || caller.kind !== 'organization-key') return uid
  return isInTenant(caller, { organizationId: await organizationOf(db, 'booking', uid) }) ? uid : undefined
}

/** Returns how many future bookings prevent event types from being deleted. */
export const futureBookings = ({ db, clock }: Deps, eventTypeIds: readonly number[]): Promise<number> =>
  countFutureBookings(db, eventTypeIds, clock.now())

/** Returns the number of uses of each private link, without links that were never used. */
export const privateLinkUses = ({ db }: Deps, linkIds: readonly string[]) => countPrivateLinkUses(db, linkIds)

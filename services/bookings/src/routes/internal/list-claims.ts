import { type CallerContext, ClaimsAnswer, ClaimsRequest, isInTenant } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { listClaims as find, listSeated } from '../../db/claims-listing.ts'
import { countedBookings } from '../../db/limits-repository.ts'
import { organizationOf } from '../../db/organizations-repository.ts'
import type { BookingsDeps } from '../../deps.ts'

const iso = <T extends { start: Date; end: Date }>(span: T) => ({
  ...span,
  start: span.start.toISOString(),
  end: span.end.toISOString(),
})

/**
 * Adds POST /internal/claims: the claims of hosts by bookings and live holds, from which scheduling
 * computes slots, and the bookings that count towards seats and limits of the event type.
 */
export function listClaims(app: App, { db, clock }: BookingsDeps): void {
  const schema = { body: ClaimsRequest, response: { 200: ClaimsAnswer } }
  app.post('/internal/claims', { schema, config: { internal: ['scheduling'] } }, async (request) => {
    const { from, to, hostIds, eventTypeId, seats, limits } = request.body
    const ignoreBookingUid = await withinReach(db, request.caller, request.body.ignoreBookingUid)
    const now = clock.now()
    const seatsOf = seats ? eventTypeId : undefined
    const question = { hostIds, ignoreBookingUid, from: new Date(from), to: new Date(to) }
    const [claims, seated, counted] = await Promise.all([
      find(db, { ...question, seatsOf }, now),
      seatsOf === undefined ? undefined : listSeated(db, { ...question, seatsOf }, now),
      limits && eventTypeId !== undefined
        ? countedBookings(db, {
            eventTypeId,
            exceptUid: ignoreBookingUid,
            from: new Date(limits.from),
            to: new Date(limits.to),
          })
        : undefined,
    ])
    return {
      claims: claims.map(iso),
      ...(seated && {
        seated: seated.map(({ bookingUid, ...slot }) => ({
          ...iso(slot),
          ...(bookingUid === null ? {} : { bookingUid }),
        })),
      }),
      ...(counted && { counted: counted.map((one) => ({ ...one, start: one.start.toISOString() })) }),
    }
  })
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

import { type ClaimsAnswer, dayIn, limitTally } from '@punctual/contracts'
import type { Bookable, TakenTime } from './bookable.ts'
import { bookingLimitsOf } from './bookable-event-type.ts'
import { minutesOf, type Span } from './slots/index.ts'

/** Converts the answer of bookings for lists of slots. */
export function takenTime(
  { eventType, timeZone }: Bookable,
  { claims, seated = [], counted = [], ignored }: ClaimsAnswer,
): TakenTime {
  const limits = bookingLimitsOf(eventType, timeZone)
  return {
    claims: claims.map((claim) => ({ hostId: claim.hostId, ...spanOf(claim) })),
    seated: seated.map(({ hostIds, bookingUid, seatsTaken, ...span }) => ({
      hostIds,
      bookingUid,
      seatsTaken,
      ...spanOf(span),
    })),
    tally:
      limits &&
      limitTally(
        limits,
        counted.map(({ start, minutes }) => ({ day: dayIn(limits.timeZone, Date.parse(start)), minutes })),
      ),
    movedHostIds: ignored?.hostIds,
  }
}

const spanOf = ({ start, end }: { start: string; end: string }): Span => ({
  start: minutesOf(start),
  end: minutesOf(end),
})

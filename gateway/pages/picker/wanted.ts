import type { EventType } from '../api.ts'
import type { DateKey } from '../dates.ts'

/** Whose times are looked for. */
export interface Wanted {
  offer: Pick<EventType, 'id' | 'lengthInMinutes' | 'lengthInMinutesOptions'>
  /** The hosts that a routing form has chosen; empty for all. */
  hostIds?: readonly number[]
  /** The booking to reschedule, or the seat; its own time counts as free. */
  rescheduling?: string
}

/** Days after a page without free times in which the next free day is looked for. */
export const lookAhead = 92

/** Returns the question for free times from the first to the last day. @param length minutes */
export function slotsPath(
  { offer, hostIds = [], rescheduling }: Wanted,
  { timeZone, length }: { timeZone: string; length: number },
  [start, end]: readonly [DateKey, DateKey],
): string {
  const query = new URLSearchParams({
    eventTypeId: `${offer.id}`,
    start,
    end,
    timeZone,
    ...((rescheduling || length !== offer.lengthInMinutes) && { duration: `${length}` }),
    ...(hostIds.length > 0 && { routedTeamMemberIds: hostIds.join() }),
    ...(rescheduling && { bookingUidToReschedule: rescheduling }),
  })
  return `/v2/slots?${query}`
}

import {
  badRequest,
  type ClaimsAnswer,
  type SlotsQuery,
  slotsCost,
  slotsCostLimit,
  slotsDaysAtOnce,
} from '@punctual/contracts'
import { type Bookable, offerOf } from '../domain/bookable.ts'
import { rescheduledHosts } from '../domain/occurrences.ts'
import { slotQuery } from '../domain/slot-query.ts'
import {
  type DatedSlots,
  dayMinutes,
  listSlots,
  type SlotQuery,
  searchedSpan,
} from '../domain/slots/index.ts'
import { type BusyText, busySpans, takenTime, withCalendarBusyTime } from '../domain/taken-time.ts'

/** Everything that a list of slots depends on, as data that can be copied to another thread. */
export interface SlotsQuestion {
  query: SlotsQuery
  bookable: Bookable
  /** The answer of bookings. */
  claims: ClaimsAnswer
  /** Busy spans of external calendars. */
  busy: readonly BusyText[]
  /** Minutes since 1970, with a fraction. */
  now: number
}

/** Returns the slots by the viewer's dates. */
export function slotsOf({ query, bookable, claims, busy, now }: SlotsQuestion): DatedSlots {
  const taken = withCalendarBusyTime(takenTime(bookable, claims), busy.flatMap(busySpans))
  const rescheduled = { ...bookable, hosts: rescheduledHosts(bookable, taken.movedHostIds) }
  return listSlots(offerOf(rescheduled, taken), slotQuery(query), now)
}

/**
 * Returns the cost of a list, in the unit of `slotsCost`.
 * @param now minutes since 1970
 * @throws 400 that names how many days can be asked for in one list
 */
export function costOf(bookable: Bookable, query: SlotQuery, now: number): number {
  const { eventType, hosts } = bookable
  const searched = searchedSpan(offerOf(bookable), query, now)
  if (!searched) return 0
  const step = (eventType.slotInterval ?? query.duration ?? eventType.lengthInMinutes) + eventType.offsetStart
  const work = { hosts: hosts.length, step }
  const cost = slotsCost({ ...work, days: (searched.end - searched.start) / dayMinutes })
  if (cost <= slotsCostLimit) return cost
  throw badRequest({
    path: 'end',
    message: `must be within ${slotsDaysAtOnce(work)} days of start, as this event type has ${hosts.length} hosts and starts every ${step} minutes`,
  })
}

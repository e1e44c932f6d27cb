import {
  type BusyText,
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
  type Bounds,
  type DatedSlots,
  dayMinutes,
  listSlots,
  type Offer,
  type SlotQuery,
  searchedSpan,
  windowAt,
  zoneOf,
} from '../domain/slots/index.ts'
import { busySpans, takenTime, withCalendarBusyTime } from '../domain/taken-time.ts'

/** What is taken of an event type's time, as data that can be copied to another thread. */
export interface Taken {
  bookable: Bookable
  /** The answer of bookings. */
  claims: ClaimsAnswer
  /** Busy spans of external calendars. */
  busy: readonly BusyText[]
  /** Minutes since 1970, with a fraction. */
  now: number
}

/** Everything that a list of slots depends on. */
export interface SlotsQuestion extends Taken {
  query: SlotsQuery
}

/** Everything that the end of a booking window depends on. */
export interface WindowsQuestion extends Taken {
  /** The zones of the lists' viewers, and the last start that is asked for in each. */
  lists: readonly { zone: string; start: number }[]
  /** Minutes. */
  length: number
}

/** Returns the slots by the viewer's dates. */
export function slotsOf({ query, ...taken }: SlotsQuestion): DatedSlots {
  return listSlots(listedOffer(taken), slotQuery(query), taken.now)
}

/** Returns the bounds of the booking window in each list. */
export function windowsOf({ lists, length, ...taken }: WindowsQuestion): Bounds[] {
  const offer = listedOffer(taken)
  return lists.map(({ zone, start }) => windowAt(offer, zoneOf(zone), taken.now, { start, length }))
}

/** Returns the offer from which a list takes its slots. */
function listedOffer({ bookable, claims, busy }: Taken): Offer {
  const taken = withCalendarBusyTime(bookable, takenTime(bookable, claims), busy.flatMap(busySpans))
  return offerOf({ ...bookable, hosts: rescheduledHosts(bookable, taken.movedHostIds) }, taken)
}

/**
 * A list up to this cost takes a few milliseconds, which is not worth a thread: a month of one host
 * at 15 minutes.
 */
const cheap = 30_000
/** Characters of busy texts, which the cost does not include. */
const shortBusy = 50_000

/** Returns whether a list is computed without a thread. */
export const isQuick = (cost: number, busy: readonly BusyText[] = []): boolean =>
  cost <= cheap && busy.every(({ text }) => text.length <= shortBusy)

/**
 * Returns the cost of a list, in the unit of `slotsCost`.
 * @param offer of the event type, which callers have already
 * @param now minutes since 1970
 */
export function costOf(bookable: Bookable, offer: Offer, query: SlotQuery, now: number): number {
  const searched = searchedSpan(offer, query, now)
  if (!searched) return 0
  return slotsCost({ ...workOf(bookable, query), days: (searched.end - searched.start) / dayMinutes })
}

function workOf({ eventType, hosts }: Bookable, { duration }: SlotQuery) {
  const { slotInterval, lengthInMinutes, offsetStart } = eventType
  return { hosts: hosts.length, step: (slotInterval ?? duration ?? lengthInMinutes) + offsetStart }
}

/** @throws 400 that names how many days can be asked for in one list */
export function requireAffordable(bookable: Bookable, query: SlotQuery, cost: number): void {
  if (cost <= slotsCostLimit) return
  const work = workOf(bookable, query)
  throw badRequest({
    path: 'end',
    message: `must be within ${slotsDaysAtOnce(work)} days of start, as this event type has ${work.hosts} hosts and starts every ${work.step} minutes`,
  })
}

import type { ClaimsAnswer, SlotsQuery } from '@punctual/contracts'
import { type Bookable, offerOf } from '../domain/bookable.ts'
import { type BusyText, busySpans } from '../domain/busy-text.ts'
import { withCalendarBusyTime } from '../domain/calendar-busy-time.ts'
import { rescheduledHosts } from '../domain/occurrences.ts'
import { slotQuery } from '../domain/slot-query.ts'
import { type DatedSlots, listSlots } from '../domain/slots/index.ts'
import { takenTime } from '../domain/taken-time.ts'

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

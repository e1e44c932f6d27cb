import type { ClaimsAnswer, SlotsQuery } from '@punctual/contracts'
import { type Bookable, offerOf } from '../domain/bookable.ts'
import { type BusyText, busySpans } from '../domain/busy-text.ts'
import { withElsewhere } from '../domain/elsewhere.ts'
import { keptHosts } from '../domain/occurrences.ts'
import { slotQuery } from '../domain/slot-query.ts'
import { type DatedSlots, listSlots } from '../domain/slots/index.ts'
import { takenTime } from '../domain/taken-time.ts'

/** All that a list of slots comes from, as data that can be copied to another thread. */
export interface SlotsQuestion {
  query: SlotsQuery
  bookable: Bookable
  /** What bookings answered. */
  claims: ClaimsAnswer
  /** What other calendars take. */
  busy: readonly BusyText[]
  /** Minutes since 1970, with a fraction. */
  now: number
}

/** @returns the slots, by the viewer's dates */
export function slotsOf({ query, bookable, claims, busy, now }: SlotsQuestion): DatedSlots {
  const taken = withElsewhere(takenTime(bookable, claims), busy.flatMap(busySpans))
  const kept = { ...bookable, hosts: keptHosts(bookable, taken.movedHostIds) }
  return listSlots(offerOf(kept, taken), slotQuery(query), now)
}

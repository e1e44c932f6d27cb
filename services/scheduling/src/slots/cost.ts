import { badRequest, slotsCost, slotsCostLimit, slotsDaysAtOnce } from '@punctual/contracts'
import { type Bookable, offerOf } from '../domain/bookable.ts'
import { dayMinutes, type SlotQuery, searchedSpan } from '../domain/slots/index.ts'

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

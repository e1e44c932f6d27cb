import { ask, type Slots } from '../api.ts'
import { addDays, type DateKey } from '../dates.ts'
import { lookAhead, slotsPath, type Wanted } from './wanted.ts'

/** Free times, and the next free day after a page of dates without any. */
export interface Free {
  slots: Slots
  nextFree?: DateKey
}

/** @throws ApiProblem */
export async function freeTimes(
  wanted: Wanted,
  pick: { timeZone: string; length: number },
  [first, last]: readonly [DateKey, DateKey],
): Promise<Free> {
  const slots = await ask<Slots>('GET', slotsPath(wanted, pick, [first, last]))
  if (Object.keys(slots).length > 0) return { slots }
  const after = [addDays(last, 1), addDays(last, lookAhead)] as const
  const [nextFree] = Object.keys(await ask<Slots>('GET', slotsPath(wanted, pick, after))).sort()
  return { slots, ...(nextFree && { nextFree }) }
}

import type { Recurrence } from '@punctual/contracts'
import { dayMinutes, dayMs, type Zone } from './slots/index.ts'

/**
 * Returns the starts of a series: the same wall clock time in the event type's zone, a number of
 * weeks, months or years apart. A month that is too short has it on its last day.
 * @param first minutes since 1970
 * @returns minutes since 1970, ascending; only the first for null
 */
export function seriesOf(first: number, recurrence: Recurrence | null, zone: Zone): number[] {
  if (!recurrence) return [first]
  const { interval, occurrences, frequency } = recurrence
  const local = first + zone.offsetAt(first)
  const day = Math.floor(local / dayMinutes)
  const minute = local - day * dayMinutes
  return Array.from({ length: occurrences }, (_, index) => {
    if (index === 0) return first
    const steps = index * interval
    const next = frequency === 'weekly' ? day + 7 * steps : addMonths(day, steps * monthsOf[frequency])
    return zone.toInstant(next * dayMinutes + minute)
  })
}

const monthsOf = { monthly: 1, yearly: 12 }

/** @param day days since 1970 */
function addMonths(day: number, months: number): number {
  const date = new Date(day * dayMs)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months]
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastOfMonth)) / dayMs
}

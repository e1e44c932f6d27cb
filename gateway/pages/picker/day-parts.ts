import type { Slots } from '../api.ts'
import { addDays } from '../dates.ts'

type Slot = Slots[string][number]
type Part = 'morning' | 'afternoon' | 'evening'

const partAt = (hour: number): Part => (hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening')

/** Groups the starts of a day; parts without a start are left out. */
export function partsOfDay(slots: readonly Slot[], timeZone: string): { part: Part; slots: Slot[] }[] {
  const format = new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  const groups = new Map<Part, Slot[]>()
  for (const slot of slots) {
    const part = partAt(Number(format.format(new Date(slot.start))))
    groups.set(part, [...(groups.get(part) ?? []), slot])
  }
  return [...groups].map(([part, own]) => ({ part, slots: own }))
}

/**
 * Returns the day to which a key leads from another one: the nearest free one in the direction of
 * an arrow, preferably on the same weekday for up and down; undefined for another key.
 * @param free the buttons of the free days, in order
 */
export function dayByKey(
  free: readonly HTMLButtonElement[],
  from: HTMLButtonElement,
  key: string,
): HTMLButtonElement | undefined {
  const place = free.indexOf(from)
  const date = from.dataset.date ?? ''
  const isRtl = document.documentElement.dir === 'rtl'
  switch (key) {
    case 'Home':
      return free[0]
    case 'End':
      return free.at(-1)
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return free[place - 1]
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return free[place + 1]
    case 'ArrowDown':
      return (
        free.find((each) => each.dataset.date === addDays(date, 7)) ??
        free.find(({ dataset }) => (dataset.date ?? '') > addDays(date, 7)) ??
        free.at(-1)
      )
    case 'ArrowUp':
      return (
        free.find((each) => each.dataset.date === addDays(date, -7)) ??
        free.findLast(({ dataset }) => (dataset.date ?? '') < addDays(date, -7)) ??
        free[0]
      )
    default:
      return undefined
  }
}

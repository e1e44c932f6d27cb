import type { HourClock } from './words.ts'

const storageKey = 'clock'
let chosen: HourClock | undefined

/** Returns the clock that the visitor has chosen on this device; undefined without a choice. */
export function chosenClock(): HourClock | undefined {
  if (chosen) return chosen
  try {
    const before = localStorage.getItem(storageKey)
    if (before === '12' || before === '24') return before
  } catch {
    // Storage can be disabled: then the choice lasts as long as the page.
  }
  return undefined
}

export function chooseClock(clock: HourClock): void {
  chosen = clock
  try {
    localStorage.setItem(storageKey, clock)
  } catch {
    // As above.
  }
}

/** Returns the usual clock of a locale. */
export const clockOf = (locale: string): HourClock =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? '12' : '24'

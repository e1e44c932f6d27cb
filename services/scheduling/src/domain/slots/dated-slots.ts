import { dateOfDay, dayMinutes, timeOfDay } from './calendar.ts'
import type { Zone } from './zone.ts'

/** Printed slots: ISO 8601 with milliseconds and the viewer's offset. */
export interface Slot {
  start: string
  end?: string
  /** For seated event types that show them. */
  seatsBooked?: number
  seatsRemaining?: number
  seatsTotal?: number
  /** The existing booking that other attendees have seats of. */
  bookingUid?: string
}

/** The fields of a slot besides its time. */
export type SeatsShown = Pick<Slot, 'seatsBooked' | 'seatsRemaining' | 'seatsTotal' | 'bookingUid'>

/** By YYYY-MM-DD of the viewer; dates without slots are absent. */
export type DatedSlots = Record<string, Slot[]>

/** `T00:00:00.000` to `T23:59:00.000`, by minute of the day. */
const times = Array.from({ length: dayMinutes }, (_, minute) => `T${timeOfDay(minute)}:00.000`)

/**
 * Prints slots by date.
 * @param starts in order, in minutes since 1970
 * @param options.length also prints ends; minutes
 * @param options.firstOfDate keeps only the first start of each date
 * @param options.seatsAt the seats that each slot shows
 */
export function slotsByDate(
  starts: readonly number[],
  viewer: Zone,
  options: {
    length?: number | undefined
    firstOfDate?: boolean
    seatsAt?: ((start: number) => SeatsShown) | undefined
  } = {},
): DatedSlots {
  const { length, firstOfDate = false, seatsAt } = options
  const printer = new Printer(viewer)
  const dates: DatedSlots = {}
  let lastDay = Number.NaN
  let slots: Slot[] = []
  for (const instant of starts) {
    const start = printer.print(instant)
    if (printer.day !== lastDay) {
      lastDay = printer.day
      // The date may already exist: a clock that moves back over midnight shows a date again.
      slots = dates[printer.date] ?? []
      dates[printer.date] = slots
    }
    if (firstOfDate && slots.length > 0) continue
    const slot: Slot = length === undefined ? { start } : { start, end: printer.print(instant + length) }
    slots.push(seatsAt ? { ...slot, ...seatsAt(instant) } : slot)
  }
  return dates
}

/**
 * Prints instants by the wall clock of a zone, with `Z` for UTC and GMT and the offset for every
 * other zone.
 */
class Printer {
  readonly #zone: Zone
  readonly #isUtc: boolean
  #offset = Number.NaN
  #suffix = ''
  /** Cache of the last printed date: days since 1970, and YYYY-MM-DD. */
  day = Number.NaN
  date = ''

  constructor(zone: Zone) {
    this.#zone = zone
    this.#isUtc = /^(utc|gmt)$/i.test(zone.name)
  }

  print(instant: number): string {
    const offset = this.#zone.offsetAt(instant)
    const local = instant + offset
    const day = Math.floor(local / dayMinutes)
    if (day !== this.day) {
      this.day = day
      this.date = dateOfDay(day)
    }
    if (offset !== this.#offset) {
      this.#offset = offset
      this.#suffix = this.#isUtc ? 'Z' : suffixOf(offset)
    }
    return this.date + times[local - day * dayMinutes] + this.#suffix
  }
}

function suffixOf(offset: number): string {
  return `${offset < 0 ? '-' : '+'}${timeOfDay(Math.abs(offset))}`
}

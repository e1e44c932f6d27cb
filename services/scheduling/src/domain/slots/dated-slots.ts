import { dateOfDay, timeOfDay } from './calendar.ts'
import { dayMinutes } from './minutes.ts'
import type { Zone } from './zone.ts'

/** Slots as they are printed: ISO 8601 with milliseconds and the viewer's offset. */
export interface Slot {
  start: string
  end?: string
  /** Of seated event types that show them. */
  seatsBooked?: number
  seatsRemaining?: number
  seatsTotal?: number
  /** Of the booking that others have seats of already. */
  bookingUid?: string
}

/** What a slot shows besides its time. */
export type SeatsShown = Pick<Slot, 'seatsBooked' | 'seatsRemaining' | 'seatsTotal' | 'bookingUid'>

/** By YYYY-MM-DD of the viewer; dates without slots are absent. */
export type DatedSlots = Record<string, Slot[]>

/** `T00:00:00.000` to `T23:59:00.000`, by minute of the day. */
const times = Array.from({ length: dayMinutes }, (_, minute) => `T${timeOfDay(minute)}:00.000`)

/**
 * @param starts in order, in minutes since 1970
 * @param options.length prints ends as well; minutes
 * @param options.firstOfDate keeps the first start of each date alone
 * @param options.seatsAt what each slot shows of its seats
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
      // It may be there already: a clock set back over midnight shows a date again.
      slots = dates[printer.date] ?? []
      dates[printer.date] = slots
    }
    if (firstOfDate && slots.length > 0) continue
    const slot: Slot = length === undefined ? { start } : { start, end: printer.print(instant + length) }
    slots.push(seatsAt ? { ...slot, ...seatsAt(instant) } : slot)
  }
  return dates
}

/** Prints instants by the wall clock of a zone, with `Z` for UTC and GMT and the offset for every other zone. */
class Printer {
  readonly #zone: Zone
  readonly #isUtc: boolean
  #offset = Number.NaN
  #suffix = ''
  /** Of what was printed last: days since 1970, and YYYY-MM-DD. */
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

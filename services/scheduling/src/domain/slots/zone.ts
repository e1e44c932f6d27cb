import { LRUCache } from 'lru-cache'
import { dayMinutes, minuteMs } from './calendar.ts'

/**
 * Wall clock arithmetic of one IANA zone in whole minutes since 1970-01-01T00:00Z. Intl is asked
 * once for each zone and year, because one call costs more than the rest of a list; everything else
 * is integer arithmetic.
 */
export interface Zone {
  readonly name: string
  /** Returns the minutes that the wall clock is ahead of UTC at this instant. */
  offsetAt(instant: number): number
  /**
   * Returns the instant of a wall clock time: the first of two when the clock shows the time twice,
   * and later by the length of the gap when it never does (Temporal's "compatible").
   * @param local wall clock time in minutes since 1970, written like UTC
   */
  toInstant(local: number): number
  /** Returns the wall clock's date at this instant as days since 1970-01-01. */
  dayAt(instant: number): number
}

/** One UTC year: the offset at its start, and each change within it. */
interface ZoneYear {
  start: number
  end: number
  offset: number
  changes: { at: number; offset: number }[]
}

/**
 * Shorter than the time between any two changes of a zone since 1970, including Morocco's two
 * around Ramadan.
 */
const probeMinutes = 7 * dayMinutes

/**
 * There are about 600 names; the cache is bounded because Intl accepts any capitalization of each.
 */
const zones = new LRUCache<string, Zone>({ max: 1000 })

/**
 * Returns a zone, cached.
 * @param name IANA name
 * @throws RangeError when Intl does not know the name
 */
export function zoneOf(name: string): Zone {
  let zone = zones.get(name)
  if (!zone) {
    zone = createZone(name)
    zones.set(name, zone)
  }
  return zone
}

/** Returns when the wall clock of a zone begins a date, given as days since 1970. */
export function startOfDay(zone: Zone, day: number): number {
  return zone.toInstant(day * dayMinutes)
}

function createZone(name: string): Zone {
  const offsetFromIntl = offsetReader(name)
  const years = new Map<number, ZoneYear>()
  let recent: ZoneYear = { start: 0, end: 0, offset: 0, changes: [] }

  function yearAt(instant: number): ZoneYear {
    const number = new Date(instant * minuteMs).getUTCFullYear()
    let year = years.get(number)
    if (!year) {
      year = readYear(number, offsetFromIntl)
      years.set(number, year)
    }
    return year
  }

  function offsetAt(instant: number): number {
    if (instant < recent.start || instant >= recent.end) recent = yearAt(instant)
    let { offset } = recent
    for (const change of recent.changes) {
      if (instant < change.at) break
      offset = change.offset
    }
    return offset
  }

  function toInstant(local: number): number {
    const before = offsetAt(local - dayMinutes)
    const after = offsetAt(local + dayMinutes)
    if (before === after || offsetAt(local - before) === before) return local - before
    return offsetAt(local - after) === after ? local - after : local - before
  }

  return {
    name,
    offsetAt,
    toInstant,
    dayAt: (instant) => Math.floor((instant + offsetAt(instant)) / dayMinutes),
  }
}

function readYear(number: number, offsetAt: (instant: number) => number): ZoneYear {
  const start = Date.UTC(number, 0, 1) / minuteMs
  const end = Date.UTC(number + 1, 0, 1) / minuteMs
  const offset = offsetAt(start)
  const changes: ZoneYear['changes'] = []
  let known = { at: start, offset }
  for (let probe = start + probeMinutes; known.at < end - 1; probe += probeMinutes) {
    const next = { at: Math.min(probe, end - 1), offset: 0 }
    next.offset = offsetAt(next.at)
    if (next.offset !== known.offset) {
      changes.push({ at: firstMinuteOf(next.offset, known.at, next.at, offsetAt), offset: next.offset })
    }
    known = next
  }
  return { start, end, offset, changes }
}

/** Finds the change between `from`, where another offset holds, and `to`, where this one does. */
function firstMinuteOf(offset: number, from: number, to: number, offsetAt: (at: number) => number): number {
  let [before, since] = [from, to]
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2)
    if (offsetAt(middle) === offset) since = middle
    else before = middle
  }
  return since
}

function offsetReader(timeZone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (instant) => {
    const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {}
    for (const { type, value } of format.formatToParts(instant * minuteMs)) part[type] = Number(value)
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute) / minuteMs - instant
  }
}

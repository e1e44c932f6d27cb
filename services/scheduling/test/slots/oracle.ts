import { DateTime, Duration, Interval } from 'luxon'
import type { PlainHost, PlainSeatedBooking, PlainWindow, Scenario } from './scenario.ts'

/**
 * The rules of slots, stated plainly with luxon one after the other. The engine must agree with it,
 * and the benchmark compares the two.
 */
export function oracleSlots(scenario: Scenario): Record<string, { start: string; end?: string }[]> {
  const length = scenario.duration ?? scenario.lengthInMinutes
  const dates: Record<string, { start: string; end?: string }[]> = {}
  for (const start of oracleStarts(scenario)) {
    const date = start.toISODate() ?? ''
    dates[date] ??= []
    if (scenario.onlyShowFirstAvailableSlot && dates[date].length > 0) continue
    dates[date].push({
      start: print(start),
      ...(scenario.withEnds ? { end: print(start.plus({ minutes: length })) } : {}),
    })
  }
  return dates
}

/** Returns the starts in order, in the viewer's zone. */
export function oracleStarts(scenario: Scenario): DateTime[] {
  const now = instant(scenario.now, scenario.viewer)
  const earliestWanted = instant(scenario.from, scenario.viewer)
  const to = instant(scenario.to, scenario.viewer)
  const rolls = scenario.bookingWindow?.type === 'bookable-days'
  const from = rolls ? now : DateTime.max(now, earliestWanted)
  if (to <= from) return []

  const free = startsIn(freeTime(scenario, from, to), scenario, now, to)
  const within = free.filter((start) => !isWeekFull(scenario, start))
  const starts = [
    ...within.filter((start) => !seatedAt(scenario, start)),
    ...seatsLeft(scenario, from, to, now),
  ].sort((a, b) => Number(a) - Number(b))
  const bounds = windowBounds(scenario, now)
  const until = DateTime.min(bounds.until, endOfBookableDays(starts, scenario, now))
  return starts.filter((start) => start >= bounds.from && start >= earliestWanted && start < until)
}

/**
 * Whether a slot of that start can be booked, regardless of seats and limits.
 * @param counted the scenario from which bookable days are counted; none: the window is as wide as
 *   it can be
 */
export function oracleAllows(scenario: Scenario, startIso: string, counted?: Scenario): boolean {
  const now = instant(scenario.now, scenario.viewer)
  const start = instant(startIso, scenario.viewer)
  const end = start.plus({ minutes: scenario.duration ?? scenario.lengthInMinutes })
  const bounds = windowBounds(scenario, now)
  const days = counted && daysWithStarts({ ...counted, to: print(end) })
  return (
    !(days !== undefined && isAfterBookableDays(days, scenario, start, now)) &&
    start >= now.plus({ minutes: scenario.minimumBookingNotice }) &&
    start >= bounds.from &&
    start < bounds.until &&
    freeTime(scenario, start, end).some((span) => span.engulfs(Interval.fromDateTimes(start, end)))
  )
}

/** The dates of the viewer with a start that is listed, were there no window. */
function daysWithStarts({ bookingWindow: _, ...scenario }: Scenario): DateTime[] {
  const from = scenario.now
  return oracleStarts({ ...scenario, from }).map((start) => plainDate(start))
}

/** Whether all days of a window of bookable days are before the date of a start. */
function isAfterBookableDays(days: DateTime[], scenario: Scenario, start: DateTime, now: DateTime): boolean {
  const window = scenario.bookingWindow
  if (window?.type !== 'bookable-days') return false
  const counts = (day: DateTime) => !window.businessDays || day.weekday <= 5 || +day === +plainDate(now)
  const before = days.filter((day) => day < plainDate(start) && counts(day)).map(Number)
  return new Set(before).size >= window.days
}

const far = Duration.fromObject({ years: 50 })
const instant = (iso: string, zone: string) => DateTime.fromISO(iso, { zone })
const print = (start: DateTime) =>
  start.toFormat("yyyy-MM-dd'T'HH:mm:ss.SSS") + (start.zoneName === 'UTC' ? 'Z' : start.toFormat('ZZ'))

/** The name of a date, regardless of clock changes on it. */
const plainDate = (time: DateTime) => DateTime.utc(time.year, time.month, time.day)

function workingTime({ schedule, away }: PlainHost, from: DateTime, to: DateTime): Interval[] {
  const { timeZone, availability, overrides, travels = [] } = schedule
  const zoneOn = (date: DateTime) => {
    const day = date.toISODate() ?? ''
    return travels.find(({ from, to }) => from <= day && (to === null || day <= to))?.timeZone ?? timeZone
  }
  const more = travels.length > 0 ? 1 : 0
  const times: Interval[] = []
  const lastDate = plainDate(to.setZone(timeZone)).plus({ days: more })
  for (
    let date = plainDate(from.setZone(timeZone)).minus({ days: 1 + more });
    date <= lastDate;
    date = date.plus({ days: 1 })
  ) {
    const at = (minute: number) => wallTimeOn(date, zoneOn(date), minute)
    if (plainDate(at(0)).toMillis() !== date.toMillis()) continue
    const own = overrides.filter((override) => override.date === date.toISODate())
    const weekly = availability.filter(({ days }) => days.includes(date.weekday % 7))
    const nextHasOverride = overrides.some((override) => override.date === date.plus({ days: 1 }).toISODate())
    for (const { start, end } of own.length > 0 ? own : weekly) {
      const begins = at(start)
      let ends = at(end === 1439 ? 1440 : end)
      if (nextHasOverride) ends = DateTime.min(ends, at(1440))
      if (ends > begins) times.push(Interval.fromDateTimes(begins, ends))
    }
  }
  const zone = away?.timeZone ?? timeZone
  const gone = (away?.days ?? []).map(({ from, to }) => {
    const [first, last] = [DateTime.fromISO(from, { zone: 'UTC' }), DateTime.fromISO(to, { zone: 'UTC' })]
    return Interval.fromDateTimes(wallTimeOn(first, zone, 0), wallTimeOn(last, zone, 1440))
  })
  return Interval.merge(times).flatMap((time) => time.difference(...gone))
}

/** The wall clock time of a date: later by the length of a gap, and the first of two. */
function wallTimeOn(date: DateTime, zone: string, minuteOfDay: number): DateTime {
  const moved = minuteOfDay === 1440 ? date.plus({ days: 1 }) : date
  const minute = minuteOfDay % 1440
  const { year, month, day } = moved
  const time = DateTime.fromObject(
    { year, month, day, hour: Math.floor(minute / 60), minute: minute % 60 },
    { zone },
  )
  return time.getPossibleOffsets()[0] ?? time
}

/**
 * Whether limits allow no more bookings in the week of a start, from Sunday in the event type's
 * zone.
 */
function isWeekFull({ weekly, timeZone }: Scenario, start: DateTime): boolean {
  if (!weekly) return false
  const weekOf = (time: DateTime) => {
    const date = plainDate(time.setZone(timeZone))
    return date.minus({ days: date.weekday % 7 }).toMillis()
  }
  const booked = weekly.starts.filter((other) => weekOf(instant(other, 'UTC')) === weekOf(start))
  return booked.length >= weekly.count
}

const seatedAt = ({ seats }: Scenario, start: DateTime) =>
  seats?.bookings.some((booking) => Date.parse(booking.start) === start.toMillis()) ?? false

/**
 * The starts of bookings with seats left, where the hours, also of the booking's host, the notice
 * and the window allow one. Reserved seats become a new booking, which the limits count, and those
 * that hold no time need a free host.
 */
function seatsLeft(scenario: Scenario, from: DateTime, to: DateTime, now: DateTime): DateTime[] {
  const { seats, viewer, duration = scenario.lengthInMinutes } = scenario
  const { seats: _, ...plain } = scenario
  const groups = scenario.groups.map((group) => group.map((host) => ({ ...host, claims: [] })))
  const own = groups[0]?.slice(0, 1) ?? []
  const allows = ({ start, isHeld, isLoose }: PlainSeatedBooking): boolean =>
    isHeld
      ? oracleAllows(isLoose ? scenario : { ...plain, groups }, start) &&
        !isWeekFull(scenario, instant(start, viewer))
      : oracleAllows({ ...plain, groups: [...groups, own] }, start)
  return (seats?.bookings ?? [])
    .filter(({ seatsTaken }) => seatsTaken < (seats?.perSlot ?? 0))
    .filter((booking) => {
      const [begin, finish] = [instant(booking.start, viewer), instant(booking.end, viewer)]
      const fits = begin >= from && finish <= to && finish.diff(begin, 'minutes').minutes === duration
      return fits && begin >= now && allows(booking)
    })
    .map(({ start }) => instant(start, viewer))
}

function freeTimeOf(host: PlainHost, scenario: Scenario, from: DateTime, to: DateTime): Interval[] {
  const isFirst = host === scenario.groups[0]?.[0]
  const timed = (scenario.seats?.bookings ?? []).filter(({ isHeld, isLoose }) => !(isHeld && isLoose))
  const taken = [...host.claims, ...(isFirst ? timed : [])]
  const busy = taken.map(({ start, end }) =>
    Interval.fromDateTimes(
      instant(start, 'UTC').minus({ minutes: scenario.afterEventBuffer }).startOf('minute'),
      instant(end, 'UTC')
        .plus({ minutes: scenario.beforeEventBuffer, milliseconds: 59_999 })
        .startOf('minute'),
    ),
  )
  return workingTime(host, from, to).flatMap((working) =>
    working.difference(...busy.filter((taken) => taken.overlaps(working))),
  )
}

/**
 * For every group a free host: spans that only overlap stay separate, as no single host is free for
 * both.
 */
function freeTime(scenario: Scenario, from: DateTime, to: DateTime): Interval[] {
  const [first = [], ...others] = scenario.groups.map((group) =>
    uncontained(group.flatMap((host) => freeTimeOf(host, scenario, from, to))),
  )
  return others.reduce(
    (some, more) =>
      uncontained(
        some.flatMap((a) => more.flatMap((b) => a.intersection(b) ?? [])).filter((span) => !span.isEmpty()),
      ),
    first,
  )
}

/** Removes the spans that lie within another one, and of equal ones all except the first. */
function uncontained(spans: Interval[]): Interval[] {
  const within = (span: Interval, other: Interval) => other.engulfs(span)
  return spans
    .filter((span, index) =>
      spans.every((other, at) => at === index || !within(span, other) || (within(other, span) && index < at)),
    )
    .sort((a, b) => Number(a.start) - Number(b.start))
}

function startsIn(spans: Interval[], scenario: Scenario, now: DateTime, to: DateTime): DateTime[] {
  const length = scenario.duration ?? scenario.lengthInMinutes
  const frequency = scenario.slotInterval ?? length
  const grid = [60, 30, 20, 15, 10, 5].find((minutes) => frequency % minutes === 0) ?? 1
  const step = { minutes: frequency + scenario.offsetStart }
  const notice = now.plus({ minutes: scenario.minimumBookingNotice, milliseconds: 59_999 }).startOf('minute')
  const starts = new Map<number, DateTime>()
  for (const span of spans) {
    let start: DateTime = DateTime.max(span.start ?? now, notice).setZone(scenario.viewer)
    start = toGrid(start, span, grid, scenario.showOptimizedSlots).plus({ minutes: scenario.offsetStart })
    const previous = DateTime.max(...[...starts.values()].filter((earlier) => earlier < start))
    if (previous && previous.plus(step) > start) {
      start = span.start && previous >= span.start ? previous : previous.plus(step)
    }
    for (; ; start = start.plus(step)) {
      const end = start.plus({ minutes: length })
      if (end > (span.end ?? now) || end > to) break
      starts.set(start.toMillis(), start)
    }
  }
  return [...starts.values()].sort((a, b) => Number(a) - Number(b))
}

function toGrid(start: DateTime, span: Interval, grid: number, optimized: boolean): DateTime {
  const { minute } = start
  if (minute % grid === 0) return start
  const toNext = (step: number) => step - (minute % step)
  if (!optimized) return start.plus({ minutes: toNext(grid) })
  const spare = (span.end ?? start).diff(start, 'minutes').minutes % grid
  const step = [grid, 15, 5].find((minutes) => toNext(minutes) <= spare)
  return step === undefined ? start : start.plus({ minutes: toNext(step) })
}

function addDays(date: DateTime, count: number, businessDays: boolean): DateTime {
  let result: DateTime = date
  for (let left = count; left > 0; ) {
    result = result.plus({ days: 1 })
    if (!businessDays || result.weekday <= 5) left--
  }
  return result
}

function windowBounds(scenario: Scenario, now: DateTime): { from: DateTime; until: DateTime } {
  const window: PlainWindow | undefined = scenario.bookingWindow
  if (!window) return { from: now.minus(far), until: now.plus(far) }
  if (window.type === 'range') {
    const [from, to] = [window.from, window.to].map((date) => DateTime.fromISO(date, { zone: 'UTC' }))
    return {
      from: wallTimeOn(from ?? now, scenario.timeZone, 0),
      until: wallTimeOn(to ?? now, scenario.timeZone, 1440),
    }
  }
  const last =
    window.type === 'rolling'
      ? addDays(plainDate(now), window.days, window.businessDays)
      : plainDate(now).plus({ days: Math.min(60 + 7 * window.days, 731) })
  return { from: now.minus(far), until: wallTimeOn(last, scenario.viewer, 1440) }
}

function endOfBookableDays(starts: DateTime[], scenario: Scenario, now: DateTime): DateTime {
  const window = scenario.bookingWindow
  if (window?.type !== 'bookable-days') return now.plus(far)
  const bookable = new Set(starts.map((start) => start.toISODate()))
  let counted = 0
  let date: DateTime = plainDate(now)
  for (let looked = 0; looked <= 731; looked++) {
    if (bookable.has(date.toISODate())) counted++
    if (counted === window.days) return wallTimeOn(date, scenario.viewer, 1440)
    date = addDays(date, 1, window.businessDays)
  }
  return now.plus(far)
}

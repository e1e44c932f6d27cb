import ICAL from 'ical.js'
import { dayMinutes, mergeSpans, type Span, type Zone, zoneOf } from '../../domain/slots/index.ts'
import { calendarsOf } from './calendars-of.ts'
import { IanaZone, ianaZone, localMinute, nameZones } from './iana-zone.ts'
import { type Budget, checkSpans, createBudget } from './limits.ts'

/** The fetched texts of a calendar and the requested window; minutes since 1970. */
export interface BusyQuestion {
  texts: readonly string[]
  from: number
  to: number
  /**
   * The owner's zone: it applies to whole days and floating times, unless the calendar names its
   * own.
   */
  timeZone: string
  /** UIDs of Punctual's own events: their bookings already count as busy time. */
  ownUids: readonly string[]
}

/**
 * Returns the busy spans of events: single, recurring (with exceptions, additions and moves) and
 * all-day ones; cancelled and transparent events (TRANSP) are skipped.
 * @returns disjoint, in order
 * @throws TooLarge, Error when a text is not a calendar
 */
export function busyOf(question: BusyQuestion): Span[] {
  const own = new Set(question.ownUids)
  const spans: Span[] = []
  const budget = createBudget()
  for (const text of question.texts) {
    for (const calendar of calendarsOf(text)) {
      const zone = zoneWithin(calendar, question.timeZone)
      for (const series of seriesOf(calendar)) {
        budget.take('events', 1 + series.others.length)
        if (!own.has(series.uid)) collect(series, { ...question, zone, budget }, spans)
      }
    }
  }
  return checkSpans(mergeSpans(spans))
}

/** Registers the zones that the calendar names. @returns the zone of its floating times */
export function zoneWithin(calendar: ICAL.Component, ownersZone: string): Zone {
  nameZones(calendar)
  const named = calendar.getFirstPropertyValue('x-wr-timezone')
  return (typeof named === 'string' ? ianaZone(named) : undefined) ?? zoneOf(ownersZone)
}

interface Series {
  uid: string
  main?: ICAL.Component
  /** Occurrences that differ from the main event. */
  others: ICAL.Component[]
}

function seriesOf(calendar: ICAL.Component): Series[] {
  const byUid = new Map<string, Series>()
  for (const [index, event] of calendar.getAllSubcomponents('vevent').entries()) {
    if (!event.getFirstPropertyValue('dtstart')) continue
    const uid = String(event.getFirstPropertyValue('uid') ?? `without ${index}`)
    const series = byUid.get(uid) ?? { uid, others: [] }
    byUid.set(uid, series)
    if (event.hasProperty('recurrence-id')) series.others.push(event)
    else series.main = event
  }
  return [...byUid.values()]
}

type Frame = Pick<BusyQuestion, 'from' | 'to'> & { zone: Zone; budget: Budget }

function collect({ main, others }: Series, frame: Frame, spans: Span[]): void {
  const add = (event: ICAL.Event, start: ICAL.Time, end: ICAL.Time) => {
    const span = { start: instantOf(start, frame.zone), end: instantOf(end, frame.zone) }
    if (takesTime(event.component) && span.end > frame.from && span.start < frame.to) spans.push(span)
  }
  if (!main) {
    for (const event of others.map((other) => new ICAL.Event(other)))
      add(event, event.startDate, event.endDate)
    return
  }
  const event = new ICAL.Event(main, { exceptions: others })
  if (!event.isRecurring()) {
    add(event, event.startDate, event.endDate)
    return
  }
  skipAhead(event, frame)
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    frame.budget.take('occurrences')
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    add(item, startDate, endDate)
    if (instantOf(next, frame.zone) >= frame.to) return
  }
}

/** Margin for occurrences that were moved or last long. */
const skipMargin = 62 * dayMinutes

/**
 * A daily or weekly rule without a count starts shortly before the window, so that years of
 * occurrences are not iterated.
 */
function skipAhead(event: ICAL.Event, { from, zone }: Frame): void {
  const rules = event.component.getAllProperties('rrule')
  const rule = rules[0]?.getFirstValue() as ICAL.Recur | undefined
  const period = rule?.freq === 'DAILY' ? 1 : rule?.freq === 'WEEKLY' ? 7 : 0
  if (!rule || rules.length > 1 || rule.count || period === 0) return
  const { startDate, endDate } = event
  const length = instantOf(endDate, zone) - instantOf(startDate, zone)
  const days = (from - skipMargin - length - instantOf(startDate, zone)) / dayMinutes
  const step = period * rule.interval
  if (days < step) return
  const [start, end] = [startDate.clone(), endDate.clone()]
  start.adjust(Math.floor(days / step) * step, 0, 0, 0)
  end.adjust(Math.floor(days / step) * step, 0, 0, 0)
  event.startDate = start
  if (event.component.hasProperty('dtend')) event.endDate = end
}

function takesTime(event: ICAL.Component): boolean {
  const said = (name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()
  return said('status') !== 'CANCELLED' && said('transp') !== 'TRANSPARENT'
}

/** Returns minutes since 1970; `zone` applies to floating times. */
export function instantOf(time: ICAL.Time, zone: Zone): number {
  const known = time.zone instanceof IanaZone ? time.zone.zone : undefined
  const isFloating = time.isDate || !time.zone || time.zone === ICAL.Timezone.localTimezone
  if (isFloating || known) return ((!isFloating && known) || zone).toInstant(localMinute(time))
  return Math.floor(time.toUnixTime() / 60)
}

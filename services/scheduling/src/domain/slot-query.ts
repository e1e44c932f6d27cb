import { badRequest, type SlotsQuery } from '@punctual/contracts'
import { dayMs, isRealDate, minuteMs, type SlotQuery, zoneOf } from './slots/index.ts'

/**
 * Without a limit, one request could cost a million slots; a year is more than any client needs.
 */
const maxDays = 366

/** Returns the question for the slots engine. @throws 400 that names a wrong field */
export function slotQuery({ start, end, timeZone = 'UTC', duration, format }: SlotsQuery): SlotQuery {
  const from = instantOf('start', start)
  const to = endOf(end)
  if (to < from) throw badRequest({ path: 'end', message: 'must not be before start' })
  if (to - from > maxDays * dayMs)
    throw badRequest({ path: 'end', message: `must be within ${maxDays} days of start` })
  return {
    from: Math.ceil(from / minuteMs),
    // One second more, because clients write the end of a day as 23:59:59.
    to: Math.floor((to + 1000) / minuteMs),
    viewer: zoneOf(timeZone),
    duration,
    withEnds: format === 'range',
  }
}

/** A date, or its midnight, means the whole of that day. */
function endOf(text: string): number {
  const instant = instantOf('end', text)
  return instant % dayMs === 0 ? instant + dayMs - 1000 : instant
}

/**
 * The last year for bookings: a later start could end in a year of five digits, which Postgres
 * rejects.
 */
const [firstYear, lastYear] = [1, 9998]

const iso = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)([Zz]|[+-]\d{2}:?\d{2})?)?$/

/**
 * Parses ISO 8601, in UTC without an offset. A plus sign may arrive as a blank, which is what it
 * means in a query.
 */
function instantOf(path: string, text: string): number {
  const [, date = '', time = '00:00', offset = 'Z'] = iso.exec(text.trim().replace(' ', '+')) ?? []
  const instant = Date.parse(`${date}T${time}${offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`)
  if (Number.isNaN(instant) || !isRealDate(date))
    throw badRequest({ path, message: 'must be an ISO 8601 date or date-time' })
  const year = new Date(instant).getUTCFullYear()
  if (year < firstYear || year > lastYear)
    throw badRequest({ path, message: `must be in the years ${firstYear} to ${lastYear}` })
  return instant
}

import { badRequest, type SlotsQuery } from '@punctual/contracts'
import { dayMs, isRealDate, minuteMs, type SlotQuery, zoneOf } from './slots/index.ts'

/** A year is more than anybody pages by; without a limit one question could cost the answer of a million slots. */
const maxDays = 366

/** @returns the question for the slots engine. Throws the 400 that names a bad field. */
export function slotQuery({ start, end, timeZone = 'UTC', duration, format }: SlotsQuery): SlotQuery {
  const from = instantOf('start', start)
  const to = endOf(end)
  if (to < from) throw badRequest({ path: 'end', message: 'must not be before start' })
  if (to - from > maxDays * dayMs)
    throw badRequest({ path: 'end', message: `must be within ${maxDays} days of start` })
  return {
    from: Math.ceil(from / minuteMs),
    // A second more: people write the end of a day as 23:59:59.
    to: Math.floor((to + 1000) / minuteMs),
    viewer: zoneOf(timeZone),
    duration,
    withEnds: format === 'range',
  }
}

/** A date, and midnight too, is the whole of that day. */
function endOf(text: string): number {
  const instant = instantOf('end', text)
  return instant % dayMs === 0 ? instant + dayMs - 1000 : instant
}

/** Of bookings: what begins later would end in a year of five digits, which Postgres does not take. */
const [firstYear, lastYear] = [1, 9998]

const iso = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)([Zz]|[+-]\d{2}:?\d{2})?)?$/

/** ISO 8601, in UTC where it names no offset. A plus sign may have come as the blank that it means in a query. */
function instantOf(path: string, text: string): number {
  const [, date = '', time = '00:00', offset = 'Z'] = iso.exec(text.trim().replace(' ', '+')) ?? []
  const instant = Date.parse(`${date}T${time}${offset.replace(/^(.\d\d)(\d\d)$/, '$1:$2').toUpperCase()}`)
  if (Number.isNaN(instant) || !isRealDate(date))
    throw badRequest({ path, message: 'must be an ISO 8601 date or date-time' })
  const year = new Date(instant).getUTCFullYear()
  if (year < firstYear || year > lastYear)
    throw badRequest({ path, message: `must be of the years ${firstYear} to ${lastYear}` })
  return instant
}

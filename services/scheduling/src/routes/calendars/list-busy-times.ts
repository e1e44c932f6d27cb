import { BusyTimesAnswer, BusyTimesQuery, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { busyTimes } from '../../db/calendars-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { slotQuery } from '../../domain/slot-query.ts'
import { dateAt, dayMinutes, dayMs, minuteMs, type Zone, zoneOf } from '../../domain/slots/index.ts'
import { requireCalendar } from '../../guards/require-calendar.ts'

/**
 * GET /v2/calendars/busy-times: the busy time of one of the caller's calendars, as of its last
 * read.
 */
export function listBusyTimes(app: App, { db, clock }: CalendarDeps): void {
  const schema = {
    summary: 'List the busy times of a calendar',
    description: 'Returns the busy times as they were last read.',
    errors: ['calendar_not_connected', 'calendar_not_found'],
    querystring: BusyTimesQuery,
    response: { 200: BusyTimesAnswer },
  }
  app.get('/v2/calendars/busy-times', { schema }, async (request) => {
    const owner = ownerOf(requireUser(request))
    const { dateFrom, dateTo, loggedInUsersTz = 'UTC', timeZone = loggedInUsersTz } = request.query
    const now = clock.now()
    const zone = zoneOf(timeZone)
    const { from, to } = slotQuery({
      start: dateFrom === undefined ? now.toISOString() : inZone(dateFrom, zone),
      end:
        dateTo === undefined
          ? new Date(now.getTime() + 7 * dayMs).toISOString()
          : inZone(dateTo, zone, { isEnd: true }),
    })
    const { calendar, connection } = await requireCalendar(db, owner, request.query)
    const { integration: source } = connection
    const busy = await busyTimes(db, calendar, dateAt(from), dateAt(to))
    return success(
      busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString(), source })),
    )
  })
}

/**
 * Returns a date or time without an offset as an instant of the zone; other texts unchanged. A date
 * as an end is the end of that day.
 */
function inZone(text: string, zone: Zone, { isEnd = false } = {}): string {
  const [, date, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:T([\d:.]+))?$/.exec(text.trim()) ?? []
  const local = Date.parse(`${date}T${time}Z`) / minuteMs
  if (Number.isNaN(local)) return text
  const isDay = isEnd && local % dayMinutes === 0
  const instant = zone.toInstant(isDay ? local + dayMinutes : local) * minuteMs
  // Lists read a midnight in UTC as the whole day that follows.
  return new Date(isDay ? instant - 1000 : instant).toISOString()
}

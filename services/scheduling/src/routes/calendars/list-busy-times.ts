import { BusyTimesAnswer, BusyTimesQuery, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { busyTimes } from '../../db/calendars-repository.ts'
import type { CalendarDeps } from '../../deps.ts'
import { ownerOf } from '../../domain/owner.ts'
import { slotQuery } from '../../domain/slot-query.ts'
import { dateAt, dayMs } from '../../domain/slots/index.ts'
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
    const { dateFrom, dateTo } = request.query
    const now = clock.now()
    const { from, to } = slotQuery({
      start: dateFrom ?? now.toISOString(),
      end: dateTo ?? new Date(now.getTime() + 7 * dayMs).toISOString(),
    })
    const { calendar, connection } = await requireCalendar(db, owner, request.query)
    const { integration: source } = connection
    const busy = await busyTimes(db, calendar, dateAt(from), dateAt(to))
    return success(
      busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString(), source })),
    )
  })
}

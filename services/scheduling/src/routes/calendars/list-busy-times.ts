import { BusyTimesAnswer, BusyTimesQuery, success } from '@punctual/contracts'
import { type App, requireUser } from '@punctual/http'
import { requireCalendar } from '../../calendars/require-calendar.ts'
import { busyTimes } from '../../db/calendars-repository.ts'
import { ownerOf } from '../../domain/owner.ts'
import { slotQuery } from '../../domain/slot-query.ts'
import type { CalendarDeps } from './deps.ts'

const weekMs = 7 * 86_400_000
const minuteMs = 60_000

/** GET /v2/calendars/busy-times: what one of the caller's calendars takes, as it was last read. */
export function listBusyTimes(app: App, { db, clock }: CalendarDeps): void {
  const schema = {
    summary: 'List the times that a connected calendar takes',
    querystring: BusyTimesQuery,
    response: { 200: BusyTimesAnswer },
  }
  app.get('/v2/calendars/busy-times', { schema }, async (request) => {
    const owner = ownerOf(requireUser(request))
    const { dateFrom, dateTo } = request.query
    const now = clock.now().getTime()
    const start = dateFrom ?? new Date(now).toISOString()
    const { from, to } = slotQuery({ start, end: dateTo ?? new Date(now + weekMs).toISOString() })
    const { calendar, connection } = await requireCalendar(db, owner, request.query)
    const { integration: source } = connection
    const busy = await busyTimes(db, calendar, new Date(from * minuteMs), new Date(to * minuteMs))
    return success(
      busy.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString(), source })),
    )
  })
}

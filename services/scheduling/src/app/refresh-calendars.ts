import { readCalendar } from '../calendars/read-calendar.ts'
import { claimDueCalendars, ownEventUids, saveFailure, saveReading } from '../db/calendars-repository.ts'
import { minuteMs } from '../domain/slots/index.ts'
import { type DueDeps, doDue, retryAt } from './due-calendar-work.ts'

/** Maximum age of a calendar's last read. */
export const refreshMs = 10 * minuteMs

/**
 * Reads the calendars that are due; one that fails keeps its last good state. @returns whether more
 * may be due
 */
export function refreshDue(deps: DueDeps): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueCalendars,
    async attempt({ calendar, timeZone }, provider, now) {
      const ownUids = await ownEventUids(deps.db, calendar.userId)
      const read = await readCalendar(provider, calendar, { timeZone, ownUids }, now)
      const dueAt = new Date(now.getTime() + refreshMs)
      return (tx) => saveReading(tx, calendar, read, { now, dueAt })
    },
    fail: (tx, { calendar }, problem, now) =>
      saveFailure(tx, calendar, problem, retryAt(now, refreshMs, calendar.failures)),
  })
}

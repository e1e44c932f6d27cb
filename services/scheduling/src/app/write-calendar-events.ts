import { CalendarFailure } from '../calendars/calendar-failure.ts'
import { claimDueEvents, saveUnwritten, saveWritten } from '../db/calendar-events-repository.ts'
import { minuteMs } from '../domain/slots/index.ts'
import { announceCalendarEvent } from './announce.ts'
import { type DueDeps, doDue, retryAt } from './due-calendar-work.ts'

/** Sums up to about two days. */
const maxAttempts = 16

/** Writes and removes the calendar events that are due. @returns whether more may be due */
export function writeDue(deps: DueDeps): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueEvents,
    async attempt({ event, connection }, { adapter: { writer }, credentials }, now) {
      if (!writer) throw new CalendarFailure('content', 'it can only be read')
      const { externalId, eventUid: uid, ics } = event
      if (event.isWanted) await writer.put(credentials, externalId, { uid, ics })
      else await writer.remove(credentials, externalId, uid)
      return async (tx) => {
        const written = await saveWritten(tx, event)
        if (written) await announceCalendarEvent(tx, connection, written, event.toldUid, now)
      }
    },
    fail: (tx, { event }, problem, now) => {
      const isLast = event.failures + 1 >= maxAttempts
      return saveUnwritten(tx, event, problem, isLast ? null : retryAt(now, minuteMs, event.failures))
    },
  })
}

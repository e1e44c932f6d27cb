import { setTimeout as pause } from 'node:timers/promises'
import { DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { CalendarFailure } from '../calendars/adapter.ts'
import { readCalendar } from '../calendars/read-calendar.ts'
import { ownEventUids, type StaleCalendar, saveReading, staleCalendars } from '../db/calendars-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import type { HostTime } from '../domain/bookable.ts'
import { accountOf } from './calendar-account.ts'
import { noticeChanges } from './calendar-changes.ts'
import { pauseOf } from './calendar-connections.ts'

/** A read of the last seconds counts. */
const freshMs = 5_000
/** A booking of many hosts asks for the calendars that were read longest ago. */
const maxCalendars = 8

type FreshenDeps = Pick<CalendarDeps, 'db' | 'clock' | 'sealer' | 'kinds' | 'config'>

/**
 * Reads the changes of these hosts' calendars before a booking is judged, where the provider tells
 * only what has changed. A provider that fails or is slow delays nothing: the last state counts,
 * and one that failed before is left to the worker.
 */
export async function freshenCalendars(deps: FreshenDeps, hosts: readonly HostTime[]): Promise<void> {
  const userIds = hosts.filter(({ hasCalendars }) => hasCalendars).map(({ host }) => host.id)
  const integrations = deps.kinds.all.flatMap((kind) => (kind.oauth ? kind.integration : []))
  if (userIds.length === 0 || integrations.length === 0) return
  const before = new Date(deps.clock.now().getTime() - freshMs)
  const stale = await staleCalendars(deps.db, { userIds, integrations, before, limit: maxCalendars })
  if (stale.length === 0) return
  const reads = Promise.all(
    stale.map((each) =>
      freshen(deps, each).catch((error: unknown) => {
        if (!(error instanceof CalendarFailure || error instanceof DomainError)) throw error
      }),
    ),
  )
  // A token that another process is renewing takes longer than the requests may.
  const timeout = new AbortController()
  const { signal } = timeout
  const late = pause(deps.config.calendarDeadlineMs * deps.config.deadlineFactor, undefined, {
    signal,
  }).catch(() => {})
  await Promise.race([reads, late]).finally(() => timeout.abort())
}

async function freshen(
  deps: FreshenDeps & { db: Database },
  { calendar, connection, timeZone }: StaleCalendar,
): Promise<void> {
  const { db, clock, kinds } = deps
  const now = clock.now()
  const errand = kinds.errand(connection, deps.config.calendarDeadlineMs)
  const adapter = errand.adapter('integration', connection.integration)
  const provider = { errand, adapter, credentials: accountOf(deps, adapter, connection) }
  const ownUids = await ownEventUids(db, calendar.userId)
  const read = await readCalendar(provider, calendar, { timeZone, ownUids }, now)
  const dueAt = new Date(now.getTime() + pauseOf(adapter))
  const claim = { until: now, cursor: calendar.cursor }
  await db.transaction(async (tx) => {
    const isSaved = await saveReading(tx, calendar, read, { now, dueAt, claim })
    if (isSaved) await noticeChanges(tx, { calendar, connection, read, readAt: now })
  })
}

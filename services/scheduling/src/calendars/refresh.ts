import type { Sealer } from '@punctual/http'
import {
  claimDueCalendars,
  type DueCalendar,
  markConnection,
  ownEventUids,
  saveFailure,
  saveReading,
} from '../db/calendars-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { announceCredentialFailure } from '../events/announce.ts'
import { CalendarFailure, problemOf } from './calendar-failure.ts'
import type { CalendarKinds } from './kinds.ts'
import { readCalendar } from './read-calendar.ts'

const minuteMs = 60_000
/** How old a calendar may get, and how seldom one is tried that fails. */
export const refreshMs = 10 * minuteMs
const seldomMs = 6 * 60 * minuteMs
/** A process that dies leaves its calendars to the others after that. */
const leaseMs = 2 * minuteMs
const atOnce = 4

export type RefreshDeps = Pick<SchedulingDeps, 'db' | 'clock'> & {
  sealer: Pick<Sealer, 'open'>
  kinds: CalendarKinds
}

/** Reads the calendars whose time has come. @returns whether there may be more */
export async function refreshDue(deps: RefreshDeps): Promise<boolean> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const due = await deps.db.transaction((tx) => claimDueCalendars(tx, { now, until, limit: atOnce }))
  await Promise.all(due.map((each) => refresh(deps, each, now)))
  return due.length === atOnce
}

/** What fails keeps its last good state, says why, and is tried again ever less often. */
async function refresh({ db, sealer, kinds }: RefreshDeps, due: DueCalendar, now: Date): Promise<void> {
  const { calendar, connection, timeZone } = due
  try {
    const adapter = kinds.require('integration', connection.integration)
    const credentials: unknown = JSON.parse(sealer.open(connection.sealedCredentials))
    const ownUids = await ownEventUids(db, calendar.userId)
    const read = await readCalendar(adapter, credentials, calendar, { timeZone, ownUids }, now)
    await db.transaction(async (tx) => {
      await saveReading(tx, calendar, read, { now, dueAt: new Date(now.getTime() + refreshMs) })
      await markConnection(tx, calendar, { invalid: false, problem: null })
    })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    const wait = Math.min(refreshMs * 2 ** calendar.failures, seldomMs)
    await db.transaction(async (tx) => {
      const problem = problemOf(error)
      await saveFailure(tx, calendar, problem, new Date(now.getTime() + wait))
      if (error.kind !== 'credentials') return
      const refused = await markConnection(tx, calendar, { invalid: true, problem })
      if (refused) await announceCredentialFailure(tx, refused, now)
    })
  }
}

import {
  claimDueEvents,
  type DueEvent,
  saveUnwritten,
  saveWritten,
} from '../db/calendar-events-repository.ts'
import { markConnection } from '../db/calendars-repository.ts'
import { announceCalendarEvent, announceCredentialFailure } from '../events/announce.ts'
import { CalendarFailure, problemOf } from './calendar-failure.ts'
import type { RefreshDeps } from './refresh.ts'

const minuteMs = 60_000
const leaseMs = 2 * minuteMs
const seldomMs = 6 * 60 * minuteMs
/** About two days. */
const mostTries = 16
const atOnce = 4

/** Writes the bookings that calendars are to have, and removes those that they are not. @returns whether there may be more */
export async function writeDue(deps: RefreshDeps): Promise<boolean> {
  const now = deps.clock.now()
  const until = new Date(now.getTime() + leaseMs)
  const due = await deps.db.transaction((tx) => claimDueEvents(tx, { now, until, limit: atOnce }))
  await Promise.all(due.map((each) => write(deps, each, now)))
  return due.length === atOnce
}

async function write({ db, sealer, kinds }: RefreshDeps, due: DueEvent, now: Date): Promise<void> {
  const { event, connection } = due
  try {
    const { writer } = kinds.require('integration', connection.integration)
    if (!writer) throw new CalendarFailure('content', 'it can only be read')
    const credentials: unknown = JSON.parse(sealer.open(connection.sealedCredentials))
    const { externalId, eventUid: uid, ics } = event
    if (event.isWanted) await writer.put(credentials, externalId, { uid, ics })
    else await writer.remove(credentials, externalId, uid)
    await db.transaction(async (tx) => {
      const told = await saveWritten(tx, event)
      if (told) await announceCalendarEvent(tx, connection, told, event.toldUid, now)
      await markConnection(tx, event, { invalid: false, problem: null })
    })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    const wait = Math.min(minuteMs * 2 ** event.failures, seldomMs)
    const again = event.failures + 1 < mostTries ? new Date(now.getTime() + wait) : null
    await db.transaction(async (tx) => {
      const problem = problemOf(error)
      await saveUnwritten(tx, event, problem, again)
      if (error.kind !== 'credentials') return
      const refused = await markConnection(tx, event, { invalid: true, problem })
      if (refused) await announceCredentialFailure(tx, refused, now)
    })
  }
}

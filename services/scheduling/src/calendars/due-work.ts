import type { Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { type Connection, markConnection } from '../db/calendars-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { minuteMs } from '../domain/slots/index.ts'
import { announceCredentialFailure } from '../events/announce.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { credentialsOf } from './keep-connection.ts'
import type { CalendarKinds } from './kinds.ts'
import type { Provider } from './read-calendar.ts'

/** How seldom something is tried that fails. */
const seldomMs = 6 * 60 * minuteMs
/** A process that dies leaves its work to the others after that. */
const leaseMs = 2 * minuteMs
const atOnce = 4
/** Milliseconds for one piece of work; less than the lease. */
const patience = 60_000

/** What work on connected calendars needs. */
export type DueDeps = Pick<SchedulingDeps, 'db' | 'clock'> & {
  sealer: Pick<Sealer, 'open'>
  kinds: CalendarKinds
}

/** What is taken of the work that is due: it comes back by itself when nobody finishes with it until `until`. */
export interface Lease {
  now: Date
  until: Date
  limit: number
}

/** What is done with connected calendars from time to time. */
export interface DueWork<Due extends { connection: Connection }> {
  claim(tx: Tx, lease: Lease): Promise<Due[]>
  /** Asks the provider. @throws CalendarFailure @returns what writes down that it is done */
  attempt(due: Due, provider: Provider, now: Date): Promise<(tx: Tx) => Promise<void>>
  /** Writes down why it is not done, and when it is tried again. */
  fail(tx: Tx, due: Due, problem: string, now: Date): Promise<void>
}

/** Does the work whose time has come. @returns whether there may be more */
export async function doDue<Due extends { connection: Connection }>(
  deps: DueDeps,
  work: DueWork<Due>,
): Promise<boolean> {
  const now = deps.clock.now()
  const lease = { now, until: new Date(now.getTime() + leaseMs), limit: atOnce }
  const due = await deps.db.transaction((tx) => work.claim(tx, lease))
  await Promise.all(due.map((each) => attempt(deps, work, each, now)))
  return due.length === atOnce
}

/** A connection whose credentials are refused is marked, which is told once, until something works again. */
async function attempt<Due extends { connection: Connection }>(
  { db, sealer, kinds }: DueDeps,
  work: DueWork<Due>,
  due: Due,
  now: Date,
): Promise<void> {
  const { connection } = due
  try {
    const errand = kinds.errand(connection, patience)
    const adapter = errand.adapter('integration', connection.integration)
    const credentials = credentialsOf(sealer, connection)
    const save = await work.attempt(due, { errand, adapter, credentials }, now)
    await db.transaction(async (tx) => {
      await save(tx)
      await markConnection(tx, connection, { invalid: false, problem: null })
    })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    const { kind, message: problem } = error
    await db.transaction(async (tx) => {
      await work.fail(tx, due, problem, now)
      if (kind !== 'credentials') return
      const refused = await markConnection(tx, connection, { invalid: true, problem })
      if (refused) await announceCredentialFailure(tx, refused, now)
    })
  }
}

/** @returns when something is tried again that has failed so many times before: ever less often */
export function retryAt(now: Date, firstPauseMs: number, failures: number): Date {
  return new Date(now.getTime() + Math.min(firstPauseMs * 2 ** failures, seldomMs))
}

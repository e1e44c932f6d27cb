import { createHash } from 'node:crypto'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret, newUid } from '@punctual/http'
import { type CalendarAdapter, CalendarFailure } from '../calendars/adapter.ts'
import type { CalendarErrand, CalendarKinds } from '../calendars/kinds.ts'
import { type Provider, readCalendar, refreshMs } from '../calendars/read-calendar.ts'
import type { SchedulingConfig } from '../config.ts'
import {
  claimDueWatches,
  requestWatches,
  saveChannel,
  saveWatch,
} from '../db/calendar-channels-repository.ts'
import {
  type CalendarEvent,
  claimDueEvents,
  saveUnwritten,
  saveWritten,
} from '../db/calendar-events-repository.ts'
import {
  type Connection,
  claimDueCalendars,
  lockConnection,
  markConnection,
  ownEventUids,
  saveCalendars,
  saveFailure,
  saveReading,
  type WorkClaim,
} from '../db/calendars-repository.ts'
import { claimDueLists, offerDestination, saveListing } from '../db/delegation-repository.ts'
import { minuteMs } from '../domain/slots/index.ts'
import { announceCalendarEvent, announceCredentialFailure, announceMeetInCalendar } from './announce.ts'
import { type AccountDeps, accountOf } from './calendar-account.ts'
import { noticeChanges } from './calendar-changes.ts'
import { pauseOf } from './calendar-connections.ts'
import { blocksAfter } from './calendar-settings.ts'

/** The longest pause between two attempts of failing work. */
const maxPauseMs = 6 * 60 * minuteMs
/** After this time, other processes take over the work of a process that died. */
const claimMs = 2 * minuteMs
const batchSize = 4
/** Milliseconds for one piece of work; less than a claim lasts. */
const timeoutMs = 60_000

/** Dependencies of work on connected calendars. */
export type DueDeps = AccountDeps & {
  kinds: CalendarKinds
  config: Pick<SchedulingConfig, 'calendarUnreachable' | 'calendarMaxAgeMs'>
}

/** A kind of recurring work on connected calendars. */
interface DueWork<Due extends { connection: Connection }> {
  claim(tx: Tx, workClaim: WorkClaim): Promise<Due[]>
  /** Calls the provider. @throws CalendarFailure @returns a function that records the result */
  attempt(due: Due, provider: Provider, now: Date): Promise<(tx: Tx) => Promise<void>>
  /** Records the failure and the time of the next attempt. */
  fail(tx: Tx, due: Due, failure: CalendarFailure, now: Date): Promise<void>
}

/** Does the work that is due. @returns whether more may be due */
async function doDue<Due extends { connection: Connection }>(
  deps: DueDeps,
  work: DueWork<Due>,
): Promise<boolean> {
  const now = deps.clock.now()
  const workClaim = { now, until: new Date(now.getTime() + claimMs), limit: batchSize }
  const due = await deps.db.transaction((tx) => work.claim(tx, workClaim))
  await Promise.all(due.map((each) => attempt(deps, work, each, now)))
  return due.length === batchSize
}

/**
 * Marks a connection whose credentials are rejected, and announces that once until something works
 * again.
 */
async function attempt<Due extends { connection: Connection }>(
  deps: DueDeps,
  work: DueWork<Due>,
  due: Due,
  now: Date,
): Promise<void> {
  const { connection } = due
  const { db } = deps
  try {
    const errand = deps.kinds.errand(connection, timeoutMs)
    const adapter = adapterOf(errand, connection)
    const credentials = accountOf(deps, adapter, connection)
    const save = await work.attempt(due, { errand, adapter, credentials }, now)
    await db.transaction(async (tx) => {
      await save(tx)
      await markConnection(tx, connection, { invalid: false, problem: null })
    })
  } catch (error) {
    if (!(error instanceof CalendarFailure)) throw error
    const { kind, message: problem } = error
    await db.transaction(async (tx) => {
      await work.fail(tx, due, error, now)
      if (kind !== 'credentials') return
      const refused = await markConnection(tx, connection, { invalid: true, problem })
      if (refused) await announceCredentialFailure(tx, refused, now)
    })
  }
}

/** An operator may have removed the settings of a provider that people have connected. */
function adapterOf(errand: CalendarErrand, { integration }: Connection): CalendarAdapter {
  try {
    return errand.adapter('integration', integration)
  } catch {
    throw new CalendarFailure('unreachable', `${integration} is not supported any more`)
  }
}

/**
 * Returns the time of the next attempt after this many failures; the pause doubles each time, and
 * is no shorter than the provider asks.
 */
function retryAt(now: Date, firstPauseMs: number, failures: number, { retryAfterMs = 0 }: CalendarFailure) {
  const pauseMs = Math.min(firstPauseMs * 2 ** failures, maxPauseMs)
  return new Date(now.getTime() + Math.max(pauseMs, retryAfterMs))
}

/**
 * Reads the calendars that are due; one that fails keeps its last good state. @returns whether more
 * may be due
 */
export function refreshDue(deps: DueDeps): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueCalendars,
    async attempt({ calendar, connection, timeZone }, provider, now) {
      const ownUids = await ownEventUids(deps.db, calendar.userId)
      const read = await readCalendar(provider, calendar, { timeZone, ownUids }, now)
      const isReported = calendar.watchedUntil !== null && calendar.watchedUntil > now
      const isPolled = calendar.isSelected && !isReported
      const dueAt = new Date(now.getTime() + (isPolled ? pauseOf(provider.adapter) : refreshMs))
      const claim = { until: new Date(now.getTime() + claimMs), cursor: calendar.cursor }
      return async (tx) => {
        const isSaved = await saveReading(tx, calendar, read, { now, dueAt, claim })
        if (isSaved) await noticeChanges(tx, { calendar, connection, read, readAt: now })
      }
    },
    async fail(tx, { calendar, connection: claimed }, failure, now) {
      // Its person may have changed or ended the connection while the calendar was read.
      const connection = await lockConnection(tx, claimed)
      if (!connection) return
      const kind = deps.kinds.all.find(({ integration }) => integration === connection.integration)
      const dueAt = retryAt(now, pauseOf(kind ?? {}), calendar.failures, failure)
      const blocksAfterMs = blocksAfter(deps.config, connection)
      const lastRead = (calendar.readAt ?? connection.createdAt).getTime()
      const blocksFrom = blocksAfterMs === null ? null : new Date(lastRead + blocksAfterMs)
      await saveFailure(tx, calendar, { problem: failure.message, dueAt, blocksFrom })
    },
  })
}

/**
 * Lists the calendars of accounts that an organization has connected for its members; the primary
 * one takes time and bookings. @returns whether more may be due
 */
export function listDue(deps: DueDeps): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueLists,
    async attempt({ connection }, { adapter, credentials }, now) {
      const remote = await adapter.listCalendars(credentials)
      return async (tx) => {
        const listed = { listDueAt: null, listFailures: 0, problem: null }
        if (!(await saveListing(tx, connection, listed))) return
        await saveCalendars(tx, connection, remote, now)
        if (adapter.watch) await requestWatches(tx, connection, now)
        const primary = remote.find(({ isPrimary, readOnly }) => isPrimary && !readOnly)
        if (primary) await offerDestination(tx, connection, primary.externalId)
      }
    },
    async fail(tx, { connection }, failure, now) {
      const { listFailures: failures } = connection
      const listDueAt = retryAt(now, minuteMs, failures, failure)
      const problem = failure.message
      await saveListing(tx, connection, { listDueAt, listFailures: failures + 1, problem })
    },
  })
}

/**
 * How long providers are asked to report changes; Microsoft does for less than three days. They are
 * asked again, for a new channel, when three quarters of the time are over.
 */
const channelMs = 70 * 60 * minuteMs
/** Until a provider is asked again that has refused. */
const unwatchedMs = 24 * 60 * minuteMs

/**
 * Asks providers to report changes of the calendars that are due.
 * @param publicUrl where the reports arrive
 * @returns whether more may be due
 */
export function watchDue(deps: DueDeps, publicUrl: string): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueWatches,
    async attempt({ calendar }, { adapter, credentials }, now) {
      const { id: calendarId, organizationId } = calendar
      const [id, token] = [newUid(), generateSecret()]
      const until = new Date(now.getTime() + channelMs)
      const address = `${publicUrl}/v2/calendars/${adapter.slug}/push/${id}`
      const channel = {
        id,
        organizationId,
        calendarId,
        tokenDigest: credentialDigest(token),
        expiresAt: until,
      }
      // Before the provider is asked: it tests the address, or reports at once.
      await deps.db.transaction((tx) => saveChannel(tx, channel, now))
      const end = await adapter.watch?.(credentials, calendar.externalId, { id, address, token, until })
      const pauseMs = end ? (end.getTime() - now.getTime()) * 0.75 : unwatchedMs
      const watch = { watchedUntil: end ?? null, watchDueAt: new Date(now.getTime() + pauseMs) }
      return (tx) => saveWatch(tx, calendar, watch)
    },
    fail: (tx, { calendar }, failure, now) =>
      saveWatch(tx, calendar, { watchDueAt: retryAt(now, refreshMs, 0, failure) }),
  })
}

/** Sums up to about two days. */
const maxAttempts = 16

/** Before the next attempt for an event whose booking lacks the link of its meeting. */
const linkPauseMs = 5_000
const noMeetings = 'it makes no meetings'

/** The same for every attempt: Google makes one meeting for a key. */
const meetingKeyOf = ({ connectionId, eventUid }: CalendarEvent): string =>
  createHash('sha256').update(`${connectionId} ${eventUid}`).digest('hex').slice(0, 32)

/** Writes and removes the calendar events that are due. @returns whether more may be due */
export function writeDue(deps: DueDeps): Promise<boolean> {
  return doDue(deps, {
    claim: claimDueEvents,
    async attempt({ event, connection }, { adapter: { writer }, credentials }, now) {
      if (!writer) throw new CalendarFailure('content', 'it can only be read')
      const { externalId, eventUid: uid, ics } = event
      const meetingKey = event.wantsMeeting ? meetingKeyOf(event) : null
      const link = event.isWanted
        ? await writer.put(credentials, externalId, { uid, ics, meetingKey })
        : await writer.remove(credentials, externalId, uid)
      return async (tx) => {
        const written = await saveWritten(tx, event, deps.clock.now())
        if (written) await announceCalendarEvent(tx, connection, written, event.toldUid, now)
        if (event.isWanted && event.needsLink)
          await announceMeetInCalendar(tx, event, link ?? new CalendarFailure('content', noMeetings), now)
      }
    },
    async fail(tx, { event }, failure, now) {
      const isLast = event.failures + 1 >= maxAttempts
      const firstPauseMs = event.needsLink ? linkPauseMs : minuteMs
      const dueAt = isLast ? null : retryAt(now, firstPauseMs, event.failures, failure)
      await saveUnwritten(tx, event, failure.message, dueAt)
      if (event.isWanted && event.needsLink && (isLast || failure.kind === 'credentials'))
        await announceMeetInCalendar(tx, event, failure, now)
    },
  })
}

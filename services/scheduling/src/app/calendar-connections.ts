import { badRequest, type CalendarCredentials, type CallerContext, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { CalendarFailure, problemOf } from '../calendars/adapter.ts'
import { readCalendar, refreshMs } from '../calendars/read-calendar.ts'
import {
  type Connection,
  deleteConnection,
  markSelected,
  ownEventUids,
  saveCalendars,
  saveConnection,
  saveReading,
} from '../db/calendars-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import type { ReadNow, RemoteCalendar } from '../domain/connected-calendar.ts'
import { type Owner, ownerOf } from '../domain/owner.ts'
import { requireCalendar, requireConnection } from '../guards/require-calendar.ts'

/** An account that the provider gave access to, with its calendars and what was read from them. */
export interface TestedAccount {
  connected: Owner & { integration: string; account: string; credentials: unknown }
  remote: RemoteCalendar[]
  readings: { externalId: string; read: ReadNow }[]
  now: Date
}

type TestDeps = Pick<CalendarDeps, 'kinds' | 'clock' | 'db'>

/**
 * Tests the credentials of an account at its provider, and reads its primary calendar. If that
 * cannot be read now, the worker tries again and reports the problem.
 * @throws 400
 */
export async function testAccount(
  { kinds, clock, db }: TestDeps,
  caller: CallerContext,
  calendar: string,
  given: CalendarCredentials,
): Promise<TestedAccount> {
  const owner = ownerOf(caller)
  const errand = kinds.errand(owner)
  const adapter = errand.adapter('calendar', calendar)
  if (!adapter.accept)
    throw badRequest({ path: 'calendar', message: `is ${calendar}, which takes no credentials` })
  const { credentials, account } = adapter.accept(given)
  const now = clock.now()
  const remote = await adapter.listCalendars(credentials).catch((error: unknown) => {
    throw badRequest({ path: '', message: `The account cannot be used: ${problemOf(error)}` })
  })
  const calendarOwner = await calendarOwnerOf(db, caller)
  const readings = await Promise.all(
    remote
      .filter(({ isPrimary }) => isPrimary)
      .map(async ({ externalId }) => ({
        externalId,
        read: await readCalendar({ errand, adapter, credentials }, unread(externalId), calendarOwner, now),
      })),
  ).catch((error: unknown) => {
    if (error instanceof CalendarFailure) return []
    throw error
  })
  const connected = { ...owner, integration: adapter.integration, account, credentials }
  return { connected, remote, readings, now }
}

const unread = (externalId: string) => ({ externalId, etag: null, lastModified: null, texts: [] })

const calendarOwnerOf = async (db: CalendarDeps['db'], { user, userId }: CallerContext) => ({
  timeZone: user?.timeZone ?? 'UTC',
  ownUids: await ownEventUids(db, userId),
})

/**
 * Connects an account of the owner, or replaces the credentials and calendars of an existing
 * connection.
 */
export async function connectAccount(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  { connected: { credentials, ...account }, remote, readings, now }: TestedAccount,
): Promise<Connection> {
  const sealedCredentials = sealer.seal(JSON.stringify(credentials))
  const connection = await saveConnection(tx, { ...account, sealedCredentials, createdAt: now })
  await saveCalendars(tx, connection, remote, now)
  const { id: connectionId, organizationId } = connection
  const dueAt = new Date(now.getTime() + refreshMs)
  for (const { externalId, read } of readings)
    await saveReading(tx, { organizationId, connectionId, externalId }, read, { now, dueAt })
  return connection
}

/** Returns the decrypted credentials of a connection. */
export function credentialsOf(sealer: Pick<Sealer, 'open'>, connection: Connection): unknown {
  return JSON.parse(sealer.open(connection.sealedCredentials))
}

/** Reads the feeds at these addresses. @throws 400 that names a feed that cannot be used */
export async function readFeeds(
  { kinds, clock, db }: TestDeps,
  caller: CallerContext,
  urls: readonly string[],
): Promise<TestedAccount> {
  const owner = ownerOf(caller)
  const errand = kinds.errand(owner)
  const adapter = errand.adapter('calendar', 'ics-feed')
  const credentials = { urls: [...new Set(urls)] }
  const now = clock.now()
  const remote = await adapter.listCalendars(credentials)
  const calendarOwner = await calendarOwnerOf(db, caller)
  const readings = await Promise.all(
    remote.map(async ({ externalId }) => {
      const provider = { errand, adapter, credentials }
      const read = await readCalendar(provider, unread(externalId), calendarOwner, now).catch(
        (error: unknown) => {
          if (!(error instanceof CalendarFailure)) throw error
          throw badRequest({
            path: `urls.${urls.indexOf(externalId)}`,
            message: `cannot be used: ${error.message}`,
          })
        },
      )
      return { externalId, read }
    }),
  )
  const connected = { ...owner, integration: adapter.integration, account: '', credentials }
  return { connected, remote, readings, now }
}

/** Ends a connection and returns it. @throws 404 */
export async function disconnectAccount(
  tx: Tx,
  owner: Owner,
  { id, integration }: { id: number; integration: string },
): Promise<Connection> {
  const connection = await requireConnection(tx, owner, id, integration)
  await deleteConnection(tx, owner, connection.id)
  return connection
}

type CalendarName = Parameters<typeof requireCalendar>[2]

/** Counts a calendar's events as busy time. @throws 404 */
export async function selectCalendar(tx: Tx, owner: Owner, name: CalendarName): Promise<void> {
  const { calendar } = await requireCalendar(tx, owner, name)
  await markSelected(tx, calendar, true)
}

/** Stops counting a calendar's events as busy time. @throws 404, also when they do not count */
export async function deselectCalendar(db: Database, owner: Owner, name: CalendarName): Promise<void> {
  await db.transaction(async (tx) => {
    const { calendar } = await requireCalendar(tx, owner, name)
    if (!calendar.isSelected) throw new DomainError('calendar_not_found')
    await markSelected(tx, calendar, false)
  })
}

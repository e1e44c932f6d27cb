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

/** An account whose credentials the provider accepted, with its calendars. */
export interface TestedAccount {
  connected: Owner & { integration: string; account: string; credentials: unknown }
  remote: RemoteCalendar[]
  now: Date
}

/** Tests the credentials of an account at its provider. @throws 400 */
export async function testAccount(
  { kinds, clock }: Pick<CalendarDeps, 'kinds' | 'clock'>,
  owner: Owner,
  calendar: string,
  given: CalendarCredentials,
): Promise<TestedAccount> {
  const adapter = kinds.errand(owner).adapter('calendar', calendar)
  if (!adapter.accept)
    throw badRequest({ path: 'calendar', message: `is ${calendar}, which takes no credentials` })
  const { credentials, account } = adapter.accept(given)
  const now = clock.now()
  const remote = await adapter.listCalendars(credentials).catch((error: unknown) => {
    throw badRequest({ path: '', message: `The account cannot be used: ${problemOf(error)}` })
  })
  return { connected: { ...owner, integration: adapter.integration, account, credentials }, remote, now }
}

/**
 * Connects an account of the owner, or replaces the credentials and calendars of an existing
 * connection.
 */
export async function connectAccount(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  { connected: { credentials, ...account }, remote, now }: TestedAccount,
): Promise<Connection> {
  const sealedCredentials = sealer.seal(JSON.stringify(credentials))
  const connection = await saveConnection(tx, { ...account, sealedCredentials, createdAt: now })
  await saveCalendars(tx, connection, remote, now)
  return connection
}

/** Returns the decrypted credentials of a connection. */
export function credentialsOf(sealer: Pick<Sealer, 'open'>, connection: Connection): unknown {
  return JSON.parse(sealer.open(connection.sealedCredentials))
}

/** ICS feeds with what was read from them. */
export interface ReadFeeds extends TestedAccount {
  readings: { externalId: string; read: ReadNow }[]
}

/** Reads the feeds at these addresses. @throws 400 that names a feed that cannot be used */
export async function readFeeds(
  { kinds, clock, db }: Pick<CalendarDeps, 'kinds' | 'clock' | 'db'>,
  caller: CallerContext,
  urls: readonly string[],
): Promise<ReadFeeds> {
  const owner = ownerOf(caller)
  const errand = kinds.errand(owner)
  const adapter = errand.adapter('calendar', 'ics-feed')
  const credentials = { urls: [...new Set(urls)] }
  const now = clock.now()
  const remote = await adapter.listCalendars(credentials)
  const known = {
    timeZone: caller.user?.timeZone ?? 'UTC',
    ownUids: await ownEventUids(db, owner.userId),
  }
  const readings = await Promise.all(
    remote.map(async ({ externalId }) => {
      const before = { externalId, etag: null, lastModified: null, texts: [] }
      const read = await readCalendar({ errand, adapter, credentials }, before, known, now).catch(
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
  return { connected, remote, now, readings }
}

/** Saves feeds with what was read from them; they replace the owner's current ones. */
export async function saveFeeds(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  { readings, ...feeds }: ReadFeeds,
): Promise<Connection> {
  const connection = await connectAccount(tx, sealer, feeds)
  const { id: connectionId, organizationId } = connection
  const { now } = feeds
  const dueAt = new Date(now.getTime() + refreshMs)
  for (const { externalId, read } of readings)
    await saveReading(tx, { organizationId, connectionId, externalId }, read, { now, dueAt })
  return connection
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

import { badRequest, type CalendarCredentials, type CallerContext, DomainError } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { CalendarFailure, problemOf } from '../calendars/adapter.ts'
import type { CalendarKind } from '../calendars/kinds.ts'
import type { Tokens } from '../calendars/oauth/authorization.ts'
import { type CalendarOwner, type Provider, readCalendar, refreshMs } from '../calendars/read-calendar.ts'
import { requestWatches } from '../db/calendar-channels-repository.ts'
import {
  type Connection,
  connectionsOf,
  deleteConnection,
  isAccountShared,
  markSelected,
  ownEventUids,
  saveCalendars,
  saveConnection,
  saveReading,
} from '../db/calendars-repository.ts'
import { offerDestination } from '../db/delegation-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import type { ReadNow, RemoteCalendar } from '../domain/connected-calendar.ts'
import { type Owner, ownerOf } from '../domain/owner.ts'
import { requireCalendar, requireConnection } from '../guards/require-calendar.ts'
import { unsealed } from './calendar-account.ts'
import { followDelegation } from './delegation-credentials.ts'

/** An account that the provider gave access to, with its calendars and what was read from them. */
export interface TestedAccount {
  connected: Owner & { integration: string; account: string; credentials: unknown }
  remote: RemoteCalendar[]
  readings: { externalId: string; read: ReadNow }[]
  now: Date
  kind: Pick<CalendarKind, 'pollMs' | 'watch' | 'oauth'>
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
  const calendarOwner = await calendarOwnerOf(db, caller)
  const provider = { errand, adapter, credentials }
  const { remote, readings, now } = await inspectAccount(provider, calendarOwner, clock.now()).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error
      throw badRequest({ path: '', message: `The account cannot be used: ${problemOf(error)}` })
    },
  )
  const connected = { ...owner, integration: adapter.integration, account, credentials }
  return { connected, remote, readings, now, kind: adapter }
}

/** Returns the milliseconds between two reads of a calendar whose events take time. */
export const pauseOf = ({ pollMs = refreshMs }: Pick<CalendarKind, 'pollMs'>): number => pollMs

/**
 * Lists the calendars of an account and reads the primary one; without a reading, the worker tries
 * again.
 * @throws CalendarFailure when they cannot be listed
 */
export async function inspectAccount(
  provider: Provider,
  calendarOwner: CalendarOwner,
  now: Date,
): Promise<Pick<TestedAccount, 'remote' | 'readings' | 'now'>> {
  const remote = await provider.adapter.listCalendars(provider.credentials)
  const readings = await Promise.all(
    remote
      .filter(({ isPrimary }) => isPrimary)
      .map(async ({ externalId }) => ({
        externalId,
        read: await readCalendar(provider, unread(externalId), calendarOwner, now),
      })),
  ).catch((error: unknown) => {
    if (error instanceof CalendarFailure) return []
    throw error
  })
  return { remote, readings, now }
}

const unread = (externalId: string) => ({
  externalId,
  etag: null,
  lastModified: null,
  cursor: null,
  texts: [],
})

const calendarOwnerOf = async (db: CalendarDeps['db'], { user, userId }: CallerContext) => ({
  timeZone: user?.timeZone ?? 'UTC',
  ownUids: await ownEventUids(db, userId),
})

/**
 * Connects an account of the owner, or replaces the credentials and calendars of an existing
 * connection. A new account whose person has allowed writing on a page of the provider gets the
 * person's bookings, unless another calendar does.
 */
export async function connectAccount(
  tx: Tx,
  sealer: Pick<Sealer, 'seal'>,
  { connected: { credentials, ...account }, remote, readings, now, kind }: TestedAccount,
): Promise<Connection> {
  const sealedCredentials = sealer.seal(JSON.stringify(credentials))
  const connection = await saveConnection(tx, { ...account, sealedCredentials, createdAt: now })
  const isNew = await saveCalendars(tx, connection, remote, now)
  const primary = remote.find(({ isPrimary, readOnly }) => isPrimary && !readOnly)
  if (isNew && kind.oauth && primary) await offerDestination(tx, connection, primary.externalId)
  const { id: connectionId, organizationId } = connection
  const dueAt = new Date(now.getTime() + pauseOf(kind))
  for (const { externalId, read } of readings)
    await saveReading(tx, { organizationId, connectionId, externalId }, read, { now, dueAt })
  if (kind.watch) await requestWatches(tx, connection, now)
  return connection
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
  return { connected, remote, readings, now, kind: adapter }
}

/**
 * Ends the access to an account at its provider, before the connection is deleted: a process that
 * dies between leaves a connection that shows its problem, and not a grant that nothing shows. An
 * account that another person has connected too keeps the grant, which is one at the provider; so
 * does one whose provider cannot be reached.
 */
export async function revokeAccess(
  { db, kinds, sealer }: Pick<CalendarDeps, 'db' | 'kinds' | 'sealer'>,
  owner: Owner,
  { id, integration }: { id: number; integration: string },
): Promise<void> {
  const connection = (await connectionsOf(db, owner, integration)).find((each) => each.id === id)
  const { oauth } = kinds.require('calendar', integration)
  if (!connection || connection.delegationCredentialId !== null) return
  if (!oauth || (await isAccountShared(db, connection))) return
  await oauth.revoke(unsealed(sealer, connection) as Tokens).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error
  })
}

/**
 * Ends a connection and returns it. Where the organization reaches the account too, it is connected
 * by the organization from then on.
 * @throws 404, 400 for one that only the organization can end
 */
export async function disconnectAccount(
  { sealer, clock }: Pick<CalendarDeps, 'sealer' | 'clock'>,
  tx: Tx,
  owner: Owner,
  { id, integration }: { id: number; integration: string },
): Promise<Connection> {
  const connection = await requireConnection(tx, owner, id, integration)
  if (connection.delegationCredentialId !== null)
    throw badRequest({
      path: 'id',
      message: 'is connected by your organization; remove its calendars from conflict checks instead',
    })
  await deleteConnection(tx, owner, connection.id)
  await followDelegation(tx, sealer, owner, clock.now())
  return connection
}

type CalendarName = Parameters<typeof requireCalendar>[2]

/** Counts a calendar's events as busy time. @throws 404 */
export async function selectCalendar(
  tx: Tx,
  owner: Owner,
  name: CalendarName,
  { now, kind }: { now: Date; kind: Pick<CalendarKind, 'watch'> },
): Promise<void> {
  const { calendar } = await requireCalendar(tx, owner, name)
  await markSelected(tx, calendar, { isSelected: true, dueAt: now, watchDueAt: kind.watch ? now : null })
}

/** Stops counting a calendar's events as busy time. @throws 404, also when they do not count */
export async function deselectCalendar(db: Database, owner: Owner, name: CalendarName): Promise<void> {
  await db.transaction(async (tx) => {
    const { calendar } = await requireCalendar(tx, owner, name)
    if (!calendar.isSelected) throw new DomainError('calendar_not_found')
    await markSelected(tx, calendar, { isSelected: false })
  })
}

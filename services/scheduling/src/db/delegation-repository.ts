import { type Database, queueWork, type Tx } from '@punctual/db'
import { and, eq, inArray } from 'drizzle-orm'
import type { Connection, WorkClaim } from './calendars-repository.ts'
import { calendarConnection, delegationCredential } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
export type DelegationCredential = typeof delegationCredential.$inferSelect
type Key = Pick<DelegationCredential, 'organizationId' | 'id'>

const isCredential = ({ organizationId, id }: Key) =>
  and(eq(delegationCredential.organizationId, organizationId), eq(delegationCredential.id, id))

/** @throws the unique violation when the organization has one for the domain */
export async function insertDelegation(
  { orm }: Tx,
  credential: DelegationCredential,
): Promise<DelegationCredential> {
  const [created] = await orm.insert(delegationCredential).values(credential).returning()
  return created!
}

export async function findDelegation({ orm }: Reader, key: Key): Promise<DelegationCredential | undefined> {
  const [found] = await orm.select().from(delegationCredential).where(isCredential(key))
  return found
}

/** As `findDelegation`; members are connected by its state before or after the change. */
export async function lockDelegation({ orm }: Tx, key: Key): Promise<DelegationCredential | undefined> {
  const [found] = await orm.select().from(delegationCredential).where(isCredential(key)).for('update')
  return found
}

export async function changeDelegation(
  { orm }: Tx,
  key: Key,
  change: Pick<DelegationCredential, 'updatedAt'> &
    Partial<Pick<DelegationCredential, 'enabled' | 'sealedKey'>>,
): Promise<DelegationCredential> {
  const [changed] = await orm.update(delegationCredential).set(change).where(isCredential(key)).returning()
  return changed!
}

export async function forgetDelegationsIn({ orm }: Tx, organizationId: number): Promise<void> {
  await orm.delete(delegationCredential).where(eq(delegationCredential.organizationId, organizationId))
}

/** Ends the access tokens of a credential's connections; each account is tried again. */
export async function restartConnectionsOf(
  { orm }: Tx,
  { id }: Key,
  { sealedCredentials, now }: { sealedCredentials: string; now: Date },
): Promise<void> {
  await orm
    .update(calendarConnection)
    .set({ sealedCredentials, renewingUntil: null, listDueAt: now, listFailures: 0 })
    .where(eq(calendarConnection.delegationCredentialId, id))
}

/** Whose connections are looked at: the members of an organization, one person, or both. */
export interface DelegationScope {
  organizationId?: number
  userId?: number
}

/**
 * Connects the members of an organization whose verified addresses are of a credential's domain,
 * and disconnects those of whom this is no longer true. An account that its person has connected
 * stays the person's own. The rows that decide are locked, so that a member who leaves meanwhile
 * does not stay connected.
 * @param options.sealedCredentials of connections that have no access token yet
 */
export async function connectDelegates(
  tx: Tx,
  { organizationId = 0, userId = 0 }: DelegationScope,
  { sealedCredentials, now }: { sealedCredentials: string; now: Date },
): Promise<void> {
  const { sql: query } = tx
  const connected = await query`
    insert into calendar_connection (organization_id, user_id, integration, account, sealed_credentials,
      invalid, problem, version, created_at, delegation_credential_id, list_due_at)
    select organization_id, user_id, integration, account, ${sealedCredentials}, false, null, 1,
      ${now}::timestamptz, credential_id, ${now}::timestamptz
    from (
      select c.organization_id, u.id as user_id, c.platform || '_calendar' as integration,
        lower(u.email) as account, c.id as credential_id
      from delegation_credential c
      join membership_replica m on m.team_id = c.organization_id and m.accepted and not m.ended
      join user_replica u on u.id = m.user_id and u.email_verified
        and lower(split_part(u.email, '@', -1)) = c.domain
      where c.enabled and ${organizationId}::bigint in (0, c.organization_id)
        and ${userId}::bigint in (0, u.id)
      for share) wanted
    on conflict (organization_id, user_id, integration, account) do nothing
    returning 1`
  if (connected.length > 0) queueWork(tx, 'calendars')
  await query`
    delete from calendar_connection k
    where k.delegation_credential_id is not null
      and ${organizationId}::bigint in (0, k.organization_id) and ${userId}::bigint in (0, k.user_id)
      and not exists (
        select from delegation_credential c
        join membership_replica m on m.team_id = c.organization_id and m.user_id = k.user_id
          and m.accepted and not m.ended
        join user_replica u on u.id = k.user_id and u.email_verified
        where c.id = k.delegation_credential_id and c.enabled
          and lower(split_part(u.email, '@', -1)) = c.domain and lower(u.email) = k.account)`
}

/** Claims connections whose calendars are to be listed. */
export async function claimDueLists(
  tx: Tx,
  { now, until, limit }: WorkClaim,
): Promise<{ connection: Connection }[]> {
  const claimed = await tx.sql<{ id: number }[]>`
    update calendar_connection set list_due_at = ${until} where id in (
      select id from calendar_connection where list_due_at <= ${now}
      order by list_due_at limit ${limit} for update skip locked)
    returning id`
  if (claimed.length === 0) return []
  const ids = claimed.map(({ id }) => id)
  const found = await tx.orm.select().from(calendarConnection).where(inArray(calendarConnection.id, ids))
  return found.map((connection) => ({ connection }))
}

/**
 * @param state `listDueAt` null: the calendars are listed
 * @returns whether the connection is still there
 */
export async function saveListing(
  { orm }: Tx,
  { organizationId, id }: Connection,
  state: Pick<Connection, 'listDueAt' | 'listFailures' | 'problem'>,
): Promise<boolean> {
  const saved = await orm
    .update(calendarConnection)
    .set(state)
    .where(and(eq(calendarConnection.organizationId, organizationId), eq(calendarConnection.id, id)))
    .returning({ id: calendarConnection.id })
  return saved.length > 0
}

/** Sets where the bookings of a connection's person are written, unless the person has chosen. */
export async function offerDestination(
  { sql: query }: Tx,
  { organizationId, userId, id, integration }: Connection,
  externalId: string,
): Promise<void> {
  await query`
    insert into destination_calendar (organization_id, user_id, connection_id, integration, external_id)
    values (${organizationId}, ${userId}, ${id}, ${integration}, ${externalId})
    on conflict (organization_id, user_id) where event_type_id is null do nothing`
}

import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm'
import type { ConferencingOwner, ConnectionOwner } from '../domain/conferencing.ts'
import type { Owner } from '../domain/owner.ts'
import { conferencingConnection } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** A meeting service that a person or a team has connected. */
export type ConferencingConnection = typeof conferencingConnection.$inferSelect
/** A connection that is reached with tokens of its own. */
export type TokenConnection = ConferencingConnection & { sealedCredentials: string }

const isOf = ({ organizationId, ownerKind, ownerId }: ConnectionOwner) =>
  and(
    eq(conferencingConnection.organizationId, organizationId),
    eq(conferencingConnection.ownerKind, ownerKind),
    eq(conferencingConnection.ownerId, ownerId),
  )
const isConnection = ({ organizationId, id }: Pick<ConferencingConnection, 'organizationId' | 'id'>) =>
  and(eq(conferencingConnection.organizationId, organizationId), eq(conferencingConnection.id, id))

/** Connects a service, or replaces the account of an earlier connection. */
export async function saveConferencing(
  { orm }: Tx,
  connection: Omit<ConferencingConnection, 'id' | 'invalid' | 'problem' | 'version' | 'renewingUntil'>,
): Promise<ConferencingConnection> {
  const { organizationId, ownerKind, ownerId, appSlug } = conferencingConnection
  const { userId, account, roomUrl, sealedCredentials } = connection
  const state = { invalid: false, problem: null }
  const [saved] = await orm
    .insert(conferencingConnection)
    .values({ ...connection, ...state, version: 1 })
    .onConflictDoUpdate({
      target: [organizationId, ownerKind, ownerId, appSlug],
      set: {
        ...state,
        userId,
        account,
        roomUrl,
        sealedCredentials,
        renewingUntil: null,
        version: sql`${conferencingConnection.version} + 1`,
      },
    })
    .returning()
  return saved!
}

/** Returns the connection of a person through the operator's account; the first call makes it. */
export async function operatedConnection(
  tx: Tx,
  { userId, organizationId }: Owner,
  appSlug: string,
  now: Date,
): Promise<ConferencingConnection> {
  const owner = { organizationId, ownerKind: 'operator', ownerId: userId } as const
  const [found] = await tx.orm
    .select()
    .from(conferencingConnection)
    .where(and(isOf(owner), eq(conferencingConnection.appSlug, appSlug)))
  const unnamed = { account: '', roomUrl: null, sealedCredentials: null }
  return found ?? saveConferencing(tx, { ...owner, ...unnamed, appSlug, userId, createdAt: now })
}

/** Oldest first. */
export async function conferencingOf(
  { orm }: Reader,
  owner: ConferencingOwner,
): Promise<ConferencingConnection[]> {
  return orm.select().from(conferencingConnection).where(isOf(owner)).orderBy(asc(conferencingConnection.id))
}

/** Returns the slugs of the services that an owner has connected. */
export const appsOf = async (db: Reader, owner: ConferencingOwner): Promise<string[]> =>
  (await conferencingOf(db, owner)).map(({ appSlug }) => appSlug)

/**
 * Returns the slugs of the services that each of these people has connected.
 * @param organizationId 0: each in the home
 */
export async function appsOfAll(
  { sql: query }: Tx,
  organizationId: number,
  userIds: readonly number[],
): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await query<{ appSlug: string }[]>`
    select c.app_slug as "appSlug" from conferencing_connection c
    join user_replica u on u.id = c.owner_id
    where c.owner_kind = 'user' and c.owner_id = any(${[...userIds]}::bigint[])
      and c.organization_id = case when ${organizationId} = 0 then u.organization_id else ${organizationId} end
    group by c.app_slug having count(distinct c.owner_id) = ${new Set(userIds).size}`
  return rows.map(({ appSlug }) => appSlug)
}

/** Ends a connection. @returns undefined when there was none */
export async function deleteConferencing(
  { orm }: Tx,
  owner: ConferencingOwner,
  appSlug: string,
): Promise<ConferencingConnection | undefined> {
  const [deleted] = await orm
    .delete(conferencingConnection)
    .where(and(isOf(owner), eq(conferencingConnection.appSlug, appSlug)))
    .returning()
  return deleted
}

/** Deletes the connections of a deleted team or, in every organization, of a deleted user. */
export async function forgetConnectionsOf(
  { orm }: Tx,
  { ownerKind, ownerId }: Pick<ConferencingOwner, 'ownerKind' | 'ownerId'>,
): Promise<void> {
  await orm
    .delete(conferencingConnection)
    .where(and(eq(conferencingConnection.ownerKind, ownerKind), eq(conferencingConnection.ownerId, ownerId)))
}

/** Deletes the connections in a deleted organization. */
export async function forgetConnectionsIn({ orm }: Tx, organizationId: number): Promise<void> {
  await orm.delete(conferencingConnection).where(eq(conferencingConnection.organizationId, organizationId))
}

/** Returns whether the same account is connected for others, too. */
export async function isConferencingShared(
  { sql: query }: Database,
  { id, appSlug, account }: ConferencingConnection,
): Promise<boolean> {
  const [row] = await query<{ found: boolean }[]>`
    select exists (select from conferencing_connection
      where app_slug = ${appSlug} and account = ${account} and id <> ${id}) as found`
  return row!.found
}

const withTokens = (found: ConferencingConnection | undefined): TokenConnection | undefined =>
  found?.sealedCredentials == null ? undefined : { ...found, sealedCredentials: found.sealedCredentials }

/** The tokens of connections, as `tokenAccount` renews them. */
export const conferencingTokens = {
  async find({ orm }: Database, key: TokenConnection): Promise<TokenConnection | undefined> {
    const [found] = await orm.select().from(conferencingConnection).where(isConnection(key))
    return withTokens(found)
  },
  async claimRenewal(
    { orm }: Database,
    key: TokenConnection,
    { now, until }: { now: Date; until: Date },
  ): Promise<TokenConnection | undefined> {
    const { renewingUntil } = conferencingConnection
    const [claimed] = await orm
      .update(conferencingConnection)
      .set({ renewingUntil: until })
      .where(and(isConnection(key), or(isNull(renewingUntil), lte(renewingUntil, now))))
      .returning()
    return withTokens(claimed)
  },
  /** Nothing changes if the account was connected again meanwhile. */
  async endRenewal(
    { orm }: Database,
    claimed: TokenConnection,
    sealedCredentials: string | undefined,
  ): Promise<void> {
    const isClaimed = eq(conferencingConnection.sealedCredentials, claimed.sealedCredentials)
    await orm
      .update(conferencingConnection)
      .set({ renewingUntil: null, ...(sealedCredentials !== undefined && { sealedCredentials }) })
      .where(and(isConnection(claimed), isClaimed))
  },
}

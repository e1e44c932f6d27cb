import {
  type BookingSnapshot,
  ClientPages,
  type EventData,
  type oauthClientCreated,
  type UserProfile,
} from '@punctual/contracts'
import type { Orm, Sql, Tx } from '@punctual/db'
import { Value } from '@sinclair/typebox/value'
import { eq, lt } from 'drizzle-orm'
import type { Reader } from '../domain/reader.ts'
import { oauthClientReplica, userReplica } from './schema.ts'

/**
 * Stores a user; a late or repeated event changes nothing.
 * @returns whether this version was newer
 */
export async function storeUser(tx: Tx, user: UserProfile): Promise<boolean> {
  const columns = {
    organizationId: user.organizationId,
    email: user.email,
    name: user.name,
    timeZone: user.timeZone,
    locale: user.locale,
    timeFormat: user.timeFormat,
    areEmailsEnabled: user.areEmailsEnabled ?? true,
    branding: user.branding,
    clientId: user.clientId ?? null,
    version: user.version,
  }
  const rows = await tx.orm
    .insert(userReplica)
    .values({ id: user.id, ...columns })
    .onConflictDoUpdate({
      target: userReplica.id,
      set: columns,
      setWhere: lt(userReplica.version, user.version),
    })
    .returning({ id: userReplica.id })
  return rows.length > 0
}

/**
 * Removes a deleted user's name and address. The settings stay for the bookings that the user
 * hosted, and the row, so that an earlier event that is retried does not restore the user.
 */
export async function storeUserTombstone(
  sql: Sql,
  { id, organizationId }: { id: number; organizationId: number },
  version: number,
): Promise<void> {
  await sql`
    insert into user_replica (id, organization_id, email, name, time_zone, locale, time_format, version, deleted)
    values (${id}, ${organizationId}, '', '', 'UTC', 'en', 24, ${version}, true)
    on conflict (id) do update
      set email = '', name = '', deleted = true, version = greatest(user_replica.version, excluded.version)`
}

const readerFrom = (user: typeof userReplica.$inferSelect): Reader => ({
  timeZone: user.timeZone,
  locale: user.locale,
  timeFormat: user.timeFormat,
})

/** Returns how a person reads times; UTC and English for an unknown user. */
export async function readerOf(orm: Orm, userId: number): Promise<Reader> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  return user ? readerFrom(user) : { timeZone: 'UTC', locale: 'en', timeFormat: 24 }
}

/** Returns a user's address; undefined for an unknown or deleted user. */
export async function emailOf(orm: Orm, userId: number): Promise<string | undefined> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  return user?.deleted === false ? user.email : undefined
}

/**
 * Returns a user's address and how they read times; undefined for an unknown or deleted user, or
 * one with mails switched off.
 */
export async function findMailable(
  orm: Orm,
  userId: number,
): Promise<{ email: string; reader: Reader } | undefined> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  if (!user || user.deleted || !user.areEmailsEnabled) return undefined
  return { email: user.email, reader: readerFrom(user) }
}

type OAuthClient = EventData<typeof oauthClientCreated>['client']

/** Stores the mail settings and pages of an OAuth client; the newer version wins. */
export async function storeClient(tx: Tx, client: OAuthClient, version: number): Promise<void> {
  const pages = Value.Clean(ClientPages, { ...client }) as ClientPages
  const columns = { areEmailsEnabled: client.areEmailsEnabled, pages, version }
  await tx.orm
    .insert(oauthClientReplica)
    .values({ id: client.id, ...columns })
    .onConflictDoUpdate({
      target: oauthClientReplica.id,
      set: columns,
      setWhere: lt(oauthClientReplica.version, version),
    })
}

/** The mail settings for an organizer's bookings. */
export interface MailRules {
  areEmailsEnabled: boolean
  pages: ClientPages
}

/**
 * Returns the mail settings of an organizer. The client of a managed user decides them. While the
 * replicas lack the user or the client, managed users get no booking mails and other users do.
 * @param clientId the client that manages the organizer according to the booking
 */
export async function mailRulesOf(
  orm: Orm,
  userId: number,
  clientId: string | undefined,
): Promise<MailRules> {
  const [user] = await orm
    .select({ enabled: userReplica.areEmailsEnabled, clientId: userReplica.clientId })
    .from(userReplica)
    .where(eq(userReplica.id, userId))
  const manager = user ? user.clientId : (clientId ?? null)
  const [client] =
    manager === null
      ? []
      : await orm.select().from(oauthClientReplica).where(eq(oauthClientReplica.id, manager))
  return rulesFrom(user, manager, client)
}

/** Returns the rules from the replicas of the organizer and of the client that manages them. */
export const rulesFrom = (
  user: { enabled: boolean } | undefined,
  manager: string | null,
  client: { areEmailsEnabled: boolean; pages: ClientPages } | undefined,
): MailRules => ({
  areEmailsEnabled: client?.areEmailsEnabled ?? user?.enabled ?? manager === null,
  pages: client?.pages ?? {},
})

/** Returns the pages of the client that manages a booking's organizer. */
export async function pagesFor(
  orm: Orm,
  { hosts, eventType }: Pick<BookingSnapshot, 'hosts' | 'eventType'>,
): Promise<ClientPages> {
  const [organizer] = hosts
  if (!organizer) return {}
  return (await mailRulesOf(orm, organizer.id, eventType.clientId)).pages
}

import type { Orm } from '@punctual/db'
import { eq } from 'drizzle-orm'
import type { Reader } from '../domain/dates.ts'
import { userReplica } from './schema.ts'

const readerFrom = (user: typeof userReplica.$inferSelect): Reader => ({
  timeZone: user.time_zone,
  locale: user.locale,
  timeFormat: user.time_format,
})

/** Returns how a person reads times; UTC and English for an unknown user. */
export async function readerOf(orm: Orm, userId: number): Promise<Reader> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  return user ? readerFrom(user) : { timeZone: 'UTC', locale: 'en', timeFormat: 24 }
}

/**
 * Returns a user's address and how they read times; undefined for an unknown user or one with mails
 * switched off.
 */
export async function findMailable(
  orm: Orm,
  userId: number,
): Promise<{ email: string; reader: Reader } | undefined> {
  const [user] = await orm.select().from(userReplica).where(eq(userReplica.id, userId))
  if (!user || user.deleted || !user.are_emails_enabled) return undefined
  return { email: user.email, reader: readerFrom(user) }
}

import type { Database, Tx } from '@punctual/db'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { calendarAuthorization } from './schema.ts'

/** A person's request to connect an account. */
export type Authorization = typeof calendarAuthorization.$inferSelect

/** Stores a request, and deletes those that have expired. */
export async function saveAuthorization({ orm }: Tx, authorization: Authorization, now: Date): Promise<void> {
  await orm.delete(calendarAuthorization).where(lte(calendarAuthorization.expiresAt, now))
  await orm.insert(calendarAuthorization).values(authorization)
}

/** Deletes a request and returns it, so that it is used once; undefined when it has ended. */
export async function takeAuthorization(
  { orm }: Database,
  { stateDigest, integration }: Pick<Authorization, 'stateDigest' | 'integration'>,
  now: Date,
): Promise<Authorization | undefined> {
  const [taken] = await orm
    .delete(calendarAuthorization)
    .where(
      and(
        eq(calendarAuthorization.stateDigest, stateDigest),
        eq(calendarAuthorization.integration, integration),
        gt(calendarAuthorization.expiresAt, now),
      ),
    )
    .returning()
  return taken
}

/** Deletes the requests of a person in an organization. */
export async function forgetAuthorizations({ orm }: Tx, { userId, organizationId }: Owner): Promise<void> {
  await orm
    .delete(calendarAuthorization)
    .where(
      and(eq(calendarAuthorization.organizationId, organizationId), eq(calendarAuthorization.userId, userId)),
    )
}

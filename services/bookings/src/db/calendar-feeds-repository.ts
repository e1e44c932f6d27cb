import type { Database, Tx } from '@punctual/db'
import { and, eq } from 'drizzle-orm'
import { calendarFeed } from './schema.ts'

type Db = Pick<Database | Tx, 'orm'>

/** A user in an organization (0: none), whose bookings a feed shows. */
export interface FeedOwner {
  organizationId: number
  userId: number
}

const of = ({ organizationId, userId }: FeedOwner) =>
  and(eq(calendarFeed.organizationId, organizationId), eq(calendarFeed.userId, userId))

/** Saves the digest of a feed's address in place of the older one. */
export async function saveFeed({ orm }: Db, owner: FeedOwner, digest: string, now: Date): Promise<void> {
  const { organizationId, userId } = owner
  const changes = { digest, createdAt: now }
  await orm
    .insert(calendarFeed)
    .values({ organizationId, userId, ...changes })
    .onConflictDoUpdate({ target: [calendarFeed.organizationId, calendarFeed.userId], set: changes })
}

export async function findFeed({ orm }: Db, owner: FeedOwner): Promise<{ createdAt: Date } | undefined> {
  const [row] = await orm.select({ createdAt: calendarFeed.createdAt }).from(calendarFeed).where(of(owner))
  return row
}

/** Returns the owner of the feed whose address has this digest. */
export async function findFeedOwner({ orm }: Db, digest: string): Promise<FeedOwner | undefined> {
  const [row] = await orm
    .select({ organizationId: calendarFeed.organizationId, userId: calendarFeed.userId })
    .from(calendarFeed)
    .where(eq(calendarFeed.digest, digest))
  return row
}

/** @returns whether there was one */
export async function deleteFeed({ orm }: Db, owner: FeedOwner): Promise<boolean> {
  const gone = await orm.delete(calendarFeed).where(of(owner)).returning({ userId: calendarFeed.userId })
  return gone.length > 0
}

/** Deletes the feeds of a user in every organization. */
export async function deleteFeedsOf({ orm }: Db, userId: number): Promise<void> {
  await orm.delete(calendarFeed).where(eq(calendarFeed.userId, userId))
}

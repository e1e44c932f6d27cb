import type { Page } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, asc, count, eq } from 'drizzle-orm'
import type { EventType } from '../domain/event-type.ts'
import type { LinkLimits, PrivateLink } from '../domain/private-link.ts'
import { privateLink } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
type Parent = Pick<EventType, 'organizationId' | 'id'>

const ofEventType = ({ organizationId, id }: Parent) =>
  and(eq(privateLink.organizationId, organizationId), eq(privateLink.eventTypeId, id))
const isLink = (eventType: Parent, linkId: string) =>
  and(ofEventType(eventType), eq(privateLink.linkId, linkId))

export async function insertPrivateLink({ orm }: Tx, link: PrivateLink): Promise<void> {
  await orm.insert(privateLink).values(link)
}

/** Returns one page of the links of an event type, oldest first, and their total. */
export async function listPrivateLinks(
  { orm }: Reader,
  eventType: Parent,
  { take, skip }: Page,
): Promise<{ links: PrivateLink[]; total: number }> {
  const [links, [counted]] = await Promise.all([
    orm
      .select()
      .from(privateLink)
      .where(ofEventType(eventType))
      .orderBy(asc(privateLink.createdAt), asc(privateLink.linkId))
      .limit(take)
      .offset(skip),
    orm.select({ total: count() }).from(privateLink).where(ofEventType(eventType)),
  ])
  return { links, total: counted?.total ?? 0 }
}

/** Finds a link of any tenant: its id grants the right to use it. */
export async function findPrivateLink({ orm }: Reader, linkId: string): Promise<PrivateLink | undefined> {
  const [found] = await orm.select().from(privateLink).where(eq(privateLink.linkId, linkId))
  return found
}

/** Returns the link if it belongs to the event type, locked until the transaction ends. */
export async function lockPrivateLink(
  { orm }: Tx,
  eventType: Parent,
  linkId: string,
): Promise<PrivateLink | undefined> {
  const [found] = await orm.select().from(privateLink).where(isLink(eventType, linkId)).for('update')
  return found
}

export async function updatePrivateLink(
  { orm }: Tx,
  { linkId }: PrivateLink,
  limits: LinkLimits,
  now: Date,
): Promise<void> {
  await orm
    .update(privateLink)
    .set({ ...limits, updatedAt: now })
    .where(eq(privateLink.linkId, linkId))
}

/** Returns false when the event type has no such link. */
export async function deletePrivateLink({ orm }: Tx, eventType: Parent, linkId: string): Promise<boolean> {
  const deleted = await orm
    .delete(privateLink)
    .where(isLink(eventType, linkId))
    .returning({ linkId: privateLink.linkId })
  return deleted.length > 0
}

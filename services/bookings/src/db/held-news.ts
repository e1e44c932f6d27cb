import type { Tx } from '@punctual/db'
import { and, eq, sql } from 'drizzle-orm'
import type { HeldEvent } from '../domain/held-news.ts'
import { heldNews } from './schema.ts'

interface BookingKey {
  organizationId: number
  id: number
}

/** Adds events that wait for the link of a booking's meeting. */
export async function holdNews(
  { orm }: Tx,
  { organizationId, id: bookingId }: BookingKey,
  events: readonly HeldEvent[],
): Promise<void> {
  await orm
    .insert(heldNews)
    .values({ organizationId, bookingId, events: [...events] })
    .onConflictDoUpdate({
      target: [heldNews.organizationId, heldNews.bookingId],
      set: { events: sql`${heldNews.events} || excluded.events` },
    })
}

/** Takes the events that a booking holds, oldest first. */
export async function takeHeldNews(
  { orm }: Tx,
  { organizationId, id: bookingId }: BookingKey,
): Promise<HeldEvent[]> {
  const [taken] = await orm
    .delete(heldNews)
    .where(and(eq(heldNews.organizationId, organizationId), eq(heldNews.bookingId, bookingId)))
    .returning()
  return taken?.events ?? []
}

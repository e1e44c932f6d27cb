import type { Sql } from '@punctual/db'
import type { Claim } from './claim.ts'

/**
 * Returns claims as rows of (event_id, webhook_id, epoch) to join with. They are passed as arrays
 * because the planner knows the length of an array; for JSON it assumes a fixed number of rows and
 * scans whole tables.
 */
export const claimKeys = (sql: Sql, claims: readonly Pick<Claim, 'eventId' | 'webhookId' | 'epoch'>[]) => sql`
  unnest(${claims.map(({ eventId }) => eventId)}::uuid[], ${claims.map(({ webhookId }) => webhookId)}::bigint[],
    ${claims.map(({ epoch }) => epoch)}::integer[])`

/** Returns the delivery's key for lookups in memory. */
export const deliveryKey = ({ eventId, webhookId }: Pick<Claim, 'eventId' | 'webhookId'>): string =>
  `${eventId} ${webhookId}`

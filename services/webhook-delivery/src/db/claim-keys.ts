import type { Sql } from '@punctual/db'

/** What identifies one claim of a delivery. */
export interface ClaimKey {
  eventId: string
  webhookId: number
  /** The number of this claim; every later claim of the delivery has a higher one. */
  epoch: number
}

/**
 * Returns claims as rows of (event_id, webhook_id, epoch) to join with. They are passed as arrays
 * because the planner knows the length of an array; for JSON it assumes a fixed number of rows and
 * scans whole tables.
 */
export const claimKeys = (sql: Sql, claims: readonly ClaimKey[]) => sql`
  unnest(${claims.map(({ eventId }) => eventId)}::uuid[], ${claims.map(({ webhookId }) => webhookId)}::bigint[],
    ${claims.map(({ epoch }) => epoch)}::integer[])`

/** Returns the delivery's key for lookups in memory. */
export const deliveryKey = ({ eventId, webhookId }: Omit<ClaimKey, 'epoch'>): string =>
  `${eventId} ${webhookId}`

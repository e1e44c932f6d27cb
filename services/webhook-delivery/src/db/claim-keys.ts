import type { Sql } from '@punctual/db'
import type { Claim } from './claim.ts'

/**
 * Claims as rows of (event_id, webhook_id, epoch), to be joined. As arrays, whose length the planner knows: by the fixed
 * guess that it has for JSON it reads whole tables.
 */
export const claimKeys = (sql: Sql, claims: readonly Pick<Claim, 'eventId' | 'webhookId' | 'epoch'>[]) => sql`
  unnest(${claims.map(({ eventId }) => eventId)}::uuid[], ${claims.map(({ webhookId }) => webhookId)}::bigint[],
    ${claims.map(({ epoch }) => epoch)}::integer[])`

/** A delivery in one word, to look it up by. */
export const deliveryKey = ({ eventId, webhookId }: Pick<Claim, 'eventId' | 'webhookId'>): string =>
  `${eventId} ${webhookId}`

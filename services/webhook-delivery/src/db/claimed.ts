import type { Database } from '@punctual/db'
import type { Claim } from './claim.ts'
import { claimKeys, deliveryKey } from './claim-keys.ts'

/** A claim with all data of its request. */
export interface Claimed extends Claim {
  trigger: string
  url: string
  webhookVersion: string
  contentType: string
  body: Uint8Array
  /** The number of this attempt, from 1. */
  attempt: number
  /** When the event happened. */
  createdAt: Date
  /** Sealed; the current secret first, then the previous ones that still sign, newest first. */
  secrets: string[]
}

/** Loads the data of the claims' requests; omits claims whose delivery or webhook was deleted. */
export async function loadClaimed(db: Database, claims: readonly Claim[], now: Date): Promise<Claimed[]> {
  if (claims.length === 0) return []
  const rows = await db.sql<Omit<Claimed, Exclude<keyof Claim, 'eventId' | 'webhookId'>>[]>`
    select d.event_id as "eventId", d.webhook_id as "webhookId", d.trigger, d.attempts + 1 as attempt, d.body,
      d.content_type as "contentType", d.created_at as "createdAt", w.subscriber_url as url,
      w.version as "webhookVersion", array(
        select s.sealed from webhook_secret s
        where s.webhook_id = w.id and (s.valid_until is null or s.valid_until > ${now})
        order by s.valid_until desc nulls first) as secrets
    from ${claimKeys(db.sql, claims)} c(event_id, webhook_id, epoch)
    join webhook_delivery d on d.event_id = c.event_id and d.webhook_id = c.webhook_id
      and d.event_id = any(${claims.map(({ eventId }) => eventId)}::uuid[])
    join webhook w on w.id = d.webhook_id and w.deleted_at is null`
  const found = new Map(rows.map((row) => [deliveryKey(row), row]))
  return claims.flatMap((claim) => {
    const row = found.get(deliveryKey(claim))
    return row ? { ...claim, ...row } : []
  })
}

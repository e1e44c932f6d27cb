import type { Tx } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { storeUnsubscribed } from '../db/unsubscribed.ts'
import { readUnsubscribeToken } from '../domain/unsubscribe-token.ts'

/**
 * Ends the mails of a workflow for the recipient whom the token names.
 * @throws DomainError unsubscribe_link_invalid
 */
export function unsubscribe(
  tx: Tx,
  { sealer, token, now }: { sealer: Pick<Sealer, 'open'>; token: string; now: Date },
): Promise<void> {
  return storeUnsubscribed(tx, { ...readUnsubscribeToken(sealer, token), now })
}

import type { Tx } from '@punctual/db'

/** A refund that the provider is to make, or of which it has to say whether it is made. */
export interface DueRefund {
  uid: string
  paymentId: number
  /** The provider's id of the payment. */
  paymentExternalId: string
  amount: number
  currency: string
  /** The provider's id, if it has accepted the refund. */
  externalId: string | null
  /** The connected account that has the money; null: the operator's own. */
  account: string | null
  /** Calls of the provider so far, this one included. */
  attempts: number
}

/**
 * Claims due refunds: other processes take them over at `until`, unless their outcome is recorded
 * before.
 */
export async function claimDueRefunds(
  { sql }: Tx,
  { now, until, limit, provider }: { now: Date; until: Date; limit: number; provider: string },
): Promise<DueRefund[]> {
  return sql<DueRefund[]>`
    with due as materialized (
      select r.organization_id, r.payment_id, r.number, p.currency, p.external_id, p.account_id
      from refund r join payment p on p.organization_id = r.organization_id and p.id = r.payment_id
      where r.run_at <= ${now} and p.provider = ${provider}
      order by r.run_at limit ${limit} for update of r skip locked
    )
    update refund r set run_at = ${until}, attempts = r.attempts + 1 from due
    where r.organization_id = due.organization_id and r.payment_id = due.payment_id and r.number = due.number
    returning r.uid, r.payment_id as "paymentId", due.external_id as "paymentExternalId", r.amount, due.currency,
      r.external_id as "externalId", due.account_id as account, r.attempts`
}

/** Sets the next call of the provider about a refund that is still pending. */
export async function postponeRefund({ sql }: Pick<Tx, 'sql'>, uid: string, runAt: Date): Promise<void> {
  await sql`update refund set run_at = ${runAt} where uid = ${uid} and status = 'pending'`
}

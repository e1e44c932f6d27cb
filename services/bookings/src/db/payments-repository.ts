import type { Database, Tx } from '@punctual/db'
import type { Booking } from '../domain/booking.ts'
import { findBooking } from './find-bookings.ts'

/** A payment page of a provider, for one or more payments. */
export interface PaymentSession {
  provider: string
  externalId: string
  organizationId: number
  paymentUid: string
  paymentIds: number[]
  /** The total in the currency's smallest unit. */
  amount: number
  url: string
  expiresAt: Date
  /** The connected account of the page; null: the operator's own. */
  account: string | null
}

/** A page or a payment, as the provider names it. */
export interface AtProvider {
  provider: string
  externalId: string
  /** The connected account that it belongs to; undefined: the operator's own. */
  account?: string | null | undefined
}

/** Draws the ids of new payments. */
export async function drawPaymentIds({ sql }: Tx, count: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select nextval('payment_id_seq') as id from generate_series(1, ${count}::integer)`
  return rows.map(({ id }) => id)
}

/** Returns the bookings that one payment covers, by start. */
export async function bookingsOfPayment(db: Database | Tx, uid: string): Promise<Booking[]> {
  const rows = await db.sql<{ uid: string }[]>`
    select b.uid from booking b
    where exists (select from payment p
      where p.uid = ${uid} and p.organization_id = b.organization_id and p.booking_id = b.id)
    order by b.start, b.id`
  const found = await Promise.all(rows.map((row) => findBooking(db, row.uid)))
  return found.filter((booking) => booking !== undefined)
}

/**
 * Locks and returns the bookings that have one of these payments, by start, the same order as
 * `lockSeries`. A payment that moves to another booking while this waits for the lock is followed.
 * @throws Error if payments move faster than they can be locked
 */
export async function lockPayers(tx: Tx, paymentIds: readonly number[]): Promise<Booking[]> {
  const ids = [...new Set(paymentIds)]
  for (let attempt = 0; attempt < 5; attempt++) {
    const rows = await tx.sql<{ uid: string }[]>`
      select b.uid from booking b
      where exists (select from payment p
        where p.id = any(${ids}::bigint[]) and p.organization_id = b.organization_id and p.booking_id = b.id)
      order by b.start, b.id for update of b`
    const locked: Booking[] = []
    for (const { uid } of rows) {
      const booking = await findBooking(tx, uid)
      if (booking) locked.push(booking)
    }
    const found = new Set(locked.flatMap(({ payment = [] }) => payment.map(({ id }) => id)))
    if (locked.length === 0 || ids.every((id) => found.has(id))) return locked
  }
  throw new Error('payments moved to other bookings while these were locked')
}

/** Returns the newest session of a payment. */
export async function latestSession(
  { sql }: Database | Tx,
  paymentUid: string,
): Promise<PaymentSession | undefined> {
  const [row] = await sql<PaymentSession[]>`
    select provider, external_id as "externalId", organization_id as "organizationId", payment_uid as "paymentUid",
      payment_ids as "paymentIds", amount, url, expires_at as "expiresAt", account_id as account
    from payment_session where payment_uid = ${paymentUid} order by created_at desc limit 1`
  return row
}

/**
 * Returns the ids of the payments of a session; undefined for a session that this system did not
 * start.
 */
export async function paymentsOfSession(
  { sql }: Tx,
  { provider, externalId, account = null }: AtProvider,
): Promise<number[] | undefined> {
  const [row] = await sql<{ ids: number[] }[]>`
    select payment_ids as ids from payment_session
    where provider = ${provider} and external_id = ${externalId} and account_id is not distinct from ${account}`
  return row?.ids
}

/** Ends a session that the provider has ended, so that the payment gets a new one. */
export async function endSession(
  { sql }: Tx,
  { provider, externalId, account = null }: AtProvider,
  now: Date,
): Promise<void> {
  await sql`
    update payment_session set expires_at = least(expires_at, ${now})
    where provider = ${provider} and external_id = ${externalId} and account_id is not distinct from ${account}`
}

/**
 * Returns the ids of the payments that the provider knows by this id; occurrences of a series share
 * one.
 */
export async function paymentsAtProvider(
  { sql }: Tx,
  { provider, externalId, account = null }: AtProvider,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from payment
    where provider = ${provider} and external_id = ${externalId} and account_id is not distinct from ${account}
    order by id`
  return rows.map(({ id }) => id)
}

/** Stores which connected account has received payments, for their refunds. */
export async function noteAccount(
  { sql }: Tx,
  ids: readonly number[],
  { externalId, account = null }: Pick<AtProvider, 'externalId' | 'account'>,
): Promise<void> {
  if (account === null) return
  await sql`
    update payment set account_id = ${account}
    where id = any(${[...ids]}::bigint[]) and external_id = ${externalId}`
}

/** Stores a session. The provider can return the same session twice. */
export async function storeSession({ sql }: Database, session: PaymentSession, now: Date): Promise<void> {
  const { provider, externalId, organizationId, paymentUid, paymentIds, amount, url, expiresAt, account } =
    session
  await sql`
    insert into payment_session (provider, external_id, organization_id, payment_uid, payment_ids, amount, url,
      created_at, expires_at, account_id)
    values (${provider}, ${externalId}, ${organizationId}, ${paymentUid}, ${paymentIds}::bigint[], ${amount}, ${url},
      ${now}, ${expiresAt}, ${account})
    on conflict (provider, external_id) do nothing`
}

/** Records a provider's webhook. @returns false if it was received before */
export async function isNewNotice(
  { sql }: Tx,
  provider: string,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    insert into payment_notice (provider, event_id, received_at) values (${provider}, ${eventId}, ${now})
    on conflict do nothing returning event_id`
  return rows.length > 0
}

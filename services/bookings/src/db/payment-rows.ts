import type { PaymentSnapshot } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { Booking } from '../domain/booking.ts'

/**
 * Saves the payments of a booking that are new or changed since `before`, including those of seats
 * that moved here.
 */
export async function savePayments(tx: Tx, before: Booking | undefined, after: Booking): Promise<void> {
  const previous = new Map(before?.payment?.map((payment) => [payment.id, payment.paid]))
  for (const payment of after.payment ?? [])
    if (previous.get(payment.id) !== payment.paid) await savePayment(tx, after, payment)
}

async function savePayment(
  { sql }: Tx,
  { organizationId, id: bookingId }: Booking,
  payment: PaymentSnapshot,
) {
  const { id, uid, provider, amount, currency, url = null, seatUid = null, externalId = null } = payment
  const paidAt = payment.paidAt === undefined ? null : new Date(payment.paidAt)
  await sql`
    insert into payment (id, organization_id, booking_id, uid, seat_uid, provider, amount, currency, url, external_id,
      created_at, paid_at)
    values (${id}, ${organizationId}, ${bookingId}, ${uid}, ${seatUid}, ${provider}, ${amount}, ${currency}, ${url},
      ${externalId}, ${new Date(payment.createdAt)}, ${paidAt})
    on conflict (organization_id, id) do update
      set booking_id = excluded.booking_id, external_id = excluded.external_id, paid_at = excluded.paid_at`
}

import type { PaymentSnapshot } from '@punctual/contracts'

/** What is told of a payment beside its booking (docs/domain.md#triggers): `paymentData` is the payment as it was made. */
export function paymentEvent(
  change: 'payment-initiated' | 'paid',
  payload: Record<string, unknown>,
  { id: paymentId, ...paymentData }: PaymentSnapshot,
) {
  return change === 'paid'
    ? { trigger: 'BOOKING_PAID' as const, payload: { ...payload, paymentId, paymentData } }
    : { trigger: 'BOOKING_PAYMENT_INITIATED' as const, payload: { ...payload, paymentId } }
}

import type { PaymentSnapshot } from '@punctual/contracts'

/**
 * Returns the payment fields that a payload has besides its booking (docs/domain.md#triggers):
 * `paymentData` is the payment as it was created.
 */
export function paymentEvent(
  change: 'payment-initiated' | 'paid',
  payload: Record<string, unknown>,
  { id: paymentId, ...paymentData }: PaymentSnapshot,
) {
  return change === 'paid'
    ? { trigger: 'BOOKING_PAID' as const, payload: { ...payload, paymentId, paymentData } }
    : { trigger: 'BOOKING_PAYMENT_INITIATED' as const, payload: { ...payload, paymentId } }
}

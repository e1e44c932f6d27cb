import type { PaymentSnapshot } from '@punctual/contracts'

/** What is told of a payment beside its booking (contract 9.2): `paymentData` is the payment as it was made. */
export function paymentEvent(
  change: 'payment-initiated' | 'paid',
  payload: Record<string, unknown>,
  { id: paymentId, ...paymentData }: PaymentSnapshot,
) {
  return change === 'paid'
    ? { trigger: 'BOOKING_PAID' as const, payload: { ...payload, paymentId, paymentData } }
    : { trigger: 'BOOKING_PAYMENT_INITIATED' as const, payload: { ...payload, paymentId } }
}

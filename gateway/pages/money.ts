import type { Booking, Payment } from './api.ts'

export const paymentsOf = (bookings: readonly Booking[]): Payment[] =>
  bookings.flatMap(({ payment = [] }) => payment)

/** Returns the total of payments and the payment page, if any; undefined without payments. */
export function sumOf(
  payments: readonly Payment[],
): Pick<Payment, 'amount' | 'currency' | 'url'> | undefined {
  const [first] = payments
  if (!first) return undefined
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0)
  return { amount, currency: first.currency, ...(first.url && { url: first.url }) }
}

/** What a payment provider has of a payment and can give back. */
export function refundable({ amount, paid, provider, refunds = [] }: Payment): number {
  if (!paid || provider === 'hand') return 0
  const taken = refunds.filter(({ status }) => status !== 'failed')
  return amount - taken.reduce((sum, refund) => sum + refund.amount, 0)
}

/**
 * Returns whether the policy of a booking gives money back to an attendee who cancels it now.
 * @param now milliseconds since 1970
 */
export function givesBack({ refundPolicy, start }: Booking, now: number): boolean {
  const { type = 'never', hours = 0 } = refundPolicy ?? {}
  return type === 'always' || (type === 'hours' && now <= Date.parse(start) - hours * 3_600_000)
}

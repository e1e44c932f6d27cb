import { formatMoney } from '@punctual/messages'
import type { Payment } from './api.ts'
import { locale } from './language.ts'

/** Formats an amount in the smallest unit of its currency. */
export const money = (payment: Pick<Payment, 'amount' | 'currency'>): string => formatMoney(payment, locale())

/** Returns the total of payments and the payment page, if any; undefined without payments. */
export function sumOf(
  payments: readonly Payment[],
): Pick<Payment, 'amount' | 'currency' | 'url'> | undefined {
  const [first] = payments
  if (!first) return undefined
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0)
  return { amount, currency: first.currency, ...(first.url && { url: first.url }) }
}

import type { Payment } from './api.ts'
import { locale } from './texts/index.ts'

/** @returns an amount in the currency's smallest unit as people write it */
export function money({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** @returns what is asked together, and where it can be paid; undefined when there is nothing */
export function sumOf(
  payments: readonly Payment[],
): Pick<Payment, 'amount' | 'currency' | 'url'> | undefined {
  const [first] = payments
  if (!first) return undefined
  const amount = payments.reduce((sum, payment) => sum + payment.amount, 0)
  return { amount, currency: first.currency, ...(first.url && { url: first.url }) }
}

import { formatLocale } from './languages.ts'

/** The currencies of ISO 4217 whose smallest unit is not a hundredth. */
const digits: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    'bif clp djf gnf isk jpy kmf krw pyg rwf ugx uyi vnd vuv xaf xof xpf'.split(' ').map((code) => [code, 0]),
  ),
  ...Object.fromEntries('bhd iqd jod kwd lyd omr tnd'.split(' ').map((code) => [code, 3])),
}

/**
 * Returns the decimals of a currency by ISO 4217. `Intl` gives none for currencies whose small
 * coins are out of use, such as the forint, although prices count in them.
 */
export const currencyDigits = (currency: string): number => digits[currency.toLowerCase()] ?? 2

/** Formats an amount in the smallest unit of its currency. */
export function formatMoney(
  { amount, currency }: { amount: number; currency: string },
  locale: string,
): string {
  const decimals = currencyDigits(currency)
  const format = new Intl.NumberFormat(formatLocale(locale), {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  return format.format(amount / 10 ** decimals)
}

import { currencyDigits } from '@punctual/messages'

/**
 * The currencies that Stripe counts in other units than ISO 4217
 * (https://docs.stripe.com/currencies#special-cases), with Stripe's decimals.
 */
const stripeDigits: Readonly<Record<string, number>> = { isk: 2, ugx: 2, mga: 0 }

const factorOf = (currency: string): number => {
  const digits = currencyDigits(currency)
  return 10 ** ((stripeDigits[currency] ?? digits) - digits)
}

/** Converts an amount in the currency's smallest unit into Stripe's unit. */
export const toStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount * factorOf(currency))

/** Converts an amount of Stripe into the currency's smallest unit. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount / factorOf(currency))

import type { App } from '@punctual/http'
import type { BookingsDeps } from '../../deps.ts'
import type { PaymentOpener } from '../../payments/payment-opener.ts'
import { checkStripe } from './check-stripe.ts'
import { connectStripe } from './connect-stripe.ts'
import { saveStripe } from './save-stripe.ts'

/** Adds the routes by which people and teams connect their Stripe accounts. */
export function stripeRoutes(app: App, deps: BookingsDeps, { provider }: PaymentOpener): void {
  connectStripe(app, deps, provider?.accounts)
  saveStripe(app, deps, provider?.accounts)
  checkStripe(app, deps, provider?.accounts)
}

import type { BookingsConfig } from '../config.ts'
import type { NewPayment } from '../domain/payments.ts'
import type { PaymentProvider } from './provider.ts'
import { stripe } from './stripe.ts'

/** Opens payments: at the configured provider, or by hand. */
export interface PaymentOpener {
  /** Unset: payments are marked by hand. */
  provider?: PaymentProvider
  /**
   * Returns the provider of a new payment and, unless it is paid by hand, the address that
   * redirects to the payment page.
   */
  open(uid: string): Omit<NewPayment, 'id'>
}

/** Payments that the organizer marks as paid. */
export const manualPayments: PaymentOpener = { open: (uid) => ({ uid, provider: 'hand' }) }

/** Returns Stripe if it is configured, otherwise payments by hand. */
export function paymentOpenerOf(config: BookingsConfig & { publicUrl: string }): PaymentOpener {
  if (!config.stripe) return manualPayments
  const provider = stripe(config.stripe)
  return {
    provider,
    open: (uid) => ({ uid, provider: provider.name, url: `${config.publicUrl}/v2/payments/${uid}` }),
  }
}

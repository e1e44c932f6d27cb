import type { BookingsConfig } from '../config.ts'
import type { NewPayment } from '../domain/payments.ts'
import type { PaymentProvider } from './provider.ts'
import { stripe } from './stripe.ts'

/** Who takes the money for bookings. */
export interface Till {
  /** Absent where people pay each other by hand. */
  provider?: PaymentProvider
  /** @returns how a payment of that uid is made: by hand, or at an address of ours that leads to the provider's page */
  open(uid: string): Omit<NewPayment, 'id'>
}

export const byHand: Till = { open: (uid) => ({ uid, provider: 'hand' }) }

/** @returns Stripe where it is configured, else people's own hands */
export function tillOf(config: BookingsConfig & { publicUrl: string }): Till {
  if (!config.stripe) return byHand
  const provider = stripe(config.stripe)
  return {
    provider,
    open: (uid) => ({ uid, provider: provider.name, url: `${config.publicUrl}/v2/payments/${uid}` }),
  }
}

import { type Env, type EnvReader, readConfig } from '@punctual/http'
import type { StripeSettings } from './payments/stripe.ts'

export interface BookingsConfig {
  /** STRIPE_*: absent where people pay each other by hand. */
  stripe: StripeSettings | undefined
  /** ROOM_PROVIDER_SECRET: undefined where nobody provides rooms of the built-in video. */
  roomProviderSecret: string | undefined
}

/** Stripe is configured as a whole or not at all: its key says which. */
function readStripe(read: EnvReader): StripeSettings | undefined {
  const secretKey = read.optional('STRIPE_SECRET_KEY')
  if (secretKey === undefined) return undefined
  return {
    apiUrl: read.url('STRIPE_API_URL', ['http:', 'https:'], 'https://api.stripe.com').replace(/\/$/, ''),
    secretKey,
    webhookSecret: read.text('STRIPE_WEBHOOK_SECRET'),
  }
}

/** @throws ConfigError with all problems */
export function bookingsConfig(env: Env): BookingsConfig {
  return readConfig(env, (read) => ({
    stripe: readStripe(read),
    roomProviderSecret: read.optional('ROOM_PROVIDER_SECRET'),
  }))
}

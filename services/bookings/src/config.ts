import { serviceUrl } from '@punctual/db'
import { type Env, type EnvReader, readConfig, readDatabaseUrl } from '@punctual/http'

/** How Stripe is reached, and how it signs. */
export interface StripeSettings {
  /** The root of the API: Stripe's, or that of a stand-in. */
  apiUrl: string
  secretKey: string
  /** The signing secret of Stripe's webhook endpoint. */
  webhookSecret: string
  /** STRIPE_CLIENT_ID: the client id of Connect; undefined: accounts cannot be connected. */
  clientId: string | undefined
  /** STRIPE_CONNECT_WEBHOOK_SECRET: that of the endpoint of connected accounts. */
  connectWebhookSecret: string | undefined
}

export interface BookingsConfig {
  /** STRIPE_*; undefined: payments are marked by hand. */
  stripe: StripeSettings | undefined
  /**
   * ROOM_PROVIDER_SECRET; undefined: there is no provider of video rooms, and its reports are
   * refused.
   */
  roomProviderSecret: string | undefined
  /**
   * ROOM_URL_TEMPLATE: the URL of built-in video rooms, in which `{room}` stands for the room's
   * name.
   */
  roomUrlTemplate: string
}

/** STRIPE_SECRET_KEY switches Stripe on; the other settings are then read too. */
function readStripe(read: EnvReader): StripeSettings | undefined {
  const secretKey = read.optional('STRIPE_SECRET_KEY')
  if (secretKey === undefined) return undefined
  const clientId = read.optional('STRIPE_CLIENT_ID')
  return {
    apiUrl: read.url('STRIPE_API_URL', ['http:', 'https:'], 'https://api.stripe.com').replace(/\/$/, ''),
    secretKey,
    webhookSecret: read.text('STRIPE_WEBHOOK_SECRET'),
    clientId,
    connectWebhookSecret: clientId === undefined ? undefined : read.text('STRIPE_CONNECT_WEBHOOK_SECRET'),
  }
}

/** @throws Error for a text that is not a URL, or has no `{room}` after its host */
function roomTemplate(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isWeb && /^[^/]*\/\/[^/]*\/.*\{room\}/.test(text)) return text
  throw new Error('is not a URL that starts with https: or http: and contains {room} after its host')
}

/**
 * Reads the settings of bookings from the environment.
 * @throws ConfigError with all problems
 */
export function bookingsConfig(env: Env): BookingsConfig {
  return readConfig(env, (read) => ({
    stripe: readStripe(read),
    roomProviderSecret: read.optional('ROOM_PROVIDER_SECRET'),
    roomUrlTemplate: read.parsed('ROOM_URL_TEMPLATE', roomTemplate, 'https://meet.jit.si/{room}'),
  }))
}

/** Reads the database of the command that republishes. @throws ConfigError with all problems */
export function republishConfig(env: Env = process.env): { databaseUrl: string } {
  return readConfig(env, (read) => ({
    databaseUrl: readDatabaseUrl(read, 'bookings', (adminUrl) => serviceUrl(adminUrl, 'bookings')),
  }))
}

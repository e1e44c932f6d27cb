import { serviceUrl } from '@punctual/db'
import { type Env, type EnvReader, readConfig, readDatabaseUrl } from '@punctual/http'
import { parseRoomKey, type RoomTokens } from './domain/room-tokens.ts'

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
   * name, and `{jwt}` for its token.
   */
  roomUrlTemplate: string
  /** ROOM_JWT_*; undefined: who knows the address of a room can enter it. */
  roomTokens: RoomTokens | undefined
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

/** ROOM_JWT_KEY switches tokens on; the other settings are then read too. */
function readRoomTokens(read: EnvReader): RoomTokens | undefined {
  if (read.optional('ROOM_JWT_KEY') === undefined) return undefined
  return {
    signing: read.parsed('ROOM_JWT_KEY', parseRoomKey),
    keyId: read.optional('ROOM_JWT_KEY_ID'),
    issuer: read.text('ROOM_JWT_ISSUER'),
    audience: read.text('ROOM_JWT_AUDIENCE', 'jitsi'),
    subject: read.optional('ROOM_JWT_SUBJECT'),
  }
}

/**
 * @throws Error for a text that is not a URL, has no `{room}` after its host, or has a place for
 *   tokens that are not made
 */
const roomTemplate =
  (hasTokens: boolean) =>
  (text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
    if (!isWeb || !/^[^/]*\/\/[^/]*\/.*\{room\}/.test(text))
      throw new Error('is not a URL that starts with https: or http: and contains {room} after its host')
    if (text.includes('{jwt}') && !hasTokens) throw new Error('contains {jwt}, which needs ROOM_JWT_KEY')
    return text
  }

/**
 * Reads the settings of bookings from the environment.
 * @throws ConfigError with all problems
 */
export function bookingsConfig(env: Env): BookingsConfig {
  return readConfig(env, (read) => {
    const roomTokens = readRoomTokens(read)
    const parseTemplate = roomTemplate(roomTokens !== undefined)
    return {
      stripe: readStripe(read),
      roomProviderSecret: read.optional('ROOM_PROVIDER_SECRET'),
      roomUrlTemplate: read.parsed('ROOM_URL_TEMPLATE', parseTemplate, 'https://meet.jit.si/{room}'),
      roomTokens,
    }
  })
}

/** Reads the database of the command that republishes. @throws ConfigError with all problems */
export function republishConfig(env: Env = process.env): { databaseUrl: string } {
  return readConfig(env, (read) => ({
    databaseUrl: readDatabaseUrl(read, 'bookings', (adminUrl) => serviceUrl(adminUrl, 'bookings')),
  }))
}

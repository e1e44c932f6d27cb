import { serverUrls, serviceUrl } from '@punctual/db'
import { type Env, type EnvReader, readConfig, readDatabaseUrl } from '@punctual/http'
import { parseRoomKey, parseRoomSecret, type RoomTokens } from './domain/room-tokens.ts'

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
  /**
   * BOOKINGS_READ_DATABASE_URL: a standby that answers lists of bookings, unless it may lack
   * commits older than READ_REPLICA_MAX_LAG_MS; undefined: the primary answers all.
   */
  readReplica: { url: string; maxLagMs: number } | undefined
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

/** BOOKINGS_READ_DATABASE_URL switches reads from a standby on. */
function readReadReplica(read: EnvReader): BookingsConfig['readReplica'] {
  const maxLagMs = read.integer('READ_REPLICA_MAX_LAG_MS', {
    fallback: 5_000,
    minimum: 100,
    maximum: 600_000,
  })
  if (read.optional('BOOKINGS_READ_DATABASE_URL') === undefined) return undefined
  const oneServer = (text: string): string => {
    if (serverUrls(text).length > 1) throw new Error('names several servers; it takes one standby')
    return text
  }
  return { url: read.parsed('BOOKINGS_READ_DATABASE_URL', oneServer), maxLagMs }
}

/** ROOM_JWT_KEY switches tokens on; the other settings are then read too. */
function readRoomTokens(read: EnvReader): RoomTokens | undefined {
  if (read.optional('ROOM_JWT_KEY') === undefined) return undefined
  const kind = read.oneOf('ROOM_JWT_CLAIMS', ['jitsi', 'livekit'], 'jitsi')
  return {
    signing: read.parsed('ROOM_JWT_KEY', kind === 'jitsi' ? parseRoomKey : parseRoomSecret),
    keyId: read.optional('ROOM_JWT_KEY_ID'),
    issuer: read.text('ROOM_JWT_ISSUER'),
    claims: kind === 'jitsi' ? readJitsi(read) : readLiveKit(read),
  }
}

const readJitsi = (read: EnvReader) => ({
  kind: 'jitsi' as const,
  audience: read.text('ROOM_JWT_AUDIENCE', 'jitsi'),
  subject: read.optional('ROOM_JWT_SUBJECT'),
})

function readLiveKit(read: EnvReader) {
  const refuse = () => {
    throw new Error('has no effect with ROOM_JWT_CLAIMS=livekit')
  }
  for (const name of ['ROOM_JWT_AUDIENCE', 'ROOM_JWT_SUBJECT'])
    if (read.optional(name) !== undefined) read.parsed(name, refuse)
  return { kind: 'livekit' as const }
}

/**
 * @throws Error for a text that is not a URL, has no place for the room after its host, or has one
 *   for tokens that are not made
 */
const roomTemplate =
  (tokens: RoomTokens | undefined) =>
  (text: string): string => {
    const url = URL.canParse(text) ? new URL(text) : undefined
    const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
    // LiveKit's tokens name the room.
    const place = tokens?.claims.kind === 'livekit' ? '{jwt}' : '{room}'
    const path = /^[^/]*\/\/[^/]*\/(.*)/.exec(text)?.[1]
    if (!isWeb || !path?.includes(place))
      throw new Error(`is not a URL that starts with https: or http: and contains ${place} after its host`)
    if (text.includes('{jwt}') && !tokens) throw new Error('contains {jwt}, which needs ROOM_JWT_KEY')
    return text
  }

/**
 * Reads the settings of bookings from the environment.
 * @throws ConfigError with all problems
 */
export function bookingsConfig(env: Env): BookingsConfig {
  return readConfig(env, (read) => {
    const roomTokens = readRoomTokens(read)
    const parseTemplate = roomTemplate(roomTokens)
    return {
      stripe: readStripe(read),
      readReplica: readReadReplica(read),
      roomProviderSecret: read.optional('ROOM_PROVIDER_SECRET'),
      roomUrlTemplate:
        roomTokens?.claims.kind === 'livekit'
          ? read.parsed('ROOM_URL_TEMPLATE', parseTemplate)
          : read.parsed('ROOM_URL_TEMPLATE', parseTemplate, 'https://meet.jit.si/{room}'),
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

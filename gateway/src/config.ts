import { serviceUrl } from '@punctual/db'
import {
  type CommonConfig,
  type Env,
  readCommon,
  readConfig,
  readDatabaseUrl,
  readRateLimit,
  serviceNames,
} from '@punctual/http'
import { type Retirement, readRetirement } from './versions/retirement.ts'

/** Requests per caller and 60 s, by the kind of credential. */
export interface RateLimits {
  apiKey: number
  oauthClient: number
  token: number
  /**
   * Per address and kind of use: reads, slots (by cost), reservations, bookings, changes; also for
   * bad credentials.
   */
  anonymous: number
  /** Per address, for signed calls of providers: payments and video rooms. */
  callbacks: number
  /** Per key, for calls of v1. */
  v1: number
  /** Managed organizations that one organization can create per hour. */
  organizations: number
}

export interface GatewayConfig extends CommonConfig {
  /** URL by which people reach the system, without a trailing slash. */
  publicUrl: string
  /** Database through which replicas share rate limits. */
  databaseUrl: string
  rateLimits: RateLimits
  /** Maximum concurrent calls of one caller at each gateway. */
  callsInFlight: number
  /** Number of gateways that share the limits; while the database is down, each allows its part. */
  replicas: number
  /** When v1 ends. */
  retirement: Retirement
  /** Addresses and networks of the load balancers, whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Whether calls continue the trace that they name. */
  trustsTraceparent: boolean
}

/**
 * Reads the configuration of the gateway.
 * @throws ConfigError with all problems
 */
export function gatewayConfig(env: Env): GatewayConfig {
  return readConfig(env, (read) => {
    return {
      ...readCommon(read, 'gateway', serviceNames),
      publicUrl: read.url('PUBLIC_URL', ['http:', 'https:']).replace(/\/$/, ''),
      databaseUrl: readDatabaseUrl(read, 'gateway', (adminUrl) => serviceUrl(adminUrl, 'gateway')),
      rateLimits: {
        apiKey: readRateLimit(read, 'API_KEY'),
        oauthClient: readRateLimit(read, 'OAUTH_CLIENT'),
        token: readRateLimit(read, 'TOKEN'),
        anonymous: readRateLimit(read, 'ANONYMOUS'),
        callbacks: readRateLimit(read, 'CALLBACKS'),
        v1: readRateLimit(read, 'V1'),
        organizations: readRateLimit(read, 'ORGANIZATIONS'),
      },
      callsInFlight: read.integer('CALLS_IN_FLIGHT', { fallback: 20, minimum: 1, maximum: 10_000 }),
      replicas: read.integer('GATEWAY_REPLICAS', { fallback: 1, minimum: 1, maximum: 10_000 }),
      retirement: readRetirement(read),
      trustedProxies: (read.optional('TRUSTED_PROXIES') ?? '').split(',').filter((entry) => entry !== ''),
      trustsTraceparent: read.oneOf('TRUST_TRACEPARENT', ['on', 'off'], 'off') === 'on',
    }
  })
}

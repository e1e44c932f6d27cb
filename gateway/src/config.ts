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
import { type Retirement, readRetirement } from './retirement.ts'

/** Requests that one caller may make in 60 s, by the kind of its credential. */
export interface RateLimits {
  apiKey: number
  oauthClient: number
  token: number
  /** By address, for each kind of use: reads, slots by their cost, reservations, bookings, changes; and for bad credentials. */
  anonymous: number
  /** By address, of what providers sign: payments and rooms. */
  callbacks: number
  /** By key, through v1. */
  v1: number
  /** Organizations that one organization may make in an hour. */
  organizations: number
}

export interface GatewayConfig extends CommonConfig {
  /** Where rate limits are shared between replicas. */
  databaseUrl: string
  rateLimits: RateLimits
  /** Calls of one caller that each gateway has under way at a time. */
  callsInFlight: number
  /** How many gateways share the limits: each allows its part while the database is out. */
  replicas: number
  /** When v1 ends. */
  retirement: Retirement
  /** Addresses and networks whose `X-Forwarded-For` is believed: the load balancers in front. */
  trustedProxies: string[]
}

/** @throws ConfigError with all problems */
export function gatewayConfig(env: Env): GatewayConfig {
  return readConfig(env, (read) => {
    return {
      ...readCommon(read, serviceNames),
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
    }
  })
}

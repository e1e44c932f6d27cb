import { serviceUrl } from '@punctual/db'
import {
  type CommonConfig,
  type Env,
  readCommon,
  readConfig,
  readDatabaseUrl,
  serviceNames,
} from '@punctual/http'

/** Requests that one caller may make in 60 s, by the kind of its credential (contract 15). */
export interface RateLimits {
  apiKey: number
  oauthClient: number
  token: number
  /** By address. */
  anonymous: number
}

export interface GatewayConfig extends CommonConfig {
  /** Where rate limits are shared between replicas. */
  databaseUrl: string
  rateLimits: RateLimits
  /** How many gateways share the limits: each allows its part while the database is out. */
  replicas: number
  /** Addresses and networks whose `X-Forwarded-For` is believed: the load balancers in front. */
  trustedProxies: string[]
}

/** @throws ConfigError with all problems */
export function gatewayConfig(env: Env): GatewayConfig {
  return readConfig(env, (read) => {
    const limit = (name: string, fallback: number) =>
      read.integer(`RATE_LIMIT_${name}`, { fallback, minimum: 1, maximum: 1_000_000_000 })
    return {
      ...readCommon(read, serviceNames),
      databaseUrl: readDatabaseUrl(read, 'gateway', (adminUrl) => serviceUrl(adminUrl, 'gateway')),
      rateLimits: {
        apiKey: limit('API_KEY', 120),
        oauthClient: limit('OAUTH_CLIENT', 500),
        token: limit('TOKEN', 500),
        anonymous: limit('ANONYMOUS', 120),
      },
      replicas: read.integer('GATEWAY_REPLICAS', { fallback: 1, minimum: 1, maximum: 10_000 }),
      trustedProxies: (read.optional('TRUSTED_PROXIES') ?? '').split(',').filter((entry) => entry !== ''),
    }
  })
}

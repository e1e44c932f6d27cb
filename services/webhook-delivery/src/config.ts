import { readNetworks } from '@punctual/egress'
import { type Env, readBookingEvents, readConfig } from '@punctual/http'
import { defaultRetrySchedule, parseRetrySchedule } from './domain/retry-schedule.ts'
import { readSigningKeys, type SigningKey } from './domain/signing-key.ts'

export interface WebhookConfig {
  /**
   * EGRESS_ALLOW: private networks that webhooks may reach nevertheless, such as
   * `127.0.0.0/8,::1/128`.
   */
  egressAllow: readonly string[]
  /**
   * WEBHOOK_RETRY_SCHEDULE: milliseconds before each further attempt, written such as `5s,30s,2m`.
   */
  retrySchedule: readonly number[]
  /**
   * WEBHOOK_RATE_LIMIT: requests per second to each webhook without its own limit; 0: unlimited.
   */
  rateLimit: number
  /**
   * WEBHOOK_SIGNING_KEYS: `id:base64key,id:base64key`, Ed25519; the first is the current one.
   * Unset: no such signatures.
   */
  signingKeys: readonly SigningKey[]
  /** BOOKING_EVENTS: whether processes share the events of bookings. */
  bookingEvents: 'one' | 'shared'
}

/**
 * Reads the configuration.
 * @throws ConfigError with all problems
 */
export function webhookConfig(env: Env): WebhookConfig {
  return readConfig(env, (read) => ({
    egressAllow: read.parsed('EGRESS_ALLOW', readNetworks, []),
    retrySchedule: read.parsed('WEBHOOK_RETRY_SCHEDULE', readSchedule, defaultRetrySchedule),
    rateLimit: read.integer('WEBHOOK_RATE_LIMIT', { fallback: 0, minimum: 0, maximum: 1_000 }),
    signingKeys: read.parsed('WEBHOOK_SIGNING_KEYS', readSigningKeys, []),
    bookingEvents: readBookingEvents(read),
  }))
}

function readSchedule(text: string): readonly number[] {
  const schedule = parseRetrySchedule(text)
  if (!schedule) throw new Error('is not a list of waits such as 5s,30s,2m')
  return schedule
}

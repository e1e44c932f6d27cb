import type { EnvReader } from './env.ts'

/**
 * Default calls per window for each kind of caller (docs/domain.md#rate-limits). The number of
 * organizations is unlimited (docs/domain.md#managed-organizations); their own limit stops runaway
 * creation.
 */
const defaults = {
  API_KEY: 120,
  OAUTH_CLIENT: 500,
  TOKEN: 500,
  ANONYMOUS: 120,
  V1: 30,
  ORGANIZATIONS: 1000,
  CALLBACKS: 6_000,
}

/** The highest configurable limit. */
export const highestRateLimit = 1_000_000_000

/** Reads `RATE_LIMIT_<name>`. */
export function readRateLimit(read: EnvReader, name: keyof typeof defaults): number {
  return read.integer(`RATE_LIMIT_${name}`, {
    fallback: defaults[name],
    minimum: 1,
    maximum: highestRateLimit,
  })
}

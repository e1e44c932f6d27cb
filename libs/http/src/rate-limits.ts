import type { EnvReader } from './env.ts'

/**
 * Calls that each may make in a window, where nothing else is configured (docs/domain.md#rate-limits). There is no
 * limit to the number of organizations (docs/domain.md#managed-organizations): theirs ends what runs away.
 */
const defaults = {
  ...{ API_KEY: 120, OAUTH_CLIENT: 500, TOKEN: 500, ANONYMOUS: 120, V1: 30, ORGANIZATIONS: 1000 },
  CALLBACKS: 6_000,
}

/** What a limit may be. */
export const highestRateLimit = 1_000_000_000

/** Reads `RATE_LIMIT_<name>`. */
export function readRateLimit(read: EnvReader, name: keyof typeof defaults): number {
  return read.integer(`RATE_LIMIT_${name}`, {
    fallback: defaults[name],
    minimum: 1,
    maximum: highestRateLimit,
  })
}

import { badRequest, type RefreshApiKey } from '@punctual/contracts'

const dayInMs = 86_400_000
const defaultDays = 30

/**
 * Returns when a key created at `now` ends: after `apiKeyDaysValid` times 86 400 s, to the
 * millisecond, after 30 days by default, or null for never (docs/domain.md#api-keys-and-tokens).
 * @throws 400 when both days and no expiry are requested
 */
export function apiKeyExpiry(lifetime: RefreshApiKey, now: Date): Date | null {
  const { apiKeyDaysValid, apiKeyNeverExpires } = lifetime
  if (!apiKeyNeverExpires) return new Date(now.getTime() + (apiKeyDaysValid ?? defaultDays) * dayInMs)
  if (apiKeyDaysValid === undefined) return null
  throw badRequest({ path: 'apiKeyNeverExpires', message: 'cannot be combined with apiKeyDaysValid' })
}

const minute = 60_000
const day = 24 * 60 * minute

/**
 * Returns when tokens issued at `now` end: a managed user's access token after 60 minutes
 * (docs/domain.md#api-keys-and-tokens), an app's after 30 minutes, refresh tokens after a year.
 */
export function tokenExpiry(now: Date, isApp: boolean): { access: Date; refresh: Date } {
  return {
    access: new Date(now.getTime() + (isApp ? 30 : 60) * minute),
    refresh: new Date(now.getTime() + 365 * day),
  }
}

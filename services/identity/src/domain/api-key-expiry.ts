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

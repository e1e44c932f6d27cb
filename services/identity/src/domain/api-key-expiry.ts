import { badRequest, type RefreshApiKey } from '@punctual/contracts'

const dayInMs = 86_400_000
const defaultDays = 30

/**
 * When a key made at `now` ends: `apiKeyDaysValid` times 86 400 s later, to the millisecond, 30 days when nothing is
 * said, null for never (docs/domain.md#api-keys-and-tokens).
 * @throws 400 when days and never are both asked for
 */
export function apiKeyExpiry(lifetime: RefreshApiKey, now: Date): Date | null {
  const { apiKeyDaysValid, apiKeyNeverExpires } = lifetime
  if (!apiKeyNeverExpires) return new Date(now.getTime() + (apiKeyDaysValid ?? defaultDays) * dayInMs)
  if (apiKeyDaysValid === undefined) return null
  throw badRequest({ path: 'apiKeyNeverExpires', message: 'and apiKeyDaysValid exclude each other' })
}

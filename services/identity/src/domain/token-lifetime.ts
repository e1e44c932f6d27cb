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

const minute = 60_000
const day = 24 * 60 * minute

/**
 * When tokens made at `now` end: managed users' after 60 minutes and a year (docs/domain.md#api-keys-and-tokens), apps'
 * after 30 and a year.
 */
export function tokenExpiry(now: Date, isApp: boolean): { access: Date; refresh: Date } {
  return {
    access: new Date(now.getTime() + (isApp ? 30 : 60) * minute),
    refresh: new Date(now.getTime() + 365 * day),
  }
}

import type { Env } from '@punctual/http'

/** Bookings needs nothing beyond what every service has. */
export type BookingsConfig = Record<never, never>

export function bookingsConfig(_env: Env): BookingsConfig {
  return {}
}

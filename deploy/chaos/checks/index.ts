import { bookingChecks } from './bookings.ts'
import type { Check } from './check.ts'
import { deliveryChecks } from './deliveries.ts'
import { eventChecks } from './events.ts'

/** Every invariant by its name. */
export const checks: Readonly<Record<string, Check>> = { ...bookingChecks, ...eventChecks, ...deliveryChecks }

import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { checkBooking } from './check-booking.ts'
import { listSlots } from './list-slots.ts'

/** Registers the routes that list slots and judge a start. */
export function slotRoutes(app: App, deps: SchedulingDeps): void {
  listSlots(app, deps)
  checkBooking(app, deps)
}

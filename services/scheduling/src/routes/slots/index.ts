import type { App } from '@punctual/http'
import type { CalendarDeps } from '../../deps.ts'
import { createSlotsThreads } from '../../slots/threads.ts'
import { checkBooking } from './check-booking.ts'
import { listSlots } from './list-slots.ts'
import { listTimeZones } from './list-time-zones.ts'

/** Registers the routes that list slots and judge a start. */
export function slotRoutes(app: App, deps: CalendarDeps): void {
  const threads = createSlotsThreads({ deadlineFactor: deps.config.deadlineFactor })
  app.addHook('onClose', () => threads.close())
  listSlots(app, deps, threads)
  listTimeZones(app, deps)
  checkBooking(app, deps, threads)
}

import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createEventType } from './create-event-type.ts'
import { deleteEventType } from './delete-event-type.ts'
import { getBookingPage } from './get-booking-page.ts'
import { getEventType } from './get-event-type.ts'
import { getEventTypeSummary } from './get-event-type-summary.ts'
import { listEventTypes } from './list-event-types.ts'
import { updateEventType } from './update-event-type.ts'

/** Registers the routes of event types. */
export function eventTypeRoutes(app: App, deps: SchedulingDeps): void {
  createEventType(app, deps)
  listEventTypes(app, deps)
  getEventType(app, deps)
  getBookingPage(app, deps)
  updateEventType(app, deps)
  deleteEventType(app, deps)
  getEventTypeSummary(app, deps)
}

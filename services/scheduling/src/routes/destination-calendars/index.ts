import type { App } from '@punctual/http'
import type { CalendarDeps } from '../../deps.ts'
import { createDestinationCalendar } from './create-destination-calendar.ts'
import { deleteDestinationCalendar } from './delete-destination-calendar.ts'
import { getDestinationCalendar } from './get-destination-calendar.ts'
import { listDestinationCalendars } from './list-destination-calendars.ts'
import { setDestinationCalendar } from './set-destination-calendar.ts'
import { updateDestinationCalendar } from './update-destination-calendar.ts'

/** Registers the routes of destination calendars; those by their own id are only for v1. */
export function destinationCalendarRoutes(app: App, deps: CalendarDeps): void {
  setDestinationCalendar(app, deps)
  listDestinationCalendars(app, deps)
  createDestinationCalendar(app, deps)
  getDestinationCalendar(app, deps)
  updateDestinationCalendar(app, deps)
  deleteDestinationCalendar(app, deps)
}

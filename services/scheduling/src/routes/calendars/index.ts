import type { App } from '@punctual/http'
import { destinationCalendars } from '../destination-calendars/index.ts'
import { setDestinationCalendar } from '../destination-calendars/set-destination-calendar.ts'
import { calendarEvents } from './calendar-events.ts'
import { checkCalendar } from './check-calendar.ts'
import { connectCalendar } from './connect-calendar.ts'
import type { CalendarDeps } from './deps.ts'
import { disconnectCalendar } from './disconnect-calendar.ts'
import { listBusyTimes } from './list-busy-times.ts'
import { listCalendars } from './list-calendars.ts'
import { saveIcsFeeds } from './save-ics-feeds.ts'
import { selectedCalendars } from './selected-calendars.ts'

/** Registers the routes of external calendars and destination calendars. */
export function calendarRoutes(app: App, deps: CalendarDeps): void {
  saveIcsFeeds(app, deps)
  connectCalendar(app, deps)
  checkCalendar(app, deps)
  disconnectCalendar(app, deps)

  calendarEvents(app, deps)
  listCalendars(app, deps)
  listBusyTimes(app, deps)
  selectedCalendars(app, deps)
  setDestinationCalendar(app, deps)
  destinationCalendars(app, deps)
}

import type { App } from '@punctual/http'
import type { CalendarDeps } from '../../deps.ts'
import { checkCalendar } from './check-calendar.ts'
import { connectCalendar } from './connect-calendar.ts'
import { deselectCalendar } from './deselect-calendar.ts'
import { disconnectCalendar } from './disconnect-calendar.ts'
import { getCalendarEvent } from './get-calendar-event.ts'
import { getConnectionForm } from './get-connection-form.ts'
import { listBusyTimes } from './list-busy-times.ts'
import { listCalendars } from './list-calendars.ts'
import { saveCalendar } from './save-calendar.ts'
import { saveIcsFeeds } from './save-ics-feeds.ts'
import { selectCalendar } from './select-calendar.ts'
import { takeCalendarPush } from './take-calendar-push.ts'
import { updateCalendarEvent } from './update-calendar-event.ts'
import { updateCalendarSettings } from './update-calendar-settings.ts'

/** Registers the routes of external calendars. */
export function calendarRoutes(app: App, deps: CalendarDeps): void {
  saveIcsFeeds(app, deps)
  getConnectionForm(app, deps)
  connectCalendar(app, deps)
  saveCalendar(app, deps)
  takeCalendarPush(app, deps)
  checkCalendar(app, deps)
  disconnectCalendar(app, deps)
  updateCalendarSettings(app, deps)

  getCalendarEvent(app, deps)
  updateCalendarEvent(app, deps)
  listCalendars(app, deps)
  listBusyTimes(app, deps)
  selectCalendar(app, deps)
  deselectCalendar(app, deps)
}

import { egressRules } from '@punctual/egress'
import { type App, createApp } from '@punctual/http'
import { createCalendarHttp } from './calendars/calendar-http.ts'
import { calendarKinds } from './calendars/kinds.ts'
import { createCalendarThreads } from './calendars/threads/pool.ts'
import type { SchedulingDeps } from './deps.ts'
import { rememberCallers } from './remember-callers.ts'
import { availabilities } from './routes/availabilities.ts'
import { calendarRoutes } from './routes/calendars/index.ts'
import { checkBooking } from './routes/check-booking.ts'
import { createEventType } from './routes/create-event-type.ts'
import { createNewUserDefaults } from './routes/create-new-user-defaults.ts'
import { createSchedule } from './routes/create-schedule.ts'
import { deleteEventType } from './routes/delete-event-type.ts'
import { deleteSchedule } from './routes/delete-schedule.ts'
import { getBookingPage } from './routes/get-booking-page.ts'
import { getDefaultSchedule } from './routes/get-default-schedule.ts'
import { getEventType } from './routes/get-event-type.ts'
import { getEventTypeSummary } from './routes/get-event-type-summary.ts'
import { getSchedule } from './routes/get-schedule.ts'
import { listEventTypes } from './routes/list-event-types.ts'
import { listSchedules } from './routes/list-schedules.ts'
import { listSlots } from './routes/list-slots.ts'
import { outOfOfficeRoutes } from './routes/out-of-office/index.ts'
import { privateLinkRoutes } from './routes/private-links/index.ts'
import { schedulesOfOthers } from './routes/schedules-of-others/index.ts'
import { teamEventTypeRoutes } from './routes/team-event-types/index.ts'
import { updateEventType } from './routes/update-event-type.ts'
import { updateSchedule } from './routes/update-schedule.ts'

/** Registers every route of scheduling. */
export async function buildApp(deps: SchedulingDeps): Promise<App> {
  const app = createApp(deps)
  rememberCallers(app, deps)

  createSchedule(app, deps)
  listSchedules(app, deps)
  getDefaultSchedule(app, deps)
  getSchedule(app, deps)
  updateSchedule(app, deps)
  deleteSchedule(app, deps)
  schedulesOfOthers(app, deps)
  outOfOfficeRoutes(app, deps)

  availabilities(app, deps)

  createEventType(app, deps)
  listEventTypes(app, deps)
  getEventType(app, deps)
  getBookingPage(app, deps)
  updateEventType(app, deps)
  deleteEventType(app, deps)

  teamEventTypeRoutes(app, deps)

  privateLinkRoutes(app, deps)

  const http = createCalendarHttp(egressRules(deps.config.egressAllow), deps.config)
  const threads = createCalendarThreads({ deadlineFactor: deps.config.deadlineFactor })
  app.addHook('onClose', async () => {
    http.close()
    await threads.close()
  })
  calendarRoutes(app, { ...deps, kinds: calendarKinds(http, threads, deps.config) })

  listSlots(app, deps)

  checkBooking(app, deps)
  getEventTypeSummary(app, deps)
  createNewUserDefaults(app, deps)
  return app
}

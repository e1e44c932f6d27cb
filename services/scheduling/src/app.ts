import { egressRules } from '@punctual/egress'
import { type App, createApp } from '@punctual/http'
import { createCalendarHttp } from './calendars/calendar-http.ts'
import { calendarKinds } from './calendars/kinds.ts'
import { createCalendarThreads } from './calendars/threads/pool.ts'
import type { SchedulingDeps } from './deps.ts'
import { availabilities } from './routes/availabilities/index.ts'
import { calendarRoutes } from './routes/calendars/index.ts'
import { createNewUserDefaults } from './routes/create-new-user-defaults.ts'
import { createEventType } from './routes/event-types/create-event-type.ts'
import { deleteEventType } from './routes/event-types/delete-event-type.ts'
import { getBookingPage } from './routes/event-types/get-booking-page.ts'
import { getEventType } from './routes/event-types/get-event-type.ts'
import { getEventTypeSummary } from './routes/event-types/get-event-type-summary.ts'
import { listEventTypes } from './routes/event-types/list-event-types.ts'
import { updateEventType } from './routes/event-types/update-event-type.ts'
import { outOfOfficeRoutes } from './routes/out-of-office/index.ts'
import { privateLinkRoutes } from './routes/private-links/index.ts'
import { rememberCallers } from './routes/remember-callers.ts'
import { createSchedule } from './routes/schedules/create-schedule.ts'
import { deleteSchedule } from './routes/schedules/delete-schedule.ts'
import { getDefaultSchedule } from './routes/schedules/get-default-schedule.ts'
import { getSchedule } from './routes/schedules/get-schedule.ts'
import { schedulesOfOthers } from './routes/schedules/index.ts'
import { listSchedules } from './routes/schedules/list-schedules.ts'
import { updateSchedule } from './routes/schedules/update-schedule.ts'
import { checkBooking } from './routes/slots/check-booking.ts'
import { listSlots } from './routes/slots/list-slots.ts'
import { teamEventTypeRoutes } from './routes/team-event-types/index.ts'

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

import { egressRules } from '@punctual/egress'
import { type App, createApp, personalDataRoute, rememberCallers } from '@punctual/http'
import { createCallerDefaults } from './app/user-defaults.ts'
import { createCalendarHttp } from './calendars/calendar-http.ts'
import { calendarKinds } from './calendars/kinds.ts'
import { createCalendarThreads } from './calendars/threads/pool.ts'
import { personalData } from './db/personal-data.ts'
import type { SchedulingDeps } from './deps.ts'
import { meetingServices } from './meetings/services.ts'
import { availabilityRoutes } from './routes/availabilities/index.ts'
import { calendarRoutes } from './routes/calendars/index.ts'
import { conferencingRoutes } from './routes/conferencing/index.ts'
import { createNewUserDefaults } from './routes/create-new-user-defaults.ts'
import { delegationCredentialRoutes } from './routes/delegation-credentials/index.ts'
import { destinationCalendarRoutes } from './routes/destination-calendars/index.ts'
import { eventTypeRoutes } from './routes/event-types/index.ts'
import { holidayRoutes } from './routes/holidays/index.ts'
import { outOfOfficeRoutes } from './routes/out-of-office/index.ts'
import { privateLinkRoutes } from './routes/private-links/index.ts'
import { scheduleRoutes } from './routes/schedules/index.ts'
import { slotRoutes } from './routes/slots/index.ts'
import { teamEventTypeRoutes } from './routes/team-event-types/index.ts'
import { travelScheduleRoutes } from './routes/travel-schedules/index.ts'

/** Registers every route of scheduling. */
export async function buildApp(deps: SchedulingDeps): Promise<App> {
  const app = createApp(deps)
  // A client acts on behalf of its organization's owner, whose home may be another organization and
  // who needs no schedule here.
  rememberCallers(
    app,
    (profile, organizationId) => createCallerDefaults(deps, { profile, organizationId }),
    (caller, { organizationId }) =>
      caller.kind === 'organization-key' ? caller.organizationId : organizationId,
  )

  scheduleRoutes(app, deps)
  availabilityRoutes(app, deps)
  outOfOfficeRoutes(app, deps)
  travelScheduleRoutes(app, deps)
  holidayRoutes(app, deps)
  eventTypeRoutes(app, deps)
  teamEventTypeRoutes(app, deps)
  privateLinkRoutes(app, deps)

  const http = createCalendarHttp(egressRules(deps.config.egressAllow), deps.config)
  const threads = createCalendarThreads({ deadlineFactor: deps.config.deadlineFactor })
  app.addHook('onClose', async () => {
    http.close()
    await threads.close()
  })
  const calendarDeps = { ...deps, kinds: calendarKinds(http, threads, deps.config) }
  calendarRoutes(app, calendarDeps)
  conferencingRoutes(app, { ...deps, services: meetingServices(http, deps.config, deps.clock) })
  destinationCalendarRoutes(app, calendarDeps)
  delegationCredentialRoutes(app, calendarDeps)

  slotRoutes(app, calendarDeps)
  createNewUserDefaults(app, deps)
  personalDataRoute(app, deps.db, personalData)
  return app
}

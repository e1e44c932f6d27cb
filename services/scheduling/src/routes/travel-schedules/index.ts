import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { listTravelSchedules } from './list-travel-schedules.ts'
import { listUserTravelSchedules } from './list-user-travel-schedules.ts'
import { setTravelSchedules } from './set-travel-schedules.ts'
import { setUserTravelSchedules } from './set-user-travel-schedules.ts'

/** Registers the routes of travel schedules. */
export function travelScheduleRoutes(app: App, deps: SchedulingDeps): void {
  listTravelSchedules(app, deps)
  setTravelSchedules(app, deps)
  listUserTravelSchedules(app, deps)
  setUserTravelSchedules(app, deps)
}

import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createUserSchedule } from './create-user-schedule.ts'
import { listSchedulesOfOthers } from './list-user-schedules.ts'
import { userSchedule } from './user-schedule.ts'

/** Registers the routes of schedules of an organization's users and a team's members. */
export function schedulesOfOthers(app: App, deps: SchedulingDeps): void {
  createUserSchedule(app, deps)
  listSchedulesOfOthers(app, deps)
  userSchedule(app, deps)
}

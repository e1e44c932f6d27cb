import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createSchedule } from './create-schedule.ts'
import { createUserSchedule } from './create-user-schedule.ts'
import { deleteSchedule } from './delete-schedule.ts'
import { deleteUserSchedule } from './delete-user-schedule.ts'
import { getDefaultSchedule } from './get-default-schedule.ts'
import { getSchedule } from './get-schedule.ts'
import { getUserSchedule } from './get-user-schedule.ts'
import { listOrganizationSchedules } from './list-organization-schedules.ts'
import { listSchedules } from './list-schedules.ts'
import { listTeamSchedules } from './list-team-schedules.ts'
import { listUserSchedules } from './list-user-schedules.ts'
import { updateSchedule } from './update-schedule.ts'
import { updateUserSchedule } from './update-user-schedule.ts'

/**
 * Registers the routes of schedules: the caller's own, those of an organization's users and those
 * of a team's members.
 */
export function scheduleRoutes(app: App, deps: SchedulingDeps): void {
  createSchedule(app, deps)
  listSchedules(app, deps)
  getDefaultSchedule(app, deps)
  getSchedule(app, deps)
  updateSchedule(app, deps)
  deleteSchedule(app, deps)

  createUserSchedule(app, deps)
  listUserSchedules(app, deps)
  listOrganizationSchedules(app, deps)
  listTeamSchedules(app, deps)
  getUserSchedule(app, deps)
  updateUserSchedule(app, deps)
  deleteUserSchedule(app, deps)
}

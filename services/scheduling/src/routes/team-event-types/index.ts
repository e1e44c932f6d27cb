import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createTeamEventType } from './create.ts'
import { deleteTeamEventType } from './delete.ts'
import { getTeamEventType } from './get.ts'
import { listTeamEventTypes } from './list.ts'
import { updateTeamEventType } from './update.ts'

/** Registers the routes of teams' event types. */
export function teamEventTypeRoutes(app: App, deps: SchedulingDeps): void {
  createTeamEventType(app, deps)
  listTeamEventTypes(app, deps)
  getTeamEventType(app, deps)
  updateTeamEventType(app, deps)
  deleteTeamEventType(app, deps)
}

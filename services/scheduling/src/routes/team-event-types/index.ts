import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { createTeamEventType } from './create-team-event-type.ts'
import { deleteTeamEventType } from './delete-team-event-type.ts'
import { getTeamEventType } from './get-team-event-type.ts'
import { listOrganizationEventTypes } from './list-organization-event-types.ts'
import { listTeamEventTypes } from './list-team-event-types.ts'
import { updateTeamEventType } from './update-team-event-type.ts'

/** Registers the routes of teams' event types. */
export function teamEventTypeRoutes(app: App, deps: SchedulingDeps): void {
  createTeamEventType(app, deps)
  listTeamEventTypes(app, deps)
  listOrganizationEventTypes(app, deps)
  getTeamEventType(app, deps)
  updateTeamEventType(app, deps)
  deleteTeamEventType(app, deps)
}

import { success, TeamEventTypeAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventTypeOf } from '../../guards/require-event-type.ts'
import { withDestination } from '../../present/event-type.ts'
import { showTeamEventTypes } from '../../present/team-event-types.ts'
import { paths } from './paths.ts'

/** GET of a team's event type, for the members of the team and of its organization. */
export function getTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, one, of } of paths) {
    const schema = {
      summary: `Get an event type of ${of}`,
      description: 'Members of the team and of its organization can read it.',
      errors: ['event_type_not_found'],
      params: one,
      response: { 200: TeamEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.read') }
    app.get(`${path}/:eventTypeId`, options, async ({ caller, params }) => {
      const team = await requireTeam(deps, caller, params)
      const eventType = await requireEventTypeOf(deps.db, team, params.eventTypeId)
      const [shown] = await showTeamEventTypes(deps.db, [eventType], deps.config.publicUrl)
      return success(await withDestination(deps.db, shown!))
    })
  }
}

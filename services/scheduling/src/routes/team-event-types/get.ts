import { DomainError, success, TeamEventTypeAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { withDestinations } from '../../event-type-destination.ts'
import { showTeamEventTypes } from '../../show-team-event-types.ts'
import { requireTeam } from '../../team-roster.ts'
import { places } from './places.ts'

/** GET of a team's event type, for the members of the team and of its organization. */
export function getTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, one, of } of places) {
    const schema = {
      summary: `Get an event type of ${of}`,
      params: one,
      response: { 200: TeamEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.read') }
    app.get(`${path}/:eventTypeId`, options, async ({ caller, params }) => {
      const team = await requireTeam(deps, caller, params)
      const eventType = await findEventType(deps.db, params.eventTypeId)
      if (eventType?.teamId !== team.id) throw new DomainError('event_type_not_found')
      const all = await showTeamEventTypes(deps.db, [eventType], deps.config.publicUrl)
      const [shown] = await withDestinations(deps.db, all)
      return success(shown!)
    })
  }
}

import { DeletedEventTypeAnswer, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { deleteTeamEventType as remove } from '../../app/team-event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { paths } from './paths.ts'

/**
 * DELETE of a team's event type: refused while it, or a copy of it, has future bookings
 * (docs/domain.md#deletion).
 */
export function deleteTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, one, of } of paths) {
    const schema = {
      summary: `Delete an event type of ${of}`,
      description: 'An event type with upcoming bookings cannot be deleted, nor one whose copies have some.',
      errors: ['event_type_not_found', 'event_type_has_bookings'],
      params: one,
      response: { 200: DeletedEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.delete') }
    app.delete(`${path}/:eventTypeId`, options, async ({ caller, params }) => {
      const deleted = await remove(deps, caller, params)
      const { id, lengthInMinutes, title, slug } = deleted
      return success({ id, lengthInMinutes, title, slug })
    })
  }
}

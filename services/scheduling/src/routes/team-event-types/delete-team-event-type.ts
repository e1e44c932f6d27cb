import { DeletedEventTypeAnswer, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { deleteTeamEventType as remove } from '../../app/team-event-types.ts'
import { requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireEventTypeOf, requireLockedEventTypeOf } from '../../guards/require-event-type.ts'
import { requireUnbooked } from '../../guards/require-unbooked.ts'
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
      const { db, clock } = deps
      const { eventTypeId } = params
      const team = await requireTeam(deps, caller, params)
      await requireEventTypeOf(db, team, eventTypeId)
      await requireUnbooked(deps, caller, eventTypeId)
      const deleted = await db.transaction(async (tx) => {
        const eventType = await requireLockedEventTypeOf(tx, team, eventTypeId)
        await remove(tx, eventType, clock.now())
        return eventType
      })
      const { id, lengthInMinutes, title, slug } = deleted
      return success({ id, lengthInMinutes, title, slug })
    })
  }
}

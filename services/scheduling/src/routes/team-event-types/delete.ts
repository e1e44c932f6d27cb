import { DeletedEventTypeAnswer, DomainError, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findEventType } from '../../db/event-types-repository.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { requireUnbooked } from '../../require-unbooked.ts'
import { deleteTeamEventType as remove, requireLocked } from '../../team-event-types.ts'
import { requireTeam } from '../../team-roster.ts'
import { places } from './places.ts'

/** DELETE of a team's event type: refused while it, or a copy of it, has future bookings (architecture, deletion). */
export function deleteTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, one, of } of places) {
    const schema = {
      summary: `Delete an event type of ${of}`,
      params: one,
      response: { 200: DeletedEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.delete') }
    app.delete(`${path}/:eventTypeId`, options, async ({ caller, params }) => {
      const { db, clock } = deps
      const { eventTypeId } = params
      const team = await requireTeam(deps, caller, params)
      const found = await findEventType(db, eventTypeId)
      if (found?.teamId !== team.id) throw new DomainError('event_type_not_found')
      await requireUnbooked(deps, caller, eventTypeId)
      const deleted = await db.transaction(async (tx) => {
        const eventType = await requireLocked(tx, eventTypeId, team)
        await remove(tx, eventType, clock.now())
        return eventType
      })
      const { id, lengthInMinutes, title, slug } = deleted
      return success({ id, lengthInMinutes, title, slug })
    })
  }
}

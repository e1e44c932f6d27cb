import { success, UpdateTeamEventType, WrittenTeamEventTypeAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeTeamEventType } from '../../app/team-event-types.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { showWritten } from '../../present/team-event-types.ts'
import { paths } from './paths.ts'

/** PATCH of a team's event type: changes only the given fields. */
export function updateTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, one, of } of paths) {
    const schema = {
      summary: `Update an event type of ${of}`,
      description:
        "Changes only the given fields; lists replace the current ones. A managed event type is returned as an array with its members' copies.",
      errors: [
        'event_type_not_found',
        'slug_taken',
        'event_type_has_bookings',
        'schedule_not_found',
        'calendar_not_connected',
      ],
      params: one,
      body: UpdateTeamEventType,
      response: { 200: WrittenTeamEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.update') }
    app.patch(`${path}/:eventTypeId`, options, async ({ body, caller, params }) => {
      const written = await changeTeamEventType(deps, caller, params, body)
      return success(await showWritten(deps.db, written, deps.config.publicUrl))
    })
  }
}

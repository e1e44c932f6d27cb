import {
  type CallerContext,
  success,
  UpdateTeamEventType,
  WrittenTeamEventTypeAnswer,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeTeamEventType } from '../../app/team-event-types.ts'
import { hostsWanted, requireMembers, requireTeam, type TeamPlace } from '../../app/team-roster.ts'
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
      errors: ['event_type_not_found', 'slug_taken', 'schedule_not_found', 'calendar_not_connected'],
      params: one,
      body: UpdateTeamEventType,
      response: { 200: WrittenTeamEventTypeAnswer },
    }
    const options = { schema, preValidation: requireIn('eventType.update') }
    app.patch(`${path}/:eventTypeId`, options, async ({ body, caller, params }) =>
      success(await changeOfTeam(deps, caller, params, body)),
    )
  }
}

/** Returns the changed event type. @throws 404, 409 `slug_taken`, 400 */
export async function changeOfTeam(
  deps: SchedulingDeps,
  caller: CallerContext,
  { eventTypeId: id, ...place }: TeamPlace & { eventTypeId: number },
  body: UpdateTeamEventType,
) {
  const team = await requireTeam(deps, caller, place)
  const members = await requireMembers(deps, caller, team.id, hostsWanted(body))
  const written = await deps.db.transaction((tx) =>
    changeTeamEventType(tx, { id, team, members, now: deps.clock.now() }, body),
  )
  return showWritten(deps.db, written, deps.config.publicUrl)
}

import { CreateTeamEventType, success, WrittenTeamEventTypeAnswer } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createTeamEventType as create } from '../../app/team-event-types.ts'
import { hostsWanted, requireMembers, requireTeam } from '../../app/team-roster.ts'
import type { SchedulingDeps } from '../../deps.ts'
import { showWritten } from '../../present/team-event-types.ts'
import { paths } from './paths.ts'

/**
 * POST of a team's event type, 201; a managed one is returned as an array with its members' copies.
 */
export function createTeamEventType(app: App, deps: SchedulingDeps): void {
  for (const { path, params, of } of paths) {
    const schema = {
      summary: `Create an event type of ${of}`,
      description: "A managed event type is returned as an array with its members' copies.",
      errors: ['slug_taken', 'schedule_not_found', 'calendar_not_connected'],
      params,
      body: CreateTeamEventType,
      response: { 201: WrittenTeamEventTypeAnswer },
    }
    app.post(path, { schema, preValidation: requireIn('eventType.create') }, async (request, reply) => {
      const { body, caller } = request
      const team = await requireTeam(deps, caller, request.params)
      // Replicates new members; the transaction reads them.
      await requireMembers(deps, caller, team.id, hostsWanted(body))
      return idempotent(deps, request, reply, async (tx) => {
        const written = await create(deps, tx, { team, caller }, body)
        return { status: 201, body: success(await showWritten(tx, written, deps.config.publicUrl)) }
      })
    })
  }
}

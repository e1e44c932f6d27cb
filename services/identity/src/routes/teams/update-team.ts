import { success, TeamAnswer, UpdateTeam } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeTeam } from '../../app/teams.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeam } from '../../present/organization.ts'
import { teamPaths } from './paths.ts'

/** PATCH of a team; 404 `team_not_found`, 409 `slug_taken`. */
export function updateTeam(app: App, { db, clock, config }: IdentityDeps): void {
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Update ${of}`,
      description: 'Changes only the given fields.',
      errors: ['slug_taken'],
      params,
      body: UpdateTeam,
      response: { 200: TeamAnswer },
    }
    app.patch(path, { schema, preValidation: requireIn('team.update') }, async (request) => {
      const row = await db.transaction(
        actingAs(request.caller, async (tx) => {
          const before = await requireTeam(tx, request.params)
          return changeTeam(tx, before, request.body, clock.now())
        }),
      )
      return success(presentTeam(row, config.publicUrl))
    })
  }
}

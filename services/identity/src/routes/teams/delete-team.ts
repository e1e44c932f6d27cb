import { success, TeamAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { endTeam } from '../../app/teams.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeam } from '../../present/organization.ts'
import { teamPaths } from './paths.ts'

/** DELETE of a team with its memberships: returns it as it was; 404 `team_not_found`. */
export function deleteTeam(app: App, { db, clock, revocations, config }: IdentityDeps): void {
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Delete ${of}`,
      description: 'Deletes its memberships too. Returns the team as it was.',
      params,
      response: { 200: TeamAnswer },
    }
    app.delete(path, { schema, preValidation: requireIn('team.delete') }, async (request) => {
      const { row, userIds } = await db.transaction(async (tx) => {
        const row = await requireTeam(tx, request.params)
        return { row, userIds: await endTeam(tx, row, clock.now()) }
      })
      await revocations.untilEnforced({ userIds })
      return success(presentTeam(row, config.publicUrl))
    })
  }
}

import { DomainError, success, TeamAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findTeam } from '../../db/team-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { isTeamAt } from '../../guards/require-team.ts'
import { presentTeam } from '../../present/organization.ts'
import { teamPaths } from './paths.ts'

/** GET of a team; 404 `team_not_found`. */
export function getTeam(app: App, { db, config }: IdentityDeps): void {
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Get ${of}`,
      description: 'Returns one team.',
      params,
      response: { 200: TeamAnswer },
    }
    app.get(path, { schema, preValidation: requireIn('team.read') }, async (request) => {
      const row = await findTeam(db, request.params.teamId)
      if (!isTeamAt(row, request.params)) throw new DomainError('team_not_found')
      return success(presentTeam(row, config.publicUrl))
    })
  }
}

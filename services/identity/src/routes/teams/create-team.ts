import { CreateTeam, success, TeamAnswer } from '@punctual/contracts'
import { type App, idempotent } from '@punctual/http'
import { createTeam as create } from '../../app/teams.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present/organization.ts'

/**
 * POST /v2/teams, 201: creates a team without an organization, whose OWNER is the caller; 403 for a
 * client's secret, which acts for an organization; 409 `slug_taken`.
 */
export function createTeam(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a team without an organization',
    description:
      'The caller becomes its `OWNER`. Not available with the id and secret of an OAuth client, which acts for an organization.',
    errors: ['slug_taken'],
    body: CreateTeam,
    response: { 201: TeamAnswer },
  }
  app.post('/v2/teams', { schema }, async (request, reply) => {
    const { caller, body } = request
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const row = await create(tx, caller, 0, body, deps.clock.now())
        return { status: 201, body: success(presentTeam(row, deps.config.publicUrl)) }
      }),
      async (answer) => {
        await deps.revocations.untilEnforced({ userIds: [caller.userId] })
        return answer
      },
    )
  })
}

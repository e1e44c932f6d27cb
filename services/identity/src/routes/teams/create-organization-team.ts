import { CreateTeam, OrganizationPath, success, TeamAnswer } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createTeam } from '../../app/teams.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentTeam } from '../../present/organization.ts'

/** POST /v2/organizations/{orgId}/teams, 201; 409 `slug_taken`. */
export function createOrganizationTeam(app: App, deps: IdentityDeps): void {
  const schema = {
    summary: 'Create a team of an organization',
    description: 'The caller becomes its `OWNER`, unless `autoAcceptCreator` is `false`.',
    errors: ['slug_taken'],
    params: OrganizationPath,
    body: CreateTeam,
    response: { 201: TeamAnswer },
  }
  const preValidation = requireIn('team.create')
  app.post('/v2/organizations/:orgId/teams', { schema, preValidation }, async (request, reply) => {
    const { caller, params, body } = request
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const row = await createTeam(tx, caller, params.orgId, body, deps.clock.now())
        return { status: 201, body: success(presentTeam(row, deps.config.publicUrl)) }
      }),
      async (answer) => {
        await deps.revocations.untilEnforced({ userIds: [caller.userId] })
        return answer
      },
    )
  })
}

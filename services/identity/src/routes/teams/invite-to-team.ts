import { InviteAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createInvite } from '../../app/invites.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { teamPaths } from './paths.ts'

/** POST .../invite, 200: creates an invitation link, valid for a week; 404 `team_not_found`. */
export function inviteToTeam(app: App, deps: IdentityDeps): void {
  const { clock, config } = deps
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Create an invitation to ${of}`,
      description: 'The link is valid for a week.',
      params,
      response: { 200: InviteAnswer },
    }
    const preValidation = requireIn('team.invite')
    app.post(`${path}/invite`, { schema, preValidation }, async (request, reply) =>
      idempotent(deps, request, reply, async (tx) => {
        const team = await requireTeam(tx, request.params)
        const token = await createInvite(tx, team, request.caller, clock.now())
        const inviteLink = `${config.publicUrl}/invites/${token}`
        return { status: 200, body: success({ token, inviteLink }) }
      }),
    )
  }
}

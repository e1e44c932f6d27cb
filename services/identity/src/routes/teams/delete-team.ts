import { DeleteWithBookings, success, TeamAnswer } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { settleBookings } from '../../app/settle-bookings.ts'
import { endTeam } from '../../app/teams.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireTeam } from '../../guards/require-team.ts'
import { presentTeam } from '../../present/organization.ts'
import { teamPaths } from './paths.ts'

/**
 * DELETE of a team with its memberships: returns it as it was; 404 `team_not_found`, 409 while it
 * has future bookings (docs/domain.md#deletion).
 */
export function deleteTeam(app: App, deps: IdentityDeps): void {
  const { db, clock, revocations, config } = deps
  for (const { path, params, of } of teamPaths) {
    const schema = {
      summary: `Delete ${of}`,
      description:
        'Deletes its memberships too. Returns the team as it was. Future bookings of its event types prevent that, unless `cancelBookings` is `true`.',
      errors: ['owner_has_bookings'],
      params,
      querystring: DeleteWithBookings,
      response: { 200: TeamAnswer },
    }
    app.delete(path, { schema, preValidation: requireIn('team.delete') }, async (request) => {
      await db.transaction((tx) => requireTeam(tx, request.params))
      await settleBookings(deps, request, { teamId: request.params.teamId })
      const { row, userIds } = await db.transaction(
        actingAs(request.caller, async (tx) => {
          const row = await requireTeam(tx, request.params)
          return { row, userIds: await endTeam(tx, row, clock.now()) }
        }),
      )
      await revocations.untilEnforced({ userIds })
      return success(presentTeam(row, config.publicUrl))
    })
  }
}

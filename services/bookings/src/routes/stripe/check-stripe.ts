import { done, EmptyAnswer, OrganizationTeamPath } from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { checkStripe as check } from '../../app/connect-stripe.ts'
import type { BookingsDeps } from '../../deps.ts'
import { personAsPayee, teamAsPayee } from '../../domain/payee.ts'
import { requireTeam } from '../../guards/require-team.ts'
import type { StripeAccounts } from '../../payments/stripe-accounts.ts'

/** Adds GET /v2/stripe/check and that of a team: whether the account can take payments. */
export function checkStripe(app: App, deps: BookingsDeps, accounts: StripeAccounts | undefined): void {
  const description = '200 if a Stripe account is connected and can take payments. Stripe is asked.'
  const own = {
    summary: 'Check the connected Stripe account',
    description,
    errors: ['stripe_not_available', 'stripe_not_connected', 'stripe_failing'],
    response: { 200: EmptyAnswer },
  }
  app.get('/v2/stripe/check', { schema: own }, async (request) => {
    await check(deps, accounts, personAsPayee(requireUser(request)))
    return done
  })
  const ofTeam = {
    ...own,
    summary: 'Check the connected Stripe account of a team',
    errors: ['team_not_found', ...own.errors],
    params: OrganizationTeamPath,
  }
  const options = { schema: ofTeam, preValidation: requireIn('apps.read') }
  const path = '/v2/organizations/:orgId/teams/:teamId/stripe/check'
  app.get(path, options, async ({ caller, params }) => {
    await check(deps, accounts, teamAsPayee(await requireTeam(deps, caller, params)))
    return done
  })
}

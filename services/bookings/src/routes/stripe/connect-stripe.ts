import { ConnectStripeAnswer, ConnectStripeQuery, OrganizationTeamPath, success } from '@punctual/contracts'
import { type App, requireIn, requireUser } from '@punctual/http'
import { askForStripe } from '../../app/connect-stripe.ts'
import type { BookingsDeps } from '../../deps.ts'
import { personAsPayee, teamAsPayee } from '../../domain/payee.ts'
import { requireTeam } from '../../guards/require-team.ts'
import type { StripeAccounts } from '../../payments/stripe-accounts.ts'

/**
 * Adds GET /v2/stripe/connect and that of a team: Stripe's page on which a person chooses the
 * account that receives payments.
 */
export function connectStripe(app: App, deps: BookingsDeps, accounts: StripeAccounts | undefined): void {
  const description =
    'Open the page in the browser of the person whose Stripe account it is. The account then receives the payments of the event types, and refunds come from it. Bookings that are already paid stay with the account that has their money. A second account replaces the first one.'
  const response = { 200: ConnectStripeAnswer }
  const own = {
    summary: 'Get the page that connects a Stripe account',
    description,
    errors: ['stripe_not_available'],
    querystring: ConnectStripeQuery,
    response,
  }
  app.get('/v2/stripe/connect', { schema: own }, async (request) => {
    const caller = requireUser(request)
    const authUrl = await askForStripe(deps, accounts, caller, personAsPayee(caller), request.query)
    return success({ authUrl })
  })
  const ofTeam = {
    ...own,
    summary: 'Get the page that connects a Stripe account of a team',
    errors: ['team_not_found', 'stripe_not_available'],
    params: OrganizationTeamPath,
  }
  const options = { schema: ofTeam, preValidation: requireIn('apps.update') }
  app.get('/v2/organizations/:orgId/teams/:teamId/stripe/connect', options, async (request) => {
    const { caller, params, query } = request
    const payee = teamAsPayee(await requireTeam(deps, caller, params))
    return success({ authUrl: await askForStripe(deps, accounts, caller, payee, query) })
  })
}

import {
  DomainError,
  isInTenant,
  OrganizationTeamPath,
  SaveStripeAnswer,
  SaveStripeQuery,
} from '@punctual/contracts'
import type { App } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import { saveStripe as save } from '../../app/connect-stripe.ts'
import type { BookingsDeps } from '../../deps.ts'
import type { StripeAccounts } from '../../payments/stripe-accounts.ts'

/**
 * Adds GET /v2/stripe/save and that of a team: Stripe sends the browser of a person here who has
 * chosen an account, or has refused.
 */
export function saveStripe(app: App, deps: BookingsDeps, accounts: StripeAccounts | undefined): void {
  const own = {
    summary: 'Connect the Stripe account that a person has chosen',
    description:
      'Stripe sends the browser here from the page that `connect` named. The `state` in its query is good for one call and authorizes it. Redirects (303) to `returnTo` of `connect`, if it was given.',
    errors: ['stripe_not_available', 'stripe_failing'],
    querystring: SaveStripeQuery,
    response: { 200: SaveStripeAnswer, 303: Type.Null() },
  }
  // The address of this page contains the code.
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
  const answer = { status: 'success' as const, url: `${deps.config.publicUrl}/account` }
  app.get('/v2/stripe/save', { schema: own }, async ({ query }, reply) => {
    reply.headers(headers)
    const url = await save(deps, accounts, query)
    return url === undefined ? answer : reply.redirect(url, 303)
  })
  const ofTeam = {
    ...own,
    summary: 'Connect the Stripe account that a person has chosen for a team',
    errors: ['team_not_found', ...own.errors],
    params: OrganizationTeamPath,
  }
  const path = '/v2/organizations/:orgId/teams/:teamId/stripe/save'
  app.get(path, { schema: ofTeam }, async ({ caller, params, query }, reply) => {
    reply.headers(headers)
    if (caller.kind === 'organization-key' && !isInTenant(caller, { organizationId: params.orgId }))
      throw new DomainError('team_not_found')
    const url = await save(deps, accounts, query, params)
    return url === undefined ? answer : reply.redirect(url, 303)
  })
}

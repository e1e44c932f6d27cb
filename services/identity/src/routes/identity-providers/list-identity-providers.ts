import {
  IdentityProviderListAnswer,
  ListIdentityProviders,
  OrganizationPath,
  paginate,
  success,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { listProviders } from '../../db/identity-provider-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/** GET /v2/organizations/{orgId}/identity-providers: the oldest first. */
export function listIdentityProviders(app: App, { config, db }: IdentityDeps): void {
  const schema = {
    summary: 'List the identity providers of an organization',
    description: 'Returns the OpenID providers by which its people sign in, the oldest first.',
    params: OrganizationPath,
    querystring: ListIdentityProviders,
    response: { 200: IdentityProviderListAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  app.get('/v2/organizations/:orgId/identity-providers', options, async ({ params, query }) => {
    const { take = 250, skip = 0 } = query
    const { providers, total } = await listProviders(db, params.orgId, { take, skip })
    const shown = providers.map((stored) => presentProvider(stored, config.publicUrl))
    return { ...success(shown), pagination: paginate(total, take, skip) }
  })
}

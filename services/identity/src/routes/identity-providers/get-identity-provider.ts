import { IdentityProviderAnswer, IdentityProviderPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { findProvider } from '../../db/identity-provider-repository.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/** GET /v2/organizations/{orgId}/identity-providers/{providerId}. */
export function getIdentityProvider(app: App, { config, db }: IdentityDeps): void {
  const schema = {
    summary: 'Get an identity provider',
    description: 'Returns an OpenID provider of the organization, with the DNS records of its domains.',
    errors: ['identity_provider_not_found'],
    params: IdentityProviderPath,
    response: { 200: IdentityProviderAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  app.get('/v2/organizations/:orgId/identity-providers/:providerId', options, async ({ params }) => {
    const stored = await findProvider(db, { id: params.providerId, organizationId: params.orgId })
    return success(presentProvider(stored, config.publicUrl))
  })
}

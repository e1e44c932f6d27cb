import { IdentityProviderAnswer, IdentityProviderPath, success } from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { removeProvider } from '../../app/identity-providers.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/** DELETE /v2/organizations/{orgId}/identity-providers/{providerId}: returns it as it was. */
export function deleteIdentityProvider(app: App, { clock, config, db }: IdentityDeps): void {
  const schema = {
    summary: 'Delete an identity provider',
    description: 'People cannot sign in with it any more; their sessions stay. Returns it as it was.',
    errors: ['identity_provider_not_found'],
    params: IdentityProviderPath,
    response: { 200: IdentityProviderAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  const path = '/v2/organizations/:orgId/identity-providers/:providerId'
  app.delete(path, options, async ({ caller, params }) => {
    const named = { id: params.providerId, organizationId: params.orgId }
    const stored = await db.transaction(actingAs(caller, (tx) => removeProvider(tx, named, clock.now())))
    return success(presentProvider(stored, config.publicUrl))
  })
}

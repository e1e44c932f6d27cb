import {
  defined,
  IdentityProviderAnswer,
  IdentityProviderPath,
  success,
  UpdateIdentityProvider,
} from '@punctual/contracts'
import { type App, requireIn } from '@punctual/http'
import { changeProvider, requireChange } from '../../app/identity-providers.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import type { OpenId } from '../../identity-providers/openid.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/**
 * PATCH /v2/organizations/{orgId}/identity-providers/{providerId}: changes the given fields. A new
 * issuer is asked first: 400 `identity_provider_failing`.
 */
export function updateIdentityProvider(app: App, deps: IdentityDeps, openId: OpenId): void {
  const { clock, config, db, sealer } = deps
  const schema = {
    summary: 'Update an identity provider',
    description:
      'Changes only the given fields. Domains that stay in the list stay verified; new ones are to be verified. Another issuer needs its own secret too.',
    errors: ['identity_provider_not_found', 'identity_provider_failing'],
    params: IdentityProviderPath,
    body: UpdateIdentityProvider,
    response: { 200: IdentityProviderAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  const path = '/v2/organizations/:orgId/identity-providers/:providerId'
  app.patch(path, options, async ({ body, caller, params }) => {
    const named = { id: params.providerId, organizationId: params.orgId }
    await requireChange({ db, openId }, named, body)
    const changes = defined(body)
    const stored = await db.transaction(
      actingAs(caller, (tx) => changeProvider(tx, sealer, named, changes, clock.now())),
    )
    return success(presentProvider(stored, config.publicUrl))
  })
}

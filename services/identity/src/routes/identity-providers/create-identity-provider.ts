import {
  CreateIdentityProvider,
  IdentityProviderAnswer,
  OrganizationPath,
  success,
} from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { createProvider, requireIssuer } from '../../app/identity-providers.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { requireOrganization } from '../../guards/require-team.ts'
import type { OpenId } from '../../identity-providers/openid.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/**
 * POST /v2/organizations/{orgId}/identity-providers, 201: adds an OpenID provider, whose issuer is
 * asked first. 400 `identity_provider_failing`.
 */
export function createIdentityProvider(app: App, deps: IdentityDeps, openId: OpenId): void {
  const schema = {
    summary: 'Create an identity provider',
    description:
      'People of its domains sign in with it once a domain is verified: create the DNS record of the answer, then call `verify-domains`. The issuer is asked for its discovery document.',
    errors: ['team_not_found', 'identity_provider_failing'],
    params: OrganizationPath,
    body: CreateIdentityProvider,
    response: { 201: IdentityProviderAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  app.post('/v2/organizations/:orgId/identity-providers', options, async (request, reply) => {
    const { body, params } = request
    await requireIssuer(openId, body)
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        await requireOrganization(tx, params.orgId)
        const stored = await createProvider(tx, deps.sealer, { ...body, ...params }, deps.clock.now())
        return { status: 201, body: success(presentProvider(stored, deps.config.publicUrl)) }
      }),
    )
  })
}

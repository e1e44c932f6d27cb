import { IdentityProviderAnswer, IdentityProviderPath, success } from '@punctual/contracts'
import { type App, idempotent, requireIn } from '@punctual/http'
import { provenDomains, verifyDomains as verify } from '../../app/identity-providers.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import type { TextRecords } from '../../identity-providers/domain-records.ts'
import { presentProvider } from '../../present/identity-provider.ts'

/**
 * POST /v2/organizations/{orgId}/identity-providers/{providerId}/verify-domains, 200: looks for the
 * DNS records of the domains. 409 `domain_taken`.
 */
export function verifyDomains(app: App, deps: IdentityDeps, records: TextRecords): void {
  const schema = {
    summary: 'Verify the domains of an identity provider',
    description:
      'Looks for the DNS record of each domain that is not verified, and returns the provider with what was found. A verified domain stays so. A domain can be verified for one provider.',
    errors: ['identity_provider_not_found', 'domain_taken'],
    params: IdentityProviderPath,
    response: { 200: IdentityProviderAnswer },
  }
  const options = { schema, preValidation: requireIn('organization.update') }
  const path = '/v2/organizations/:orgId/identity-providers/:providerId/verify-domains'
  app.post(path, options, async (request, reply) => {
    const { orgId: organizationId, providerId: id } = request.params
    const named = { id, organizationId }
    const proven = await provenDomains({ db: deps.db, records }, named)
    return idempotent(
      deps,
      request,
      reply,
      actingAs(request.caller, async (tx) => {
        const stored = await verify(tx, named, proven, deps.clock.now())
        return { status: 200, body: success(presentProvider(stored, deps.config.publicUrl)) }
      }),
    )
  })
}

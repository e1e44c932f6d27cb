import type { IdentityProvider } from '@punctual/contracts'
import type { StoredProvider } from '../db/identity-provider-repository.ts'
import { recordNameOf, recordValueOf } from '../domain/identity-provider.ts'

/** Where providers send browsers back, below the public URL. */
export const callbackPath = '/v2/auth/sign-in/callback'

/** Returns a provider as answers show it: never its secret. */
export function presentProvider({ provider, domains }: StoredProvider, publicUrl: string): IdentityProvider {
  const { id, name, issuer, clientId, createdAt, updatedAt } = provider
  return {
    id,
    name,
    issuer,
    clientId,
    callbackUrl: `${publicUrl}${callbackPath}`,
    domains: domains.map(({ domain, token, verifiedAt }) => ({
      domain,
      verifiedAt: verifiedAt?.toISOString() ?? null,
      record: { type: 'TXT', name: recordNameOf(domain), value: recordValueOf(token) },
    })),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

import { type AppGrant, appScopes } from '@punctual/contracts'
import type { ListedGrant } from '../db/app-grant-repository.ts'
import { grantedScopes, withinClient } from '../domain/scopes.ts'

/** Returns a grant with the scopes of all its tokens. */
export function presentGrant({ grant, client, tokens, lastUsedAt }: ListedGrant): AppGrant {
  const held = new Set(tokens.flatMap(grantedScopes))
  const granted = appScopes.filter((scope) => held.has(scope))
  return {
    id: grant.id,
    clientId: grant.clientId,
    name: client.name,
    logo: client.logo,
    scopes: withinClient(granted, client.permissions),
    createdAt: grant.startedAt.toISOString(),
    ...(lastUsedAt !== null && { lastUsedAt: new Date(lastUsedAt).toISOString() }),
    expiresAt: grant.expiresAt.toISOString(),
  }
}

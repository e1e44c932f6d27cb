import type { AppScope, Authenticate, Authenticated, CallerKind, CallerMembership } from '@punctual/contracts'
import { permissionNames } from './permissions.ts'
import { type ClientFlags, toProfile, type User } from './profile.ts'
import { grantedScopes, withinClient } from './scopes.ts'

/** What is known of a credential that was found by its digest. */
export interface Holder {
  credential: {
    id: number
    kind: Authenticate['scheme']
    organization_id: number
    client_id: string | null
    expires_at: Date | null
    /** Of an app's token; null for a managed user's, and for other credentials. */
    permissions: number | null
    scopes: AppScope[] | null
    /** Requests a minute that an operator or its maker has set. */
    rate_limit: number | null
    /** Of a key that took another's place. */
    first_key_id: number | null
  }
  /** What a person has granted to the client; null: nothing. */
  grantId: number | null
  /** The key's or token's user; for a client secret the owner of the client's organization (docs/domain.md#policy). */
  user: User
  /** The credential's client, or the one that manages the user. */
  client: (ClientFlags & { permissions: number; redirect_uris: string[] }) | null
  /** Accepted ones, within the credential's organization. */
  memberships: CallerMembership[]
  epoch: number
}

/**
 * An API key of another organization than its user's home is for that organization and reaches nothing else. A token that a
 * person gave to an app has the permissions that were granted; a managed user's has those of the client.
 */
function kindOf({ credential, user }: Pick<Holder, 'credential' | 'user'>): CallerKind {
  if (credential.kind === 'client-secret') return 'oauth-client'
  if (credential.kind === 'access-token') return credential.permissions === null ? 'managed-user' : 'app'
  return credential.organization_id === user.organization_id ? 'api-key' : 'organization-key'
}

/** @returns who the holder of the credential is; API keys are not limited by permission bits */
export function toCaller(holder: Holder): Authenticated['caller'] {
  const { credential, grantId, user, client, memberships, epoch } = holder
  const clientId = credential.client_id
  const kind = kindOf(holder)
  return {
    kind,
    userId: user.id,
    organizationId: credential.organization_id,
    user: toProfile(user, client),
    ...(clientId === null ? {} : { clientId }),
    keyId: credential.id,
    ...(kind === 'app' && grantId !== null && { grantId }),
    scopes: client && clientId !== null ? scopesOf(credential, client.permissions) : [],
    memberships: user.client_id === null ? memberships : memberships.filter(isMoreThanManaged(credential)),
    epoch,
  }
}

/** @returns what a person granted to the app, within what the client may have now; for other credentials the client's own */
function scopesOf(credential: Holder['credential'], clientPermissions: number): string[] {
  const { permissions, scopes } = credential
  if (permissions === null) return permissionNames(clientPermissions)
  return withinClient(grantedScopes({ permissions, scopes }), clientPermissions)
}

/**
 * Managed users are the customers of one platform, not colleagues: that they are members of its organization lets none of
 * them look at another's things. What they were given besides counts.
 */
const isMoreThanManaged =
  ({ organization_id }: Holder['credential']) =>
  ({ teamId, role, permissions }: CallerMembership): boolean =>
    teamId !== organization_id || role !== 'MEMBER' || permissions !== undefined

/** @returns the origins of the addresses that a client has registered: of apps with a scheme of their own, too */
export function originsOf({ redirect_uris }: { redirect_uris: readonly string[] }): string[] {
  const origins = redirect_uris.map((uri) => {
    const { protocol, host } = new URL(uri)
    return `${protocol}//${host}`
  })
  return [...new Set(origins)]
}

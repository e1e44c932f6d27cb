import type { Authenticate, Authenticated, CallerMembership } from '@punctual/contracts'
import { allPermissions, permissionNames } from './permissions.ts'
import { type ClientFlags, toProfile, type User } from './profile.ts'

/** What is known of a credential that was found by its digest. */
export interface Holder {
  credential: {
    id: number
    kind: Authenticate['scheme']
    organization_id: number
    client_id: string | null
    expires_at: Date | null
    /** OAuth permission bits of a token that has less than its client. */
    permissions: number | null
    /** Requests a minute that an operator or its maker has set. */
    rate_limit: number | null
    /** Of a key that took another's place. */
    first_key_id: number | null
  }
  /** The key's or token's user; for a client secret the owner of the client's organization (contract 14). */
  user: User
  /** The credential's client, or the one that manages the user. */
  client: (ClientFlags & { permissions: number; redirect_uris: string[] }) | null
  /** Accepted ones, within the credential's organization. */
  memberships: CallerMembership[]
  epoch: number
}

const kinds = {
  'api-key': 'api-key',
  'client-secret': 'oauth-client',
  'access-token': 'access-token',
} as const

/** @returns who the holder of the credential is; API keys are not limited by permission bits (contract 14) */
export function toCaller({ credential, user, client, memberships, epoch }: Holder): Authenticated['caller'] {
  const clientId = credential.client_id
  return {
    kind: kinds[credential.kind],
    userId: user.id,
    organizationId: credential.organization_id,
    user: toProfile(user, client),
    ...(clientId === null ? {} : { clientId }),
    keyId: credential.id,
    scopes:
      client && clientId !== null
        ? permissionNames(client.permissions & (credential.permissions ?? allPermissions))
        : [],
    memberships: user.client_id === null ? memberships : memberships.filter(isMoreThanManaged(credential)),
    epoch,
  }
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

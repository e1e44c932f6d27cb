import type {
  AppScope,
  Authenticate,
  Authenticated,
  CallerKind,
  CallerMembership,
  PortalAccess,
} from '@punctual/contracts'
import { permissionsOf } from './portal-link.ts'
import { type ClientFlags, toProfile, type User } from './profile.ts'
import { grantedScopes, permissionNames, withinClient } from './scopes.ts'

/** The stored data of a credential that was found by its digest. */
export interface Holder {
  credential: {
    id: number
    kind: Authenticate['scheme']
    organizationId: number
    clientId: string | null
    expiresAt: Date | null
    /** For an app's token; null for a managed user's token and other credentials. */
    permissions: number | null
    scopes: AppScope[] | null
    /** Requests a minute, set by an operator or by the key's creator. */
    rateLimit: number | null
    /** For a key that replaced another one. */
    firstKeyId: number | null
    /** For a session its id. */
    family: string | null
    createdAt: Date
    replacedBy: number | null
  }
  /** The person's grant to the client; null for none. */
  grantId: number | null
  /**
   * The key's or token's user; for a client secret the owner of the client's organization
   * (docs/domain.md#policy).
   */
  user: User
  /** The credential's client, or the one that manages the user. */
  client: (ClientFlags & { permissions: number; redirectUris: string[] }) | null
  /** The link of a portal that the credential opened. */
  portal: { id: string; access: PortalAccess } | null
  /** Accepted memberships within the credential's organization. */
  memberships: CallerMembership[]
  epoch: number
}

/**
 * An API key of another organization than its user's home reaches only that organization. A token
 * that a person gave to an app has the granted permissions; a managed user's token has those of the
 * client.
 */
function kindOf({ credential, user }: Pick<Holder, 'credential' | 'user'>): CallerKind {
  if (credential.kind === 'client-secret') return 'oauth-client'
  if (credential.kind === 'session' || credential.kind === 'portal') return credential.kind
  if (credential.kind === 'access-token') return credential.permissions === null ? 'managed-user' : 'app'
  return credential.organizationId === user.organizationId ? 'api-key' : 'organization-key'
}

/** Returns the caller of a credential; API keys are not limited by permission bits. */
export function toCaller(holder: Holder): Authenticated['caller'] {
  const { credential, grantId, user, client, memberships, epoch } = holder
  const { clientId } = credential
  if (holder.portal) return portalCaller(holder, holder.portal)
  const kind = kindOf(holder)
  return {
    kind,
    userId: user.id,
    organizationId: credential.organizationId,
    user: toProfile(user, client),
    ...(clientId === null ? {} : { clientId }),
    ...(kind === 'session' ? { sessionId: credential.family ?? '' } : { keyId: credential.id }),
    ...(kind === 'app' && grantId !== null && { grantId }),
    scopes: client && clientId !== null ? scopesOf(credential, client.permissions) : [],
    memberships: user.clientId === null ? memberships : memberships.filter(isMoreThanManaged(credential)),
    epoch,
  }
}

/** An opened link has no role and nothing of its creator, only its permissions on its webhooks. */
function portalCaller(
  { credential, user, memberships, epoch }: Holder,
  { id, access }: NonNullable<Holder['portal']>,
): Authenticated['caller'] {
  const { organizationId, clientId } = credential
  return {
    kind: 'portal',
    userId: user.id,
    organizationId,
    ...(clientId !== null && { clientId }),
    keyId: credential.id,
    portalLinkId: id,
    scopes: permissionsOf({ access, organizationId }, memberships),
    memberships: [],
    epoch,
  }
}

/**
 * Returns the scopes granted to an app, limited to the client's current ones; for other credentials
 * the client's own.
 */
function scopesOf(credential: Holder['credential'], clientPermissions: number): string[] {
  const { permissions, scopes } = credential
  if (permissions === null) return permissionNames(clientPermissions)
  return withinClient(grantedScopes({ permissions, scopes }), clientPermissions)
}

/**
 * Managed users are customers of one platform, not colleagues: their membership of its organization
 * gives no access to each other's data. Other rights that they have count.
 */
const isMoreThanManaged =
  ({ organizationId }: Holder['credential']) =>
  ({ teamId, role, permissions }: CallerMembership): boolean =>
    teamId !== organizationId || role !== 'MEMBER' || permissions !== undefined

/**
 * Returns the origins of a client's registered addresses, including those of apps with a private
 * scheme.
 */
export function originsOf({ redirectUris }: { redirectUris: readonly string[] }): string[] {
  const origins = redirectUris.map((uri) => {
    const { protocol, host } = new URL(uri)
    return `${protocol}//${host}`
  })
  return [...new Set(origins)]
}

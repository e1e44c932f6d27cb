import type { Authenticate, Authenticated, CallerMembership } from '@punctual/contracts'
import { permissionNames } from './permissions.ts'
import { type ClientFlags, toProfile, type User } from './profile.ts'

/** What is known of a credential that was found by its digest. */
export interface Holder {
  credential: {
    id: number
    kind: Authenticate['scheme']
    organization_id: number
    client_id: string | null
    expires_at: Date | null
  }
  /** The key's or token's user; for a client secret the owner of the client's organization (contract 14). */
  user: User
  /** The credential's client, or the one that manages the user. */
  client: (ClientFlags & { permissions: number }) | null
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
    scopes: client && clientId !== null ? permissionNames(client.permissions) : [],
    memberships,
    epoch,
  }
}

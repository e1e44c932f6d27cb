import { type ApiKey, defined, type ManagedUser, type Me, publicAddress } from '@punctual/contracts'
import type { CredentialRow, TeamRow, UserRow } from '../db/schema.ts'

/**
 * Returns a user's own profile. The default schedule is shown only in the home organization, which
 * it belongs to.
 * @param organization the credential's organization; undefined for none
 * @param publicUrl without a trailing slash
 */
export function presentMe(user: UserRow, organization: TeamRow | undefined, publicUrl: string): Me {
  const isAtHome = !organization || organization.id === user.organizationId
  const address = isAtHome
    ? { bareName: user.bareName, organizationSlug: user.organizationSlug }
    : { bareName: null, organizationSlug: organization.bareName }
  const bookingUrl = publicAddress(publicUrl, { kind: 'user', name: user.username, ...address })
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerified,
    name: user.name,
    avatarUrl: user.avatarUrl,
    bio: user.bio,
    timeFormat: user.timeFormat,
    defaultScheduleId: isAtHome ? user.defaultScheduleId : null,
    weekStart: user.weekStart,
    timeZone: user.timeZone,
    organizationId: organization?.id ?? null,
    ...(organization && { organization: { isPlatform: organization.isPlatform, id: organization.id } }),
    ...defined({ bookingUrl }),
  }
}

/** Returns an API key without its secret. */
export function presentApiKey(key: CredentialRow): ApiKey {
  return {
    id: key.id,
    ...(key.note !== null && { note: key.note }),
    start: key.start,
    createdAt: key.createdAt.toISOString(),
    ...(key.expiresAt && { expiresAt: key.expiresAt.toISOString() }),
    ...(key.rateLimit !== null && { rateLimit: key.rateLimit }),
    ...(key.lastUsedAt && { lastUsedAt: key.lastUsedAt.toISOString() }),
  }
}

/** @returns a managed user as its client sees it */
export function presentManagedUser(user: UserRow): ManagedUser {
  return {
    id: user.id,
    email: user.email,
    username: user.username,
    name: user.name,
    bio: user.bio,
    timeZone: user.timeZone,
    weekStart: user.weekStart,
    createdDate: user.createdAt.toISOString(),
    timeFormat: user.timeFormat,
    defaultScheduleId: user.defaultScheduleId,
    locale: user.locale as ManagedUser['locale'],
    avatarUrl: user.avatarUrl,
    metadata: user.metadata,
  }
}

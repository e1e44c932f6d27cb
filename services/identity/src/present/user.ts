import { type ApiKey, defined, type Me, publicAddress } from '@punctual/contracts'
import type { CredentialRow, TeamRow, UserRow } from '../db/schema.ts'

/**
 * Returns a user's own profile. The default schedule is shown only in the home organization, which
 * it belongs to.
 * @param organization the credential's organization; undefined for none
 * @param publicUrl without a trailing slash
 */
export function presentMe(user: UserRow, organization: TeamRow | undefined, publicUrl: string): Me {
  const isAtHome = !organization || organization.id === user.organization_id
  const address = isAtHome
    ? { bareName: user.bare_name, organizationSlug: user.organization_slug }
    : { bareName: null, organizationSlug: organization.bare_name }
  const bookingUrl = publicAddress(publicUrl, { kind: 'user', name: user.username, ...address })
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.email_verified,
    name: user.name,
    avatarUrl: user.avatar_url,
    bio: user.bio,
    timeFormat: user.time_format,
    defaultScheduleId: isAtHome ? user.default_schedule_id : null,
    weekStart: user.week_start,
    timeZone: user.time_zone,
    organizationId: organization?.id ?? null,
    ...(organization && { organization: { isPlatform: organization.is_platform, id: organization.id } }),
    ...defined({ bookingUrl }),
  }
}

/** Returns an API key without its secret. */
export function presentApiKey(key: CredentialRow): ApiKey {
  return {
    id: key.id,
    ...(key.note !== null && { note: key.note }),
    start: key.start,
    createdAt: key.created_at.toISOString(),
    ...(key.expires_at && { expiresAt: key.expires_at.toISOString() }),
    ...(key.rate_limit !== null && { rateLimit: key.rate_limit }),
    ...(key.last_used_at && { lastUsedAt: key.last_used_at.toISOString() }),
  }
}

import { type ApiKey, defined, type Me, publicAddress } from '@punctual/contracts'
import type { CredentialRow, TeamRow, UserRow } from './db/schema.ts'

/**
 * @param organization that the credential is of; undefined: none
 * @param publicUrl without a slash at its end
 * @returns a user's own profile; outside the home organization without the default schedule, which is of the home
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

/** @returns an API key as its owner may see it again */
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

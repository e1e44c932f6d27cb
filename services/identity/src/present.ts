import type { ApiKey, Me } from '@punctual/contracts'
import type { CredentialRow, TeamRow, UserRow } from './db/schema.ts'

/** @returns a user's own profile, seen from the organization that the credential is of (undefined: none) */
export function presentMe(user: UserRow, organization: TeamRow | undefined): Me {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: user.name,
    avatarUrl: user.avatar_url,
    bio: user.bio,
    timeFormat: user.time_format,
    defaultScheduleId: user.default_schedule_id,
    weekStart: user.week_start,
    timeZone: user.time_zone,
    organizationId: organization?.id ?? null,
    ...(organization && { organization: { isPlatform: organization.is_platform, id: organization.id } }),
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

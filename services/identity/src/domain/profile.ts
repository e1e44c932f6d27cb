import { isDeepStrictEqual } from 'node:util'
import type { UpdateMe, UserProfile } from '@punctual/contracts'

/** The fields of a stored user that these rules read. */
export interface User {
  id: number
  organization_id: number
  email: string
  email_verified: boolean
  username: string
  bare_name: string | null
  organization_slug: string | null
  name: string
  avatar_url: string | null
  bio: string | null
  time_zone: string
  locale: string
  time_format: 12 | 24
  week_start: string
  metadata: Record<string, string | number | boolean>
  client_id: string | null
  version: number
}

/** The flags of the OAuth client that manages a user. */
export interface ClientFlags {
  are_emails_enabled: boolean
  are_default_event_types_enabled: boolean
}

/**
 * Returns the profile that other services replicate; client flags only for the client's managed
 * users.
 */
export function toProfile(user: User, client: ClientFlags | null): UserProfile {
  return {
    id: user.id,
    organizationId: user.organization_id,
    email: user.email,
    emailVerified: user.email_verified,
    username: user.username,
    bareName: user.bare_name,
    organizationSlug: user.organization_slug,
    name: user.name,
    timeZone: user.time_zone,
    locale: user.locale,
    timeFormat: user.time_format,
    weekStart: user.week_start,
    ...(user.client_id === null ? {} : { clientId: user.client_id, ...flags(client) }),
    version: user.version,
  }
}

function flags(client: ClientFlags | null) {
  if (client === null) return {}
  return {
    areDefaultEventTypesEnabled: client.are_default_event_types_enabled,
    areEmailsEnabled: client.are_emails_enabled,
  }
}

/** Without the default schedule, which scheduling owns. */
type ProfileChange = Omit<UpdateMe, 'defaultScheduleId'>

const columns = {
  email: 'email',
  name: 'name',
  timeFormat: 'time_format',
  weekStart: 'week_start',
  timeZone: 'time_zone',
  locale: 'locale',
  avatarUrl: 'avatar_url',
  bio: 'bio',
  metadata: 'metadata',
} as const satisfies Record<keyof ProfileChange, keyof User>

/**
 * Returns the user with the given changes and the next version; the same object if nothing changes.
 */
export function changeProfile<U extends User>(user: U, change: ProfileChange): U {
  const given = Object.entries(columns)
    .map(([field, column]) => [column, change[field as keyof ProfileChange]] as const)
    .filter(([column, value]) => value !== undefined && !isDeepStrictEqual(value, user[column]))
  if (given.length === 0) return user
  return { ...user, ...Object.fromEntries(given), version: user.version + 1 }
}

import { isDeepStrictEqual } from 'node:util'
import { brandingIn, UpdateMe, type UserDetails, type UserProfile } from '@punctual/contracts'

/** The fields of a stored user that these rules read. */
export interface User {
  id: number
  organizationId: number
  email: string
  emailVerified: boolean
  username: string
  bareName: string | null
  organizationSlug: string | null
  name: string
  avatarUrl: string | null
  bio: string | null
  timeZone: string
  locale: string
  timeFormat: 12 | 24
  weekStart: string
  metadata: Record<string, string | number | boolean>
  details: UserDetails
  clientId: string | null
  version: number
}

/** The flags of the OAuth client that manages a user. */
export interface ClientFlags {
  areEmailsEnabled: boolean
  areDefaultEventTypesEnabled: boolean
}

/**
 * Returns the profile that other services replicate; client flags only for the client's managed
 * users.
 */
export function toProfile(user: User, client: ClientFlags | null): UserProfile {
  return {
    id: user.id,
    organizationId: user.organizationId,
    email: user.email,
    emailVerified: user.emailVerified,
    username: user.username,
    bareName: user.bareName,
    organizationSlug: user.organizationSlug,
    name: user.name,
    timeZone: user.timeZone,
    locale: user.locale,
    timeFormat: user.timeFormat,
    weekStart: user.weekStart,
    branding: brandingIn({ ...user.details, weekStart: user.weekStart }),
    ...(user.details.allowDynamicBooking === false && { allowDynamicBooking: false }),
    ...(user.clientId === null ? {} : { clientId: user.clientId, ...flags(client) }),
    version: user.version,
  }
}

function flags(client: ClientFlags | null) {
  if (client === null) return {}
  return {
    areDefaultEventTypesEnabled: client.areDefaultEventTypesEnabled,
    areEmailsEnabled: client.areEmailsEnabled,
  }
}

/** Without the default schedule, which scheduling owns. */
type ProfileChange = Omit<UpdateMe, 'defaultScheduleId'>

const { defaultScheduleId: _, ...profileFields } = UpdateMe.properties
const changeable = Object.keys(profileFields) as (keyof ProfileChange & keyof User)[]

/**
 * Returns the user with the given changes and the next version; the same object if nothing changes.
 */
export function changeProfile<U extends User>(user: U, change: ProfileChange): U {
  const given = changeable
    .map((field) => [field, change[field]] as const)
    .filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, user[field]))
  if (given.length === 0) return user
  return { ...user, ...Object.fromEntries(given), version: user.version + 1 }
}

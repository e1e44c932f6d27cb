import { defined, type ManagedUser, type Me, type OrganizationUser, publicAddress } from '@punctual/contracts'
import type { Member } from '../db/membership-repository.ts'
import type { TeamRow, UserRow } from '../db/schema.ts'

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

/** Returns a managed user as its client sees it. */
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

/** Returns a user as the admins of an organization see it. */
export function presentOrganizationUser({ membership, user }: Member): OrganizationUser {
  const { theme, appTheme, brandColor, darkBrandColor } = user.details
  const { hideBranding = false, allowDynamicBooking = true } = user.details
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    ...(user.bio !== null && { bio: user.bio }),
    ...(user.avatarUrl !== null && { avatarUrl: user.avatarUrl }),
    timeZone: user.timeZone,
    weekStart: user.weekStart,
    ...(typeof theme === 'string' && { theme }),
    ...(typeof appTheme === 'string' && { appTheme }),
    ...(brandColor !== undefined && { brandColor }),
    ...(darkBrandColor !== undefined && { darkBrandColor }),
    ...(user.defaultScheduleId !== null && { defaultScheduleId: user.defaultScheduleId }),
    locale: user.locale,
    timeFormat: user.timeFormat,
    hideBranding,
    createdDate: user.createdAt.toISOString(),
    ...(user.emailVerifiedAt !== null && { emailVerified: user.emailVerifiedAt.toISOString() }),
    verified: user.emailVerified || user.clientId !== null,
    ...(!membership.accepted && { invitedTo: membership.teamId }),
    allowDynamicBooking,
    metadata: user.metadata,
    profile: {
      id: membership.id,
      organizationId: membership.teamId,
      userId: user.id,
      username: user.username,
    },
  }
}

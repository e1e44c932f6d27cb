import {
  type Addressed,
  defined,
  type ManagedOrganization,
  type MembershipAttribute,
  type OrganizationMembership,
  type OrganizationUser,
  organizationAddress,
  publicAddress,
  type Team,
  type TeamMembership,
} from '@punctual/contracts'
import type { Member } from '../db/membership-repository.ts'
import type { TeamRow } from '../db/schema.ts'

/** Returns a team as answers show it. @param publicUrl without a trailing slash */
export const presentTeam = (team: TeamRow, publicUrl: string): Team => ({
  id: team.id,
  ...(team.parent_id !== 0 && { parentId: team.parent_id }),
  name: team.name,
  slug: team.slug,
  isOrganization: team.is_organization,
  metadata: team.metadata,
  ...team.details,
  ...defined({ bookingUrl: publicAddress(publicUrl, addressedTeam(team)) }),
})

const addressedTeam = ({ slug, bare_name, organization_slug }: TeamRow): Addressed => ({
  kind: 'team',
  name: slug,
  bareName: bare_name,
  organizationSlug: organization_slug,
})

/** Returns an organization as its manager sees it. @param publicUrl without a trailing slash */
export const presentManagedOrganization = (row: TeamRow, publicUrl: string): ManagedOrganization => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  metadata: row.metadata,
  ...defined({ bookingUrl: organizationAddress(publicUrl, { bareName: row.bare_name }) }),
})

export const presentTeamMembership = ({ membership, user }: Member): TeamMembership => ({
  id: membership.id,
  userId: membership.user_id,
  teamId: membership.team_id,
  accepted: membership.accepted,
  role: membership.role,
  ...(membership.custom_role_id !== null && { customRoleId: membership.custom_role_id }),
  disableImpersonation: membership.disable_impersonation,
  user: {
    ...(user.avatar_url !== null && { avatarUrl: user.avatar_url }),
    username: user.username,
    name: user.name,
    email: user.email,
    ...(user.bio !== null && { bio: user.bio }),
    metadata: user.metadata,
  },
})

export const presentOrganizationMembership = (
  member: Member,
  attributes: ReadonlyMap<number, MembershipAttribute[]>,
): OrganizationMembership => ({
  ...presentTeamMembership(member),
  attributes: attributes.get(member.membership.id) ?? [],
})

export function presentOrganizationUser({ membership, user }: Member): OrganizationUser {
  const { theme, appTheme, brandColor, darkBrandColor, hideBranding = false } = user.details
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: user.email,
    ...(user.bio !== null && { bio: user.bio }),
    ...(user.avatar_url !== null && { avatarUrl: user.avatar_url }),
    timeZone: user.time_zone,
    weekStart: user.week_start,
    ...(typeof theme === 'string' && { theme }),
    ...(typeof appTheme === 'string' && { appTheme }),
    ...(brandColor !== undefined && { brandColor }),
    ...(darkBrandColor !== undefined && { darkBrandColor }),
    ...(user.default_schedule_id !== null && { defaultScheduleId: user.default_schedule_id }),
    locale: user.locale,
    timeFormat: user.time_format,
    hideBranding,
    createdDate: user.created_at.toISOString(),
    metadata: user.metadata,
    profile: {
      id: membership.id,
      organizationId: membership.team_id,
      userId: user.id,
      username: user.username,
    },
  }
}

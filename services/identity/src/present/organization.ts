import {
  type Addressed,
  defined,
  type ManagedOrganization,
  type MembershipAttribute,
  type Organization,
  type OrganizationMembership,
  organizationAddress,
  publicAddress,
  type Team,
  type TeamMembership,
} from '@punctual/contracts'
import { attributesOf } from '../db/member-attributes.ts'
import type { Member } from '../db/membership-repository.ts'
import type { Reader } from '../db/reader.ts'
import type { TeamRow } from '../db/schema.ts'

/** Returns a team as answers show it. @param publicUrl without a trailing slash */
export const presentTeam = (team: TeamRow, publicUrl: string): Team => ({
  id: team.id,
  ...(team.parentId !== 0 && { parentId: team.parentId }),
  name: team.name,
  slug: team.slug,
  isOrganization: team.isOrganization,
  metadata: team.metadata,
  ...team.details,
  ...defined({ bookingUrl: publicAddress(publicUrl, addressedTeam(team)) }),
})

const addressedTeam = ({ slug, bareName, organizationSlug }: TeamRow): Addressed => ({
  kind: 'team',
  name: slug,
  bareName,
  organizationSlug,
})

/** Returns an organization as its manager sees it. @param publicUrl without a trailing slash */
export const presentManagedOrganization = (row: TeamRow, publicUrl: string): ManagedOrganization => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  metadata: row.metadata,
  ...defined({ bookingUrl: organizationAddress(publicUrl, { bareName: row.bareName }) }),
})

/** Returns an organization as its members see it. @param publicUrl without a trailing slash */
export const presentOrganization = (row: TeamRow, publicUrl: string): Organization => {
  const { logoUrl, bannerUrl, brandColor, darkBrandColor, theme, weekStart } = row.details
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    isPlatform: row.isPlatform,
    ...defined({ logoUrl, bannerUrl, brandColor, darkBrandColor, theme, weekStart }),
    ...defined({ bookingUrl: organizationAddress(publicUrl, { bareName: row.bareName }) }),
  }
}

export const presentTeamMembership = ({ membership, user }: Member): TeamMembership => ({
  id: membership.id,
  userId: membership.userId,
  teamId: membership.teamId,
  accepted: membership.accepted,
  role: membership.role,
  ...(membership.customRoleId !== null && { customRoleId: membership.customRoleId }),
  disableImpersonation: membership.disableImpersonation,
  user: {
    ...(user.avatarUrl !== null && { avatarUrl: user.avatarUrl }),
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

/** Reads the attributes of members of an organization, and returns their memberships. */
export async function presentOrganizationMemberships(
  db: Reader,
  members: readonly Member[],
): Promise<OrganizationMembership[]> {
  const attributes = await attributesOf(
    db,
    members.map(({ membership }) => membership.id),
  )
  return members.map((member) => presentOrganizationMembership(member, attributes))
}

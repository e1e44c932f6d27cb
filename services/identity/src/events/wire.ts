import type { EventData, membershipCreated, teamCreated } from '@punctual/contracts'
import type { MembershipRow, TeamRow } from '../db/schema.ts'

/** @returns an organization or a team as other services are told of it */
export const toTeam = (team: TeamRow): EventData<typeof teamCreated>['team'] => ({
  id: team.id,
  parentId: team.parent_id,
  isOrganization: team.is_organization,
  isPlatform: team.is_platform,
  name: team.name,
  slug: team.slug,
})

/** @returns a membership as other services are told of it */
export const toMembership = (row: MembershipRow): EventData<typeof membershipCreated>['membership'] => ({
  id: row.id,
  teamId: row.team_id,
  userId: row.user_id,
  role: row.role,
  accepted: row.accepted,
  ...(row.custom_role_id !== null && { customRoleId: row.custom_role_id }),
})

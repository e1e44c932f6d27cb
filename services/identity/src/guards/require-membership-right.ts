import { type Access, type CallerContext, gives, type Permission } from '@punctual/contracts'
import { requireIn } from '@punctual/http'
import type { Reader } from '../db/reader.ts'
import { findTeam } from '../db/team-repository.ts'

interface MembershipRequest {
  caller: CallerContext
  params: unknown
  routeOptions: { config: { access?: Pick<Access, 'managers'> } }
}

/**
 * For `preValidation` of operations on memberships: as `requireIn`. Where the policy row admits
 * managers, an admin of the managing organization has, with an API key of it, the same role in the
 * organizations that it manages.
 */
export const requireMembershipRight =
  ({ db }: { db: Reader }, permission: Permission) =>
  async (request: MembershipRequest): Promise<void> => {
    const { orgId = '' } = request.params as { orgId?: string }
    const admitsManagers = request.routeOptions.config.access?.managers === true
    if (admitsManagers) request.caller = await asManager(db, request.caller, orgId)
    await requireIn(permission)(request)
  }

/**
 * Returns the caller, with a membership of the organization if the caller administers its manager.
 */
async function asManager(db: Reader, caller: CallerContext, orgId: string): Promise<CallerContext> {
  const { kind, organizationId, memberships } = caller
  if (kind !== 'api-key' || organizationId === 0 || !/^[1-9]\d{0,14}$/.test(orgId)) return caller
  const teamId = Number(orgId)
  if (teamId === organizationId) return caller
  const own = memberships.find((membership) => membership.teamId === organizationId)
  if (!own || !gives(own, 'organization.update')) return caller
  const organization = await findTeam(db, teamId)
  if (!organization?.isOrganization || organization.managerId !== organizationId) return caller
  return { ...caller, memberships: [...memberships, { ...own, teamId }] }
}

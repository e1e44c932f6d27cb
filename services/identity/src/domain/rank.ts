import { type CallerContext, DomainError, type Role } from '@punctual/contracts'

const ranks: readonly Role[] = ['MEMBER', 'ADMIN', 'OWNER']
const rank = (role: Role): number => ranks.indexOf(role)

/** Returns the caller's highest role in any of these organizations and teams. */
export function roleIn({ memberships }: CallerContext, teamIds: readonly number[]): Role {
  const held = memberships.filter(({ teamId }) => teamIds.includes(teamId)).map(({ role }) => rank(role))
  return ranks[Math.max(0, ...held)] ?? 'MEMBER'
}

/** Requires that none of the roles is above the caller's own. @throws 403 */
export function requireRank(own: Role, ...roles: readonly Role[]): void {
  const above = roles.find((role) => rank(role) > rank(own))
  if (above)
    throw new DomainError(
      'ForbiddenException',
      `The role ${own} does not allow changes to the role ${above}.`,
    )
}

import { type CallerContext, can, DomainError, type Permission } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireIn, requireUser } from '@punctual/http'
import { findPersonOf, type Person } from './db/people-repository.ts'

/**
 * For `preValidation` of paths below `/organizations/:orgId/users/:userId`: users may do there what they may do to their own
 * things, and whoever runs the organization to those of its users.
 */
export const requireForUser =
  (permission: Permission) =>
  async (request: { caller: CallerContext; params: unknown }): Promise<void> => {
    const caller = requireUser(request)
    const { orgId, userId } = request.params as { orgId?: string; userId?: string }
    const { userId: ownerId, organizationId } = caller
    const isOwn = Number(userId) === ownerId && Number(orgId) === organizationId
    if (isOwn && can(caller, permission, { ownerId, organizationId })) return
    await requireIn(permission)(request)
  }

/**
 * @returns the user as the owner of what the user has in that organization, also for a member who is at home elsewhere;
 * throws 404 `user_not_found` for one who is not of the organization
 */
export async function requireUserOf(
  db: Pick<Database | Tx, 'orm'>,
  { orgId, userId }: { orgId: number; userId: number },
): Promise<Person> {
  const person = await findPersonOf(db, orgId, userId)
  if (!person) throw new DomainError('user_not_found')
  return { ...person, organizationId: orgId }
}

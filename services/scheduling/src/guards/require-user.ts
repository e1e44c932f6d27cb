import { type CallerContext, can, DomainError, type Permission } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { requireIn, requireUser } from '@punctual/http'
import { findPersonOf, type Person } from '../db/people-repository.ts'

/**
 * For `preValidation` of paths below `/organizations/:orgId/users/:userId`: allows users to act on
 * their own things, and the organization's admins on those of its users.
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
 * Returns the user as the owner of things in that organization, also a member whose home is another
 * one.
 * @throws 404 `user_not_found` for a user who is not in the organization
 */
export async function requireUserOf(
  db: Pick<Database | Tx, 'orm'>,
  { orgId, userId }: { orgId: number; userId: number },
): Promise<Person> {
  const person = await findPersonOf(db, orgId, userId)
  if (!person) throw new DomainError('user_not_found')
  return { ...person, organizationId: orgId }
}

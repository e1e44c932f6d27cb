import { badRequest, type CallerContext } from '@punctual/contracts'
import type { KeyHolder } from './db/credential-repository.ts'
import { findMemberByUser } from './db/membership-repository.ts'
import { findUser, type Reader } from './db/user-repository.ts'

/**
 * Whose API keys a caller means: the person's own, of the organization that the key in use is of, or of another one. Only
 * a key of the person's home reaches beyond its organization, and only to those that the person is a member of: a key
 * that was made for another organization, such as that of a managed one, leads nowhere else.
 * @throws 400 for any other organization, whether there is one or not
 */
export async function keyHolder(
  db: Reader,
  { userId, organizationId: own }: CallerContext,
  organizationId = own,
): Promise<KeyHolder> {
  if (organizationId === own) return { userId, organizationId }
  const home = (await findUser(db, userId))?.organization_id
  const isMember = async () => (await findMemberByUser(db, organizationId, userId))?.membership
  const membership = home === own ? await isMember() : undefined
  if (!membership?.accepted || membership.organization_id !== organizationId)
    throw badRequest({ path: 'organizationId', message: 'must be an organization of yours' })
  return { userId, organizationId }
}

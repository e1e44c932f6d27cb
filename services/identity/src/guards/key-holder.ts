import { badRequest, type CallerContext } from '@punctual/contracts'
import type { KeyHolder } from '../db/credential-repository.ts'
import { findMemberByUser } from '../db/membership-repository.ts'
import { findUser, type Reader } from '../db/user-repository.ts'

/**
 * Returns the user and organization whose API keys the caller manages: by default those of the key
 * in use. Only a key of the person's home reaches other organizations, and only those that the
 * person is a member of. A key of another organization, such as a managed one, reaches only that
 * organization.
 * @throws 400 for any other organization, existing or not
 */
export async function keyHolder(
  db: Reader,
  { userId, organizationId: own }: CallerContext,
  organizationId = own,
): Promise<KeyHolder> {
  if (organizationId === own) return { userId, organizationId }
  const home = (await findUser(db, userId))?.organizationId
  const isMember = async () => (await findMemberByUser(db, organizationId, userId))?.membership
  const membership = home === own ? await isMember() : undefined
  if (!membership?.accepted || membership.organizationId !== organizationId)
    throw badRequest({ path: 'organizationId', message: 'must be an organization that you are a member of' })
  return { userId, organizationId }
}

import { badRequest, type CallerContext, DomainError } from '@punctual/contracts'
import type { KeyHolder } from '../db/credential-repository.ts'
import { findMemberByUser } from '../db/membership-repository.ts'
import type { Reader } from '../db/reader.ts'
import { findUser } from '../db/user-repository.ts'

/**
 * Returns the one 401 for every invalid credential: a more precise message would help an attacker.
 */
export function invalidCredential(): DomainError {
  return new DomainError('UnauthorizedException', 'The credential is missing or not valid.')
}

/** Returns the API key of the call and its owner. @throws 401 when the call has no API key */
export function keyInUse({ keyId, userId, organizationId }: CallerContext) {
  if (keyId === undefined) throw invalidCredential()
  return { userId, organizationId, keyId }
}

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

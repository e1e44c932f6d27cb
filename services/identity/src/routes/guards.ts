import { type CallerContext, DomainError, inScope, type Permission } from '@punctual/contracts'
import { requireUser } from '@punctual/http'
import { refused } from '../refused.ts'

type Request = Parameters<typeof requireUser>[0]

/** For `preValidation`: what the caller lacks is told before what is wrong with the body (contract 14, guard order). */
export const requireProfile =
  (permission: Permission & `profile.${string}`) =>
  async (request: Request): Promise<void> => {
    if (!inScope(requireUser(request), permission))
      throw new DomainError('ForbiddenException', 'The credential has no permission for the profile.')
  }

/**
 * For `preValidation`: keys are the business of a key's own user. Tokens and client secrets, which are limited by
 * permissions and in time, could otherwise make themselves a key that is not (contract 5).
 */
export async function requireApiKey(request: Request): Promise<void> {
  if (requireUser(request).kind !== 'api-key')
    throw new DomainError('ForbiddenException', 'Only an API key may be used here.')
}

/** @returns the key that the caller came with, and whose it is. @throws 401 when it came with none */
export function keyInUse(caller: CallerContext) {
  const { keyId } = caller
  if (keyId === undefined) throw refused()
  return { ...keyHolder(caller), keyId }
}

/** @returns whose keys the caller's are */
export function keyHolder({ userId, organizationId }: CallerContext) {
  return { userId, organizationId }
}

/** For `preValidation`: whoever shows a credential. */
export async function requireKnown(request: Request): Promise<void> {
  requireUser(request)
}

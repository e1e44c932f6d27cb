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

/** For `preValidation`: a client's secret acts for its organization, never for the person whose rights it has there. */
export async function requirePerson(request: Request): Promise<void> {
  if (requireUser(request).kind === 'oauth-client')
    throw new DomainError('ForbiddenException', "A client's secret acts for its organization alone.")
}

/** @returns the key that the caller came with, and whose it is. @throws 401 when it came with none */
export function keyInUse({ keyId, userId, organizationId }: CallerContext) {
  if (keyId === undefined) throw refused()
  return { userId, organizationId, keyId }
}

/** For `preValidation`: whoever shows a credential. */
export async function requireKnown(request: Request): Promise<void> {
  requireUser(request)
}

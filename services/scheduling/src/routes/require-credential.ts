import type { CallerContext } from '@punctual/contracts'
import { requireUser } from '@punctual/http'

/** A request with a caller. */
export type RequestOfCaller = Parameters<typeof requireUser>[0]

/** For `preValidation`: reports a missing credential before a wrong body (docs/domain.md#errors). */
export async function requireCredential(request: RequestOfCaller): Promise<void> {
  requireUser(request)
}

/** Returns the caller's own things as a target, for `requireCan`. */
export function own({ userId, organizationId }: CallerContext) {
  return { ownerId: userId, organizationId }
}

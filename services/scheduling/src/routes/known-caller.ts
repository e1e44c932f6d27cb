import type { CallerContext } from '@punctual/contracts'
import { requireUser } from '@punctual/http'

/** A request of which it is asked who sent it. */
export type RequestOfCaller = Parameters<typeof requireUser>[0]

/** For `preValidation`: a missing credential is told before a bad body is (docs/domain.md#errors). */
export async function knownCaller(request: RequestOfCaller): Promise<void> {
  requireUser(request)
}

/** @returns what the caller has rights over as its own owner, for `requireCan` */
export function own({ userId, organizationId }: CallerContext) {
  return { ownerId: userId, organizationId }
}

import type { CallerContext } from '@punctual/contracts'

/** A request with a caller. */
export interface RequestOfCaller {
  caller: CallerContext
}

/** Returns the caller's own things as a target, for `requireCan`. */
export function own({ userId, organizationId }: CallerContext) {
  return { ownerId: userId, organizationId }
}

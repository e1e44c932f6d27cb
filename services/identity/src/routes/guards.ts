import type { CallerContext } from '@punctual/contracts'
import { refused } from '../refused.ts'

/** @returns the key that the caller came with, and whose it is. @throws 401 when it came with none */
export function keyInUse({ keyId, userId, organizationId }: CallerContext) {
  if (keyId === undefined) throw refused()
  return { userId, organizationId, keyId }
}

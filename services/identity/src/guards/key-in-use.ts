import type { CallerContext } from '@punctual/contracts'
import { invalidCredential } from './credential.ts'

/** Returns the API key of the call and its owner. @throws 401 when the call has no API key */
export function keyInUse({ keyId, userId, organizationId }: CallerContext) {
  if (keyId === undefined) throw invalidCredential()
  return { userId, organizationId, keyId }
}

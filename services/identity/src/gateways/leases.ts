import { DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { deleteLease, leaseLength, renewLease, takeLease } from '../db/gateway-lease-repository.ts'

/**
 * Creates or renews the lease under which a gateway uses its cache of callers.
 * @returns the milliseconds for which it is valid
 * @throws 409 when the lease has ended
 */
export async function holdLease(db: Database, id: string, isNew: boolean): Promise<number> {
  const holds = await (isNew ? takeLease(db, id) : renewLease(db, id))
  if (!holds) throw new DomainError('ConflictException', 'The lease has ended.')
  return leaseLength
}

/** Ends the lease of a gateway that has cleared its cache, so that no revocation waits for it. */
export function releaseLease(db: Database, id: string): Promise<void> {
  return deleteLease(db, id)
}

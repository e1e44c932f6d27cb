import type { IdentityDeps } from '../deps.ts'
import { endFamily, TokenReused } from './tokens.ts'

/**
 * Runs the task. When it finds a reused token, the whole token family ends before the error is
 * thrown.
 */
export async function endReused<T>(
  { db, clock, log, revocations }: IdentityDeps,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TokenReused)) throw error
    const { family } = error
    const digests = await db.transaction((tx) => endFamily(tx, family, clock.now()))
    log.warn({ family, ended: digests.length }, 'a refresh token was used twice; its token family has ended')
    await revocations.untilEnforced({ digests })
    throw error
  }
}

import type { IdentityDeps } from '../../deps.ts'
import { endFamily, TokenReused } from '../../tokens.ts'

/** Does the work; where it meets a token that was used before, all tokens that came of it end before that is told. */
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
    log.warn({ family, ended: digests.length }, 'a refresh token was used twice; what came of it has ended')
    await revocations.settled({ digests })
    throw error
  }
}

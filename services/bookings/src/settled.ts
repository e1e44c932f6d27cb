import { DomainError } from '@punctual/contracts'

/**
 * Waits for an answer that is only to count inside a transaction: a refusal is thrown where the returned function is
 * called. So a request that is replayed by its Idempotency-Key is not refused by what has changed since.
 */
export async function settled<T>(question: Promise<T>): Promise<() => T> {
  try {
    const value = await question
    return () => value
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return () => {
      throw error
    }
  }
}

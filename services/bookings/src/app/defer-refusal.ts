import { DomainError } from '@punctual/contracts'

/**
 * Waits for an answer, and returns a function that returns it or throws its refusal later, inside
 * the transaction. A request that is replayed by its Idempotency-Key is therefore not refused
 * because of later changes.
 */
export async function deferRefusal<T>(question: Promise<T>): Promise<() => T> {
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

import type { FieldError } from '@punctual/contracts'

/** A null character, or half of a surrogate pair: Postgres stores neither. */
const unstorable = /\0|\p{Surrogate}/u

/** Maximum nesting of a body; deeper bodies are rejected (stack exhaustion). */
const maxDepth = 100

/**
 * Returns the first text (value or key) that cannot be stored, the first integer that lost
 * precision, or the first value that is nested too deeply.
 */
export function findUnstorable(value: unknown, path = '', depth = 0): FieldError | undefined {
  if (typeof value === 'string')
    return unstorable.test(value)
      ? { path, message: 'must not have characters that cannot be stored' }
      : undefined
  if (typeof value === 'number' && Number.isInteger(value) && !Number.isSafeInteger(value))
    return { path, message: `must be between ${Number.MIN_SAFE_INTEGER} and ${Number.MAX_SAFE_INTEGER}` }
  if (typeof value !== 'object' || value === null) return undefined
  if (depth > maxDepth) return { path, message: `must not be nested deeper than ${maxDepth} levels` }
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key)) return { path, message: 'must not have keys that cannot be stored' }
    const found = findUnstorable(inner, path ? `${path}.${key}` : key, depth + 1)
    if (found) return found
  }
  return undefined
}

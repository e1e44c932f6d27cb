import type { FieldError } from '@punctual/contracts'

/** A null character, or half of a surrogate pair: Postgres stores neither. */
const unstorable = /\0|\p{Surrogate}/u

/** @returns the first text, value or key, that cannot be stored */
export function findUnstorable(value: unknown, path = ''): FieldError | undefined {
  if (typeof value === 'string')
    return unstorable.test(value)
      ? { path, message: 'must not have characters that cannot be stored' }
      : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    if (unstorable.test(key)) return { path, message: 'must not have keys that cannot be stored' }
    const found = findUnstorable(inner, path ? `${path}.${key}` : key)
    if (found) return found
  }
  return undefined
}

import { badRequest, type FieldError } from '@punctual/contracts'

const fits = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= 500 : typeof value === 'number' || typeof value === 'boolean'

/** Throws a 400 unless metadata has at most 50 keys of 40 characters and values of at most 500 (contract 3.2). */
export function checkMetadata(metadata: Readonly<Record<string, unknown>>): void {
  const errors: FieldError[] = []
  const entries = Object.entries(metadata)
  if (entries.length > 50) errors.push({ path: 'metadata', message: 'must have at most 50 keys' })
  for (const [key, value] of entries.slice(0, 50)) {
    if (key.length > 40) errors.push({ path: 'metadata', message: 'keys must have at most 40 characters' })
    if (!fits(value)) {
      errors.push({
        path: `metadata.${key.slice(0, 40)}`,
        message: 'must be a string of at most 500 characters, a number or a boolean',
      })
    }
  }
  if (errors.length > 0) throw badRequest(...errors)
}

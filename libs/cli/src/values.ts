import { UsageError } from './context.ts'
import type { Field } from './definition.ts'

/** Returns the option of a field: `event-type-id`. */
export const flagOf = ({ name }: Pick<Field, 'name'>): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')

/**
 * Returns the value of a field, given as text.
 * @throws UsageError when it has another type
 */
export function parseValue(field: Field, text: string | boolean): unknown {
  const wrong = (what: string) => new UsageError(`--${flagOf(field)} is not ${what}: ${text}`)
  if (typeof text === 'boolean') return text
  switch (field.type) {
    case 'string':
      return text
    case 'boolean':
      if (text !== 'true' && text !== 'false') throw wrong('true or false')
      return text === 'true'
    case 'number':
      if (!/^-?\d+(\.\d+)?$/.test(text)) throw wrong('a number')
      return Number(text)
    case 'list':
      if (!text.startsWith('[')) return text === '' ? [] : text.split(',')
      return parseJson(text, () => wrong('JSON'))
    case 'json':
      // Texts without quotes are easier to type in a shell.
      return parseJson(text, () => (/^\s*[[{"]/.test(text) ? wrong('JSON') : undefined))
  }
}

function parseJson(text: string, problem: () => Error | undefined): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const error = problem()
    if (error) throw error
    return text
  }
}

/**
 * Returns the body of `--data` and of the options of its fields, which come first.
 * @throws UsageError when it is not a JSON object, or a required field is missing
 */
export function bodyOf(
  fields: readonly Field[],
  given: ReadonlyMap<string, unknown>,
  data: string | undefined,
): Record<string, unknown> {
  const base = data === undefined ? {} : parseJson(data, () => new UsageError('--data is not JSON'))
  if (typeof base !== 'object' || base === null || Array.isArray(base))
    throw new UsageError('--data is not a JSON object')
  const body: Record<string, unknown> = { ...base, ...Object.fromEntries(given) }
  const missing = fields.filter(({ name, required }) => required && !(name in body))
  if (missing.length > 0)
    throw new UsageError(`Needed: ${missing.map((field) => `--${flagOf(field)}`).join(', ')}`)
  return body
}

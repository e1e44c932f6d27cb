import type { FieldError } from '@punctual/contracts'
import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { type ValueError, type ValueErrorIterator, ValueErrorType } from '@sinclair/typebox/errors'
import { formatMessages } from './formats.ts'

/** Most field errors in one answer. */
const most = 50

/**
 * Returns one error per invalid field, with a dotted path (`attendee.timeZone`) and a message that
 * completes it.
 */
export function fieldErrors(errors: Iterable<ValueError>): FieldError[] {
  const found = new Map<string, string>()
  for (const error of errors) {
    for (const { path, message } of explain(error)) if (!found.has(path)) found.set(path, message)
    if (found.size >= most) break
  }
  return [...found].map(([path, message]) => ({ path, message }))
}

function explain(error: ValueError): FieldError[] {
  // The errors of the parts are listed separately.
  if (error.type === ValueErrorType.Intersect) return []
  if (error.type === ValueErrorType.Union) return explainUnion(error)
  return [{ path: dotted(error.path), message: messageOf(error) }]
}

const dotted = (pointer: string): string =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/**
 * Returns the errors of the branch that the client most likely meant, or one general error when
 * none stands out.
 */
function explainUnion(error: ValueError): FieldError[] {
  const whole = { path: dotted(error.path), message: messageOf(error) }
  if (typeof error.schema.errorMessage === 'string' || typeof error.value !== 'object') return [whole]
  const branches = error.errors
    .map((branch) => [...(branch as ValueErrorIterator)])
    .filter((errors) => errors.every((inner) => inner.path !== error.path || isAboutKeys(inner)))
    .sort((a, b) => distance(a) - distance(b))
  const [best, next] = branches
  if (!best || (next && distance(next) === distance(best))) return [whole]
  return fieldErrors(best)
}

const isAboutKeys = ({ type }: ValueError): boolean =>
  type === ValueErrorType.ObjectAdditionalProperties || type === ValueErrorType.ObjectRequiredProperty

/**
 * A wrong literal distinguishes the variants of a union, so it counts more than any other error.
 */
const distance = (errors: readonly ValueError[]): number =>
  errors.reduce((sum, { type }) => sum + (type === ValueErrorType.Literal ? 100 : 1), 0)

function messageOf({ type, schema, value }: ValueError): string {
  if (type === ValueErrorType.ObjectRequiredProperty) return 'is required'
  if (type === ValueErrorType.ObjectAdditionalProperties) return 'is not a known field'
  if (typeof schema.errorMessage === 'string') return schema.errorMessage
  if (type === ValueErrorType.Union) return `must be ${listed(alternatives(schema))}`
  if (type === ValueErrorType.Never) return 'is not allowed'
  if (isSizeError(type) && value !== undefined) return sizeMessage(type, schema)
  return `must be ${nameOf(schema)}`
}

const alternatives = (schema: TSchema): string[] => [
  ...new Set(
    (schema.anyOf as TSchema[]).flatMap((s) => (TypeGuard.IsUnion(s) ? alternatives(s) : nameOf(s))),
  ),
]

const listed = (names: string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

const articles: Readonly<Record<string, string>> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'true or false',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

function nameOf(schema: TSchema): string {
  if (TypeGuard.IsLiteral(schema)) return String(schema.const)
  const format = typeof schema.format === 'string' ? formatMessages[schema.format] : undefined
  if (format) return format.replace(/^must be /, '')
  return articles[schema.type as string] ?? 'of another type'
}

const sizes: Partial<Record<ValueErrorType, (schema: TSchema) => string>> = {
  [ValueErrorType.StringMinLength]: ({ minLength }) =>
    minLength === 1 ? 'must not be empty' : `must have at least ${minLength} characters`,
  [ValueErrorType.StringMaxLength]: ({ maxLength }) => `must have at most ${maxLength} characters`,
  [ValueErrorType.StringPattern]: ({ pattern }) => `must match ${pattern}`,
  [ValueErrorType.IntegerMinimum]: ({ minimum }) => `must be at least ${minimum}`,
  [ValueErrorType.IntegerMaximum]: ({ maximum }) => `must be at most ${maximum}`,
  [ValueErrorType.IntegerExclusiveMinimum]: ({ exclusiveMinimum }) => `must be more than ${exclusiveMinimum}`,
  [ValueErrorType.IntegerExclusiveMaximum]: ({ exclusiveMaximum }) => `must be less than ${exclusiveMaximum}`,
  [ValueErrorType.IntegerMultipleOf]: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  [ValueErrorType.NumberMinimum]: ({ minimum }) => `must be at least ${minimum}`,
  [ValueErrorType.NumberMaximum]: ({ maximum }) => `must be at most ${maximum}`,
  [ValueErrorType.NumberExclusiveMinimum]: ({ exclusiveMinimum }) => `must be more than ${exclusiveMinimum}`,
  [ValueErrorType.NumberExclusiveMaximum]: ({ exclusiveMaximum }) => `must be less than ${exclusiveMaximum}`,
  [ValueErrorType.NumberMultipleOf]: ({ multipleOf }) => `must be a multiple of ${multipleOf}`,
  [ValueErrorType.ArrayMinItems]: ({ minItems }) =>
    minItems === 1 ? 'must not be empty' : `must have at least ${minItems} items`,
  [ValueErrorType.ArrayMaxItems]: ({ maxItems }) => `must have at most ${maxItems} items`,
  [ValueErrorType.ArrayUniqueItems]: () => 'must not contain duplicates',
  [ValueErrorType.ObjectMinProperties]: ({ minProperties }) => `must have at least ${minProperties} keys`,
  [ValueErrorType.ObjectMaxProperties]: ({ maxProperties }) => `must have at most ${maxProperties} keys`,
}

const isSizeError = (type: ValueErrorType): boolean => type in sizes
const sizeMessage = (type: ValueErrorType, schema: TSchema): string => sizes[type]?.(schema) ?? 'is not valid'

import { badRequest, compiled, type DomainError, type FieldError } from '@punctual/contracts'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { FastifySchemaCompiler } from 'fastify'
import { fieldErrors } from './field-errors.ts'
import { refusalOfSpelling } from './path-ids.ts'
import { propertiesOf, readTexts } from './query-values.ts'
import { findUnstorable } from './storable.ts'

type Checked = { value: unknown } | { error: DomainError }

/**
 * Validates with the TypeBox compiler. Bodies are not converted and get no defaults; unknown keys
 * are dropped, or reported by name where the schema says `additionalProperties: false`. Paths and
 * queries are converted by `readTexts`. Reports all invalid fields together
 * (docs/domain.md#errors).
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  if (httpPart === 'body') return (body: unknown) => checkBody(schema, body)
  if (httpPart === 'headers') return (headers: unknown) => checkValue(schema, headers)
  if (httpPart === 'params') return (texts: Record<string, string>) => checkPath(schema, texts)
  return (texts: unknown) => checkValue(schema, readTexts(schema, texts))
}

function checkPath(schema: TSchema, texts: Record<string, string>): Checked {
  for (const { key, schema: property } of propertiesOf(schema)) {
    const error = property.type === 'integer' && refusalOfSpelling(key, texts[key] ?? '')
    if (error) return { error }
  }
  return checkValue(schema, readTexts(schema, texts))
}

function checkBody(schema: TSchema, body: unknown): Checked {
  const checked = checkValue(schema, body)
  return 'error' in checked ? checked : { value: Value.Clean(schema, checked.value) }
}

function checkValue(schema: TSchema, value: unknown): Checked {
  const check = compiled(schema)
  if (!check.Check(value)) return { error: badRequest(...fieldErrors(check.Errors(value)).map(named)) }
  const unstorable = findUnstorable(value)
  return unstorable ? { error: badRequest(unstorable) } : { value }
}

/** The path of the whole body is empty. */
const named = ({ path, message }: FieldError): FieldError =>
  path === '' ? { path, message: `the body ${message}` } : { path, message }

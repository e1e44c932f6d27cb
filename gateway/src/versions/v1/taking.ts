import { badRequest, type DomainError, nullable as orNull } from '@punctual/contracts'
import { validatorCompiler } from '@punctual/http'
import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { isObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'

interface Taken {
  querystring?: TObject
  body?: TObject
}
type BodyOf<T extends Taken> = T extends { body: infer B extends TObject } ? Static<B> : undefined

/**
 * What a route of v1 takes: checked before it is said in today's words, and what the document says of it.
 * @param request gets the call and its body, both as the schema has them; query values are texts all the same
 */
export function taking<T extends Taken>(
  schema: T,
  request: (asked: VersionedRequest, body: BodyOf<T>) => VersionedRequest,
): Required<Pick<Translation, 'schema' | 'request'>> {
  const { querystring, body } = schema
  const checkQuery = querystring && checkOf(querystring, 'querystring')
  const checkBody = body && checkOf(body, 'body')
  return {
    schema,
    request(asked) {
      checkQuery?.(asked.query)
      if (body) refuseUnknown(asked.body, body)
      checkBody?.(asked.body)
      return request(asked, asked.body as BodyOf<T>)
    },
  }
}

function checkOf(schema: TObject, httpPart: 'querystring' | 'body'): (given: unknown) => void {
  const check = validatorCompiler({ schema, method: '', url: '', httpPart })
  return (given) => {
    const { error } = check(given) as { error?: DomainError }
    if (error) throw error
  }
}

/** Unknown fields are refused, as everywhere in v1. */
function refuseUnknown(body: unknown, { properties }: TObject): void {
  if (!isObject(body)) throw badRequest({ path: '', message: 'The body must be an object.' })
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(properties, key))
  if (unknown.length === 0) return
  const listed = unknown.map((key) => `'${key}'`).join(', ')
  throw badRequest({ path: '', message: `Unrecognized key(s) in object: ${listed}` })
}

/** @returns the schema of a body that has these fields and no others */
export const strict = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** @returns the schema of a field that may be left out, and null, too */
export const nullable = <T extends TSchema>(schema: T, errorMessage?: string) =>
  Type.Optional(orNull(schema, errorMessage))

const fromOne = { minimum: 1, maximum: 999_999, errorMessage: 'must be a positive integer' }
/** Query of v1's lists. */
export const pages = {
  take: Type.Optional(
    Type.Integer({
      ...fromOne,
      description: 'Largest number of items to return, at most 250. Defaults to 250.',
    }),
  ),
  page: Type.Optional(
    Type.Integer({ ...fromOne, description: 'Number of the page of `take` items, from 1. Defaults to 1.' }),
  ),
}

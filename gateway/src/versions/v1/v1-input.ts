import { badRequest, type DomainError, nullable as orNull } from '@punctual/contracts'
import { validatorCompiler } from '@punctual/http'
import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { isObject } from '../json.ts'
import type { Translation, VersionedRequest } from '../translation.ts'

interface V1Input {
  querystring?: TObject
  body?: TObject
}
type BodyOf<T extends V1Input> = T extends { body: infer B extends TObject } ? Static<B> : undefined

/**
 * Returns a translation that checks the input of a v1 route; the document shows the same schema.
 * @param request translates the checked call and its body; query values stay strings
 */
export function acceptV1<T extends V1Input>(
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

/** Rejects unknown fields, as v1 did for all bodies. */
function refuseUnknown(body: unknown, { properties }: TObject): void {
  if (!isObject(body)) throw badRequest({ path: '', message: 'The body must be an object.' })
  const unknown = Object.keys(body).filter((key) => !Object.hasOwn(properties, key))
  if (unknown.length === 0) return
  const listed = unknown.map((key) => `'${key}'`).join(', ')
  throw badRequest({ path: '', message: `Unrecognized key(s) in object: ${listed}` })
}

/** Returns the schema of a body with only these fields. */
export const strict = <T extends TProperties>(properties: T) =>
  Type.Object(properties, { additionalProperties: false })

/** Returns the schema of an optional, nullable field. */
export const nullable = <T extends TSchema>(schema: T, errorMessage?: string) =>
  Type.Optional(orNull(schema, errorMessage))

const fromOne = { minimum: 1, maximum: 999_999, errorMessage: 'must be a positive integer' }
/** Query parameters of v1's lists. */
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

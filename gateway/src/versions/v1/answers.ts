import { badRequest } from '@punctual/contracts'
import { type OlderNames, renameFields } from '../answers.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { VersionedRequest, VersionedResponse } from '../translation.ts'

/** What a call without a key is told. */
export const noKey = 'No apiKey provided'

/** @returns what v1 says of a failure: `{error}` of a key that is not good, `{message}` of all else (contract 1.2) */
export function v1Failure({ status, message }: { status: number; message: string }): JsonObject {
  if (status === 401) return message === noKey ? { message } : { error: message }
  if (status === 429) return { message: 'Rate limit exceeded' }
  return { message: status === 500 ? 'Something went wrong' : message }
}

/** @returns a success as v1 wrapped it, 200; a failure of the service in v1's words (contract 1.2, 13) */
export const answer =
  (wrap: (data: unknown) => JsonObject, names: OlderNames = {}) =>
  (given: VersionedResponse): VersionedResponse => {
    const { status, body } = renameFields(given, names)
    if (!isObject(body)) return { status, body }
    if (status < 300) return { status: 200, body: wrap(body.data) }
    const message = isObject(body.error) ? String(body.error.message) : ''
    return { status, body: v1Failure({ status, message }) }
  }

/** Unknown fields are refused, as everywhere in v1 (contract 1.2). @returns the body */
export function bodyOf({ body }: VersionedRequest, known: readonly string[]): JsonObject {
  if (!isObject(body)) throw badRequest({ path: '', message: 'The body must be an object.' })
  const unknown = Object.keys(body).filter((key) => !known.includes(key))
  if (unknown.length === 0) return body
  const listed = unknown.map((key) => `'${key}'`).join(', ')
  throw badRequest({ path: '', message: `Unrecognized key(s) in object: ${listed}` })
}

/** @returns the id that the path names; 400 when it is no number (contract 13) */
export function idOf({ params }: VersionedRequest): string {
  const { id = '' } = params
  if (!/^\d{1,15}$/.test(id)) throw badRequest({ path: 'id', message: 'must be an integer' })
  return id
}

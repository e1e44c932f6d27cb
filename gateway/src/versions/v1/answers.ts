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

/**
 * @param success v1's status of a success (our decisions, v1)
 * @returns a success as v1 wrapped it; a failure of the service in v1's words (contract 1.2, 13)
 */
export const answer =
  (wrap: (data: unknown) => JsonObject, names: OlderNames = {}, success = 200) =>
  (given: VersionedResponse): VersionedResponse => {
    const { status, body } = renameFields(given, names)
    if (!isObject(body)) return { status, body }
    if (status < 300) return { status: success, body: wrap(body.data) }
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

const largestPage = 250

/** @returns today's query for a page of a list: v1's `take` and `page`, from 1; without them as much as one page can have */
export function pageOf({ query }: VersionedRequest): { take: string; skip: string } {
  const take = Math.min(wholeNumber(query, 'take') ?? largestPage, largestPage)
  return { take: `${take}`, skip: `${((wholeNumber(query, 'page') ?? 1) - 1) * take}` }
}

function wholeNumber(query: VersionedRequest['query'], path: 'take' | 'page'): number | undefined {
  const value = query[path]
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value)) return Number(value)
  throw badRequest({ path, message: 'must be a positive integer' })
}

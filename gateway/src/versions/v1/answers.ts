import { badRequest } from '@punctual/contracts'
import { refusalOfSpelling } from '@punctual/http'
import { type OlderNames, renameFields } from '../answers.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { VersionedRequest, VersionedResponse } from '../translation.ts'

/** The error message of a call without a key. */
export const noKey = 'No apiKey provided'

/** Returns v1's body of an error: `{error}` for a bad key, `{message}` for all others. */
export function v1Failure({ status, message }: { status: number; message: string }): JsonObject {
  if (status === 401) return message === noKey ? { message } : { error: message }
  if (status === 429) return { message: 'Rate limit exceeded' }
  return { message: status === 500 ? 'Something went wrong' : message }
}

/**
 * Returns the response of a translation: wraps a success as v1 did, and translates errors.
 * @param success v1's status of a success
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

const largestPage = 250

/**
 * Returns the id in the path.
 * @throws DomainError 400 if it is not a number, 404 for leading zeros
 */
export function idOf({ params }: VersionedRequest): string {
  const { id = '' } = params
  const refusal = refusalOfSpelling('id', id)
  if (refusal) throw refusal
  if (!/^\d{1,15}$/.test(id)) throw badRequest({ path: 'id', message: 'must be an integer' })
  return id
}

/** Returns the current query for a page of a list; by default the first page of maximum size. */
export function pageOf({ query: { take = `${largestPage}`, page = '1' } }: VersionedRequest): {
  take: string
  skip: string
} {
  const size = Math.min(Number(take), largestPage)
  return { take: `${size}`, skip: `${(Number(page) - 1) * size}` }
}

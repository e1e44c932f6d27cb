import { badRequest } from '@punctual/contracts'
import { refusalOfSpelling } from '@punctual/http'
import { type OlderNames, renameFields } from '../answers.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { VersionedRequest, VersionedResponse } from '../translation.ts'

/** What a call without a key is told. */
export const noKey = 'No apiKey provided'

/** @returns what v1 says of a failure: `{error}` of a key that is not good, `{message}` of all else */
export function v1Failure({ status, message }: { status: number; message: string }): JsonObject {
  if (status === 401) return message === noKey ? { message } : { error: message }
  if (status === 429) return { message: 'Rate limit exceeded' }
  return { message: status === 500 ? 'Something went wrong' : message }
}

/**
 * @param success v1's status of a success
 * @returns a success as v1 wrapped it; a failure of the service in v1's words
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

/** @returns the id that the path names; 400 for what is not a number, 404 for a number with leading zeros */
export function idOf({ params }: VersionedRequest): string {
  const { id = '' } = params
  const refusal = refusalOfSpelling('id', id)
  if (refusal) throw refusal
  if (!/^\d{1,15}$/.test(id)) throw badRequest({ path: 'id', message: 'must be an integer' })
  return id
}

/** @returns today's query for a page of a list, of `pages`; without them as much as one page can have */
export function pageOf({ query: { take = `${largestPage}`, page = '1' } }: VersionedRequest): {
  take: string
  skip: string
} {
  const size = Math.min(Number(take), largestPage)
  return { take: `${size}`, skip: `${(Number(page) - 1) * size}` }
}

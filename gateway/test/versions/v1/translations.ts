import type { VersionedRequest, VersionedResponse } from '../../../src/versions/translation.ts'
import { v1Translations } from '../../../src/versions/v1/index.ts'

interface Asked {
  id?: string | number
  query?: VersionedRequest['query']
  body?: unknown
}

/** One route of v1. */
export function v1(method: string, path: string) {
  const found = v1Translations.find(
    ({ appliesTo }) => appliesTo.method === method && appliesTo.path === `/v1${path}`,
  )
  if (!found?.request || !found.response) throw new Error(`${method} /v1${path} is not translated`)
  const { request, response } = found
  const called = ({ id, query = {}, body }: Asked): VersionedRequest => ({
    method,
    path: `/v1${path}`.replace(':id', `${id}`),
    query,
    body,
    params: id === undefined ? {} : { id: `${id}` },
  })
  return {
    /** Returns the request to the service. */
    up: (asked: Asked = {}) => request(called(asked)),
    /** Returns the answer to the client. */
    down: (answer: VersionedResponse, asked: Asked = {}) => response(answer, called(asked)),
    /** Returns the answer to a success with this data. */
    shown: (data: unknown, asked: Asked = {}) =>
      response({ status: 200, body: { status: 'success', data } }, called(asked)).body as Record<
        string,
        never
      >,
  }
}

/** Returns an error of a service. */
export const failure = (status: number, message: string, errors?: { path: string; message: string }[]) => ({
  status,
  body: { status: 'error', error: { code: 'X', message, ...(errors && { details: { errors } }) } },
})

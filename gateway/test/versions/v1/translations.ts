import type { VersionedRequest, VersionedResponse } from '../../../src/versions/translation.ts'
import { v1Translations } from '../../../src/versions/v1/index.ts'

interface Asked {
  id?: string | number
  query?: VersionedRequest['query']
  body?: unknown
}

/** One route of v1, as its clients see it. */
export function v1(method: string, path: string) {
  const found = v1Translations.find(
    ({ appliesTo }) => appliesTo.method === method && appliesTo.path === `/v1${path}`,
  )
  if (!found?.request || !found.response) throw new Error(`${method} /v1${path} is not translated`)
  const { request, response } = found
  const called = ({ id, query = {}, body }: Asked): VersionedRequest => ({
    ...{ method, path: `/v1${path}`.replace(':id', `${id}`), query, body },
    params: id === undefined ? {} : { id: `${id}` },
  })
  return {
    /** @returns what a service is asked */
    up: (asked: Asked = {}) => request(called(asked)),
    /** @returns what a client is answered */
    down: (answer: VersionedResponse, asked: Asked = {}) => response(answer, called(asked)),
    /** Of a success. */
    shown: (data: unknown, asked: Asked = {}) =>
      response({ status: 200, body: { status: 'success', data } }, called(asked)).body as Record<
        string,
        never
      >,
  }
}

/** @returns a failure as services tell it */
export const failure = (status: number, message: string, errors?: { path: string; message: string }[]) => ({
  status,
  body: { status: 'error', error: { code: 'X', message, ...(errors && { details: { errors } }) } },
})

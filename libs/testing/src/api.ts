import type { Json } from './json.ts'

export interface ApiRequest {
  body?: unknown
  /** The credential; null: none. Default: the key of the stack's owner. */
  key?: string | null
  headers?: Record<string, string>
  /** Value of svc-api-version; null: no such header. Default: the current one of that resource. */
  version?: string | null
}

export interface ApiAnswer {
  status: number
  headers: Headers
  /** Parsed JSON, else the text; of a stream nothing. */
  body: Json
}

/** Calls the API of a stack. */
export type Api = (method: string, path: string, request?: ApiRequest) => Promise<ApiAnswer>

/** The current version of each resource that has versions (docs/domain.md#version-header). */
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings\b/, '2024-08-13'],
  [/^\/v2\/schedules\b/, '2024-06-11'],
  [/^\/v2\/event-types\b/, '2024-06-14'],
  [/^\/v2\/slots\b/, '2024-09-04'],
]

/** Returns a client of that address; every call is real HTTP. */
export function createApi(url: string, ownKey: string): Api {
  return async (method, path, { body, key = ownKey, headers = {}, version } = {}) => {
    const today = versions.find(([pattern]) => pattern.test(path))?.[1]
    const asked = version === undefined ? today : version
    const answer = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(key !== null && { authorization: `Bearer ${key}` }),
        ...(asked && { 'svc-api-version': asked }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream) await answer.body?.cancel()
    const text = isStream ? '' : await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, body: isJson ? JSON.parse(text) : text }
  }
}

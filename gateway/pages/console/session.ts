import { ApiProblem } from '../api.ts'
import { text } from './texts/index.ts'

const place = 'punctual-console-key'
/** Where a browser keeps nothing for us, the key lasts as long as the page. */
let inMemory: string | null = null

/** The key of whoever is signed in: of this tab alone, never in an address, gone with it. */
export const session = {
  get key(): string | null {
    try {
      return sessionStorage.getItem(place) ?? inMemory
    } catch {
      return inMemory
    }
  },
  set key(key: string | null) {
    inMemory = key
    try {
      if (key === null) sessionStorage.removeItem(place)
      else sessionStorage.setItem(place, key)
    } catch {
      // It is in memory.
    }
  },
}

let ended: () => void = () => {}
/** @param then called when the key turns out not to be valid any more */
export const whenEnded = (then: () => void): void => {
  ended = then
}

export interface Page<Data> {
  data: Data
  pagination: { totalItems: number; hasNextPage: boolean }
}

type Method = 'GET' | 'POST' | 'PATCH'

/** For answers that are not read by `call`. */
export function noteStatus(status: number): void {
  if (status === 401) ended()
}

export const headers = (): Record<string, string> => ({ authorization: `Bearer ${session.key}` })

/** Calls the public API with the key. @throws ApiProblem; status 0: no answer */
export async function call<Data>(method: Method, path: string, body?: unknown): Promise<Page<Data>> {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    headers: {
      ...headers(),
      ...(path.startsWith('/v2/event-types') && { 'svc-api-version': '2024-06-14' }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method === 'POST' && { 'idempotency-key': crypto.randomUUID() }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiProblem(0)
  })
  const json = (await answer.json().catch(() => ({}))) as Page<Data> & { error?: object }
  if (answer.ok) return json
  noteStatus(answer.status)
  throw new ApiProblem(answer.status, json.error)
}

/** As `call`, without what says of the list. */
export const ask = async <Data>(method: Method, path: string, body?: unknown): Promise<Data> =>
  (await call<Data>(method, path, body)).data

/** @returns what is said of a failure */
export function problemText(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error
  const { status, message, fields } = error
  if (status === 0) return text('unreachable')
  if (status === 401) return text('badKey')
  if (status === 403) return text('forbidden')
  if (status === 404) return text('gone')
  if (status === 429) return text('tooMany')
  const [first] = fields
  return text('failed', { reason: first ? `${first[0]} ${first[1]}` : message })
}

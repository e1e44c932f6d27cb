import { type Answer, ApiProblem, call as callApi, type Method } from '../api.ts'
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

/** For answers that are not read by `call`. */
export function noteStatus(status: number): void {
  if (status === 401) ended()
}

export const headers = (): Record<string, string> => ({ authorization: `Bearer ${session.key}` })

/** Calls the public API with the key. @throws ApiProblem; status 0: no answer */
export const call = <Data>(method: Method, path: string, body?: unknown): Promise<Answer<Data>> =>
  callApi<Data>(method, path, body, { cache: 'no-store', headers: headers() }).catch((error: unknown) => {
    if (error instanceof ApiProblem) noteStatus(error.status)
    throw error
  })

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

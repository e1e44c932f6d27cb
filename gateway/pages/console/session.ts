import { type Answer, ApiProblem, call as callApi, type Method } from '../api.ts'
import { text } from './language.ts'

const storageKey = 'punctual-console-key'
/** Used if the browser allows no storage: then the key lasts as long as the page. */
let inMemory: string | null = null

/** The API key of the session: only in this tab, never in a URL, gone when the tab closes. */
export const session = {
  /** The token of a portal link, which never leaves the memory of the page. */
  token: undefined as string | undefined,
  /** Whether the person has signed in: then the browser sends a cookie, and no key is needed. */
  isSignedIn: false,
  get key(): string | null {
    try {
      return sessionStorage.getItem(storageKey) ?? inMemory
    } catch {
      return inMemory
    }
  },
  set key(key: string | null) {
    inMemory = key
    try {
      if (key === null) sessionStorage.removeItem(storageKey)
      else sessionStorage.setItem(storageKey, key)
    } catch {
      // The key stays in memory.
    }
  },
}

let ended: () => void = () => {}
/** Sets the function to call when the key becomes invalid. */
export const whenEnded = (then: () => void): void => {
  ended = then
}

/** Ends the session on status 401; for answers that are not read by `call`. */
export function noteStatus(status: number): void {
  if (status === 401) ended()
}

export const headers = (): Record<string, string> =>
  session.isSignedIn ? {} : { authorization: `Bearer ${session.token ?? session.key}` }

/**
 * Calls the public API with the key.
 * @throws ApiProblem; status 0 if there is no answer
 */
export const call = <Data>(method: Method, path: string, body?: unknown): Promise<Answer<Data>> =>
  callApi<Data>(method, path, body, { cache: 'no-store', headers: headers() }).catch((error: unknown) => {
    if (error instanceof ApiProblem) noteStatus(error.status)
    throw error
  })

/** Calls the public API with the key and returns only the data. */
export const ask = async <Data>(method: Method, path: string, body?: unknown): Promise<Data> =>
  (await call<Data>(method, path, body)).data

/** Returns the message of an error. */
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

/**
 * Waits for a script that is loaded by need.
 * @throws ApiProblem 0 while the server cannot be reached
 */
export const loaded = <Module>(script: Promise<Module>): Promise<Module> =>
  script.catch(() => {
    throw new ApiProblem(0)
  })

/** How the client reaches the API, and by which credential. */
export interface ClientOptions {
  /** URL of the API, such as `https://punctual.example.com`. */
  baseUrl: string
  /** An API key. */
  apiKey?: string
  /** An access token of a managed user or an app, or a function that returns the current one. */
  accessToken?: string | (() => string | Promise<string>)
  /** Id and secret of an OAuth client. */
  clientId?: string
  clientSecret?: string
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds until an attempt is given up. Default: 30,000. */
  timeoutMs?: number
  /** Attempts after the first one. Default: 2. */
  maxRetries?: number
  /** Replaces the `fetch` of the platform. */
  fetch?: typeof globalThis.fetch
}

/** The checked options of a client. */
export interface Connection {
  /** Without a slash at the end. */
  baseUrl: string
  timeoutMs: number
  maxRetries: number
  fetch: typeof globalThis.fetch
  /** Returns the headers of every request. */
  headers(): Promise<Record<string, string>>
}

/**
 * Checks the options of a client.
 * @throws TypeError for a URL that is not of HTTP, an empty or ambiguous credential, or a number
 *   out of its range
 */
export function connect(options: ClientOptions): Connection {
  const { apiKey, accessToken, clientId, clientSecret, timeoutMs = 30_000, maxRetries = 2 } = options
  const { protocol } = urlOf(options.baseUrl)
  if (protocol !== 'https:' && protocol !== 'http:') throw new TypeError('baseUrl is not a URL of HTTP')
  for (const [name, value] of Object.entries({ apiKey, accessToken, clientId, clientSecret }))
    if (value === '') throw new TypeError(`${name} is empty`)
  if (apiKey !== undefined && accessToken !== undefined)
    throw new TypeError('apiKey and accessToken exclude each other')
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new TypeError('clientId and clientSecret belong together')
  if (!(timeoutMs > 0)) throw new TypeError('timeoutMs is not positive')
  if (!Number.isInteger(maxRetries) || maxRetries < 0) throw new TypeError('maxRetries is not a count')
  return {
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    timeoutMs,
    maxRetries,
    fetch: options.fetch ?? ((...call) => globalThis.fetch(...call)),
    async headers() {
      const token = typeof accessToken === 'function' ? await accessToken() : (accessToken ?? apiKey)
      return {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(clientId !== undefined && { 'x-svc-client-id': clientId }),
        ...(clientSecret !== undefined && { 'x-svc-secret-key': clientSecret }),
        ...options.headers,
      }
    },
  }
}

function urlOf(text: string): { protocol: string } {
  try {
    return new URL(text)
  } catch {
    throw new TypeError('baseUrl is not a URL')
  }
}

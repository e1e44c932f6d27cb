import { CalendarFailure, type TokenAccount } from '../adapter.ts'
import type { CalendarHttp, CalendarRequest, CalendarResponse } from '../calendar-http.ts'

export interface JsonAnswer<Body> {
  status: number
  headers: CalendarResponse['headers']
  body: Body
}

/** A request of a provider's API. Statuses that are not named in `accept` throw. */
export interface JsonRequest extends Pick<CalendarRequest, 'method' | 'headers'> {
  url: string
  json?: unknown
  /** Statuses besides 2xx that the caller deals with. */
  accept?: readonly number[]
}

/** Sends requests with the access token of an account. */
export type JsonRequests = <Body>(account: TokenAccount, request: JsonRequest) => Promise<JsonAnswer<Body>>

/** @throws CalendarFailure for a text that is not JSON; an empty one is an empty object */
export function parsed<Body>(text: string): Body {
  try {
    return (text === '' ? {} : JSON.parse(text)) as Body
  } catch {
    throw new CalendarFailure('unreachable', 'its response is not JSON')
  }
}

/** Names of errors by which a provider asks for fewer requests although it answers 403. */
const slowDown = /rateLimitExceeded|userRateLimitExceeded|quotaExceeded|dailyLimitExceeded/
const longestWaitMs = 24 * 3_600_000

/** Returns the failure that a status means, with the wait that the provider asks for. */
export function failureOfStatus(
  status: number,
  headers: CalendarResponse['headers'] = {},
  text = '',
): CalendarFailure {
  const isBusy = status === 429 || (status === 403 && slowDown.test(text))
  if (isBusy) return new CalendarFailure('unreachable', `it limits requests (${status})`, waitOf(headers))
  if (status === 401 || status === 403)
    return new CalendarFailure('credentials', `it rejected the credentials (${status})`)
  return new CalendarFailure('unreachable', `it answered ${status}`, waitOf(headers))
}

/** Dates in Retry-After are not used by the providers of calendars. */
function waitOf(headers: CalendarResponse['headers']): number | undefined {
  const seconds = Number(headers['retry-after'])
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, longestWaitMs) : undefined
}

/**
 * Creates the requests of one provider.
 * @param root requests outside of it are refused, as addresses in answers are followed with the
 *   token
 */
export function jsonRequests(http: CalendarHttp, root: string): JsonRequests {
  return async <Body>(
    account: TokenAccount,
    { method = 'GET', url, headers, json, accept = [] }: JsonRequest,
  ) => {
    if (!url.startsWith(`${root}/`)) throw new CalendarFailure('content', 'it refers to another server')
    const send = (token: string) =>
      http.request({
        method,
        url,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json' }),
          authorization: `Bearer ${token}`,
        },
        ...(json !== undefined && { body: JSON.stringify(json) }),
      })
    const token = await account.accessToken()
    let answer = await send(token)
    // Tokens may end before their time; one renewal tells this from a withdrawn grant.
    if (answer.status === 401) answer = await send(await account.accessToken(token))
    const { status, headers: received, text } = answer
    const isFine = status >= 200 && status < 300
    if (!isFine && !accept.includes(status)) throw failureOfStatus(status, received, text)
    return { status, headers: received, body: isFine ? parsed<Body>(text) : ({} as Body) }
  }
}

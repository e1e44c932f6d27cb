import { createResolve, dnsDeadline, type EgressRules, guardedAgents, urlProblem } from '@punctual/egress'
import got, { type Method, RequestError } from 'got'
import { CalendarFailure } from './adapter.ts'

/** Milliseconds of real time for one request. */
const deadline = 8_000
/** Bytes of one response. */
const maxBytes = 5 * 1024 * 1024

export interface CalendarRequest {
  method?: string
  url: string
  headers?: Record<string, string>
  body?: string
  /** Basic authentication. */
  account?: { username: string; password: string }
  /** Aborts the request before its own deadline. */
  signal?: AbortSignal
}

export interface CalendarResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The address after redirects. */
  url: string
}

/** HTTP client for the calendars of tenants. */
export interface CalendarHttp {
  /** Resolves for any status. @throws CalendarFailure */
  request(request: CalendarRequest): Promise<CalendarResponse>
  close(): void
}

/**
 * Creates the client. Egress rules check every connection and redirect; time and size are limited.
 * @param options.deadlineFactor multiplies the deadline of a request (1)
 */
export function createCalendarHttp(
  rules: EgressRules,
  { deadlineFactor = 1 }: { deadlineFactor?: number } = {},
): CalendarHttp {
  const agents = guardedAgents(rules, createResolve(), true)
  const judge = (url: string) => {
    const problem = urlProblem(url, rules)
    if (problem !== undefined) throw new CalendarFailure('unreachable', `its address ${problem}`)
  }
  const client = got.extend({
    agent: agents,
    retry: { limit: 0 },
    throwHttpErrors: false,
    enableUnixSockets: false,
    methodRewriting: false,
    maxRedirects: 5,
    timeout: { request: deadline * deadlineFactor, lookup: dnsDeadline },
    hooks: { beforeRedirect: [({ url }) => judge(String(url))] },
  })
  return {
    async request({ method = 'GET', url, headers = {}, body, account, signal }) {
      judge(url)
      const stream = client.stream(url, {
        method: method as Method,
        headers: { ...headers, ...(account && { authorization: basic(account) }) },
        ...(signal && { signal }),
        // Without a body, the stream would wait for one.
        ...(method !== 'GET' && { body: body ?? '' }),
      })
      try {
        let response: { statusCode: number; headers: CalendarResponse['headers']; url: string } | undefined
        stream.once('response', (received) => {
          response = received
        })
        const parts: Buffer[] = []
        let size = 0
        for await (const part of stream) {
          size += part.length
          if (size > maxBytes) throw new CalendarFailure('content', 'it is larger than 5 MB')
          parts.push(part)
        }
        if (!response) throw new CalendarFailure('unreachable', 'it sent no response')
        const { statusCode: status, headers, url } = response
        return { status, headers, url, text: Buffer.concat(parts).toString('utf8') }
      } catch (error) {
        throw failureOf(error)
      } finally {
        stream.destroy()
      }
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

const basic = ({ username, password }: { username: string; password: string }) =>
  `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`

/** The messages contain no addresses, so that they do not reveal the internal network. */
function failureOf(error: unknown): Error {
  if (error instanceof CalendarFailure) return error
  const cause = (error as { cause?: unknown }).cause
  if (cause instanceof CalendarFailure) return cause
  if (!(error instanceof RequestError)) return error as Error
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new CalendarFailure('unreachable', 'it did not answer in time')
  if (error.code === 'EGRESS_BLOCKED') return new CalendarFailure('unreachable', 'its address is not allowed')
  return new CalendarFailure('unreachable', `it could not be reached (${error.code})`)
}

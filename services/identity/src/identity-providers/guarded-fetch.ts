import { createResolve, dnsDeadline, type EgressRules, guardedAgents, urlProblem } from '@punctual/egress'
import got, { type Method } from 'got'

/** Milliseconds of real time for one request. */
const deadline = 5_000
/** Bytes of one response. */
const maxBytes = 512 * 1024

/** What a client of OpenID providers asks of its HTTP client. */
export interface GuardedRequest {
  method: string
  headers: Record<string, string>
  body?: unknown
}

/** Fetches from the addresses of tenants. */
export interface GuardedFetch {
  /** @throws Error for an address that the egress rules forbid, an outage or too long an answer */
  fetch(url: string, request: GuardedRequest): Promise<Response>
  close(): void
}

/**
 * Creates a fetch that checks every connection by the egress rules and follows no redirects; time
 * and size are limited.
 */
export function createGuardedFetch(rules: EgressRules): GuardedFetch {
  const agents = guardedAgents(rules, createResolve(), true)
  const client = got.extend({
    agent: agents,
    retry: { limit: 0 },
    throwHttpErrors: false,
    followRedirect: false,
    enableUnixSockets: false,
    responseType: 'buffer',
    timeout: { request: deadline, lookup: dnsDeadline },
  })
  return {
    async fetch(url, { method, headers, body }) {
      const problem = urlProblem(url, rules)
      if (problem !== undefined) throw new Error(`the address ${problem}`)
      const asked = client(url, {
        method: method as Method,
        headers,
        ...(body === undefined || body === null ? {} : { body: String(body) }),
      })
      asked.on('downloadProgress', ({ transferred }) => {
        if (transferred > maxBytes) asked.cancel()
      })
      const { statusCode: status, headers: answered, rawBody } = await asked
      const { 'content-type': type = '' } = answered
      return new Response(status === 204 || status === 304 ? null : new Uint8Array(rawBody), {
        status,
        headers: { 'content-type': type },
      })
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

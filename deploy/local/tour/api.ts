import { randomUUID } from 'node:crypto'
import { brief, expect, say, timeouts } from './guide.ts'

// biome-ignore format: one line a resource
const versions: [RegExp, string][] = [
  [/^\/v2\/bookings/, '2024-08-13'],
  [/^\/v2\/schedules/, '2024-06-11'],
  [/^\/v2\/event-types\/\d+\/webhooks/, ''],
  [/^\/v2\/event-types/, '2024-06-14'],
  [/^\/v2\/slots/, '2024-09-04'],
]

/** JSON of any shape. */
type Json = ReturnType<typeof JSON.parse>

export type Api = (method: string, path: string, body?: unknown) => Promise<Json>

/**
 * No answer, or an unavailable component: either nothing was done, or the Idempotency-Key returns
 * the result.
 */
const passing = new Set([0, 502, 503, 504])

/**
 * Returns a function that calls the API as its user, prints request and answer, and returns `data`.
 * It repeats a request to a restarting process under one Idempotency-Key, as a client should.
 */
export function createApi(baseUrl: string, apiKey: string): Api {
  return async (method, path, body) => {
    const version = versions.find(([pattern]) => pattern.test(path))?.[1]
    const headers: Record<string, string> = { authorization: `Bearer ${apiKey}` }
    if (version) headers['svc-api-version'] = version
    if (method === 'POST') headers['idempotency-key'] = randomUUID()
    if (body !== undefined) headers['content-type'] = 'application/json'
    say(`   > ${method} ${path}${version ? `   svc-api-version: ${version}` : ''}`)
    if (body !== undefined) say(`   > ${brief(body)}`)
    const deadline = performance.now() + timeouts.retries
    for (;;) {
      const answer = await send(baseUrl + path, method, headers, body)
      const isInFlight = answer.status === 409 && answer.text.includes('idempotency_key_in_flight')
      if ((isInFlight || passing.has(answer.status)) && performance.now() < deadline) {
        say(`   < ${answer.status || 'no answer'} ${brief(answer.text)}; once more`)
        await new Promise((resolve) => setTimeout(resolve, 500))
        continue
      }
      say(`   < ${answer.status} ${brief(answer.text)}`)
      expect(answer.status >= 200 && answer.status < 300, `${method} ${path} was answered ${answer.status}`)
      const envelope = JSON.parse(answer.text)
      expect(envelope.status === 'success', `${method} ${path}: the answer's status is not success`)
      return envelope.data
    }
  }
}

async function send(
  url: string,
  method: string,
  headers: Record<string, string>,
  body: unknown,
): Promise<{ status: number; text: string }> {
  try {
    const answer = await fetch(url, {
      method,
      headers,
      signal: AbortSignal.timeout(timeouts.answer),
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: error instanceof Error ? error.message : String(error) }
  }
}

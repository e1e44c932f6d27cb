import { randomUUID } from 'node:crypto'
import { pause } from '@punctual/servers'
import type { Json } from '@punctual/testing'
import type { Call, History } from './history.ts'

export interface Answer {
  status: number
  retryAfter: string | null
  body: Json
}

/** How a call is made: with which key, and as which version of the resource. */
export interface Request {
  key?: string
  version?: string
  body?: unknown
}

/** Milliseconds. A frozen process never answers. */
const attemptTimeout = 15_000
const retryPause = 100

/** Statuses of a temporarily unavailable component, after which a client retries. */
const passing = new Set([0, 502, 503, 504])

/**
 * Calls the API as a careful client does: repeats a request under one Idempotency-Key until there
 * is an answer. A 500, and a 503 that does not say when to retry, are violations, and repeated,
 * too.
 */
export class Caller {
  readonly #baseUrl: () => string
  readonly #history: History
  readonly #repeats: boolean

  /**
   * @param baseUrl asked before each attempt
   * @param repeats whether a request without an answer is repeated
   */
  constructor(baseUrl: () => string, history: History, repeats = true) {
    this.#repeats = repeats
    this.#baseUrl = baseUrl
    this.#history = history
  }

  async call(worker: number, method: string, path: string, request: Request): Promise<Answer> {
    const call: Call = { worker, what: `${method} ${path}`, statuses: [] }
    this.#history.calls.push(call)
    const idempotencyKey = randomUUID()
    for (;;) {
      const answer = await this.#attempt(method, path, request, idempotencyKey)
      const status = answer?.status ?? 0
      call.statuses.push(status)
      this.#history.attempts++
      if (status === 500)
        this.#history.violations.push(`500 to ${call.what}: ${JSON.stringify(answer?.body)}`)
      if (status === 503 && !answer?.retryAfter)
        this.#history.violations.push(
          `answers-are-honest: 503 to ${call.what} without Retry-After: ${JSON.stringify(answer?.body)}`,
        )
      const isInFlight = answer?.body?.error?.code === 'idempotency_key_in_flight'
      if (answer && status !== 500 && !passing.has(status) && !isInFlight) {
        if (method === 'POST') this.#history.changes++
        return answer
      }
      if (!this.#repeats) return answer ?? { status, retryAfter: null, body: undefined }
      await pause(retryPause)
    }
  }

  async #attempt(
    method: string,
    path: string,
    { key, version, body }: Request,
    idempotencyKey: string,
  ): Promise<Answer | undefined> {
    try {
      const answer = await fetch(this.#baseUrl() + path, {
        method,
        headers: {
          ...(key && { authorization: `Bearer ${key}` }),
          ...(version && { 'svc-api-version': version }),
          ...(method === 'POST' && { 'idempotency-key': idempotencyKey }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        signal: AbortSignal.timeout(attemptTimeout),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      const retryAfter = answer.headers.get('retry-after')
      return { status: answer.status, retryAfter, body: await answer.json().catch(() => undefined) }
    } catch {
      return undefined
    }
  }
}

import { randomUUID } from 'node:crypto'
import { type Api, type ApiAnswer, until } from '@punctual/testing'

/** Statuses of a temporarily unavailable component, after which a client retries. */
const passing = new Set([502, 503, 504])

export interface RetryingApi {
  api: Api
  /** How often each temporary failure occurred, by its status; 0: no answer at all. */
  met: Map<number, number>
}

/**
 * Wraps an API with the retries of a careful client: it repeats a request under one Idempotency-Key
 * until there is an answer. A 500 is not retried.
 */
export function retryingApi(api: Api): RetryingApi {
  const met = new Map<number, number>()
  const attempt = async (...[method, path, request]: Parameters<Api>): Promise<ApiAnswer | undefined> => {
    const answer = await api(method, path, request).catch(() => undefined)
    const isInFlight = answer?.body?.error?.code === 'idempotency_key_in_flight'
    if (answer && !passing.has(answer.status) && !isInFlight) return answer
    const status = answer?.status ?? 0
    met.set(status, (met.get(status) ?? 0) + 1)
    return undefined
  }
  return {
    met,
    api: (method, path, request = {}) => {
      const headers = { ...request.headers, ...(method === 'POST' && { 'idempotency-key': randomUUID() }) }
      return until(() => attempt(method, path, { ...request, headers }), {
        describe: `an answer to ${method} ${path}`,
      })
    },
  }
}

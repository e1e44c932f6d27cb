import { randomUUID } from 'node:crypto'
import { type Api, type ApiAnswer, until } from '@punctual/testing'

/** What a client may meet while a part of the system is away, and what it makes of it: ask again. */
const passing = new Set([502, 503, 504])

export interface PatientApi {
  api: Api
  /** How often each passing failure was met, by its status; 0: no answer at all. */
  met: Map<number, number>
}

/**
 * Wraps an API as a client should behave that wants its writes done once: the same request again, under one
 * Idempotency-Key, until there is an answer. A 500 is none of the failures that may be met.
 */
export function patientApi(api: Api): PatientApi {
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

import { Agent, request } from 'undici'

export interface PlainRequest {
  headers?: Record<string, string>
  /** The body text. */
  body?: string
  /** A success never ends: its text is not read. */
  isStream?: boolean
}

export interface PlainAnswer {
  status: number
  text: string
}

export type Send = (method: string, path: string, request?: PlainRequest) => Promise<PlainAnswer>

/** Number of parallel calls. */
const atOnce = 8

/**
 * Returns a cheap client of that address: connections are reused, answers are text, redirects are
 * not followed.
 */
export function createSender(url: string): Send {
  const dispatcher = new Agent({ connections: atOnce, pipelining: 1 })
  return async (method, path, { headers = {}, body, isStream = false } = {}) => {
    const answer = await request(url + path, {
      method: method as 'GET',
      dispatcher,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body }),
    })
    const { statusCode: status } = answer
    if (!isStream || status >= 300) return { status, text: await answer.body.text() }
    answer.body.on('error', () => {}).destroy()
    return { status, text: '' }
  }
}

/**
 * Runs the work for every item, a few in parallel, started in order. @returns the results in that
 * order
 */
export async function inParallel<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  const queue = items.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [index, item] of queue) results[index] = await work(item)
    }),
  )
  return results
}

import { Agent, request } from 'undici'

export interface PlainRequest {
  headers?: Record<string, string>
  /** Text as it is to be sent. */
  body?: string
  /** A success goes on for ever: its text is left. */
  isStream?: boolean
}

export interface PlainAnswer {
  status: number
  text: string
}

export type Send = (method: string, path: string, request?: PlainRequest) => Promise<PlainAnswer>

/** How many calls are under way at a time, where many are made. */
const atOnce = 8

/** @returns a client of that address that costs little: connections are kept, answers are text, redirects stay such */
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

/** Does it for every item, a few at a time, begun in their order. @returns the results in that order */
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

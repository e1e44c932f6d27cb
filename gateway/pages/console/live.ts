import { headers, noteStatus } from './session.ts'
import type { Delivery, LiveState } from './types.ts'

export interface Follower {
  /** Called when the stream is open: later changes arrive, earlier ones must be loaded. */
  ready(): void
  changed(delivery: Delivery): void
  state(state: LiveState): void
}

/** Milliseconds before the next attempt, which double up to a maximum. */
const firstRetryDelayMs = 1_000
const maxRetryDelayMs = 30_000
/** Milliseconds without data after which a stream counts as dead. */
const silenceTimeoutMs = 40_000

/**
 * Follows a stream of server-sent events and reconnects until it is stopped. It uses `fetch`, as an
 * EventSource would need the key in the URL. Long because its functions share the state of the
 * connection.
 * @returns a function that stops it
 */
export function follow(path: string, follower: Follower): () => void {
  const stopped = new AbortController()
  let lastId = ''
  let retryDelay = firstRetryDelayMs

  function receive(block: string): void {
    const fields = new Map(
      block.split('\n').map((line): [string, string] => {
        const at = line.indexOf(':')
        return [line.slice(0, at), line.slice(at + 1).trimStart()]
      }),
    )
    const data = fields.get('data')
    if (data === undefined) return
    lastId = fields.get('id') ?? lastId
    if (fields.get('event') === 'ready') {
      retryDelay = firstRetryDelayMs
      follower.state('live')
      follower.ready()
    } else if (fields.get('event') === 'delivery') follower.changed(JSON.parse(data))
  }

  async function listen(): Promise<void> {
    const silent = new AbortController()
    const signal = AbortSignal.any([stopped.signal, silent.signal])
    let timer = setTimeout(() => silent.abort(), silenceTimeoutMs)
    try {
      const answer = await fetch(path, {
        cache: 'no-store',
        headers: { ...headers(), ...(lastId !== '' && { 'last-event-id': lastId }) },
        signal,
      })
      noteStatus(answer.status)
      if (!answer.ok || !answer.body) return
      const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
      let rest = ''
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
        clearTimeout(timer)
        timer = setTimeout(() => silent.abort(), silenceTimeoutMs)
        const blocks = (rest + piece.value).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) receive(block)
      }
    } finally {
      clearTimeout(timer)
    }
  }

  async function keepOn(): Promise<void> {
    follower.state('connecting')
    while (!stopped.signal.aborted) {
      await listen().catch(() => {})
      if (stopped.signal.aborted) return
      follower.state('paused')
      await new Promise((resume) => setTimeout(resume, retryDelay))
      retryDelay = Math.min(retryDelay * 2, maxRetryDelayMs)
    }
  }
  void keepOn()
  return () => stopped.abort()
}

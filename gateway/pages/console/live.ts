import { headers, noteStatus } from './session.ts'
import type { Delivery } from './types.ts'

export type LiveState = 'connecting' | 'live' | 'paused'

export interface Follower {
  /** Nothing is missed from now on; what was before has to be asked for. */
  ready(): void
  changed(delivery: Delivery): void
  state(state: LiveState): void
}

/** Milliseconds: before it tries again, at first and at most; without a sign of life. */
const firstPause = 1_000
const longestPause = 30_000
const patience = 40_000

/**
 * Follows a stream of server-sent events, for as long as it takes. It is read by `fetch`, as an EventSource would have to
 * show the key in the address.
 * @returns how to end it
 */
export function follow(path: string, follower: Follower): () => void {
  const stopped = new AbortController()
  let lastId = ''
  let pause = firstPause

  function hear(block: string): void {
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
      pause = firstPause
      follower.state('live')
      follower.ready()
    } else if (fields.get('event') === 'delivery') follower.changed(JSON.parse(data))
  }

  async function listen(): Promise<void> {
    const silent = new AbortController()
    const signal = AbortSignal.any([stopped.signal, silent.signal])
    let timer = setTimeout(() => silent.abort(), patience)
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
        timer = setTimeout(() => silent.abort(), patience)
        const blocks = (rest + piece.value).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks) hear(block)
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
      await new Promise((resume) => setTimeout(resume, pause))
      pause = Math.min(pause * 2, longestPause)
    }
  }
  void keepOn()
  return () => stopped.abort()
}

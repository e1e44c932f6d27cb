import type { Log } from '@punctual/db'
import { createInbox, type Subscription } from 'nats'
import { type Bus, insideOf, type Link } from './bus.ts'
import { channelSubject } from './names.ts'
import { supervise } from './supervise.ts'

export interface ListenOptions {
  bus: Bus
  /** One lower-case word. */
  channel: string
  /** Called with each message. @returns the confirmation, as JSON; undefined sends none */
  heard: (message: unknown) => unknown
  /**
   * Called when the subscription starts (messages may have been missed before) and when it stops.
   */
  changed: (hears: boolean) => void
  log: Log
}

/**
 * Receives what `broadcast` sends, immediately and in every listening process. Messages are neither
 * stored nor sent again; use a consumer for work that must happen.
 */
export function listen({ bus, channel, heard, changed, log }: ListenOptions): { stop(): Promise<void> } {
  const stopped = new AbortController()
  const { signal } = stopped

  async function hear(): Promise<void> {
    const link = await insideOf(bus).link(signal)
    if (!link) return
    const subscription = link.nats.subscribe(channelSubject(bus.prefix, channel))
    const ends = AbortSignal.any([link.lost, signal])
    let hears = false
    const deaf = (): void => {
      subscription.unsubscribe()
      if (hears) changed(false)
      hears = false
    }
    ends.addEventListener('abort', deaf, { once: true })
    try {
      // The flush answer proves that the server has the subscription.
      await link.nats.flush()
      if (ends.aborted) return
      hears = true
      changed(true)
      for await (const message of subscription) {
        const confirmation = heard(message.json())
        if (confirmation !== undefined) message.respond(JSON.stringify(confirmation))
      }
    } finally {
      ends.removeEventListener('abort', deaf)
      deaf()
    }
  }

  const running = supervise(signal, log, { channel, part: 'listen' }, hear)
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

export interface BroadcastOptions {
  channel: string
  /** JSON. */
  message: unknown
  /** Called with each confirmation. @returns whether to stop waiting for more */
  confirmed: (confirmation: unknown) => boolean
  /** Milliseconds of real time. */
  timeoutMs: number
}

const never = new AbortController().signal

/**
 * Sends a message to all listeners and waits for their confirmations. @throws Error immediately
 * while NATS is down
 */
export async function broadcast(bus: Bus, options: BroadcastOptions): Promise<void> {
  const { channel, message, confirmed, timeoutMs } = options
  const link = bus.connected() ? await insideOf(bus).link(never) : undefined
  if (!link) throw new Error('NATS does not answer')
  const inbox = createInbox()
  const replies = link.nats.subscribe(inbox)
  const ends = endAfter(replies, link, timeoutMs)
  try {
    link.nats.publish(channelSubject(bus.prefix, channel), JSON.stringify(message), { reply: inbox })
    // A reply without a body means that there are no listeners.
    for await (const reply of replies) if (reply.data.length === 0 || confirmed(reply.json())) return
  } finally {
    ends()
  }
}

/**
 * Stops waiting at the timeout or when the connection is lost. @returns a function that stops it
 * immediately
 */
function endAfter(replies: Subscription, { lost }: Link, timeoutMs: number): () => void {
  const end = (): void => {
    clearTimeout(timer)
    lost.removeEventListener('abort', end)
    replies.unsubscribe()
  }
  const timer = setTimeout(end, timeoutMs)
  lost.addEventListener('abort', end, { once: true })
  return end
}

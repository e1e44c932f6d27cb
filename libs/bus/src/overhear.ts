import type { DomainEvent, EventSource } from '@punctual/contracts'
import type { Log } from '@punctual/db'
import { type Bus, insideOf } from './bus.ts'
import { sourceSubjects } from './names.ts'
import { supervise } from './supervise.ts'

export interface OverhearOptions {
  bus: Bus
  source: EventSource
  /** Called with each event of the source, at once and without any memory of it. Must not throw. */
  heard: (event: DomainEvent) => void
  /** Called whenever it begins to hear again: anything may have been missed before. */
  missed: () => void
  log: Log
}

export interface Ear {
  /** Whether an event that is published now is heard. */
  hears(): boolean
  stop(): Promise<void>
}

/**
 * Hears a source's events as they are published, in every process that asks: for caches, which may forget too much but
 * must not miss anything without knowing. Nothing is stored, acknowledged or sent again; a consumer is for what must
 * happen.
 */
export function overhear({ bus, source, heard, missed, log }: OverhearOptions): Ear {
  const stopped = new AbortController()
  const { signal } = stopped
  let isHearing = false

  async function hear(): Promise<void> {
    const link = await insideOf(bus).link(signal)
    if (!link) return
    const subscription = link.nats.subscribe(sourceSubjects(bus.prefix, source))
    const deaf = (): void => {
      isHearing = false
      subscription.unsubscribe()
    }
    const ends = AbortSignal.any([link.lost, signal])
    ends.addEventListener('abort', deaf, { once: true })
    try {
      // Its answer means that the server knows the subscription.
      await link.nats.flush()
      if (ends.aborted) return
      missed()
      isHearing = true
      for await (const message of subscription) heard(message.json<DomainEvent>())
    } finally {
      ends.removeEventListener('abort', deaf)
      deaf()
    }
  }

  const running = supervise(signal, log, { source, part: 'overhear' }, hear)
  return {
    hears: () => isHearing,
    async stop() {
      stopped.abort()
      await running
    },
  }
}

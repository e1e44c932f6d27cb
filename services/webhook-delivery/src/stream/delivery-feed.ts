import type { Clock } from '@punctual/contracts'
import type { Database, Log } from '@punctual/db'
import { type Loop, repeat } from '@punctual/http'
import type { Delivery } from '../db/deliveries-repository.ts'
import { readChanged } from '../db/deliveries-repository.ts'

/** Milliseconds of real time between two queries. */
const pause = 1_000
/**
 * Milliseconds by which an attempt may be stored after it ended, differences between clocks
 * included.
 */
const overlap = 60_000

/** A listener to the deliveries of one webhook. */
export interface Listener {
  /** The deliveries that appeared or changed up to that instant, in the order of their events. */
  changed(deliveries: readonly Delivery[], until: Date): void
  /** The webhook was deleted. */
  ended(): void
}

interface Watch {
  /** The last known state of each delivery. */
  states: Map<string, string>
  listeners: Set<Listener>
}

export interface DeliveryFeed {
  /**
   * Reports changes to the listener from now on; with `since`, first those that may have happened
   * since then.
   * @returns a function that ends it
   */
  listen(webhookId: number, since: Date | undefined, listener: Listener): Promise<() => void>
  stop(): Promise<void>
}

/**
 * Creates a feed of deliveries from all processes: one query per second for all webhooks with
 * listeners in this process, none without listeners. It reports states, not each step between them.
 */
export function createDeliveryFeed(options: { db: Database; clock: Clock; log: Log }): DeliveryFeed {
  const { db, clock, log } = options
  const watches = new Map<number, Watch>()
  let loop: Loop | undefined

  const read = (ids: readonly number[], now: Date, since = now) =>
    readChanged(db, ids, new Date(since.getTime() - overlap), now)

  async function look(): Promise<boolean> {
    const ids = [...watches.keys()]
    if (ids.length === 0) return false
    const now = clock.now()
    const found = await read(ids, now)
    for (const id of ids) {
      const watch = watches.get(id)
      const deliveries = found.get(id)
      if (!watch) continue
      if (!deliveries) for (const listener of watch.listeners) listener.ended()
      else report(watch, deliveries, now)
    }
    return false
  }

  function report(watch: Watch, deliveries: readonly Delivery[], now: Date): void {
    const before = watch.states
    watch.states = statesOf(deliveries)
    const changed = deliveries.filter(({ eventId }) => before.get(eventId) !== watch.states.get(eventId))
    if (changed.length > 0) for (const listener of watch.listeners) listener.changed(changed, now)
  }

  return {
    async listen(webhookId, since, listener) {
      const now = clock.now()
      const found = (await read([webhookId], now, since)).get(webhookId) ?? []
      const watch = watches.get(webhookId) ?? { states: statesOf(found), listeners: new Set() }
      watches.set(webhookId, watch)
      watch.listeners.add(listener)
      if (since && found.length > 0) listener.changed(found, now)
      loop ??= repeat(look, { pause, log, what: 'changed deliveries could not be loaded' })
      return () => {
        watch.listeners.delete(listener)
        if (watch.listeners.size === 0 && watches.get(webhookId) === watch) watches.delete(webhookId)
      }
    },
    async stop() {
      watches.clear()
      await loop?.stop()
    },
  }
}

const statesOf = (deliveries: readonly Delivery[]): Map<string, string> =>
  new Map(deliveries.map((each) => [each.eventId, stateOf(each)]))

const stateOf = ({ status, attempts, reason, finishedAt, nextAttemptAt }: Delivery): string =>
  JSON.stringify([status, attempts, reason, finishedAt, nextAttemptAt])

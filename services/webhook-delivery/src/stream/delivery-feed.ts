import type { Clock } from '@punctual/contracts'
import type { Database, Log } from '@punctual/db'
import { type Loop, repeat } from '@punctual/http'
import { readChanged } from '../db/changed-deliveries.ts'
import type { Delivery } from '../db/deliveries-repository.ts'

/** Milliseconds of real time between two looks. */
const pause = 1_000
/** Milliseconds by which an attempt may be written down after it was made, machines' clocks included. */
const overlap = 60_000

/** Who wants to hear of a webhook's deliveries. */
export interface Listener {
  /** Those that came or changed until that instant, in the order of their events. */
  changed(deliveries: readonly Delivery[], until: Date): void
  /** The webhook is gone. */
  ended(): void
}

interface Watch {
  /** How each delivery that was looked at last stands. */
  known: Map<string, string>
  listeners: Set<Listener>
}

export interface DeliveryFeed {
  /**
   * Tells the listener of what changes from now on; with `since`, first of what may have changed from then.
   * @returns how to end it
   */
  listen(webhookId: number, since: Date | undefined, listener: Listener): Promise<() => void>
  stop(): Promise<void>
}

/**
 * Sees what becomes of deliveries, whichever process makes them: one look at the database a second for all webhooks that
 * anybody of this process listens to, none while nobody does. It tells how things stand, not each step on the way there.
 */
export function createDeliveryFeed(options: { db: Database; clock: Clock; log: Log }): DeliveryFeed {
  const { db, clock, log } = options
  const watches = new Map<number, Watch>()
  let looking: Loop | undefined

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
      else tell(watch, deliveries, now)
    }
    return false
  }

  function tell(watch: Watch, deliveries: readonly Delivery[], now: Date): void {
    const before = watch.known
    watch.known = standingOf(deliveries)
    const changed = deliveries.filter(({ eventId }) => before.get(eventId) !== watch.known.get(eventId))
    if (changed.length > 0) for (const listener of watch.listeners) listener.changed(changed, now)
  }

  return {
    async listen(webhookId, since, listener) {
      const now = clock.now()
      const found = (await read([webhookId], now, since)).get(webhookId) ?? []
      const watch = watches.get(webhookId) ?? { known: standingOf(found), listeners: new Set() }
      watches.set(webhookId, watch)
      watch.listeners.add(listener)
      if (since && found.length > 0) listener.changed(found, now)
      looking ??= repeat(look, { pause, log, what: 'changes of deliveries could not be read' })
      return () => {
        watch.listeners.delete(listener)
        if (watch.listeners.size === 0 && watches.get(webhookId) === watch) watches.delete(webhookId)
      }
    },
    async stop() {
      watches.clear()
      await looking?.stop()
    },
  }
}

const standingOf = (deliveries: readonly Delivery[]): Map<string, string> =>
  new Map(deliveries.map((each) => [each.eventId, standing(each)]))

const standing = ({ status, attempts, reason, finishedAt, nextAttemptAt }: Delivery): string =>
  JSON.stringify([status, attempts, reason, finishedAt, nextAttemptAt])

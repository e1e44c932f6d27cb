import type { Listener } from './listen.ts'
import type { Log } from './log.ts'
import type { Tx } from './transaction.ts'

/** Work that transactions leave to a loop of the service's worker, such as `timers`. */
export type WorkKind =
  | 'events'
  | 'timers'
  | 'messages'
  | 'deliveries'
  | 'recoveries'
  | 'refunds'
  | 'calendars'
  | 'moves'

/** Milliseconds between two notifications of one process about one kind of work. */
const notifyInterval = 10

const queued = new WeakMap<Tx, Set<WorkKind>>()

/** Notes that the transaction queues such work: its commit wakes the loop that does it. */
export function queueWork(tx: Tx, kind: WorkKind): void {
  const kinds = queued.get(tx)
  if (kinds) kinds.add(kind)
  else queued.set(tx, new Set([kind]))
}

/** Returns the kinds of work that the transaction has queued. */
export const queuedBy = (tx: Tx): readonly WorkKind[] => [...(queued.get(tx) ?? [])]

/**
 * Returns the channel that is notified after a commit that queued work in this schema; the payload
 * is the kind.
 */
export const workChannel = (schema: string): string => `outbox_${schema}`

/** Is called when there is new work. @returns whether this process does it */
export type WorkListener = () => boolean

/**
 * Wakes the loops that do queued work: those of this process immediately; those of other processes
 * where none here does it, by at most one NOTIFY every 10 ms, outside the transaction (inside, it
 * halves the rate of commits). Loops also look on their own, in case a notification is lost.
 */
export class WorkWakes {
  readonly #notify: (kind: WorkKind) => Promise<unknown>
  readonly #listen: (fn: (payload: string | undefined) => void) => Listener
  readonly #log: Log
  readonly #listeners = new Map<WorkKind, Set<WorkListener>>()
  /** Running intervals, and whether to notify again at their end. */
  readonly #intervals = new Map<WorkKind, { timer: NodeJS.Timeout; again: boolean }>()
  #listening: Listener | undefined

  constructor(deps: {
    notify: (kind: WorkKind) => Promise<unknown>
    listen: (fn: (payload: string | undefined) => void) => Listener
    log: Log
  }) {
    this.#notify = deps.notify
    this.#listen = deps.listen
    this.#log = deps.log
  }

  /** Listens to a kind of work; all listeners share one connection to hear of other processes. */
  subscribe(kind: WorkKind, listener: WorkListener): Listener {
    const listeners = this.#listeners.get(kind) ?? new Set()
    this.#listeners.set(kind, listeners.add(listener))
    this.#listening ??= this.#listen((payload) => this.#hear(payload))
    return {
      close: async () => {
        listeners.delete(listener)
        if ([...this.#listeners.values()].some(({ size }) => size > 0)) return
        const listening = this.#listening
        this.#listening = undefined
        await listening?.close()
      },
    }
  }

  committed(kinds: readonly WorkKind[]): void {
    for (const kind of kinds) {
      if (this.#wake(kind)) continue
      const interval = this.#intervals.get(kind)
      if (interval) interval.again = true
      else this.#send(kind)
    }
  }

  stop(): void {
    for (const { timer } of this.#intervals.values()) clearTimeout(timer)
    this.#intervals.clear()
  }

  /** Wakes the loops of a kind, or all after a (re)connection, as notifications may be missing. */
  #hear(payload: string | undefined): void {
    const kinds = [...this.#listeners.keys()]
    for (const kind of kinds.filter((each) => payload === undefined || payload === each)) this.#wake(kind)
    // A process of the previous release notifies about events, without a payload.
    if (payload === '') this.#wake('events')
  }

  /** @returns whether this process does the work */
  #wake(kind: WorkKind): boolean {
    let done = false
    for (const listener of this.#listeners.get(kind) ?? []) done = this.#tell(listener) || done
    return done
  }

  /** A failing listener must not affect the committed work. */
  #tell(listener: WorkListener): boolean {
    try {
      return listener()
    } catch (error) {
      this.#log.error({ err: error }, 'a listener to queued work failed')
      return false
    }
  }

  #send(kind: WorkKind): void {
    this.#notify(kind).catch(() => {})
    const timer = setTimeout(() => {
      const again = this.#intervals.get(kind)?.again
      this.#intervals.delete(kind)
      if (again) this.#send(kind)
    }, notifyInterval)
    timer.unref()
    this.#intervals.set(kind, { timer, again: false })
  }
}

import type { ReceiverHealth } from '../../../src/domain/receiver-health.ts'
import { Table, type Undo } from './table.ts'

export interface OutboxRow {
  pos: number
  id: string
  subject: string
  type: string
  body: string
  created_at: Date
}

export interface StreamRow {
  /** The stream; with its consumer, if any. */
  key: string
  created: string
  lastSequence: number
}

export interface TimerRow {
  key: string
  purpose: string
  dueAt: Date
  runAt: Date
  generation: number
  payload: unknown
  attempts: number
  traceparent: string | null
}

export interface WebhookRow {
  id: number
  organizationId: number
  kind: string
  ownerId: string
  subscriberUrl: string
  triggers: string[]
  active: boolean
  payloadTemplate: string | null
  version: string
  rateLimit: number | null
  ordered: boolean
}

export type StateRow = ReceiverHealth & { webhookId: number }

export interface DeliveryRow {
  eventId: string
  webhookId: number
  organizationId: number
  trigger: string
  booking: string | null
  status: string
  attempts: number
  reason: string | null
  body: string
  contentType: string
  createdAt: Date
}

export interface QueueRow {
  eventId: string
  webhookId: number
  nextAt: Date
  leased: boolean
  epoch: number
  tries: number
  expiresAt: Date | null
  forced: boolean
  replay: boolean
  orderKey: string | null
  passesAt: Date | null
  traceparent: string | null
}

/** What the modelled statements read and write. Equal rows are in the order of their insertion. */
export class Store {
  readonly undo: Undo = []
  /** What the model cannot do, or what Postgres does otherwise. */
  readonly problems: string[] = []
  readonly outbox = this.#table<OutboxRow>(({ pos }) => `${pos}`)
  readonly eventLog = this.#table<OutboxRow & { sequence: number }>(({ pos }) => `${pos}`)
  readonly relayState = this.#table<StreamRow>(({ key }) => key)
  readonly consumerState = this.#table<StreamRow>(({ key }) => key)
  readonly inbox = this.#table<{ key: string }>(({ key }) => key)
  readonly timers = this.#table<TimerRow>(({ key, purpose }) => `${key} ${purpose}`)
  readonly handled = this.#table<{ pos: number; subject: string; version: number }>(({ pos }) => `${pos}`)
  readonly fired = this.#table<{ pos: number; key: string }>(({ pos }) => `${pos}`)
  readonly webhooks = this.#table<WebhookRow>(({ id }) => `${id}`)
  readonly states = this.#table<StateRow>(({ webhookId }) => `${webhookId}`)
  readonly events = this.#table<{ id: string }>(({ id }) => id)
  readonly deliveries = this.#table<DeliveryRow>(({ eventId, webhookId }) => `${eventId} ${webhookId}`)
  readonly attempts = this.#table<{ eventId: string; webhookId: number; attempt: number }>(
    ({ eventId, webhookId, attempt }) => `${eventId} ${webhookId} ${attempt}`,
  )
  readonly queue = this.#table<QueueRow>(({ eventId, webhookId }) => `${eventId} ${webhookId}`)
  /** Advisory locks and the connections that have them. */
  readonly locks = new Map<string, number>()
  /** Whether the inbox has its key. */
  hasInboxKey = true
  /** Whether a timer that fires is set again, once. */
  setsTimersAgain = false
  /** Whether a transaction is open: one at a time is. */
  isInTransaction = false
  readonly #last = new Map<string, number>()

  /** Returns the next number of a sequence. */
  next(sequence: string): number {
    const next = (this.#last.get(sequence) ?? 0) + 1
    this.#last.set(sequence, next)
    return next
  }

  /** Starts again with empty tables. Locks stay with their connections. */
  clear(): void {
    for (const value of Object.values(this)) if (value instanceof Table) value.clear()
    this.undo.length = 0
    this.problems.length = 0
    this.#last.clear()
  }

  #table<Row extends object>(keyOf: (row: Row) => string): Table<Row> {
    return new Table(this.undo, keyOf)
  }
}

import type { Key } from './language.ts'

/** The used fields of the public API's shapes. */
export interface Webhook {
  id: number
  subscriberUrl: string
  active: boolean
  triggers: string[]
  /** Per second. */
  rateLimit?: number
  ordered?: boolean
  payloadTemplate?: string
  secret?: string
  time?: number
  timeUnit?: string
  disabledReason?: 'failing' | 'gone' | 'asked'
  disabledAt?: string
}

export const statuses = ['pending', 'paused', 'delivered', 'exhausted', 'cancelled'] as const
export type Status = (typeof statuses)[number]

export interface Delivery {
  id: string
  trigger: string
  bookingUid?: string
  status: Status
  attempts: number
  createdAt: string
  nextAttemptAt?: string
  finishedAt?: string
  reason?: string
}

export interface Attempt {
  attempt: number
  at: string
  url: string
  class: string
  status?: number
  timings: { dns?: number; connect?: number; tls?: number; firstByte?: number; total: number }
  response?: string
  responseTruncated: boolean
  error?: string
  requestHeaders?: Record<string, string>
}

/** A delivery with what it sends, for those who may read it. */
export interface DeliveryDetails extends Delivery {
  body?: string
}

export interface Stats {
  attempts: number
  successes: number
  successRate?: number
  latency?: { p50: number; p95: number }
  /** `latency` is the median in milliseconds. */
  hours: { at: string; attempts: number; successes: number; latency: number }[]
  pending: number
  nextAttemptAt?: string
  failingSince?: string
}

export interface Recovery {
  id: number
  status: 'running' | 'completed'
  progress: { examined: number; queued: number }
}

/** Text key of each status. */
export const statusKeys: Record<Status, Key> = {
  pending: 'pending',
  paused: 'held',
  delivered: 'delivered',
  exhausted: 'exhausted',
  cancelled: 'cancelled',
}

/** Whether the shown deliveries are current. */
export type LiveState = 'connecting' | 'live' | 'paused'

/** What views can change around them. */
export interface Shell {
  /** Shows a message for a few seconds and announces it to screen readers. */
  say(message: string): void
  live(state: LiveState | undefined): void
  /** Whether nothing can be changed. */
  isReadOnly: boolean
  /** Updates a webhook in the list. */
  changed(webhook: Webhook): void
  /** Shows a webhook again that its form has saved. */
  edited(webhook: Webhook): void
  deleted(webhook: Webhook): void
}

import type { OffsetUnit, WebhookTrigger, WebhookVersion } from '@punctual/contracts'
import type { WebhookOwner } from './webhook-event.ts'

/** A webhook as it is kept. */
export interface Webhook {
  id: number
  /** 0: none. */
  organizationId: number
  ownerKind: WebhookOwner['kind']
  ownerId: string
  /** Who is told when it fails. */
  userId: number
  subscriberUrl: string
  triggers: WebhookTrigger[]
  active: boolean
  payloadTemplate: string | null
  version: WebhookVersion
  /** Requests a second; null: the default. */
  rateLimit: number | null
  /** Whether a booking's changes go out one after the other. */
  ordered: boolean
  /** How long it waits for people in a room; null: the default. */
  time: number | null
  timeUnit: OffsetUnit | null
  disabledReason: 'failing' | 'gone' | 'asked' | null
  disabledAt: Date | null
  createdAt: Date
  /** The app that made it; null: not made by an app. */
  appId: string | null
  /** The current secret, sealed. */
  sealedSecret: string | null
}

/** What its owner decides of it. */
export type WebhookSettings = Pick<
  Webhook,
  | 'subscriberUrl'
  | 'triggers'
  | 'active'
  | 'payloadTemplate'
  | 'version'
  | 'rateLimit'
  | 'ordered'
  | 'time'
  | 'timeUnit'
>

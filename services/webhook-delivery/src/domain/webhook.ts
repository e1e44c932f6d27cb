import type { CallerContext, OffsetUnit, WebhookTrigger, WebhookVersion } from '@punctual/contracts'
import type { WebhookOwner } from './webhook-event.ts'

/** A webhook as it is stored. */
export interface Webhook {
  id: number
  /** 0: no organization. */
  organizationId: number
  ownerKind: WebhookOwner['kind']
  ownerId: string
  /** Who gets the mail when it fails. */
  userId: number
  subscriberUrl: string
  triggers: WebhookTrigger[]
  active: boolean
  payloadTemplate: string | null
  version: WebhookVersion
  /** Requests per second; null: the default. */
  rateLimit: number | null
  /** Whether a booking's changes go out one after the other. */
  ordered: boolean
  /** How long the no-show triggers wait for people in a video room; null: the default. */
  time: number | null
  timeUnit: OffsetUnit | null
  disabledReason: 'failing' | 'gone' | 'asked' | null
  disabledAt: Date | null
  createdAt: Date
  /** The app that created it; null: not created by an app. */
  appId: string | null
  /** The current secret, sealed. */
  sealedSecret: string | null
}

/** The settings that its owner chooses. */
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

/**
 * Whether the caller may see the secret: only the app sees that of its own webhook; all others see
 * the secrets of webhooks that no app created.
 */
export const maySeeSecret = (
  { kind }: Pick<CallerContext, 'kind'>,
  { appId }: Pick<Webhook, 'appId'>,
): boolean => (kind === 'app') === (appId !== null)

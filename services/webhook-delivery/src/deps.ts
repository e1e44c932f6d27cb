import type { Deps } from '@punctual/http'
import type { WebhookConfig } from './config.ts'
import type { DeliveryFeed } from './stream/delivery-feed.ts'
import type { OpenStreams } from './stream/event-stream.ts'

export type WebhookDeps = Deps<WebhookConfig>

/** Further dependencies of the routes. */
export interface RouteDeps extends WebhookDeps {
  /** @throws DomainError subscriber_url_refused (400) */
  checkSubscriber(url: string): Promise<void>
  /** Aborted when the process is about to stop answering. */
  closing: AbortSignal
  feed: DeliveryFeed
  streams: OpenStreams
}

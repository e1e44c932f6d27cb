import type { IncomingHttpHeaders } from 'node:http'

/** A payment that a provider should collect on one page. */
export interface Wanted {
  /** Idempotency key: the same key returns the same page. */
  key: string
  paymentUid: string
  title: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** The payer's address, if known. */
  email?: string
  /** The address to which the payer returns. */
  returnUrl: string
}

/** A provider's payment page. */
export interface Page {
  /** The provider's id of the page, which its webhooks contain. */
  externalId: string
  url: string
  expiresAt: Date
}

/** A webhook of a provider. */
export interface Notice {
  /** The same when the webhook is sent again. */
  eventId: string
  /**
   * The paid page and the provider's id of the payment; undefined if the webhook reports something
   * else.
   */
  paid?: { pageId: string; externalId: string }
}

/** A payment provider, such as Stripe. */
export interface PaymentProvider {
  /** The name in the path of its webhooks. */
  name: string
  /**
   * Starts a payment page.
   * @throws DomainError ServiceUnavailableException, GatewayTimeoutException or BadGatewayException
   */
  start(wanted: Wanted): Promise<Page>
  /**
   * Verifies and reads a webhook.
   * @throws DomainError 400 for a bad signature or an old timestamp
   */
  read(headers: IncomingHttpHeaders, body: Buffer, now: Date): Notice
}

import type { IncomingHttpHeaders } from 'node:http'
import type { DisputeReport, RefundReport } from '../domain/refunds.ts'
import type { StripeAccounts } from './stripe-accounts.ts'

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
  /** The connected account that receives the money; undefined: the operator's own. */
  account?: string | undefined
}

/** A provider's payment page. */
export interface Page {
  /** The provider's id of the page, which its webhooks contain. */
  externalId: string
  url: string
  expiresAt: Date
}

/** A refund that a provider should make. */
export interface WantedRefund {
  /** Idempotency key: the same key makes one refund. */
  uid: string
  /** The provider's id of the payment. */
  paymentExternalId: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** The provider's id of the refund, if it has accepted the refund before. */
  externalId: string | null
  /** The connected account that has the money; undefined: the operator's own. */
  account?: string | undefined
  /** Whether the provider was asked before, so that it may have made the refund already. */
  isRepeated: boolean
}

/** What a webhook of a provider reports. */
export type Report =
  | { kind: 'paid'; pageId: string; externalId: string }
  | { kind: 'expired'; pageId: string }
  | { kind: 'refund'; paymentExternalId: string; refund: RefundReport }
  | { kind: 'dispute'; paymentExternalId: string; dispute: DisputeReport }
  | { kind: 'account-ended' }

/** A webhook of a provider. */
export interface Notice {
  /** The same when the webhook is sent again. */
  eventId: string
  /** The connected account that it is about; undefined: the operator's own. */
  account?: string
  /** Undefined if the webhook reports something else. */
  report?: Report
}

/** A payment provider, such as Stripe. */
export interface PaymentProvider {
  /** The name in the path of its webhooks. */
  name: string
  /** Connects accounts that receive payments; undefined: all go to the operator's own. */
  accounts?: StripeAccounts
  /**
   * Starts a payment page.
   * @throws DomainError ServiceUnavailableException, GatewayTimeoutException or BadGatewayException
   */
  start(wanted: Wanted): Promise<Page>
  /**
   * Makes a refund once, or reads what has become of it. A refusal is a report of its failure.
   * @throws Error if it should be tried again
   */
  refund(wanted: WantedRefund): Promise<RefundReport>
  /**
   * Verifies and reads a webhook.
   * @throws DomainError 400 for a bad signature or an old timestamp
   */
  read(headers: IncomingHttpHeaders, body: Buffer, now: Date): Notice
}

import type { IncomingHttpHeaders } from 'node:http'

/** What is to be paid on one page of a provider. */
export interface Wanted {
  /** Which payment it is; asking for the same again gives the same page. */
  key: string
  paymentUid: string
  title: string
  /** In the currency's smallest unit. */
  amount: number
  currency: string
  /** The payer's, as far as it is known. */
  email?: string
  /** Where the payer comes back to. */
  returnUrl: string
}

/** A page on which it can be paid. */
export interface Page {
  /** The provider's name of it, which its notices bring. */
  externalId: string
  url: string
  expiresAt: Date
}

/** Something that a provider tells of on its own. */
export interface Notice {
  /** The same for every time that it is told. */
  eventId: string
  /** Which page has been paid, and what the provider calls the payment; undefined when it is about something else. */
  paid?: { pageId: string; externalId: string }
}

/** Somebody who takes the money. Payments by hand have none. */
export interface PaymentProvider {
  /** As in the path of its notices. */
  name: string
  /** @throws DomainError ServiceUnavailableException, GatewayTimeoutException or BadGatewayException */
  start(wanted: Wanted): Promise<Page>
  /** @throws DomainError 400 for a notice that the provider has not signed, or not now */
  read(headers: IncomingHttpHeaders, body: Buffer, now: Date): Notice
}

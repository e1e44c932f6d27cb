import type Stripe from 'stripe'
import { rethrow } from './stripe-client.ts'

/** Connects accounts of Stripe by OAuth, as Standard accounts of Stripe Connect. */
export interface StripeAccounts {
  /** Returns the page of Stripe on which a person chooses the account. */
  consentUrl(request: { state: string; redirectUri: string }): Promise<string>
  /**
   * Returns the id of the account that the person chose; undefined if Stripe refuses the code.
   * @throws DomainError for an outage of Stripe
   */
  exchange(code: string): Promise<string | undefined>
  /**
   * Returns whether the account can take payments; undefined if it has withdrawn its access.
   * @throws DomainError for an outage of Stripe
   */
  canCharge(accountId: string): Promise<boolean | undefined>
}

/** @param clientId the operator's client id of Connect, `ca_...` */
export function stripeAccounts(client: () => Promise<Stripe>, clientId: string): StripeAccounts {
  return {
    async consentUrl({ state, redirectUri }) {
      const { oauth } = await client()
      return oauth.authorizeUrl({
        client_id: clientId,
        scope: 'read_write',
        state,
        redirect_uri: redirectUri,
      })
    },
    async exchange(code) {
      const { oauth } = await client()
      try {
        return (await oauth.token({ grant_type: 'authorization_code', code })).stripe_user_id
      } catch (error) {
        if ((error as Stripe.errors.StripeError).statusCode === 400) return undefined
        return rethrow(error)
      }
    },
    async canCharge(accountId) {
      const { accounts } = await client()
      try {
        return (await accounts.retrieve(accountId)).charges_enabled
      } catch (error) {
        const { statusCode = 0 } = error as Stripe.errors.StripeError
        if (statusCode === 403 || statusCode === 404) return undefined
        return rethrow(error)
      }
    },
  }
}

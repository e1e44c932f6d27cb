import {
  badRequest,
  type CallerContext,
  type ConnectStripeQuery,
  DomainError,
  type SaveStripeQuery,
} from '@punctual/contracts'
import { credentialDigest, generateSecret } from '@punctual/http'
import {
  saveStripeAccount,
  saveStripeAuthorization,
  stripeAccountOf,
  takeStripeAuthorization,
} from '../db/stripe-accounts-repository.ts'
import type { BookingsDeps } from '../deps.ts'
import type { Payee } from '../domain/payee.ts'
import { returnAddressProblem } from '../domain/return-address.ts'
import type { StripeAccounts } from '../payments/stripe-accounts.ts'

/** How long a person may take at Stripe. */
const lifetimeMs = 600_000

/** Routes of teams use it too: Stripe knows only registered addresses. */
const callback = '/v2/stripe/save'

/**
 * Begins to connect the account of a person or a team.
 * @returns Stripe's page, on which a person chooses the account
 * @throws DomainError stripe_not_available, 400 for an address that browsers are not sent to
 */
export async function askForStripe(
  { clock, config, db }: BookingsDeps,
  accounts: StripeAccounts | undefined,
  { userId }: CallerContext,
  payee: Payee,
  { returnTo, onErrorReturnTo = returnTo }: ConnectStripeQuery,
): Promise<string> {
  for (const [path, address] of Object.entries({ returnTo, onErrorReturnTo })) {
    const message = address === undefined ? undefined : returnAddressProblem(address)
    if (message !== undefined) throw badRequest({ path, message })
  }
  const [state, now] = [generateSecret(), clock.now()]
  const redirectUri = `${config.publicUrl}${callback}`
  const url = await requireAvailable(accounts).consentUrl({ state, redirectUri })
  const authorization = {
    ...payee,
    stateDigest: credentialDigest(state),
    askedBy: userId,
    returnUrl: returnTo ?? null,
    errorUrl: onErrorReturnTo ?? null,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }
  await db.transaction((tx) => saveStripeAuthorization(tx, authorization, now))
  return url
}

/**
 * Connects the account that a person has chosen. The state is used up first, so that of two calls
 * with it only one asks Stripe.
 * @param team the team in the path, whose state it must be
 * @returns where the browser is sent; undefined without such an address
 * @throws DomainError stripe_not_available, 400 for a state that is not known any more, and without
 *   an address also stripe_failing
 */
export async function saveStripe(
  { clock, db }: BookingsDeps,
  accounts: StripeAccounts | undefined,
  { state, code, error = 'no_code' }: SaveStripeQuery,
  team?: { orgId: number; teamId: number },
): Promise<string | undefined> {
  const available = requireAvailable(accounts)
  const request = await takeStripeAuthorization(db, credentialDigest(state), clock.now())
  const isOfTeam =
    team === undefined ||
    (request?.owner === 'team' && request.ownerId === team.teamId && request.organizationId === team.orgId)
  if (!request || !isOfTeam)
    throw badRequest({ path: 'state', message: 'is unknown, used or has expired: connect the account again' })
  const accountId = code === undefined ? undefined : await available.exchange(code)
  if (accountId !== undefined) {
    await saveStripeAccount(db, request, accountId, clock.now())
    return request.returnUrl ?? undefined
  }
  const reason = code === undefined ? error : 'stripe_failing'
  if (request.errorUrl === null) throw new DomainError('stripe_failing')
  const url = new URL(request.errorUrl)
  url.searchParams.set('error', reason)
  return url.href
}

/**
 * Requires that a person or a team has an account that can take payments.
 * @throws DomainError stripe_not_available, stripe_not_connected, stripe_failing, and those of an
 *   outage of Stripe
 */
export async function checkStripe(
  { db }: BookingsDeps,
  accounts: StripeAccounts | undefined,
  payee: Payee,
): Promise<void> {
  const accountId = await stripeAccountOf(db, [payee])
  if (accountId === undefined) throw new DomainError('stripe_not_connected')
  const canCharge = await requireAvailable(accounts).canCharge(accountId)
  if (canCharge === undefined) throw new DomainError('stripe_not_connected')
  if (!canCharge) throw new DomainError('stripe_failing', 'The Stripe account cannot take payments yet.')
}

function requireAvailable(accounts: StripeAccounts | undefined): StripeAccounts {
  if (!accounts) throw new DomainError('stripe_not_available')
  return accounts
}

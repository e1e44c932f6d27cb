import { type BeginProviderSignIn, DomainError } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { credentialDigest, generateSecret, type Sealer } from '@punctual/http'
import type { ActorTx } from '../audit/actor.ts'
import {
  findProvider,
  insertProviderSignIn,
  providerOfDomain,
  type StoredProvider,
  takeProviderSignIn,
} from '../db/identity-provider-repository.ts'
import { findAccounts } from '../db/sign-in-repository.ts'
import { domainOf, providerSignInLifetimeMs } from '../domain/identity-provider.ts'
import { type OpenId, type Proof, ProviderFailure, type Registration } from '../identity-providers/openid.ts'
import { type StartedSession, startSession } from './sessions.ts'

/** What signing in by a provider needs. */
export interface ProviderSignInDeps {
  db: Database
  sealer: Sealer
  openId: OpenId
  /** The address to which providers send browsers back. */
  callbackUrl: string
}

const isReady = ({ domains }: StoredProvider): boolean =>
  domains.some(({ verifiedAt }) => verifiedAt !== null)

const registrationOf = (sealer: Sealer, { provider }: StoredProvider): Registration => ({
  issuer: provider.issuer,
  clientId: provider.clientId,
  clientSecret: sealer.open(provider.sealedSecret),
})

/**
 * Returns the provider of the domain of an address. Every address of a domain gets the same answer,
 * so it does not show who has an account.
 */
export const findSignInProvider = (
  db: Database,
  email: string,
): Promise<{ id: number; name: string } | undefined> => providerOfDomain(db, domainOf(email))

/**
 * Begins to sign in by a provider.
 * @param browser the secret of the browser, without which no other can finish
 * @returns the provider's page, and when the browser must be back
 * @throws 404 `identity_provider_not_found`, also without a verified domain; 400
 *   `identity_provider_failing`
 */
export async function beginProviderSignIn(
  { db, sealer, openId, callbackUrl }: ProviderSignInDeps,
  { providerId, email, returnTo, browser }: BeginProviderSignIn & { browser: string },
  now: Date,
): Promise<{ url: string; expiresAt: Date }> {
  const stored = await findProvider(db, { id: providerId })
  if (!isReady(stored)) throw new DomainError('identity_provider_not_found')
  const state = generateSecret()
  const request = { redirectUri: callbackUrl, state, email }
  const begun = await openId.begin(registrationOf(sealer, stored), request).catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error
    throw new DomainError('identity_provider_failing', undefined, { cause: error })
  })
  const { id, organizationId } = stored.provider
  const expiresAt = new Date(now.getTime() + providerSignInLifetimeMs)
  const row = {
    stateDigest: credentialDigest(state),
    browserDigest: credentialDigest(browser),
    organizationId,
    providerId: id,
    sealedProof: sealer.seal(JSON.stringify(begun.proof)),
    returnTo: returnTo ?? null,
    expiresAt,
  }
  await db.transaction((tx) => insertProviderSignIn(tx, row, now))
  return { url: begun.url, expiresAt }
}

/** A person whom a provider has signed in, with where the browser goes on. */
export interface ProvenPerson {
  userId: number
  organizationId: number
  returnTo: string
}

/** Why a browser that comes back from a provider is not signed in: names of texts of the page. */
export type Refusal = 'provider_sign_in_failed' | 'provider_account_missing'

/**
 * Finishes at the provider. The request is used up first, so that of two calls with its state only
 * one asks the provider. The address must be one that the provider has verified, of a verified
 * domain, and that of an account whose home is the organization (docs/sign-in.md).
 * @param query with which the browser came back
 * @returns a refusal instead; its cause goes to `note`
 */
export async function finishProviderSignIn(
  { db, sealer, openId, callbackUrl }: ProviderSignInDeps,
  { query, browser }: { query: URLSearchParams; browser: string | undefined },
  now: Date,
  note: (cause: unknown) => void,
): Promise<ProvenPerson | Refusal> {
  const state = query.get('state') ?? ''
  if (browser === undefined) return 'provider_sign_in_failed'
  const digests = { stateDigest: credentialDigest(state), browserDigest: credentialDigest(browser) }
  const begun = await takeProviderSignIn(db, digests, now)
  if (!begun) return 'provider_sign_in_failed'
  const { providerId: id, organizationId, returnTo } = begun
  const stored = await findProvider(db, { id, organizationId })
  const proof: Proof = JSON.parse(sealer.open(begun.sealedProof))
  const claims = await openId
    .finish(registrationOf(sealer, stored), new URL(`${callbackUrl}?${query}`), { ...proof, state })
    .catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error
      note(error.cause)
      return undefined
    })
  if (!claims) return 'provider_sign_in_failed'
  const { email = '', emailVerified } = claims
  const isOfDomain = stored.domains.some(
    ({ domain, verifiedAt }) => verifiedAt !== null && domain === domainOf(email),
  )
  if (!emailVerified || !isOfDomain) return 'provider_account_missing'
  const accounts = await findAccounts(db, email)
  const account = accounts.find((one) => one.organizationId === organizationId)
  return account
    ? { userId: account.userId, organizationId, returnTo: returnTo ?? '/account' }
    : 'provider_account_missing'
}

/** Starts the session of a person whom a provider has signed in. */
export const startProvenSession = (
  tx: ActorTx,
  { userId, organizationId }: ProvenPerson,
  userAgent: string,
  now: Date,
): Promise<StartedSession> => startSession(tx, { userId, organizationId, userAgent }, now)

import { badRequest, DomainError } from '@punctual/contracts'
import { credentialDigest, generateSecret } from '@punctual/http'
import { CalendarFailure, problemOf, type TokenAccount } from '../calendars/adapter.ts'
import type { OAuthServer, Tokens } from '../calendars/oauth/authorization.ts'
import {
  type Authorization,
  saveAuthorization,
  takeAuthorization,
} from '../db/calendar-authorizations-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import type { Owner } from '../domain/owner.ts'
import { minuteMs } from '../domain/slots/index.ts'

/** How long a person may take at the provider. */
const lifetimeMs = 10 * minuteMs

type ConsentDeps = Pick<SchedulingDeps, 'db' | 'clock' | 'sealer'>

/** What a person allows access to. */
export interface ConsentKind {
  integration: string
  oauth: OAuthServer
  /** Where the provider sends the browser back. */
  callback: string
  /** What the person connects, for errors. */
  what: 'calendar' | 'meeting service'
}

const failureCodes = { calendar: 'calendar_failing', 'meeting service': 'conferencing_failing' } as const

/** Where the browser is sent in the end, and for whom the account is. */
export interface ConsentWish extends Owner {
  teamId?: number
  redirectUrl: string | null
  errorRedirectUrl?: string
  isDryRun?: boolean
  /** Of the browser that began it. */
  sessionId?: string
}

/** @throws 400 unless the text is an https or http URL */
export function requireWebAddress(path: string, text: string): void {
  if (!(URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)))
    throw badRequest({ path, message: 'must be an https or http URL' })
}

/**
 * Stores a request to connect an account.
 * @returns the page of the provider on which the person allows access
 * @throws 400 when the provider cannot be reached
 */
export async function beginConsent(
  { db, clock, sealer }: ConsentDeps,
  { integration, oauth, callback, what }: ConsentKind,
  { userId, organizationId, teamId, redirectUrl, errorRedirectUrl, isDryRun = false, sessionId }: ConsentWish,
): Promise<string> {
  const now = clock.now()
  const [state, verifier] = [generateSecret(), generateSecret()]
  const request = { state, verifier, redirectUri: callback }
  const url = await oauth.authorizationUrl(request).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error
    throw new DomainError(failureCodes[what], `The provider cannot be used: ${error.message}.`)
  })
  const authorization: Authorization = {
    stateDigest: credentialDigest(state),
    userId,
    organizationId,
    integration,
    sealedVerifier: sealer.seal(verifier),
    redirectUrl,
    isDryRun,
    sessionId: sessionId ?? null,
    expiresAt: new Date(now.getTime() + lifetimeMs),
    teamId: teamId ?? null,
    errorRedirectUrl: errorRedirectUrl ?? null,
  }
  await db.transaction((tx) => saveAuthorization(tx, authorization, now))
  return url
}

/** How a provider sent a browser back. */
export interface Consent {
  state: string
  code?: string
  error?: string
  /** Of the browser. */
  sessionId?: string | undefined
}

/** An account that a person has just allowed access to. */
export interface AllowedAccount {
  authorization: Authorization
  tokens: Tokens
  account: TokenAccount
}

/**
 * Takes the request of a state and connects the account. The state is used up first, so that of two
 * calls with it only one asks the provider. What a session began only its browser finishes, so that
 * a person who is sent here by another one connects nothing to that one.
 * @param connect connects the account; not called in a dry run
 * @returns where the browser is sent; undefined without such an address
 * @throws 403 in another browser, 400 for a state that is not known any more, and without an
 *   address also for an account that cannot be used
 */
export async function endConsent(
  { db, clock, sealer }: ConsentDeps,
  { integration, oauth, callback, what }: ConsentKind,
  { state, code, error, sessionId }: Consent,
  connect: (allowed: AllowedAccount) => Promise<void>,
): Promise<string | undefined> {
  const wanted = { stateDigest: credentialDigest(state), integration }
  const authorization = await takeAuthorization(db, wanted, clock.now())
  if (!authorization)
    throw badRequest({ path: 'state', message: `is unknown, used or has expired: connect the ${what} again` })
  const { redirectUrl, errorRedirectUrl, isDryRun } = authorization
  if (authorization.sessionId !== null && authorization.sessionId !== sessionId)
    throw new DomainError('ForbiddenException', `Connect the ${what} in the browser in which you began.`)
  try {
    if (code === undefined)
      throw new CalendarFailure('credentials', `access to it was not allowed (${error ?? 'no code'})`)
    if (!isDryRun) {
      const request = { redirectUri: callback, verifier: sealer.open(authorization.sealedVerifier) }
      const tokens = await oauth.exchange(code, request, clock.now())
      await connect({ authorization, tokens, account: newAccount(tokens) })
    }
  } catch (failure) {
    if (!(failure instanceof CalendarFailure)) throw failure
    const failed = failureCodes[what]
    const back = errorRedirectUrl ?? redirectUrl
    if (back !== null) return withError(back, error ?? failed)
    throw new DomainError(failed, `The account cannot be used: ${problemOf(failure)}.`)
  }
  return redirectUrl ?? undefined
}

const newAccount = ({ accessToken }: Tokens): TokenAccount => ({
  async accessToken(rejected) {
    if (rejected !== undefined) throw new CalendarFailure('credentials', 'it rejected the new access')
    return accessToken
  },
})

function withError(redirectUrl: string, error: string): string {
  const url = new URL(redirectUrl)
  url.searchParams.set('error', error)
  return url.href
}

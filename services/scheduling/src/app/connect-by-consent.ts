import { badRequest, type CallerContext, DomainError } from '@punctual/contracts'
import { credentialDigest, generateSecret } from '@punctual/http'
import { type CalendarAdapter, CalendarFailure, problemOf, type TokenAccount } from '../calendars/adapter.ts'
import type { CalendarErrand } from '../calendars/kinds.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import {
  type Authorization,
  saveAuthorization,
  takeAuthorization,
} from '../db/calendar-authorizations-repository.ts'
import { ownEventUids } from '../db/calendars-repository.ts'
import { timeZoneOf } from '../db/users-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import { ownerOf } from '../domain/owner.ts'
import { minuteMs } from '../domain/slots/index.ts'
import { connectAccount, inspectAccount } from './calendar-connections.ts'

/** How long a person may take at the provider. */
const lifetimeMs = 10 * minuteMs

type ConsentKind = Pick<CalendarAdapter, 'slug' | 'integration' | 'connect'> & { oauth: OAuthServer }

const callbackOf = ({ config }: CalendarDeps, { slug, connect }: ConsentKind) =>
  `${config.publicUrl}/v2/calendars/${slug}/${connect.path}`

/**
 * Begins to connect an account of the caller.
 * @returns the page of the provider on which the person allows access
 * @throws 400
 */
export async function askForConsent(
  deps: CalendarDeps,
  caller: CallerContext,
  kind: ConsentKind,
  { redir = null, isDryRun }: { redir: string | undefined | null; isDryRun: boolean },
): Promise<string> {
  if (redir !== null && !(URL.canParse(redir) && /^https?:$/.test(new URL(redir).protocol)))
    throw badRequest({ path: 'redir', message: 'must be an https or http URL' })
  const { db, clock, sealer } = deps
  const now = clock.now()
  const [state, verifier] = [generateSecret(), generateSecret()]
  const request = { state, verifier, redirectUri: callbackOf(deps, kind) }
  const url = await kind.oauth.authorizationUrl(request).catch((error: unknown) => {
    if (!(error instanceof CalendarFailure)) throw error
    throw new DomainError('calendar_failing', `The provider cannot be used: ${error.message}.`)
  })
  const authorization: Authorization = {
    stateDigest: credentialDigest(state),
    ...ownerOf(caller),
    integration: kind.integration,
    sealedVerifier: sealer.seal(verifier),
    redirectUrl: redir,
    isDryRun,
    sessionId: caller.sessionId ?? null,
    expiresAt: new Date(now.getTime() + lifetimeMs),
  }
  await db.transaction((tx) => saveAuthorization(tx, authorization, now))
  return url
}

/** How a provider sent a browser back. */
export interface Consent {
  state: string
  code?: string
  error?: string
}

/**
 * Connects the account that a person has allowed access to. The state is used up first, so that of
 * two calls with it only one asks the provider.
 * @param sessionId of the browser; what a session began only its browser finishes, so that a person
 *   who is sent here by another one connects nothing to that one
 * @returns where the browser is sent; undefined without such an address
 * @throws 403 in another browser, 400 for a state that is not known any more, and without an
 *   address also for an account that cannot be used
 */
export async function connectByConsent(
  deps: CalendarDeps,
  calendar: string,
  { state, code, error }: Consent,
  sessionId: string | undefined,
): Promise<string | undefined> {
  const { integration, oauth } = deps.kinds.require('calendar', calendar)
  if (!oauth) throw badRequest({ path: 'calendar', message: `is ${calendar}, which has no page of consent` })
  const wanted = { stateDigest: credentialDigest(state), integration }
  const authorization = await takeAuthorization(deps.db, wanted, deps.clock.now())
  if (!authorization)
    throw badRequest({
      path: 'state',
      message: 'is unknown, used or has expired: connect the calendar again',
    })
  const { redirectUrl, isDryRun } = authorization
  if (authorization.sessionId !== null && authorization.sessionId !== sessionId)
    throw new DomainError('ForbiddenException', 'Connect the calendar in the browser in which you began.')
  try {
    if (code === undefined)
      throw new CalendarFailure('credentials', `access to it was not allowed (${error ?? 'no code'})`)
    if (!isDryRun) await exchange(deps, deps.kinds.errand(authorization), authorization, code)
  } catch (failure) {
    if (!(failure instanceof CalendarFailure)) throw failure
    if (redirectUrl !== null) return withError(redirectUrl, error ?? 'calendar_failing')
    throw new DomainError('calendar_failing', `The account cannot be used: ${problemOf(failure)}.`)
  }
  return redirectUrl ?? undefined
}

/** @throws CalendarFailure */
async function exchange(
  deps: CalendarDeps,
  errand: CalendarErrand,
  { userId, organizationId, integration, sealedVerifier }: Authorization,
  code: string,
): Promise<void> {
  const { db, clock, sealer } = deps
  const adapter = errand.adapter('calendar', integration)
  const kind = { ...adapter, oauth: adapter.oauth! }
  const request = { redirectUri: callbackOf(deps, kind), verifier: sealer.open(sealedVerifier) }
  const tokens = await kind.oauth.exchange(code, request, clock.now())
  const credentials: TokenAccount = {
    async accessToken(rejected) {
      if (rejected !== undefined) throw new CalendarFailure('credentials', 'it rejected the new access')
      return tokens.accessToken
    },
  }
  const [timeZone = 'UTC', ownUids] = await Promise.all([timeZoneOf(db, userId), ownEventUids(db, userId)])
  const provider = { errand, adapter, credentials }
  const inspected = await inspectAccount(provider, { timeZone, ownUids }, clock.now())
  const account = inspected.remote.find((each) => each.account !== undefined)?.account ?? ''
  const connected = { userId, organizationId, integration, account, credentials: tokens }
  const tested = { connected, ...inspected, kind: adapter }
  await db.transaction((tx) => connectAccount(tx, sealer, tested))
}

function withError(redirectUrl: string, error: string): string {
  const url = new URL(redirectUrl)
  url.searchParams.set('error', error)
  return url.href
}

import { badRequest, type CallerContext } from '@punctual/contracts'
import type { CalendarAdapter } from '../calendars/adapter.ts'
import type { OAuthServer } from '../calendars/oauth/authorization.ts'
import { ownEventUids } from '../db/calendars-repository.ts'
import { timeZoneOf } from '../db/users-repository.ts'
import type { CalendarDeps } from '../deps.ts'
import { ownerOf } from '../domain/owner.ts'
import { connectAccount, inspectAccount } from './calendar-connections.ts'
import {
  type AllowedAccount,
  beginConsent,
  type Consent,
  type ConsentKind,
  endConsent,
  requireWebAddress,
} from './consent.ts'

type CalendarKind = Pick<CalendarAdapter, 'slug' | 'integration' | 'connect'> & { oauth: OAuthServer }

const consentKind = (
  { config }: CalendarDeps,
  { slug, integration, connect, oauth }: CalendarKind,
): ConsentKind => ({
  integration,
  oauth,
  callback: `${config.publicUrl}/v2/calendars/${slug}/${connect.path}`,
  what: 'calendar',
})

/**
 * Begins to connect an account of the caller.
 * @returns the page of the provider on which the person allows access
 * @throws 400
 */
export async function askForConsent(
  deps: CalendarDeps,
  caller: CallerContext,
  kind: CalendarKind,
  { redir = null, isDryRun }: { redir: string | undefined | null; isDryRun: boolean },
): Promise<string> {
  if (redir !== null) requireWebAddress('redir', redir)
  const { sessionId } = caller
  const wish = {
    ...ownerOf(caller),
    redirectUrl: redir,
    isDryRun,
    ...(sessionId !== undefined && { sessionId }),
  }
  return beginConsent(deps, consentKind(deps, kind), wish)
}

/**
 * Connects the account that a person has allowed access to.
 * @param sessionId of the browser
 * @returns where the browser is sent; undefined without such an address
 * @throws 403 in another browser than the session's that began it, 400
 */
export async function connectByConsent(
  deps: CalendarDeps,
  calendar: string,
  consent: Consent,
  sessionId: string | undefined,
): Promise<string | undefined> {
  const { oauth, ...kind } = deps.kinds.require('calendar', calendar)
  if (!oauth) throw badRequest({ path: 'calendar', message: `is ${calendar}, which has no page of consent` })
  return endConsent(deps, consentKind(deps, { ...kind, oauth }), { ...consent, sessionId }, (allowed) =>
    connectAllowed(deps, allowed),
  )
}

/** @throws CalendarFailure */
async function connectAllowed(
  { db, clock, sealer, kinds }: CalendarDeps,
  { authorization, tokens, account: credentials }: AllowedAccount,
): Promise<void> {
  const { userId, organizationId, integration } = authorization
  const errand = kinds.errand(authorization)
  const adapter = errand.adapter('calendar', integration)
  const [timeZone = 'UTC', ownUids] = await Promise.all([timeZoneOf(db, userId), ownEventUids(db, userId)])
  const provider = { errand, adapter, credentials }
  const inspected = await inspectAccount(provider, { timeZone, ownUids }, clock.now())
  const account = inspected.remote.find((each) => each.account !== undefined)?.account ?? ''
  const connected = { userId, organizationId, integration, account, credentials: tokens }
  const tested = { connected, ...inspected, kind: adapter }
  await db.transaction((tx) => connectAccount(tx, sealer, tested))
}

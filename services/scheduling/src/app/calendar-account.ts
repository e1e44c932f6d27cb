import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Sealer } from '@punctual/http'
import { type CalendarAdapter, CalendarFailure, type TokenAccount } from '../calendars/adapter.ts'
import type { Tokens } from '../calendars/oauth/authorization.ts'
import type { DelegationServer } from '../calendars/oauth/delegation.ts'
import { type Connection, claimRenewal, endRenewal, findConnection } from '../db/calendars-repository.ts'
import { findDelegation } from '../db/delegation-repository.ts'
import { minuteMs } from '../domain/slots/index.ts'

/** What access to the account of a connection needs. */
export interface AccountDeps {
  db: Database
  clock: Clock
  sealer: Pick<Sealer, 'open' | 'seal'>
}

/** A token that ends sooner is renewed before it is used. */
const marginMs = 2 * minuteMs
/** After this time, another process takes over the renewal of a process that died. */
const renewalMs = 30_000
/** Milliseconds of real time between two looks at a renewal of another process. */
const lookEveryMs = 100
const looks = 80

/** Where the tokens of a kind of connections are stored. */
export interface TokenStore<Kept extends Sealed> {
  /** @returns the current state; undefined while another process has the claim */
  claimRenewal(db: Database, kept: Kept, claim: { now: Date; until: Date }): Promise<Kept | undefined>
  /** @returns the current state; undefined when the connection has ended */
  find(db: Database, kept: Kept): Promise<Kept | undefined>
  /** @param sealedCredentials undefined: the tokens were not renewed */
  endRenewal(db: Database, claimed: Kept, sealedCredentials: string | undefined): Promise<void>
}

/** What has sealed tokens. */
interface Sealed {
  sealedCredentials: string
}

const calendarTokens: TokenStore<Connection> = { claimRenewal, find: findConnection, endRenewal }

/** Returns the decrypted credentials of a connection in the shape that its adapter needs. */
export function accountOf(
  deps: AccountDeps,
  { oauth, delegation }: Pick<CalendarAdapter, 'oauth' | 'delegation'>,
  connection: Connection,
): unknown {
  if (connection.delegationCredentialId !== null && delegation)
    return {
      ...tokenAccount(
        deps,
        (_tokens, now) => delegated(deps, delegation, connection, now),
        calendarTokens,
        connection,
      ),
      address: connection.account,
    }
  return oauth
    ? tokenAccount(deps, oauth.renew, calendarTokens, connection)
    : unsealed(deps.sealer, connection)
}

type Renew = (tokens: Tokens, now: Date) => Promise<Tokens>

/** Asks for an access token as the organization of the connection, whose key may have changed. */
async function delegated(
  { db, sealer }: AccountDeps,
  delegation: DelegationServer,
  { organizationId, delegationCredentialId, account }: Connection,
  now: Date,
): Promise<Tokens> {
  const credential = await findDelegation(db, { organizationId, id: delegationCredentialId! })
  if (!credential?.enabled) throw new CalendarFailure('unreachable', 'its delegation has ended')
  return delegation.tokensFor(JSON.parse(sealer.open(credential.sealedKey)), account, now)
}

/** Returns the tokens or the typed credentials of a connection. */
export function unsealed(sealer: Pick<Sealer, 'open'>, { sealedCredentials }: Sealed): unknown {
  return JSON.parse(sealer.open(sealedCredentials))
}

/** Returns an account whose access tokens are renewed before they end, and stored. */
export function tokenAccount<Kept extends Sealed>(
  deps: AccountDeps,
  renew: Renew,
  store: TokenStore<Kept>,
  connection: Kept,
): TokenAccount {
  let current = connection
  return {
    async accessToken(rejected) {
      const usable = usableToken(deps, current, rejected)
      if (usable !== undefined) return usable
      current = await renewed(deps, renew, store, current, rejected)
      const token = usableToken(deps, current, rejected)
      if (token === undefined)
        throw new CalendarFailure('unreachable', 'its access token could not be renewed')
      return token
    },
  }
}

function usableToken(
  { sealer, clock }: AccountDeps,
  connection: Sealed,
  rejected: string | undefined,
): string | undefined {
  const { accessToken, expiresAt } = unsealed(sealer, connection) as Tokens
  const isUsable = accessToken !== rejected && Date.parse(expiresAt) - marginMs > clock.now().getTime()
  return isUsable ? accessToken : undefined
}

/**
 * Renews the tokens of a connection. A claim in its row makes one process at a time ask the
 * provider, which may accept a refresh token once; the others wait and use what that process
 * stored.
 * @throws CalendarFailure
 */
async function renewed<Kept extends Sealed>(
  deps: AccountDeps,
  renew: Renew,
  store: TokenStore<Kept>,
  connection: Kept,
  rejected: string | undefined,
): Promise<Kept> {
  const { db, clock, sealer } = deps
  for (let look = 0; look < looks; look++) {
    const now = clock.now()
    const claimed = await store.claimRenewal(db, connection, {
      now,
      until: new Date(now.getTime() + renewalMs),
    })
    if (!claimed) {
      const found = await store.find(db, connection)
      if (!found) throw new CalendarFailure('unreachable', 'it was disconnected')
      if (usableToken(deps, found, rejected) !== undefined) return found
      await pause(lookEveryMs)
      continue
    }
    let sealedCredentials: string | undefined
    try {
      if (usableToken(deps, claimed, rejected) === undefined) {
        const tokens = await renew(unsealed(sealer, claimed) as Tokens, now)
        sealedCredentials = sealer.seal(JSON.stringify(tokens))
      }
    } finally {
      await store.endRenewal(db, claimed, sealedCredentials)
    }
    return sealedCredentials === undefined ? claimed : { ...claimed, sealedCredentials }
  }
  throw new CalendarFailure('unreachable', 'its access token is being renewed')
}

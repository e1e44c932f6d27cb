import { randomUUID } from 'node:crypto'
import { type AppScope, DomainError, type Tokens } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret } from '@punctual/http'
import { type ActorTx, actingAs } from '../audit/actor.ts'
import { upsertGrant } from '../db/app-grant-repository.ts'
import { insertCredential, revokeCredentials, setReplacement } from '../db/credential-repository.ts'
import type { CredentialRow } from '../db/schema.ts'
import { raiseEpoch } from '../db/team-repository.ts'
import {
  clearTokens,
  findRefreshToken,
  findToken,
  lockFamily,
  revokeFamily,
  revokeTokens,
} from '../db/token-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { tokenExpiry } from '../domain/credential-lifetime.ts'
import { bitsOf, grantedScopes } from '../domain/scopes.ts'
import { announceRevocation } from './announce.ts'
import { endUnusedGrants } from './end-credentials.ts'

/** The user and the client that tokens are issued for. */
export interface TokenHolder {
  organizationId: number
  userId: number
  clientId: string
  /** Scopes granted to an app; null for a managed user, who has the client's permissions. */
  scopes: AppScope[] | null
}

interface IssueOptions {
  family?: string
  accessScopes?: AppScope[] | null
}

/** Tokens with the scopes of the access token; null for those of a managed user. */
export interface Granted {
  tokens: Tokens
  scopes: AppScope[] | null
}

/** Milliseconds for which an ended token is still recognized as expired. */
const expiredTokenRetentionMs = 30 * 24 * 3_600_000

/** A refresh token or code that was used before: a sign that it was stolen. */
export class TokenReused extends DomainError {
  readonly family: string

  constructor(family: string, code: 'invalid_refresh_token' | 'invalid_grant' = 'invalid_refresh_token') {
    super(code)
    this.family = family
  }
}

/**
 * Issues an access token and a refresh token, both opaque; only their digests are stored.
 * @param accessScopes for the access token only, a subset of the holder's
 */
export async function issueTokens(
  tx: Tx,
  holder: TokenHolder,
  at: Date,
  { family = randomUUID(), accessScopes = holder.scopes }: IssueOptions = {},
): Promise<{ tokens: Tokens; refreshId: number }> {
  const ends = tokenExpiry(at, holder.scopes !== null)
  const accessToken = generateSecret()
  const refreshToken = generateSecret()
  const common = { ...holder, permissions: holder.scopes && bitsOf(holder.scopes), family, at }
  await insertCredential(tx, {
    kind: 'access-token',
    secret: accessToken,
    ...common,
    ...(accessScopes && { scopes: accessScopes, permissions: bitsOf(accessScopes) }),
    expiresAt: ends.access,
  })
  const { id: refreshId } = await insertCredential(tx, {
    kind: 'refresh-token',
    secret: refreshToken,
    ...common,
    expiresAt: ends.refresh,
  })
  if (holder.scopes !== null) await upsertGrant(tx, holder, { at, expiresAt: ends.refresh })
  const tokens = {
    accessToken,
    accessTokenExpiresAt: ends.access.getTime(),
    refreshToken,
    refreshTokenExpiresAt: ends.refresh.getTime(),
  }
  return { tokens, refreshId }
}

/**
 * Replaces a refresh token with new tokens; access tokens stay valid until they expire. Of several
 * parallel requests with one token, one gets tokens, the others are rejected, and the new tokens
 * stay valid: only a later reuse shows that the token has two owners.
 * @param asked.scopes for the access token only, a subset of the granted ones
 * @param isMeant whether tokens of this holder can be refreshed in this way
 * @throws 400 `invalid_refresh_token`, as `TokenReused` when the family must be ended;
 *   `invalid_scope` for more than was granted
 */
export async function refreshTokens(
  tx: Tx,
  { clientId, refreshToken, at, scopes }: RefreshRequest,
  isMeant: (holder: TokenHolder) => boolean = () => true,
): Promise<Granted> {
  const old = await findRefreshToken(tx, clientId, credentialDigest(refreshToken))
  if (!old?.family || !old.userId) throw invalid()
  const holder = {
    organizationId: old.organizationId,
    userId: old.userId,
    clientId,
    scopes: old.permissions === null ? null : grantedScopes({ ...old, permissions: old.permissions }),
  }
  if (!isMeant(holder)) throw invalid()
  if (old.revokedAt && old.replacedBy !== null) throw new TokenReused(old.family)
  if (old.revokedAt || (old.expiresAt && old.expiresAt <= at)) throw invalid()
  const accessScopes = scopes ?? holder.scopes
  if (accessScopes?.some((scope) => !holder.scopes?.includes(scope))) throw new DomainError('invalid_scope')
  await lockFamily(tx, old.family)
  const [ended] = await revokeCredentials(tx, [old.id], at)
  if (!ended) throw invalid()
  const { tokens, refreshId } = await issueTokens(tx, holder, at, { family: old.family, accessScopes })
  await setReplacement(tx, old.id, refreshId)
  await clearTokens(tx, old.family, new Date(at.getTime() - expiredTokenRetentionMs))
  return { tokens, scopes: accessScopes }
}

interface RefreshRequest {
  clientId: string
  refreshToken: string
  at: Date
  scopes?: AppScope[] | undefined
}

/**
 * Ends a token of the client (RFC 7009): an access token ends only itself, a refresh token ends
 * every token of its grant. An unknown token, or one of another client, is left unchanged.
 * @returns the digests of the ended access tokens
 */
export async function endToken(
  tx: ActorTx,
  of: { clientId: string; token: string },
  at: Date,
): Promise<string[]> {
  const row = await findToken(tx, of.clientId, credentialDigest(of.token))
  if (!row) return []
  if (row.kind === 'refresh-token' && row.family !== null) return endFamily(tx, row.family, at)
  return ended(tx, await revokeCredentials(tx, [row.id], at), at)
}

/** Ends every token of a family. @returns the digests of the ended access tokens */
export async function endFamily(tx: ActorTx, family: string, at: Date): Promise<string[]> {
  await lockFamily(tx, family)
  return ended(tx, await revokeFamily(tx, family, at), at)
}

/**
 * Ends every token that a user has from a client. @returns the digests of the ended access tokens
 */
export async function endTokens(
  tx: ActorTx,
  of: { userId: number; clientId: string },
  at: Date,
): Promise<string[]> {
  return ended(tx, await revokeTokens(tx, of, at), at)
}

/** Only identity checks refresh tokens, so their end is announced only where it ends a grant. */
async function ended(tx: ActorTx, rows: readonly CredentialRow[], at: Date): Promise<string[]> {
  const access = rows.filter(({ kind, expiresAt: end }) => kind === 'access-token' && end && end > at)
  for (const token of access) await announceRevocation(tx, token, at)
  if (access[0]) await raiseEpoch(tx, access[0].organizationId)
  const refresh = rows.find(({ kind, permissions }) => kind === 'refresh-token' && permissions !== null)
  if (refresh?.userId && refresh.clientId)
    await endUnusedGrants(tx, { userId: refresh.userId, clientId: refresh.clientId }, at)
  return access.map(({ digest }) => digest)
}

const invalid = () => new DomainError('invalid_refresh_token')

/**
 * Runs the task. When it finds a reused token, the whole token family ends before the error is
 * thrown.
 */
export async function endReused<T>(
  { db, clock, log, revocations }: IdentityDeps,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof TokenReused)) throw error
    const { family } = error
    const digests = await db.transaction(actingAs(undefined, (tx) => endFamily(tx, family, clock.now())))
    log.warn({ family, ended: digests.length }, 'a refresh token was used twice; its token family has ended')
    await revocations.untilEnforced({ digests })
    throw error
  }
}

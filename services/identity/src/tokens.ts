import { randomUUID } from 'node:crypto'
import { type AppScope, DomainError, type Tokens } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret } from '@punctual/http'
import { settleGrants } from './app-grants.ts'
import { keepGrant } from './db/app-grant-repository.ts'
import { insertCredential, revokeCredentials, setReplacement } from './db/credential-repository.ts'
import type { CredentialRow } from './db/schema.ts'
import { raiseEpoch } from './db/team-repository.ts'
import {
  clearTokens,
  findRefreshToken,
  findToken,
  lockFamily,
  revokeFamily,
  revokeTokens,
} from './db/token-repository.ts'
import { bitsOf, grantedScopes } from './domain/scopes.ts'
import { tokenExpiry } from './domain/token-lifetime.ts'
import { announceRevocation } from './events/announce.ts'

/** Who gets tokens, and of which client. */
export interface TokenHolder {
  organizationId: number
  userId: number
  clientId: string
  /** Granted to an app; null for a managed user, who has the permissions of the client. */
  scopes: AppScope[] | null
}

interface IssueOptions {
  family?: string
  accessScopes?: AppScope[] | null
}

/** Tokens, and the scopes of the access token; null for a managed user's. */
export interface Granted {
  tokens: Tokens
  scopes: AppScope[] | null
}

/** Milliseconds that a token is known for after its end, as one that has expired. */
const remembered = 30 * 24 * 3_600_000

/** A refresh token or a code that was used before: whoever has it has stolen it, or was stolen from. */
export class TokenReused extends DomainError {
  readonly family: string

  constructor(family: string, code: 'invalid_refresh_token' | 'invalid_grant' = 'invalid_refresh_token') {
    super(code)
    this.family = family
  }
}

/**
 * Gives an access token and a refresh token, both opaque; only their digests are kept.
 * @param accessScopes fewer than the holder's, for the access token only
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
  if (holder.scopes !== null) await keepGrant(tx, holder, { at, expiresAt: ends.refresh })
  const tokens = {
    accessToken,
    accessTokenExpiresAt: ends.access.getTime(),
    refreshToken,
    refreshTokenExpiresAt: ends.refresh.getTime(),
  }
  return { tokens, refreshId }
}

/**
 * Puts new tokens in the place of a refresh token, which ends; access tokens live on until they expire.
 * Of several requests with one token at once one gets tokens; the others are refused, and the tokens live: it is when the
 * token comes again after that, that it has two owners.
 * @param asked.scopes for the access token only: some of those that were granted
 * @param isMeant whose tokens may be refreshed in this way
 * @throws 400 `invalid_refresh_token`, as `TokenReused` when the family has to be ended; `invalid_scope` for more than was
 * granted
 */
export async function refreshTokens(
  tx: Tx,
  { clientId, refreshToken, at, scopes }: RefreshRequest,
  isMeant: (holder: TokenHolder) => boolean = () => true,
): Promise<Granted> {
  const old = await findRefreshToken(tx, clientId, credentialDigest(refreshToken))
  if (!old?.family || !old.user_id) throw invalid()
  const holder = {
    organizationId: old.organization_id,
    userId: old.user_id,
    clientId,
    scopes: old.permissions === null ? null : grantedScopes({ ...old, permissions: old.permissions }),
  }
  if (!isMeant(holder)) throw invalid()
  if (old.revoked_at && old.replaced_by !== null) throw new TokenReused(old.family)
  if (old.revoked_at || (old.expires_at && old.expires_at <= at)) throw invalid()
  const accessScopes = scopes ?? holder.scopes
  if (accessScopes?.some((scope) => !holder.scopes?.includes(scope))) throw new DomainError('invalid_scope')
  await lockFamily(tx, old.family)
  const [ended] = await revokeCredentials(tx, [old.id], at)
  if (!ended) throw invalid()
  const { tokens, refreshId } = await issueTokens(tx, holder, at, { family: old.family, accessScopes })
  await setReplacement(tx, old.id, refreshId)
  await clearTokens(tx, old.family, new Date(at.getTime() - remembered))
  return { tokens, scopes: accessScopes }
}

interface RefreshRequest {
  clientId: string
  refreshToken: string
  at: Date
  scopes?: AppScope[] | undefined
}

/**
 * Ends a token for the client that has it (RFC 7009): an access token only itself, a refresh token with every token of its
 * grant. A token that is unknown, or of another client, is left as it is.
 * @returns the digests of the access tokens that ended
 */
export async function endToken(tx: Tx, of: { clientId: string; token: string }, at: Date): Promise<string[]> {
  const row = await findToken(tx, of.clientId, credentialDigest(of.token))
  if (!row) return []
  if (row.kind === 'refresh-token' && row.family !== null) return endFamily(tx, row.family, at)
  return ended(tx, await revokeCredentials(tx, [row.id], at), at)
}

/** Ends every token of a family. @returns the digests of the access tokens among them */
export async function endFamily(tx: Tx, family: string, at: Date): Promise<string[]> {
  await lockFamily(tx, family)
  return ended(tx, await revokeFamily(tx, family, at), at)
}

/** Ends every token that a user has of a client. @returns the digests of the access tokens among them */
export async function endTokens(
  tx: Tx,
  of: { userId: number; clientId: string },
  at: Date,
): Promise<string[]> {
  return ended(tx, await revokeTokens(tx, of, at), at)
}

/** Only identity looks at refresh tokens, so that their end is announced only where it ends a grant. */
async function ended(tx: Tx, rows: readonly CredentialRow[], at: Date): Promise<string[]> {
  const access = rows.filter(({ kind, expires_at: end }) => kind === 'access-token' && end && end > at)
  for (const token of access) await announceRevocation(tx, token, at)
  if (access[0]) await raiseEpoch(tx, access[0].organization_id)
  const refresh = rows.find(({ kind, permissions }) => kind === 'refresh-token' && permissions !== null)
  if (refresh?.user_id && refresh.client_id)
    await settleGrants(tx, { userId: refresh.user_id, clientId: refresh.client_id }, at)
  return access.map(({ digest }) => digest)
}

const invalid = () => new DomainError('invalid_refresh_token')

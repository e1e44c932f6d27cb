import { randomUUID } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret } from '@punctual/http'
import type { OAuthClientRow } from '../db/schema.ts'
import { clearCodes, insertCode, lockCode, useCode } from '../db/token-repository.ts'
import { type AuthorizationRequest, proves } from '../domain/authorization.ts'
import { bitsOf, grantedScopes } from '../domain/scopes.ts'
import { type Granted, issueTokens, TokenReused } from './tokens.ts'

/** Milliseconds in which an app must redeem its code. */
const codeLifetimeMs = 60_000
/** Milliseconds after which the tokens of a code have ended too. */
const codeRetentionMs = 366 * 24 * 3_600_000

/** Stores what a person agreed to. @returns the code, which the app can redeem once */
export async function issueCode(
  tx: Tx,
  person: { organizationId: number; userId: number; clientId: string },
  { redirectUri, codeChallenge, scopes }: AuthorizationRequest,
  at: Date,
): Promise<string> {
  const code = generateSecret()
  await clearCodes(tx, new Date(at.getTime() - codeRetentionMs))
  await insertCode(tx, {
    digest: credentialDigest(code),
    clientId: person.clientId,
    organizationId: person.organizationId,
    userId: person.userId,
    redirectUri,
    codeChallenge: codeChallenge ?? null,
    permissions: bitsOf(scopes),
    scopes,
    createdAt: at,
    expiresAt: new Date(at.getTime() + codeLifetimeMs),
  })
  return code
}

/**
 * Issues tokens for a code to the client that received it.
 * @throws 400 `invalid_grant`; `TokenReused` for a code that was used before: its tokens must be
 *   ended (RFC 6749, 4.1.2)
 */
export async function exchangeCode(
  tx: Tx,
  client: Pick<OAuthClientRow, 'id' | 'clientType'>,
  asked: { code: string; redirectUri: string; verifier: string | undefined },
  at: Date,
): Promise<Granted> {
  const digest = credentialDigest(asked.code)
  const row = await lockCode(tx, digest)
  const isProved =
    row?.clientId === client.id &&
    row.redirectUri === asked.redirectUri &&
    proves(asked.verifier, row.codeChallenge) &&
    // A code without a challenge is valid only while the client is still confidential.
    (client.clientType === 'CONFIDENTIAL' || row.codeChallenge !== null)
  if (!row || !isProved) throw new DomainError('invalid_grant')
  if (row.family !== null) throw new TokenReused(row.family, 'invalid_grant')
  if (row.expiresAt <= at) throw new DomainError('invalid_grant')
  const family = randomUUID()
  await useCode(tx, digest, family, at)
  const holder = {
    organizationId: row.organizationId,
    userId: row.userId,
    clientId: row.clientId,
    scopes: grantedScopes(row),
  }
  const { tokens } = await issueTokens(tx, holder, at, { family })
  return { tokens, scopes: holder.scopes }
}

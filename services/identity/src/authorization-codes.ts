import { randomUUID } from 'node:crypto'
import { DomainError } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { credentialDigest, generateSecret } from '@punctual/http'
import { clearCodes, insertCode, lockCode, useCode } from './db/authorization-code-repository.ts'
import type { OAuthClientRow } from './db/schema.ts'
import { type AuthorizationRequest, proves } from './domain/authorization.ts'
import { bitsOf, grantedScopes } from './domain/scopes.ts'
import { type Granted, issueTokens, TokenReused } from './tokens.ts'

/** Milliseconds that an app has to fetch its tokens. */
const lifetime = 60_000
/** Milliseconds after which the tokens of a code have ended, too. */
const kept = 366 * 24 * 3_600_000

/** Keeps what a person agreed to. @returns the code that the app gets tokens for, once */
export async function giveCode(
  tx: Tx,
  person: { organizationId: number; userId: number; clientId: string },
  { redirectUri, codeChallenge, scopes }: AuthorizationRequest,
  at: Date,
): Promise<string> {
  const code = generateSecret()
  await clearCodes(tx, new Date(at.getTime() - kept))
  await insertCode(tx, {
    digest: credentialDigest(code),
    client_id: person.clientId,
    organization_id: person.organizationId,
    user_id: person.userId,
    redirect_uri: redirectUri,
    code_challenge: codeChallenge ?? null,
    permissions: bitsOf(scopes),
    scopes,
    created_at: at,
    expires_at: new Date(at.getTime() + lifetime),
  })
  return code
}

/**
 * Gives tokens for a code to the client that it was given to.
 * @throws 400 `invalid_grant`; `TokenReused` when it was used before: what was given for it has to be ended (RFC 6749, 4.1.2)
 */
export async function exchangeCode(
  tx: Tx,
  client: Pick<OAuthClientRow, 'id' | 'client_type'>,
  asked: { code: string; redirectUri: string; verifier: string | undefined },
  at: Date,
): Promise<Granted> {
  const digest = credentialDigest(asked.code)
  const row = await lockCode(tx, digest)
  const isProved =
    row?.client_id === client.id &&
    row.redirect_uri === asked.redirectUri &&
    proves(asked.verifier, row.code_challenge) &&
    // It was confidential when it asked.
    (client.client_type === 'CONFIDENTIAL' || row.code_challenge !== null)
  if (!row || !isProved) throw new DomainError('invalid_grant')
  if (row.family !== null) throw new TokenReused(row.family, 'invalid_grant')
  if (row.expires_at <= at) throw new DomainError('invalid_grant')
  const family = randomUUID()
  await useCode(tx, digest, family, at)
  const holder = {
    organizationId: row.organization_id,
    userId: row.user_id,
    clientId: row.client_id,
    scopes: grantedScopes(row),
  }
  const { tokens } = await issueTokens(tx, holder, at, { family })
  return { tokens, scopes: holder.scopes }
}

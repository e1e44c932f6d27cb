import { createHash } from 'node:crypto'
import { type AppScope, AuthorizationQuery, type ClientType } from '@punctual/contracts'
import { isRegistered } from './redirect-uri.ts'
import { parseScopes, withinClient } from './scopes.ts'

/** A valid authorization request of an app. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string | undefined
  /** undefined when the client does not use PKCE. */
  codeChallenge: string | undefined
  scopes: AppScope[]
}

/** Errors that the app receives at its redirect URI (RFC 6749, 4.1.2.1). */
export type AuthorizationError =
  | 'access_denied'
  | 'invalid_request'
  | 'invalid_scope'
  | 'unsupported_response_type'

/** An error response to the app. */
export interface Refused {
  error: AuthorizationError
  /** In ASCII. */
  description: string
  redirectUri: string
  state: string | undefined
}

export type Judged =
  /** The browser is not redirected: the address could belong to an attacker. */
  { wrong: 'client' | 'redirect' } | Refused | { request: AuthorizationRequest }

/** The parts of a client that decide about its request. */
export interface AskingClient {
  redirectUris: readonly string[]
  permissions: number
  clientType: ClientType
}

/** Maximum characters of a parameter. */
const maxLength = 2048

/**
 * Reads the query of an authorization request (RFC 6749, 3.1): a parameter without a value counts
 * as omitted.
 * @returns the known parameters, and the first one that is repeated or too long, which `query`
 *   omits
 */
export function readAuthorizationQuery(raw: unknown): {
  query: AuthorizationQuery
  invalid: string | undefined
} {
  const given = (raw ?? {}) as Record<string, unknown>
  const query: Record<string, string> = {}
  let invalid: string | undefined
  for (const name of Object.keys(AuthorizationQuery.properties)) {
    const value = Object.hasOwn(given, name) ? given[name] : undefined
    if (value === undefined || value === '') continue
    if (typeof value === 'string' && value.length <= maxLength && !value.includes('\0')) query[name] = value
    else invalid ??= name
  }
  return { query, invalid }
}

/**
 * Validates an authorization request. PKCE accepts S256 only; it is required for a public client
 * and optional for a confidential one.
 * @param invalid a parameter that could not be read
 */
export function validateAuthorization(
  query: AuthorizationQuery,
  client: AskingClient | undefined,
  invalid?: string,
): Judged {
  if (!client) return { wrong: 'client' }
  const { redirect_uri: redirectUri, state, response_type: type = 'code' } = query
  if (redirectUri === undefined || !isRegistered(redirectUri, client.redirectUris))
    return { wrong: 'redirect' }
  const refused = (error: AuthorizationError, description: string): Refused => ({
    error,
    description,
    redirectUri,
    state,
  })
  if (invalid !== undefined) return refused('invalid_request', `${invalid} is repeated or not valid.`)
  if (type !== 'code') return refused('unsupported_response_type', 'response_type must be code.')
  const problem = pkceProblem(query, client)
  if (problem) return refused('invalid_request', problem)
  const scopes = parseScopes(query.scope)
  if (!scopes) return refused('invalid_scope', 'scope has an unknown name.')
  if (withinClient(scopes, client.permissions).length < scopes.length)
    return refused('invalid_scope', 'scope has a name that is not among the permissions of the client.')
  return { request: { redirectUri, state, codeChallenge: query.code_challenge, scopes } }
}

function pkceProblem(
  { code_challenge: challenge, code_challenge_method: method }: AuthorizationQuery,
  client: AskingClient,
): string | undefined {
  if (challenge === undefined) {
    if (client.clientType === 'PUBLIC') return 'A public client must send code_challenge.'
    return method === undefined ? undefined : 'code_challenge is missing.'
  }
  if (method !== 'S256') return 'code_challenge_method must be S256.'
  return /^[\w-]{43}$/.test(challenge) ? undefined : 'code_challenge must be 43 characters of base64url.'
}

/** Returns the app's address with the answer in its query; an existing query stays. */
export function redirectTo(uri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

/**
 * Whether the app that redeems a code is the one that requested it (RFC 7636, S256). A verifier
 * without a challenge proves nothing: an attacker may have removed the challenge (RFC 9700, 2.1.1).
 */
export function proves(verifier: string | undefined, challenge: string | null): boolean {
  if (verifier === undefined || challenge === null) return verifier === undefined && challenge === null
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

import { createHash } from 'node:crypto'
import { type AuthorizationQuery, type OAuthPermission, oauthPermissions } from '@punctual/contracts'
import { permissionBits } from './permissions.ts'

/** What an app asks a person for, all of it as it should be. */
export interface AuthorizationRequest {
  redirectUri: string
  state: string | undefined
  codeChallenge: string
  /** OAuth permission bits: the client's, or fewer. */
  permissions: number
}

/** What can be told to the app (RFC 6749, 4.1.2.1). */
export type AuthorizationError =
  | 'access_denied'
  | 'invalid_request'
  | 'invalid_scope'
  | 'unsupported_response_type'

export type Judged =
  /** Nobody is sent anywhere: the address could be anybody's. */
  | { wrong: 'client' | 'redirect' }
  | { error: AuthorizationError; redirectUri: string; state: string | undefined }
  | { request: AuthorizationRequest }

/** @returns what to make of a request; redirect addresses are compared letter by letter, PKCE with S256 is a must */
export function judgeAuthorization(
  query: AuthorizationQuery,
  client: { redirect_uris: readonly string[]; permissions: number } | undefined,
): Judged {
  if (!client) return { wrong: 'client' }
  const { redirect_uri: redirectUri, state, code_challenge: codeChallenge = '' } = query
  if (redirectUri === undefined || !client.redirect_uris.includes(redirectUri)) return { wrong: 'redirect' }
  const failed = (error: AuthorizationError): Judged => ({ error, redirectUri, state })
  if (query.response_type !== 'code') return failed('unsupported_response_type')
  if (query.code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(codeChallenge))
    return failed('invalid_request')
  const permissions = scopeBits(query.scope, client.permissions)
  if (permissions === undefined) return failed('invalid_scope')
  return { request: { redirectUri, state, codeChallenge, permissions } }
}

/** @returns the bits of the names in `scope`, the client's without one; undefined for a name that the client has not */
function scopeBits(scope: string | undefined, allowed: number): number | undefined {
  const names = (scope ?? '').split(' ').filter((name) => name !== '')
  if (names.length === 0) return allowed
  const isKnown = (name: string): name is OAuthPermission => oauthPermissions.some((known) => known === name)
  if (!names.every(isKnown)) return undefined
  const bits = permissionBits(names)
  return (bits & ~allowed) === 0 ? bits : undefined
}

/** @returns the app's address with the answer in its query; an own query stays */
export function redirectTo(uri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(uri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}

/** Whether the app that shows the verifier is the one that asked with the challenge (RFC 7636, S256). */
export function proves(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge
}

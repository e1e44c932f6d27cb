import { createHash, randomUUID } from 'node:crypto'
import type { Clock } from '@punctual/contracts'
import type { Answer } from './receiver.ts'

const lifetimeSeconds = 3_599

/** Returns an answer with a JSON body. */
export const jsonAnswer = (body: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export interface GrantOptions {
  clientId: string
  clientSecret: string
  /** Whether a refresh token is replaced when it is used. */
  isRotating?: boolean
  /** Whether the client shows its secret by HTTP Basic (RFC 6749, 2.3.1). */
  usesBasic?: boolean
}

/**
 * Creates the grants of one account of a provider to one registered client (RFC 6749, RFC 7636).
 * Long because its functions share the tokens.
 */
export function createGrants(
  clock: Clock,
  { clientId, clientSecret, isRotating = false, usesBasic = false }: GrantOptions,
) {
  const codes = new Map<string, { challenge: string; redirectUri: string; scope: string }>()
  const accessTokens = new Map<string, number>()
  const refreshTokens = new Set<string>()
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
  const refusal = (error: string) => jsonAnswer({ error }, 400)
  const issue = (more: object) => {
    const access_token = `ya29.${randomUUID()}`
    accessTokens.set(access_token, clock.now().getTime() + lifetimeSeconds * 1000)
    return jsonAnswer({ access_token, expires_in: lifetimeSeconds, token_type: 'Bearer', ...more })
  }
  return {
    consent(url: URL, { isDenied = false, scope = url.searchParams.get('scope') ?? '' } = {}): URL {
      const { searchParams: query } = url
      const redirectUri = query.get('redirect_uri') ?? ''
      const isFine =
        query.get('client_id') === clientId &&
        query.get('response_type') === 'code' &&
        query.get('code_challenge_method') === 'S256'
      if (!isFine)
        throw new Error(`The provider shows an error instead of the page of consent: ${url.search}`)
      const back = new URL(redirectUri)
      back.searchParams.set('state', query.get('state') ?? '')
      if (isDenied) back.searchParams.set('error', 'access_denied')
      else {
        const code = randomUUID()
        codes.set(code, { challenge: query.get('code_challenge') ?? '', redirectUri, scope })
        back.searchParams.set('code', code)
        back.searchParams.set('scope', scope)
      }
      return back
    },
    tokens(form: URLSearchParams, authorization?: string): Answer {
      const isClient = usesBasic
        ? authorization === basic
        : form.get('client_id') === clientId && form.get('client_secret') === clientSecret
      if (!isClient) return jsonAnswer({ error: 'invalid_client' }, 401)
      if (form.get('grant_type') === 'refresh_token') {
        const token = form.get('refresh_token') ?? ''
        if (!refreshTokens.has(token)) return refusal('invalid_grant')
        if (!isRotating) return issue({})
        refreshTokens.delete(token)
        const refresh_token = randomUUID()
        refreshTokens.add(refresh_token)
        return issue({ refresh_token })
      }
      const code = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!code || code.challenge !== verifier || code.redirectUri !== form.get('redirect_uri'))
        return refusal('invalid_grant')
      const refresh_token = `1//${randomUUID()}`
      refreshTokens.add(refresh_token)
      return issue({ refresh_token, scope: code.scope })
    },
    /** Gives an access token without a person's consent. */
    issue: () => issue({}),
    revoke(form: URLSearchParams): Answer {
      if (!refreshTokens.has(form.get('token') ?? '')) return refusal('invalid_token')
      refreshTokens.clear()
      accessTokens.clear()
      return jsonAnswer({})
    },
    isValid(authorization = ''): boolean {
      return (accessTokens.get(authorization.replace('Bearer ', '')) ?? 0) > clock.now().getTime()
    },
    endAccessTokens: () => accessTokens.clear(),
    withdraw() {
      refreshTokens.clear()
      accessTokens.clear()
    },
    isGranted: () => refreshTokens.size > 0,
  }
}

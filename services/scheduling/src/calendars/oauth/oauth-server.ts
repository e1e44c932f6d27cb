import { createHash } from 'node:crypto'
import { CalendarFailure } from '../adapter.ts'
import type { CalendarHttp } from '../calendar-http.ts'
import type { OAuthServer, Tokens } from './authorization.ts'
import { failureOfStatus, parsed } from './json-requests.ts'

/** The operator's registration at a provider of calendars or meetings. */
export interface OAuthClient {
  clientId: string
  clientSecret: string
  /** The provider's address. */
  issuer: string
}

/** What differs between providers. */
export interface OAuthKind {
  scopes: readonly string[]
  /** Scopes that an answer may leave out, because it names them otherwise or not at all. */
  unnamedScopes?: readonly string[]
  /** Whether the registration names the scopes, and the page does not. */
  hasFixedScopes?: boolean
  /** Whether the client shows its secret by HTTP Basic, and not in the form (RFC 6749, 2.3.1). */
  usesBasic?: boolean
  /** Further parameters of the page. */
  parameters: Readonly<Record<string, string>>
  /** Below the issuer: its discovery document, and what counts where it has none. */
  paths: { discovery?: string; authorization: string; token: string; revocation?: string }
}

interface Endpoints {
  authorization: string
  token: string
  revocation: string | undefined
}

interface TokenAnswer {
  access_token?: string
  refresh_token?: string
  expires_in?: number
  scope?: string
  error?: string
  error_description?: string
}

/** Providers name a scope with or without the address that it begins with. */
const nameOf = (scope: string) => scope.slice(scope.lastIndexOf('/') + 1)

/**
 * Creates the client of a provider's authorization server. Long because its requests share the
 * endpoints that are asked once.
 */
export function createOAuthServer(
  http: CalendarHttp,
  { clientId, clientSecret, issuer }: OAuthClient,
  { scopes, unnamedScopes = [], hasFixedScopes = false, usesBasic = false, parameters, paths }: OAuthKind,
): OAuthServer {
  const documented: Endpoints = {
    authorization: issuer + paths.authorization,
    token: issuer + paths.token,
    revocation: paths.revocation && issuer + paths.revocation,
  }
  async function discover(): Promise<Endpoints> {
    if (paths.discovery === undefined) return documented
    const { status, text } = await http.request({ url: issuer + paths.discovery })
    if (status === 404) return documented
    if (status !== 200) throw failureOfStatus(status)
    const found = parsed<Record<string, string>>(text)
    const { authorization_endpoint: authorization, token_endpoint: token } = found
    if (!authorization || !token)
      throw new CalendarFailure('unreachable', 'its discovery document names no endpoints')
    return { authorization, token, revocation: found.revocation_endpoint }
  }
  // Asked once per process: endpoints hardly ever change.
  let known: Promise<Endpoints> | undefined
  const endpoints = (): Promise<Endpoints> => {
    known ??= discover().catch((error: unknown) => {
      known = undefined
      throw error
    })
    return known
  }
  const post = (url: string, form: Record<string, string>) =>
    http.request({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(form).toString(),
      ...(usesBasic && { account: { username: clientId, password: clientSecret } }),
    })
  async function ask(form: Record<string, string>): Promise<TokenAnswer & { access_token: string }> {
    const { token } = await endpoints()
    const client = usesBasic ? {} : { client_id: clientId, client_secret: clientSecret }
    const { status, headers, text } = await post(token, { ...form, ...client })
    const answer = parsed<TokenAnswer>(text)
    if (answer.error === 'invalid_grant' || answer.error === 'interaction_required')
      throw new CalendarFailure('credentials', 'its access was withdrawn or has ended; connect it again')
    if (answer.error === 'invalid_client' || answer.error === 'unauthorized_client')
      throw new CalendarFailure('unreachable', 'it does not know this installation (invalid_client)')
    if (status !== 200) throw failureOfStatus(status, headers)
    const { access_token } = answer
    if (!access_token) throw new CalendarFailure('unreachable', 'it sent no access token')
    return { ...answer, access_token }
  }
  async function askAsOrganization(
    url: string,
    form: Readonly<Record<string, string>>,
  ): Promise<TokenAnswer & { access_token: string }> {
    const { status, headers, text } = await post(url, form)
    const { access_token, error, error_description = '', ...rest } = parsed<TokenAnswer>(text)
    if (status >= 400 && status < 500 && status !== 429) {
      const reason = [error ?? status, error_description.slice(0, 200)].filter(Boolean).join(': ')
      throw new CalendarFailure('credentials', `it refused the access of the organization (${reason})`)
    }
    if (status !== 200) throw failureOfStatus(status, headers)
    if (!access_token) throw new CalendarFailure('unreachable', 'it sent no access token')
    return { ...rest, access_token }
  }
  const tokensOf = (
    { access_token: accessToken, expires_in = 3600 }: TokenAnswer & { access_token: string },
    refreshToken: string,
    now: Date,
  ): Tokens => ({
    accessToken,
    refreshToken,
    expiresAt: new Date(now.getTime() + expires_in * 1000).toISOString(),
  })
  return {
    async authorizationUrl({ state, redirectUri, verifier }) {
      const url = new URL((await endpoints()).authorization)
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      url.search = new URLSearchParams({
        ...parameters,
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        ...(!hasFixedScopes && { scope: scopes.join(' ') }),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return url.href
    },
    async exchange(code, { redirectUri, verifier }, now) {
      const answer = await ask({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      })
      const allowed = new Set((answer.scope?.split(' ') ?? scopes).map(nameOf))
      const missing = scopes.filter((scope) => !allowed.has(nameOf(scope)) && !unnamedScopes.includes(scope))
      if (missing.length > 0)
        throw new CalendarFailure('credentials', `access to it was not allowed: ${missing.join(', ')}`)
      if (!answer.refresh_token)
        throw new CalendarFailure('credentials', 'it allowed no lasting access; connect it again')
      return tokensOf(answer, answer.refresh_token, now)
    },
    async renew({ refreshToken }, now) {
      const answer = await ask({ grant_type: 'refresh_token', refresh_token: refreshToken })
      // A provider that replaces refresh tokens sends the new one (RFC 6749, 6).
      return tokensOf(answer, answer.refresh_token ?? refreshToken, now)
    },
    tokenEndpoint: async () => (await endpoints()).token,
    async delegate(form, now, tenant) {
      const { token } = await endpoints()
      const url = tenant === undefined ? token : token.replace('/common/', `/${tenant}/`)
      return tokensOf(await askAsOrganization(url, form), '', now)
    },
    async revoke({ refreshToken }) {
      const { revocation } = await endpoints()
      if (revocation === undefined) return
      const { status } = await post(revocation, { token: refreshToken })
      // 400: the grant has ended before.
      if (status !== 200 && status !== 400) throw failureOfStatus(status)
    },
  }
}

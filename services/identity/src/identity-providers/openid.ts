import { type EgressRules, egressRules, hostOf, urlProblem } from '@punctual/egress'
import type { ClientAuth, Configuration } from 'openid-client'
import { createGuardedFetch, type GuardedRequest } from './guarded-fetch.ts'

/** This installation at an OpenID provider. */
export interface Registration {
  issuer: string
  clientId: string
  clientSecret: string
}

/** What ties an answer of the provider to the request: it never leaves this system. */
export interface Proof {
  verifier: string
  nonce: string
}

/** Whom the provider says it has signed in. */
export interface Claims {
  email: string | undefined
  /** Whether the provider has verified the address. */
  emailVerified: boolean
}

/** The provider cannot be used, or its answer is wrong. The cause says why. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
}

/** Signs people in by OpenID Connect: authorization code with PKCE and a nonce. */
export interface OpenId {
  /** @returns what is wrong with an issuer's address, as the end of a sentence */
  issuerProblem(issuer: string): string | undefined
  /** @throws ProviderFailure unless the issuer has a discovery document with what is needed */
  check(registration: Registration): Promise<void>
  /** @returns the provider's page @throws ProviderFailure */
  begin(
    registration: Registration,
    request: { redirectUri: string; state: string; email: string | undefined },
  ): Promise<{ url: string; proof: Proof }>
  /** @param url with which the browser came back @throws ProviderFailure */
  finish(registration: Registration, url: URL, request: Proof & { state: string }): Promise<Claims>
  close(): void
}

const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

const isLoopback = (issuer: string): boolean => loopbackHosts.has(hostOf(new URL(issuer)))

/**
 * Creates the client. An issuer has https; only one on an allowed loopback address can do without.
 * Long because its functions share the way to a provider.
 * @param egressAllow networks that are allowed although they are private
 */
export function createOpenId(egressAllow: readonly string[]): OpenId {
  const rules: EgressRules = egressRules(egressAllow)
  const http = createGuardedFetch(rules)
  const load = () => import('openid-client')

  async function discovered({ issuer, clientId, clientSecret }: Registration): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, ClientSecretPost, customFetch, discovery } =
      await load()
    const [inHeader, inBody] = [ClientSecretBasic(clientSecret), ClientSecretPost(clientSecret)]
    const authenticate: ClientAuth = (server, ...rest) =>
      server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
        ? inBody(server, ...rest)
        : inHeader(server, ...rest)
    const configuration = await discovery(new URL(issuer), clientId, {}, authenticate, {
      [customFetch]: (url: string, options: GuardedRequest) => http.fetch(url, options),
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    })
    const { authorization_endpoint: page, token_endpoint: token } = configuration.serverMetadata()
    if (!page || !token) throw new Error('the discovery document names no endpoints')
    return configuration
  }

  return {
    issuerProblem(issuer) {
      const problem = urlProblem(issuer, rules)
      if (problem !== undefined) return problem
      if (!issuer.startsWith('https:') && !isLoopback(issuer)) return 'must use https'
      return /[?#]/.test(issuer) ? 'must not have a query or a fragment' : undefined
    },
    async check(registration) {
      await discovered(registration).catch(fail)
    },
    async begin(registration, { redirectUri, state, email }) {
      const configuration = await discovered(registration).catch(fail)
      const openId = await load()
      const proof = { verifier: openId.randomPKCECodeVerifier(), nonce: openId.randomNonce() }
      const url = openId.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid email',
        code_challenge: await openId.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: 'S256',
        state,
        nonce: proof.nonce,
        ...(email === undefined ? {} : { login_hint: email }),
      })
      return { url: url.href, proof }
    },
    async finish(registration, url, { state, verifier, nonce }) {
      try {
        const configuration = await discovered(registration)
        const { authorizationCodeGrant, fetchUserInfo } = await load()
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        // Many providers give the address only to those who ask for it with the access token.
        const { email, email_verified: isVerified } =
          claims.email === undefined
            ? await fetchUserInfo(configuration, tokens.access_token, claims.sub)
            : claims
        return {
          email: typeof email === 'string' ? email : undefined,
          emailVerified: isVerified === true,
        }
      } catch (error) {
        return fail(error)
      }
    },
    close: () => http.close(),
  }
}

function fail(error: unknown): never {
  throw new ProviderFailure('the identity provider cannot be used', { cause: error })
}

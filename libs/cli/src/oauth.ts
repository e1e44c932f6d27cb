import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as oauth from 'oauth4webapi'
import type { StoredTokens } from './credentials.ts'

/** A public client: it has no secret and proves itself by PKCE. */
const publicClient = oauth.None()

/** Installations on the own machine have no certificate. */
const insecure = (url: URL) => ({ [oauth.allowInsecureRequests]: url.protocol === 'http:' })

async function discover(baseUrl: string): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(baseUrl)
  const answer = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure(issuer) })
  return oauth.processDiscoveryResponse(issuer, answer)
}

export interface Grant {
  baseUrl: string
  clientId: string
  scope: string
  /** Shows the consent page to the person. */
  show(url: string): Promise<void>
  interrupted: AbortSignal
  now(): number
}

/**
 * Asks a person in the browser for access, by the authorization code grant with PKCE; the code
 * comes back to a port of this machine (RFC 8252).
 */
export async function requestGrant(grant: Grant): Promise<StoredTokens> {
  const { baseUrl, clientId, scope, interrupted } = grant
  const server = await discover(baseUrl)
  const client = { client_id: clientId }
  const verifier = oauth.generateRandomCodeVerifier()
  const state = oauth.generateRandomState()
  const answer = await receiveRedirect(interrupted, async (redirectUri) => {
    const url = new URL(server.authorization_endpoint ?? '')
    url.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    await grant.show(url.href)
  })
  const parameters = oauth.validateAuthResponse(server, client, answer.url, state)
  const tokens = await oauth.processAuthorizationCodeResponse(
    server,
    client,
    await oauth.authorizationCodeGrantRequest(
      server,
      client,
      publicClient,
      parameters,
      answer.redirectUri,
      verifier,
      insecure(new URL(baseUrl)),
    ),
  )
  return stored(clientId, tokens, grant.now)
}

/** Replaces tokens; a refresh token can be used once. */
export async function refreshTokens(
  baseUrl: string,
  { clientId, refreshToken }: StoredTokens,
  now: () => number,
): Promise<StoredTokens> {
  const server = await discover(baseUrl)
  const client = { client_id: clientId }
  const request = await oauth.refreshTokenGrantRequest(
    server,
    client,
    publicClient,
    refreshToken ?? '',
    insecure(new URL(baseUrl)),
  )
  const tokens = await oauth.processRefreshTokenResponse(server, client, request)
  return stored(clientId, tokens, now)
}

const stored = (clientId: string, tokens: oauth.TokenEndpointResponse, now: () => number): StoredTokens => ({
  clientId,
  accessToken: tokens.access_token,
  ...(tokens.refresh_token !== undefined && { refreshToken: tokens.refresh_token }),
  expiresAt: now() + (tokens.expires_in ?? 0) * 1000,
})

/** Waits at a port of this machine for the browser to come back with a code or an error. */
async function receiveRedirect(
  interrupted: AbortSignal,
  begin: (redirectUri: string) => Promise<void>,
): Promise<{ url: URL; redirectUri: string }> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const redirectUri = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`
  try {
    const came = new Promise<URL>((resolve, reject) => {
      interrupted.addEventListener('abort', () => reject(interrupted.reason), { once: true })
      server.on('request', (request, reply) => {
        const url = new URL(request.url ?? '', redirectUri)
        const isAnswer =
          url.pathname === '/callback' && (url.searchParams.has('state') || url.searchParams.has('error'))
        reply.writeHead(isAnswer ? 200 : 404, { 'content-type': 'text/plain', connection: 'close' })
        reply.end(isAnswer ? 'You can close this page and return to the terminal.' : 'Not found')
        if (isAnswer) resolve(url)
      })
    })
    // Handled below; begin() may fail before.
    came.catch(() => {})
    await begin(redirectUri)
    return { url: await came, redirectUri }
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

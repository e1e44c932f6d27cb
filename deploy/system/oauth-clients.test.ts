import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decide, startStack } from '@punctual/testing'
import * as oauth4webapi from 'oauth4webapi'
import * as openid from 'openid-client'
import t from 'tap'
import { dataOf } from './fixtures.ts'

// Standard OAuth libraries against the gateway: discovery, consent, tokens, refresh, revocation.

const stack = await startStack(t, { services: ['identity', 'scheduling', 'bookings'] })
const { api, url, apiKey } = stack
const redirectUri = 'https://app.example/callback'
const scope = 'SCHEDULE_READ PROFILE_READ TEAM_PROFILE_READ'

interface MadeClient {
  clientId: string
  clientSecret: string
}
const createClient = (settings: object = {}): Promise<MadeClient> =>
  dataOf(
    api('POST', '/v2/oauth-clients', {
      body: {
        name: 'App',
        redirectUris: [redirectUri],
        permissions: ['PROFILE_READ', 'SCHEDULE_READ', 'BOOKING_READ'],
        ...settings,
      },
    }),
  )
const statusOf = async (path: string, key: string) => (await api('GET', path, { key })).status

/** The authentication methods of each library's clients. */
const ways = [
  {
    name: 'confidential, client_secret_basic',
    clientType: 'CONFIDENTIAL',
    openid: (secret: string) => openid.ClientSecretBasic(secret),
    oauth4webapi: (secret: string) => oauth4webapi.ClientSecretBasic(secret),
  },
  {
    name: 'confidential, client_secret_post',
    clientType: 'CONFIDENTIAL',
    openid: (secret: string) => openid.ClientSecretPost(secret),
    oauth4webapi: (secret: string) => oauth4webapi.ClientSecretPost(secret),
  },
  {
    name: 'public, PKCE',
    clientType: 'PUBLIC',
    openid: () => openid.None(),
    oauth4webapi: () => oauth4webapi.None(),
  },
] as const

for (const way of ways)
  t.test(`openid-client: ${way.name}`, async (t) => {
    const { clientId, clientSecret } = await createClient({ clientType: way.clientType })
    const config = await openid.discovery(new URL(url), clientId, undefined, way.openid(clientSecret), {
      algorithm: 'oauth2',
      execute: [openid.allowInsecureRequests],
    })
    t.ok(config.serverMetadata().supportsPKCE('S256'))
    const verifier = openid.randomPKCECodeVerifier()
    const state = openid.randomState()
    const request = openid.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    const back = await decide(request, apiKey)
    const checks = { pkceCodeVerifier: verifier, expectedState: state }
    const tokens = await openid.authorizationCodeGrant(config, back, checks)
    t.equal(tokens.scope, scope)
    t.equal(await statusOf('/v2/me', tokens.access_token), 200)
    t.equal(await statusOf('/v2/schedules', tokens.access_token), 200)
    t.equal(await statusOf('/v2/bookings', tokens.access_token), 403, 'not requested')

    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    t.equal(refreshed.scope, scope)
    t.equal(await statusOf('/v2/me', refreshed.access_token), 200)
    await openid.tokenRevocation(config, refreshed.refresh_token ?? '')
    for (const { access_token } of [tokens, refreshed]) t.equal(await statusOf('/v2/me', access_token), 401)
    await t.rejects(openid.refreshTokenGrant(config, refreshed.refresh_token ?? ''), {
      name: 'ResponseBodyError',
      error: 'invalid_grant',
      status: 400,
    })
    await t.rejects(openid.authorizationCodeGrant(config, back, checks), {
      name: 'ResponseBodyError',
      error: 'invalid_grant',
    })

    const denied = await decide(request, apiKey, 'deny')
    await t.rejects(openid.authorizationCodeGrant(config, denied, checks), {
      name: 'AuthorizationResponseError',
      error: 'access_denied',
    })
  })

const insecure = { [oauth4webapi.allowInsecureRequests]: true }

async function discover(): Promise<oauth4webapi.AuthorizationServer> {
  const issuer = new URL(url)
  const answer = await oauth4webapi.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure })
  return oauth4webapi.processDiscoveryResponse(issuer, answer)
}

for (const way of ways)
  t.test(`oauth4webapi: ${way.name}`, async (t) => {
    const server = await discover()
    const { clientId, clientSecret } = await createClient({ clientType: way.clientType })
    const client = { client_id: clientId }
    const authentication = way.oauth4webapi(clientSecret)
    const verifier = oauth4webapi.generateRandomCodeVerifier()
    const request = new URL(server.authorization_endpoint ?? '')
    request.search = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope,
      state: 's 1',
      code_challenge: await oauth4webapi.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString()
    const parameters = oauth4webapi.validateAuthResponse(server, client, await decide(request, apiKey), 's 1')
    const exchange = async (codeVerifier: string) =>
      oauth4webapi.processAuthorizationCodeResponse(
        server,
        client,
        await oauth4webapi.authorizationCodeGrantRequest(
          ...([server, client, authentication, parameters, redirectUri, codeVerifier, insecure] as const),
        ),
      )
    await t.rejects(exchange(oauth4webapi.generateRandomCodeVerifier()), {
      name: 'ResponseBodyError',
      error: 'invalid_grant',
      status: 400,
    })
    const tokens = await exchange(verifier)
    t.match(tokens, { token_type: 'bearer', expires_in: 1800, scope })
    t.equal(await statusOf('/v2/me', tokens.access_token), 200)

    const refreshed = await oauth4webapi.processRefreshTokenResponse(
      server,
      client,
      await oauth4webapi.refreshTokenGrantRequest(
        ...([server, client, authentication, tokens.refresh_token ?? ''] as const),
        { ...insecure, additionalParameters: { scope: 'PROFILE_READ' } },
      ),
    )
    t.equal(refreshed.scope, 'PROFILE_READ')
    t.equal(await statusOf('/v2/schedules', refreshed.access_token), 403)
    for (const token of [refreshed.access_token, 'unknown'])
      await oauth4webapi.processRevocationResponse(
        await oauth4webapi.revocationRequest(server, client, authentication, token, insecure),
      )
    t.equal(await statusOf('/v2/me', refreshed.access_token), 401)
    t.equal(await statusOf('/v2/me', tokens.access_token), 200, 'only the requested scope')
  })

t.test('both libraries parse the error of a refused client', async (t) => {
  const server = await discover()
  const { clientId } = await createClient()
  const client = { client_id: clientId }
  const refused = async (authentication: oauth4webapi.ClientAuth) =>
    oauth4webapi.processRefreshTokenResponse(
      server,
      client,
      await oauth4webapi.refreshTokenGrantRequest(server, client, authentication, 'x', insecure),
    )
  await t.rejects(refused(oauth4webapi.ClientSecretBasic('wrong')), {
    name: 'WWWAuthenticateChallengeError',
    status: 401,
    cause: [{ scheme: 'basic', parameters: { realm: 'oauth2' } }],
  })
  await t.rejects(refused(oauth4webapi.ClientSecretPost('wrong')), {
    name: 'ResponseBodyError',
    error: 'invalid_client',
    status: 401,
  })
  await t.rejects(refused(oauth4webapi.None()), {
    name: 'ResponseBodyError',
    error: 'invalid_client',
    status: 401,
  })
  const config = new openid.Configuration(server as openid.ServerMetadata, clientId, 'wrong')
  openid.allowInsecureRequests(config)
  await t.rejects(openid.refreshTokenGrant(config, 'x'), {
    name: 'ResponseBodyError',
    error: 'invalid_client',
    status: 401,
  })
  const request = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'NOTHING',
    state: 's',
  })
  const back = await decide(request, apiKey)
  await t.rejects(openid.authorizationCodeGrant(config, back, { expectedState: 's' }), {
    name: 'AuthorizationResponseError',
    error: 'invalid_scope',
  })
})

t.test('a command-line login: no response_type, no PKCE, a random port', async (t) => {
  const { clientId, clientSecret } = await createClient({ redirectUris: ['http://localhost/callback'] })
  const listener = createServer((_request, response) => void response.end('You can close this page.'))
  await new Promise<void>((resolve) => listener.listen(0, 'localhost', resolve))
  t.teardown(() => void listener.close())
  const callback = `http://localhost:${(listener.address() as AddressInfo).port}/callback`
  const heard = new Promise<string>((resolve) => {
    listener.once('request', (request) => resolve(request.url ?? ''))
  })
  const query = `client_id=${clientId}&redirect_uri=${callback}&state=af0ifjsldkj&scope=READ_PROFILE,READ_BOOKING`
  await fetch(await decide(`${url}/auth/oauth2/authorize?${query}`, apiKey))
  const { searchParams } = new URL(await heard, callback)
  t.equal(searchParams.get('state'), 'af0ifjsldkj')
  const answer = await fetch(`${url}/v2/auth/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: clientSecret,
      code: searchParams.get('code'),
      redirect_uri: callback,
    }),
  })
  t.equal(answer.status, 200)
  const tokens = (await answer.json()) as { access_token: string; scope: string }
  t.equal(tokens.scope, 'BOOKING_READ PROFILE_READ')
  t.equal(await statusOf('/v2/me', tokens.access_token), 200)
  t.equal(await statusOf('/v2/bookings', tokens.access_token), 200)
  t.equal(await statusOf('/v2/schedules', tokens.access_token), 403)
})

t.test('refusals by the gateway at these endpoints have the OAuth format too', async (t) => {
  const post = (headers: Record<string, string>, body = 'grant_type=refresh_token', path = 'token') =>
    fetch(`${url}/v2/auth/oauth2/${path}`, { method: 'POST', headers, body })
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const [status, error, answer] of [
    [400, 'invalid_request', await post({ ...form, 'idempotency-key': 'x'.repeat(256) })],
    [413, 'invalid_request', await post(form, `grant_type=${'x'.repeat(200_000)}`)],
    [413, 'invalid_request', await post(form, `token=${'x'.repeat(200_000)}`, 'revoke')],
    [415, 'invalid_request', await post({ 'content-type': 'text/xml' })],
    [415, 'invalid_request', await post({ ...form, 'content-encoding': 'gzip' })],
    [401, 'invalid_client', await post({ ...form, authorization: `Bearer ${apiKey}` })],
    [401, 'invalid_client', await post(form)],
  ] as const) {
    t.equal(answer.status, status)
    const body = (await answer.json()) as Record<string, string>
    t.same(Object.keys(body), ['error', 'error_description'])
    t.equal(body.error, error)
    t.same([answer.headers.get('cache-control'), answer.headers.get('pragma')], ['no-store', 'no-cache'])
  }
})

import { createHash, randomBytes } from 'node:crypto'
import { anonymousCaller } from '@punctual/contracts'
import { type Answer, startIdentity } from './start.ts'

export const verifier = randomBytes(32).toString('base64url')
export const challenge = createHash('sha256').update(verifier).digest('base64url')
export const redirectUri = 'https://app.example/done?from=us'
export const anonymous = anonymousCaller('test')
export const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

type Fields = Record<string, string | undefined>

/** Returns the fields that are set, as a form or a query. */
export const form = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined),
  ).toString()

/** Returns an Authorization header with Basic credentials. */
export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})

/**
 * Starts identity with an app of the owner's organization and helpers for the authorization code
 * flow.
 */
export async function startApp(t: Parameters<typeof startIdentity>[0], settings: object = {}) {
  const identity = await startIdentity(t)
  const body = {
    name: 'App <b>',
    redirectUris: [redirectUri, 'com.example.app://done', 'http://localhost:7777/callback'],
    permissions: ['BOOKING_READ', 'BOOKING_WRITE', 'PROFILE_READ'],
    ...settings,
  }
  const created = await identity.call('POST', '/v2/oauth-clients', identity.owner.apiKey, { body })
  const { clientId, clientSecret } = created.body.data as { clientId: string; clientSecret: string }
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: 'BOOKING_READ,BOOKING_WRITE PROFILE_READ',
    state: 'a b&c',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  }
  const page = (changes: Fields = {}, headers = {}, path = '/oauth/authorize') =>
    identity.send('GET', `${path}?${form({ ...query, ...changes })}`, anonymous, {
      headers: { ...browser, ...headers },
    })
  const decide = (changes: Fields = {}, headers = browser) =>
    identity.send('POST', '/oauth/authorize', anonymous, {
      headers,
      form: form({ ...query, decision: 'approve', api_key: identity.owner.apiKey, ...changes }),
    })
  const consent = async (changes: Fields = {}): Promise<string> =>
    new URL((await decide(changes)).headers.get('location') ?? '').searchParams.get('code') ?? ''
  const post = (path: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> =>
    identity.send('POST', `/v2/auth/oauth2/${path}`, anonymous, {
      form: form({ client_id: clientId, client_secret: clientSecret, ...fields }),
      headers,
    })
  const exchange = (code: string, changes: Fields = {}, headers: Record<string, string> = {}) =>
    post(
      'token',
      {
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        code,
        code_verifier: verifier,
        ...changes,
      },
      headers,
    )
  const refresh = (refresh_token: string, changes: Fields = {}) =>
    post('token', { grant_type: 'refresh_token', refresh_token, ...changes })
  const isLive = async (accessToken: string) =>
    (await identity.authenticate(accessToken, 'access-token')).status === 200
  const scopesOf = async (accessToken: string): Promise<string[]> =>
    (await identity.authenticate(accessToken, 'access-token')).body.caller.scopes
  return {
    ...identity,
    identity,
    clientId,
    clientSecret,
    page,
    decide,
    consent,
    post,
    exchange,
    refresh,
    isLive,
    scopesOf,
  }
}

/** Returns the expected body of an OAuth error: an error, a description, and no other field. */
export const isOAuthError = ({ status, headers, body }: Answer, expected: [number, string]): boolean =>
  status === expected[0] &&
  body.error === expected[1] &&
  Object.keys(body).sort().join() === 'error,error_description' &&
  /^[\x20\x21\x23-\x5b\x5d-\x7e]+$/.test(body.error_description) &&
  headers.get('cache-control') === 'no-store' &&
  headers.get('pragma') === 'no-cache'

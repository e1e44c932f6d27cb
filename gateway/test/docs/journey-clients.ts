import { createHash } from 'node:crypto'
import type { Recorder } from './recorder.ts'

/** Operations of OAuth clients and of the users that they manage. */
export async function callClients({ apiKey }: { apiKey: string }, { call }: Recorder): Promise<void> {
  const { clientId } = await call('POST', '/v2/oauth-clients', {
    body: {
      name: 'Barber app',
      redirectUris: ['https://app.example.com/callback'],
      permissions: ['BOOKING_READ', 'BOOKING_WRITE', 'PROFILE_READ', 'PROFILE_WRITE'],
      areDefaultEventTypesEnabled: true,
    },
  })
  const params = { clientId }
  const client = '/v2/oauth-clients/:clientId'
  await call('GET', '/v2/oauth-clients')
  await call('GET', client, { params })
  await call('PATCH', client, { params, body: { name: 'The barber app' } })
  const { clientSecret } = await call('POST', `${client}/rotate-secret`, {
    params,
    body: { endOlderNow: true },
  })
  const headers = { 'x-svc-client-id': clientId, 'x-svc-secret-key': clientSecret }
  const made = await call('POST', `${client}/users`, {
    params,
    headers,
    body: { email: 'alice@example.com', name: 'Alice Smith', timeZone: 'America/New_York' },
  })
  const ofUser = { clientId, userId: made.user.id }
  await call('GET', `${client}/users`, { params, headers })
  await call('GET', `${client}/users/:userId`, { params: ofUser, headers })
  await call('PATCH', `${client}/users/:userId`, {
    params: ofUser,
    headers,
    body: { bio: 'Has three chairs.' },
  })
  const forced = await call('POST', `${client}/users/:userId/force-refresh`, { params: ofUser, headers })
  await call('POST', '/v2/oauth/:clientId/refresh', {
    params,
    headers,
    body: { refreshToken: forced.refreshToken },
  })
  await call('DELETE', `${client}/users/:userId`, { params: ofUser, headers })
  await callConsent(call, { clientId, clientSecret, apiKey })
  await call('DELETE', client, { params })
}

/** An app with a person's grant. */
async function callConsent(
  call: Recorder['call'],
  { clientId, clientSecret, apiKey }: { clientId: string; clientSecret: string; apiKey: string },
): Promise<void> {
  const verifier = 'what-only-the-app-knows-until-it-asks-for-tokens'
  const redirectUri = 'https://app.example.com/callback'
  const query = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    state: 'af0ifjsldkj',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  await call('GET', '/.well-known/oauth-authorization-server', { key: null })
  await call('GET', '/v2/auth/oauth2/clients/:clientId', { params: { clientId }, key: null })
  await call('GET', '/oauth/authorize', { query, key: null })
  await call('GET', '/auth/oauth2/authorize', {
    query: { client_id: clientId, redirect_uri: redirectUri, state: 'af0ifjsldkj', scope: 'READ_PROFILE' },
    key: null,
  })
  const { location } = await call('POST', '/oauth/authorize', {
    key: null,
    isForm: true,
    body: { ...query, decision: 'approve', api_key: apiKey },
  })
  const credentials = { client_id: clientId, client_secret: clientSecret }
  const { refresh_token: token } = await call('POST', '/v2/auth/oauth2/token', {
    key: null,
    isForm: true,
    body: {
      grant_type: 'authorization_code',
      ...credentials,
      code: new URL(location).searchParams.get('code'),
      redirect_uri: redirectUri,
      code_verifier: verifier,
    },
  })
  const [grant] = await call('GET', '/v2/me/grants', { key: apiKey })
  await call('DELETE', '/v2/me/grants/:grantId', { key: apiKey, params: { grantId: grant.id } })
  await call('POST', '/v2/auth/oauth2/revoke', { key: null, isForm: true, body: { ...credentials, token } })
}

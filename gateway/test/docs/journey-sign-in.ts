import { createUser, type NameServer, type Stack, signIn, signInToken, until } from '@punctual/testing'
import type { Recorder } from './recorder.ts'

const email = 'sid@example.com'

/** How a person signs in and out, and the sessions of the person. */
export async function callSignIn(
  stack: Stack,
  { call }: Recorder,
  providers: { issuer: string; names: NameServer },
): Promise<void> {
  await createUser(stack, { email, name: 'Sid Signed-in' })
  // The cookie that the first answer sets; a browser keeps the one that it has.
  const cookie = `__Host-punctual_sign_in=${'a'.repeat(49)}`
  const browser = { key: null, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
  await call('POST', '/v2/auth/sign-in', { ...browser, body: { email, returnTo: '/console' } })
  const token = await until(() => signInToken(stack, email), { describe: 'the sign-in mail' })
  await call('POST', '/v2/auth/sign-in/link', { ...browser, body: { token } })
  await call('POST', '/v2/auth/sign-in/confirm', { ...browser, body: { token } })

  await callIdentityProviders(stack, call, browser, providers)

  // Sessions are listed by time, the newest first.
  stack.clock.advance(60_000)
  const own = { key: null, headers: { ...(await signIn(stack, email)) } }
  const sessions = await call('GET', '/v2/me/sessions', own)
  const other = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
  await call('DELETE', '/v2/me/sessions/:sessionId', { ...own, params: { sessionId: other.id } })
  await call('DELETE', '/v2/me/sessions', own)
  await call('POST', '/v2/auth/sign-out', own)
}

/** The OpenID provider of an organization, and how its people begin to sign in with it. */
async function callIdentityProviders(
  { organization }: Stack,
  call: Recorder['call'],
  browser: { key: null; headers: Record<string, string> },
  { issuer, names }: { issuer: string; names: NameServer },
): Promise<void> {
  const path = '/v2/organizations/:orgId/identity-providers'
  const orgId = organization.id
  const body = {
    name: 'Acme',
    issuer,
    clientId: 'punctual',
    clientSecret: 'The secret at the provider',
    domains: ['acme.example.com'],
  }
  const { id: providerId, domains } = await call('POST', path, { params: { orgId }, body })
  const params = { orgId, providerId }
  for (const { record } of domains) names.texts.set(record.name, [record.value])
  await call('POST', `${path}/:providerId/verify-domains`, { params })
  await call('GET', path, { params: { orgId } })
  await call('GET', `${path}/:providerId`, { params })
  await call('PATCH', `${path}/:providerId`, { params, body: { name: 'Acme Inc.' } })

  const email = 'ida@acme.example.com'
  await call('POST', '/v2/auth/sign-in/provider', { ...browser, body: { email } })
  const begun = { providerId, email, returnTo: '/console' }
  await call('POST', '/v2/auth/sign-in/begin', { ...browser, body: begun })
  // The provider's code differs each time; without the right one, the browser is sent back.
  const query = { state: 'af0ifjsldkj', code: 'SplxlOBeZQQYbYS6WxSbIA' }
  await call('GET', '/v2/auth/sign-in/callback', { ...browser, query })
  await call('DELETE', `${path}/:providerId`, { params })
}

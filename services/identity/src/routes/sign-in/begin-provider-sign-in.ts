import { BeginProviderSignIn, BeginProviderSignInAnswer, success } from '@punctual/contracts'
import { type App, type Cookies, generateSecret } from '@punctual/http'
import { beginProviderSignIn as begin, type ProviderSignInDeps } from '../../app/provider-sign-in.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/auth/sign-in/begin, 200: the page of a provider; the browser gets a cookie,
 * without which it cannot come back. 404 `identity_provider_not_found`, 400
 * `identity_provider_failing`.
 */
export function beginProviderSignIn(
  app: App,
  { clock }: IdentityDeps,
  cookies: Cookies,
  deps: ProviderSignInDeps,
): void {
  const schema = {
    summary: 'Request the page of an identity provider',
    description:
      'Answers the page of the provider, which sends the browser back within ten minutes. For the sign-in page. An `Idempotency-Key` has no effect.',
    errors: ['identity_provider_not_found', 'identity_provider_failing'],
    body: BeginProviderSignIn,
    response: { 200: BeginProviderSignInAnswer },
  }
  app.post('/v2/auth/sign-in/begin', { schema }, async ({ body, headers }, reply) => {
    const now = clock.now()
    const browser = cookies.read(headers.cookie, 'signIn') ?? generateSecret()
    const { url: authUrl, expiresAt } = await begin(deps, { ...body, browser }, now)
    reply.header('set-cookie', cookies.store('signIn', browser, { now, expiresAt }))
    return success({ authUrl })
  })
}

import { SignIn, SignInAnswer, success } from '@punctual/contracts'
import { type App, askerOf, type Cookies, generateSecret } from '@punctual/http'
import { acceptedTags, languageOf } from '@punctual/messages'
import { requestSignIn as request } from '../../app/sign-in.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/auth/sign-in, 200: mails a link to the address if it has an account; the answer is the
 * same without one. An Idempotency-Key has no effect, as only this answer sets the cookie.
 */
export function requestSignIn(app: App, deps: IdentityDeps, cookies: Cookies): void {
  const { db, clock, sealer } = deps
  const schema = {
    summary: 'Request a link that signs in',
    description:
      'Mails a link to the address, if a person has verified it. The answer is the same if not. The link is valid for ten minutes, once, in this browser, which gets a cookie. For the sign-in page. Too many requests get 429 with `Retry-After`. An `Idempotency-Key` has no effect.',
    body: SignIn,
    response: { 200: SignInAnswer },
  }
  app.post('/v2/auth/sign-in', { schema }, async ({ body, caller, headers }, reply) => {
    // Earlier links of this browser stay valid.
    const browser = cookies.read(headers.cookie, 'signIn') ?? generateSecret()
    const language = languageOf(...acceptedTags(headers['accept-language']))
    const now = clock.now()
    const expiresAt = await db.transaction((tx) =>
      request(tx, sealer, { ...body, browser, asker: askerOf(caller), language }, now),
    )
    reply.header('set-cookie', cookies.store('signIn', browser, { now, expiresAt }))
    return success({ expiresAt: expiresAt.toISOString() })
  })
}

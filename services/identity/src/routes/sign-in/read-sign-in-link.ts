import { SignInLink, SignInLinkAnswer, success } from '@punctual/contracts'
import type { App, Cookies } from '@punctual/http'
import { readLink } from '../../app/sign-in.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/auth/sign-in/link, 200: the accounts of a mailed link, which stays unused: programs that
 * check mails open links too. 400 `invalid_sign_in_link`, 403 `sign_in_other_browser`.
 */
export function readSignInLink(app: App, { db, clock }: IdentityDeps, cookies: Cookies): void {
  const schema = {
    summary: 'Get the accounts of a sign-in link',
    description: 'Changes nothing. For the sign-in page. An `Idempotency-Key` has no effect.',
    errors: ['invalid_sign_in_link', 'sign_in_other_browser'],
    body: SignInLink,
    response: { 200: SignInLinkAnswer },
  }
  app.post('/v2/auth/sign-in/link', { schema }, async ({ body, headers }) => {
    const browser = cookies.read(headers.cookie, 'signIn')
    const accounts = await readLink(db, { token: body.token, browser }, clock.now())
    return success({
      accounts: accounts.map(({ userId, name, organization }) => ({ userId, name, organization })),
    })
  })
}

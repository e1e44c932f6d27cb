import { ConfirmSignIn, ConfirmSignInAnswer, success } from '@punctual/contracts'
import type { App, Cookies } from '@punctual/http'
import { endSession } from '../../app/sessions.ts'
import { confirmSignIn as confirm } from '../../app/sign-in.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /v2/auth/sign-in/confirm, 200: uses a mailed link up and starts a session, which replaces
 * that of the browser. An Idempotency-Key has no effect, as only this answer sets the cookie. 400
 * `invalid_sign_in_link`, 403 `sign_in_other_browser`.
 */
export function confirmSignIn(app: App, deps: IdentityDeps, cookies: Cookies): void {
  const { db, clock, revocations } = deps
  const schema = {
    summary: 'Create a session with a mailed link',
    description:
      'Uses the link up, and sets the cookie of a session. An earlier session of the browser ends. For the sign-in page. An `Idempotency-Key` has no effect.',
    errors: ['invalid_sign_in_link', 'sign_in_other_browser'],
    body: ConfirmSignIn,
    response: { 200: ConfirmSignInAnswer },
  }
  app.post('/v2/auth/sign-in/confirm', { schema }, async ({ body, caller, headers }, reply) => {
    const now = clock.now()
    const shown = {
      token: body.token,
      browser: cookies.read(headers.cookie, 'signIn'),
      chosenId: body.userId,
      userAgent: headers['user-agent'] ?? '',
    }
    const { started, returnTo, digests } = await db.transaction(
      actingAs(caller, async (tx) => ({
        ...(await confirm(tx, shown, now)),
        digests: caller.sessionId === undefined ? [] : await endSession(tx, caller, caller.sessionId, now),
      })),
    )
    if (digests && digests.length > 0) await revocations.untilEnforced({ digests })
    reply.header('set-cookie', [
      cookies.store('session', started.secret, { now, expiresAt: started.expiresAt }),
      cookies.clear('signIn'),
    ])
    return success({ returnTo })
  })
}

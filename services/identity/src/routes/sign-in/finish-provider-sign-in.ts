import { FinishProviderSignIn } from '@punctual/contracts'
import type { App, Cookies } from '@punctual/http'
import { Type } from '@sinclair/typebox'
import {
  finishProviderSignIn as finish,
  type ProviderSignInDeps,
  startProvenSession,
} from '../../app/provider-sign-in.ts'
import { endSession } from '../../app/sessions.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'
import { callbackPath } from '../../present/identity-provider.ts'

/**
 * GET /v2/auth/sign-in/callback, 303: a provider sends a browser back, which gets a session or, on
 * the sign-in page, the reason why not.
 */
export function finishProviderSignIn(
  app: App,
  { db, clock, revocations }: IdentityDeps,
  cookies: Cookies,
  deps: ProviderSignInDeps,
): void {
  const schema = {
    summary: 'Create a session with an identity provider',
    description:
      'The provider sends the browser here. Only the browser that began can finish, once. Sets the cookie of a session and goes on to the page where it came from, or back to the sign-in page with an `error`.',
    querystring: FinishProviderSignIn,
    response: { 303: Type.Null() },
  }
  app.get(callbackPath, { schema }, async (request, reply) => {
    const { caller, headers, log, url } = request
    const now = clock.now()
    // The address of this page contains the code.
    reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    const browser = cookies.read(headers.cookie, 'signIn')
    const query = new URL(url, 'http://identity').searchParams
    const person = await finish(deps, { query, browser }, now, (err) =>
      log.warn({ err }, 'an identity provider did not sign a person in'),
    )
    if (typeof person === 'string') return reply.redirect(`/account/sign-in?error=${person}`, 303)
    const { started, digests } = await db.transaction(
      actingAs(request.caller, async (tx) => ({
        started: await startProvenSession(tx, person, headers['user-agent'] ?? '', now),
        digests: caller.sessionId === undefined ? [] : await endSession(tx, caller, caller.sessionId, now),
      })),
    )
    if (digests && digests.length > 0) await revocations.untilEnforced({ digests })
    reply.header('set-cookie', [
      cookies.store('session', started.secret, { now, expiresAt: started.expiresAt }),
      cookies.clear('signIn'),
    ])
    return reply.redirect(person.returnTo, 303)
  })
}

import { done, EmptyAnswer } from '@punctual/contracts'
import type { App, Cookies } from '@punctual/http'
import { endSession } from '../../app/sessions.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/** POST /v2/auth/sign-out, 200: ends the session of the call, and removes its cookie. */
export function signOut(app: App, { db, clock, revocations }: IdentityDeps, cookies: Cookies): void {
  const schema = {
    summary: 'Delete the session of the call',
    description: 'Ends the session of the call. An `Idempotency-Key` has no effect.',
    response: { 200: EmptyAnswer },
  }
  app.post('/v2/auth/sign-out', { schema }, async ({ caller }, reply) => {
    const { sessionId = '' } = caller
    const digests = await db.transaction(
      actingAs(caller, (tx) => endSession(tx, caller, sessionId, clock.now())),
    )
    if (digests) await revocations.untilEnforced({ digests })
    reply.header('set-cookie', cookies.clear('session'))
    return done
  })
}

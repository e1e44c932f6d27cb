import { done, EmptyAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { endSessions } from '../../app/sessions.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/** DELETE /v2/me/sessions: signs the caller out of every browser except that of the call. */
export function endOtherSessions(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Delete the other sessions of the caller',
    description: 'Every session ends, except that of the call. With an API key all of them end.',
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/me/sessions', { schema }, async ({ caller }) => {
    const digests = await db.transaction(
      actingAs(caller, (tx) => endSessions(tx, caller, caller.sessionId, clock.now())),
    )
    if (digests.length > 0) await revocations.untilEnforced({ digests })
    return done
  })
}

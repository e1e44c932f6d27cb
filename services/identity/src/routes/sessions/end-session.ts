import { DomainError, done, EmptyAnswer, SessionPath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { endSession as end } from '../../app/sessions.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/** DELETE /v2/me/sessions/{sessionId}: signs a browser out; 404 `session_not_found`. */
export function endSession(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Delete a session of the caller',
    description: 'The browser is signed out immediately.',
    errors: ['session_not_found'],
    params: SessionPath,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/me/sessions/:sessionId', { schema }, async ({ caller, params }) => {
    const digests = await db.transaction(
      actingAs(caller, (tx) => end(tx, caller, params.sessionId, clock.now())),
    )
    if (!digests) throw new DomainError('session_not_found')
    await revocations.untilEnforced({ digests })
    return done
  })
}

import { DomainError, done, EmptyAnswer, GrantPath } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { endGrant as end } from '../../app/end-credentials.ts'
import { actingAs } from '../../audit/actor.ts'
import type { IdentityDeps } from '../../deps.ts'

/** DELETE /v2/me/grants/{grantId}: ends an app's tokens of the caller; 404 `grant_not_found`. */
export function endGrant(app: App, { db, clock, revocations }: IdentityDeps): void {
  const schema = {
    summary: 'Delete the grant of an app',
    description:
      'Every token that the app has for the caller ends immediately, and the webhooks that it made.',
    errors: ['grant_not_found'],
    params: GrantPath,
    response: { 200: EmptyAnswer },
  }
  app.delete('/v2/me/grants/:grantId', { schema }, async ({ caller, params }) => {
    const digests = await db.transaction(
      actingAs(caller, (tx) => end(tx, caller, params.grantId, clock.now())),
    )
    if (!digests) throw new DomainError('grant_not_found')
    await revocations.untilEnforced({ digests })
    return done
  })
}

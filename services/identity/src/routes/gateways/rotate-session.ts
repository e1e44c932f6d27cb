import { RotatedSession, RotateSession } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { rotateSession as rotate } from '../../app/sessions.ts'
import type { IdentityDeps } from '../../deps.ts'

/**
 * POST /internal/sessions/rotate: replaces the secret of a session; the gateway gives the new one
 * to the browser.
 */
export function rotateSession(app: App, { db, clock }: IdentityDeps): void {
  const schema = { body: RotateSession, response: { 200: RotatedSession } }
  app.post('/internal/sessions/rotate', { schema, config: { internal: ['gateway'] } }, async ({ body }) =>
    db.transaction((tx) => rotate(tx, body.digest, clock.now())),
  )
}

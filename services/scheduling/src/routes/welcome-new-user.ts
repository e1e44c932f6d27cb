import { DomainError, NewUser, NewUserAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { defaultOf } from '../db/owners-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { welcomeUser } from '../welcome-user.ts'

/**
 * POST /internal/new-users: gives a new user what every one gets, unless that was done, and says which schedule is the
 * default; 404 `schedule_not_found` for a user that was deleted.
 */
export function welcomeNewUser(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { body: NewUser, response: { 200: NewUserAnswer } }
  const config = { internal: ['identity'] as const }
  app.post('/internal/new-users', { schema, config }, async ({ body }) => {
    const answer = await db.transaction(async (tx) => {
      await welcomeUser(tx, body, clock.now())
      return defaultOf(tx, body.id)
    })
    if (!answer) throw new DomainError('schedule_not_found')
    return answer
  })
}

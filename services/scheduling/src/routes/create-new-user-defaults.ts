import { DomainError, NewUser, NewUserAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { createUserDefaults } from '../app/user-defaults.ts'
import { defaultOf } from '../db/owners-repository.ts'
import type { SchedulingDeps } from '../deps.ts'

/**
 * POST /internal/new-users: creates a new user's defaults once, and returns the default schedule.
 * @throws 404 `schedule_not_found` for a deleted user
 */
export function createNewUserDefaults(app: App, { db, clock }: SchedulingDeps): void {
  const schema = { body: NewUser, response: { 200: NewUserAnswer } }
  const config = { internal: ['identity'] as const }
  app.post('/internal/new-users', { schema, config }, async ({ body }) => {
    const answer = await db.transaction(async (tx) => {
      await createUserDefaults(tx, body, clock.now())
      return defaultOf(tx, body.id)
    })
    if (!answer) throw new DomainError('schedule_not_found')
    return answer
  })
}

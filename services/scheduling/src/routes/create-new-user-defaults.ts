import { NewUser, NewUserAnswer } from '@punctual/contracts'
import type { App } from '@punctual/http'
import { createNewUserDefaults as create } from '../app/user-defaults.ts'
import type { SchedulingDeps } from '../deps.ts'

/**
 * POST /internal/new-users: creates a new user's defaults once, and returns the default schedule.
 * @throws 404 `schedule_not_found` for a deleted user
 */
export function createNewUserDefaults(app: App, deps: SchedulingDeps): void {
  const schema = { body: NewUser, response: { 200: NewUserAnswer } }
  const config = { internal: ['identity'] as const }
  app.post('/internal/new-users', { schema, config }, async ({ body }) => create(deps, body))
}

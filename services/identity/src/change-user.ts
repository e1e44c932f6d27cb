import { badRequest, type CallerContext, DomainError, type UpdateMe } from '@punctual/contracts'
import { findOAuthClient } from './db/oauth-client-repository.ts'
import type { UserRow } from './db/schema.ts'
import { findUser, isEmailTaken, lockUser, updateUser } from './db/user-repository.ts'
import type { IdentityDeps } from './deps.ts'
import { changeProfile } from './domain/profile.ts'
import { announceUser } from './events/announce.ts'
import { refused } from './refused.ts'

/**
 * Changes the caller's own user. The default schedule is scheduling's, which is asked first, after all that can be
 * refused here was; its answer is kept at once, so that the next GET /v2/me shows it.
 * @throws 409 `email_taken`; 400 when `defaultScheduleId` is not a schedule of the caller's
 */
export async function changeUser(
  deps: IdentityDeps,
  caller: CallerContext,
  body: UpdateMe,
): Promise<UserRow> {
  const { defaultScheduleId, ...change } = body
  const before = found(await findUser(deps.db, caller.userId))
  if (change.email !== undefined && (await isEmailTaken(deps.db, before, change.email)))
    throw new DomainError('email_taken')
  if (defaultScheduleId !== undefined) await makeDefault(deps, caller, defaultScheduleId)

  return deps.db.transaction(async (tx) => {
    const at = deps.clock.now()
    const user = found(await lockUser(tx, caller.userId))
    const changed = changeProfile(user, change)
    // An event that came in between knows better than the answer.
    const isNews = user.default_schedule_version === before.default_schedule_version
    const scheduleId = isNews ? defaultScheduleId : undefined
    const row = {
      ...changed,
      default_schedule_id: scheduleId ?? user.default_schedule_id,
      updated_at: changed === user ? user.updated_at : at,
    }
    await updateUser(tx, row)
    if (changed !== user) {
      const client = row.client_id === null ? undefined : await findOAuthClient(tx, row.client_id)
      await announceUser(tx, row, client ?? null, at)
    }
    return row
  })
}

async function makeDefault({ client }: IdentityDeps, caller: CallerContext, id: number): Promise<void> {
  try {
    await client.ask('scheduling', `/v2/schedules/${id}`, {
      caller,
      method: 'PATCH',
      body: { isDefault: true },
    })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error
    throw badRequest({ path: 'defaultScheduleId', message: 'is not the id of one of your schedules' })
  }
}

function found(user: UserRow | undefined): UserRow {
  if (!user) throw refused()
  return user
}

import type { CallerContext, NewUserAnswer } from '@punctual/contracts'
import { managerOf } from './db/oauth-client-repository.ts'
import { findUser, setDefaultSchedule } from './db/user-repository.ts'
import type { IdentityDeps } from './deps.ts'
import { toProfile } from './domain/profile.ts'

/** Milliseconds that a new user waits for its schedule. */
const patience = 2_000

/**
 * Asks scheduling to give a new user what every one gets, and keeps which schedule is the default. Never throws: the user is
 * there, and what scheduling cannot do now it does when it hears of the user.
 * @returns the id of the default schedule; null while that is not known
 */
export async function askForWelcome(
  { db, client, log }: IdentityDeps,
  caller: CallerContext,
  userId: number,
): Promise<number | null> {
  try {
    const user = await findUser(db, userId)
    if (!user || user.default_schedule_id !== null) return user?.default_schedule_id ?? null
    const manager = await managerOf(db, user)
    const { scheduleId, version } = await client.ask<NewUserAnswer>('scheduling', '/internal/new-users', {
      caller,
      method: 'POST',
      body: toProfile(user, manager),
      timeoutMs: patience,
    })
    await db.transaction((tx) => setDefaultSchedule(tx, { userId, scheduleId, version }))
    return scheduleId
  } catch (error) {
    log.warn({ err: error, userId }, 'scheduling could not welcome a new user yet')
    return null
  }
}

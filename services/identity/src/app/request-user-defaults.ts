import type { CallerContext, NewUserAnswer } from '@punctual/contracts'
import { managerOf } from '../db/oauth-client-repository.ts'
import { findUser, setDefaultSchedule } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { toProfile } from '../domain/profile.ts'

const answerTimeoutMs = 2_000

/**
 * Asks scheduling to create a new user's default schedule and event types, and stores the id of the
 * schedule. Never throws: after a failure, scheduling creates them when it consumes the user's
 * event.
 * @returns the id of the default schedule; null while it is unknown
 */
export async function requestUserDefaults(
  { db, client, log }: IdentityDeps,
  caller: CallerContext,
  userId: number,
): Promise<number | null> {
  try {
    const user = await findUser(db, userId)
    if (!user || user.defaultScheduleId !== null) return user?.defaultScheduleId ?? null
    const manager = await managerOf(db, user)
    const { scheduleId, version } = await client.ask<NewUserAnswer>('scheduling', '/internal/new-users', {
      caller,
      method: 'POST',
      body: toProfile(user, manager),
      timeoutMs: answerTimeoutMs,
    })
    await db.transaction((tx) => setDefaultSchedule(tx, { userId, scheduleId, version }))
    return scheduleId
  } catch (error) {
    log.warn({ err: error, userId }, 'scheduling has not created the defaults of a new user yet')
    return null
  }
}

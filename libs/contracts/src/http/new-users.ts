import { type Static, Type } from '@sinclair/typebox'
import { UserProfile } from '../caller.ts'

/**
 * POST /internal/new-users, asked by identity: has this user what a new one gets? Whoever comes first, this question, the
 * user's own first call or the news of the user, makes it.
 */
export const NewUser = UserProfile

/** The user's default schedule; `version` counts the changes of it from 1, as in `scheduling.default-schedule.changed`. */
export const NewUserAnswer = Type.Object({ scheduleId: Type.Integer(), version: Type.Integer() })
export type NewUserAnswer = Static<typeof NewUserAnswer>

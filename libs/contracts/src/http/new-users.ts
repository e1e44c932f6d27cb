import { type Static, Type } from '@sinclair/typebox'
import { UserProfile } from '../caller.ts'

/**
 * POST /internal/new-users, asked by identity: creates the defaults of a new user. The first of
 * this question, the user's own first call and the event of the user creates them.
 */
export const NewUser = UserProfile

/**
 * The user's default schedule; `version` counts the changes of it from 1, as in
 * `scheduling.default-schedule.changed`.
 */
export const NewUserAnswer = Type.Object({ scheduleId: Type.Integer(), version: Type.Integer() })
export type NewUserAnswer = Static<typeof NewUserAnswer>

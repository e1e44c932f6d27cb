import { EmptyAnswer, ScheduleAnswer, success, UpdateSchedule, UserSchedulePath } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import type { App } from '@punctual/http'
import type { SchedulingDeps } from '../../deps.ts'
import { presentSchedule } from '../../present.ts'
import { requirePersonsSchedule } from '../../require-schedule.ts'
import { changeSchedule, removeSchedule } from '../../schedules.ts'
import { requireForUser, requireHomeUser, requireUserOf } from '../../user-guard.ts'

const path = '/v2/organizations/:orgId/users/:userId/schedules/:scheduleId'

/** GET, PATCH and DELETE of a schedule of a user of an organization, by the rules of the user's own path. */
export function userSchedule(app: App, { db, clock }: SchedulingDeps): void {
  const params = UserSchedulePath
  const read = {
    schema: {
      summary: 'Get a schedule of a user of an organization',
      params,
      response: { 200: ScheduleAnswer },
    },
    preValidation: requireForUser('schedule.read'),
  }
  app.get(path, read, async ({ params }) => {
    const person = await requireUserOf(db, params)
    return success(presentSchedule(await requirePersonsSchedule(db, person, params.scheduleId)))
  })

  const preValidation = requireForUser('schedule.update')
  const update = {
    schema: {
      summary: 'Change a schedule of a user of an organization',
      params,
      body: UpdateSchedule,
      response: { 200: ScheduleAnswer },
    },
    preValidation,
  }
  app.patch(path, update, async ({ params, body }) => {
    const person = await requireHomeUser(db, params)
    const look = (tx: Tx) => requirePersonsSchedule(tx, person, params.scheduleId)
    const change = { body, now: clock.now() }
    return success(presentSchedule(await db.transaction((tx) => changeSchedule(tx, person.id, look, change))))
  })

  const remove = {
    schema: {
      summary: 'Delete a schedule of a user of an organization',
      params,
      response: { 200: EmptyAnswer },
    },
    preValidation,
  }
  app.delete(path, remove, async ({ params }) => {
    const person = await requireHomeUser(db, params)
    const look = (tx: Tx) => requirePersonsSchedule(tx, person, params.scheduleId)
    await db.transaction((tx) => removeSchedule(tx, person.id, look, clock.now()))
    return success({})
  })
}

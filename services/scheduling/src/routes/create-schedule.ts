import { CreateSchedule, ScheduleAnswer, success } from '@punctual/contracts'
import { type App, idempotent, requireCan, requireUser } from '@punctual/http'
import { lockOwner } from '../db/owners-repository.ts'
import { countSchedules, insertSchedule } from '../db/schedules-repository.ts'
import type { SchedulingDeps } from '../deps.ts'
import { ownerOf } from '../domain/owner.ts'
import { becomesDefault, newSchedule } from '../domain/schedule.ts'
import { makeDefault } from '../make-default.ts'
import { presentSchedule } from '../present.ts'
import { knownCaller, own } from './known-caller.ts'

/** POST /v2/schedules, 201: a schedule of the caller (spec E14). */
export function createSchedule(app: App, deps: SchedulingDeps): void {
  const schema = { summary: 'Make a schedule', body: CreateSchedule, response: { 201: ScheduleAnswer } }
  app.post('/v2/schedules', { schema, preValidation: knownCaller }, async (request, reply) => {
    const caller = requireUser(request)
    requireCan(caller, 'schedule.update', own(caller), 'schedule_not_found')
    const owner = ownerOf(caller)
    const fields = newSchedule(request.body)
    return idempotent(deps, request, reply, async (tx) => {
      const now = deps.clock.now()
      await lockOwner(tx, owner.userId)
      const isDefault = becomesDefault(request.body.isDefault, await countSchedules(tx, owner))
      const schedule = await insertSchedule(tx, owner, { ...fields, isDefault: false }, now)
      if (isDefault) await makeDefault(tx, owner, schedule.id, now)
      return { status: 201, body: success(presentSchedule({ ...schedule, isDefault })) }
    })
  })
}

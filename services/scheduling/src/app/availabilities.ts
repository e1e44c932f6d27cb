import { badRequest, type CallerContext, type EditAvailability } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { type NumberedHours, saveHours } from '../db/availability-repository.ts'
import { lockOwner } from '../db/owners-repository.ts'
import { itsOwner } from '../domain/owner.ts'
import { minuteOfDay } from '../domain/slots/index.ts'
import { requireHours, requireOwnersSchedule } from '../guards/require-schedule.ts'

/**
 * Changes hours by their own id; they may move to another schedule of their owner. @throws 404,
 * 403, 400
 */
export async function changeHours(
  db: Database,
  caller: CallerContext,
  id: number,
  edit: EditAvailability,
): Promise<NumberedHours> {
  const { ownerId } = await requireHours(db, caller, 'schedule.update', id)
  return db.transaction(async (tx) => {
    await lockOwner(tx, ownerId)
    const before = await requireHours(tx, caller, 'schedule.update', id)
    const after = changed(before, edit)
    if (after.scheduleId !== before.scheduleId)
      await requireOwnersSchedule(tx, itsOwner(before), after.scheduleId)
    await saveHours(tx, after)
    return after
  })
}

function changed(before: NumberedHours, edit: EditAvailability): NumberedHours {
  const { days = before.days, date = before.date, scheduleId = before.scheduleId } = edit
  const start = edit.startTime === undefined ? before.start : minuteOfDay(edit.startTime)
  const end = edit.endTime === undefined ? before.end : minuteOfDay(edit.endTime)
  if (before.date === null && edit.date !== undefined)
    throw badRequest({ path: 'date', message: 'can only be changed for the hours of a date' })
  const isDayOff = date !== null && start === 0 && end === 0
  if (end <= start && !isDayOff) throw badRequest({ path: 'endTime', message: 'must be after startTime' })
  return { ...before, days: before.date === null ? [...new Set(days)] : [], date, scheduleId, start, end }
}

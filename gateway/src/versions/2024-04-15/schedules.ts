import type { NumberedSchedule } from '@punctual/contracts'
import { changeData, renameFields } from '../answers.ts'
import { isObject, type JsonObject } from '../json.ts'
import type { Translation, VersionedRequest, VersionedResponse } from '../translation.ts'
import { olderSchedule } from './older-schedule.ts'
import { todaysAvailability, todaysOverrides, todaysWeek } from './schedule-times.ts'

const schedules = '/v2/schedules'
const schedule = `${schedules}/:scheduleId`

const names = { overrides: 'dateOverrides' }

/**
 * Translates a body: a new schedule had its hours in `availabilities`, a change in `schedule`; both
 * can have `dateOverrides`. Current fields are accepted unchanged.
 */
function request(asked: VersionedRequest): VersionedRequest {
  if (!isObject(asked.body)) return asked
  const { availabilities, schedule: week, dateOverrides, ...body } = asked.body as JsonObject
  if (week !== undefined) body.availability = todaysWeek(week)
  if (availabilities !== undefined) body.availability = todaysAvailability(availabilities)
  if (dateOverrides !== undefined) body.overrides = todaysOverrides(dateOverrides)
  return { ...asked, body }
}

function response(answer: VersionedResponse): VersionedResponse {
  return changeData(renameFields(answer, names), (data) => olderSchedule(data as NumberedSchedule))
}

function listResponse(answer: VersionedResponse): VersionedResponse {
  return changeData(answer, (data) => {
    const all = data as NumberedSchedule[]
    return all.map((one) => olderSchedule(one, all.length === 1))
  })
}

/** Translations of schedules before version 2024-06-11. `DELETE` is the same in both versions. */
export const olderSchedules: readonly Translation[] = [
  { appliesTo: { method: 'POST', path: schedules }, request, response },
  { appliesTo: { method: 'GET', path: schedules }, response: listResponse },
  { appliesTo: { method: 'GET', path: `${schedules}/default` }, response },
  { appliesTo: { method: 'GET', path: schedule }, response },
  { appliesTo: { method: 'PATCH', path: schedule }, request, response },
]

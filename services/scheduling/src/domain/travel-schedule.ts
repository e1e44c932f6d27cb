import { badRequest, type FieldError, type SetTravelSchedules } from '@punctual/contracts'
import type { WrittenTravel } from './slots/index.ts'

/**
 * Returns the travel schedules of a person in the order of their dates.
 * @throws 400 that names those that end before they start or overlap
 */
export function newTravels({ travelSchedules }: SetTravelSchedules): WrittenTravel[] {
  const sorted = travelSchedules
    .map(({ timeZone, startDate: from, endDate: to = null }, index) => ({
      path: `travelSchedules.${index}`,
      travel: { from, to, timeZone },
    }))
    .toSorted((a, b) => (a.travel.from < b.travel.from ? -1 : 1))
  const errors = sorted.flatMap(({ path, travel: { from, to } }, index): FieldError[] => {
    if (to !== null && to < from)
      return [{ path: `${path}.endDate`, message: 'must not be before startDate' }]
    const before = sorted[index - 1]?.travel
    const overlaps = before && (before.to === null || before.to >= from)
    return overlaps ? [{ path: `${path}.startDate`, message: 'must be after the end of the one before' }] : []
  })
  if (errors.length > 0) throw badRequest(...errors)
  return sorted.map(({ travel }) => travel)
}

import type { TravelScheduleOutput } from '@punctual/contracts'
import type { WrittenTravel } from '../domain/slots/index.ts'

/** Returns a travel schedule as answers show it. */
export const presentTravel = ({ from, to, timeZone }: WrittenTravel): TravelScheduleOutput => ({
  timeZone,
  startDate: from,
  endDate: to,
})

import type { SetTravelSchedules } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { lockOwner } from '../db/owners-repository.ts'
import { saveTravels } from '../db/travel-repository.ts'
import type { Owner } from '../domain/owner.ts'
import type { WrittenTravel } from '../domain/slots/index.ts'
import { newTravels } from '../domain/travel-schedule.ts'

/** Replaces the travel schedules of a person and returns them. @throws 400 */
export async function replaceTravels(
  db: Database,
  owner: Owner,
  body: SetTravelSchedules,
): Promise<WrittenTravel[]> {
  const travels = newTravels(body)
  await db.transaction(async (tx) => {
    await lockOwner(tx, owner.userId)
    await saveTravels(tx, owner, travels)
  })
  return travels
}

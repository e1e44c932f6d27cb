import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import type { WrittenTravel } from '../domain/slots/index.ts'
import { travelSchedule } from './schema.ts'

/**
 * The travels of the owner of a row of `schedule`, if it is the owner's default schedule: the hours
 * of other ones are meant for their own zone.
 */
export const travelsColumn = sql<WrittenTravel[]>`coalesce((
  select json_agg(json_build_object('from', v.first_day, 'to', v.last_day, 'timeZone', v.time_zone)
    order by v.first_day)
  from travel_schedule v
  where schedule.is_default and v.user_id = schedule.owner_id
    and v.organization_id = schedule.organization_id), '[]')`

const ofOwner = ({ organizationId, userId }: Owner) =>
  and(eq(travelSchedule.organizationId, organizationId), eq(travelSchedule.userId, userId))

/** Returns the travels of a person in an organization, in the order of their dates. */
export async function travelsOf({ orm }: Pick<Database | Tx, 'orm'>, owner: Owner): Promise<WrittenTravel[]> {
  const { firstDay: from, lastDay: to, timeZone } = travelSchedule
  return orm.select({ from, to, timeZone }).from(travelSchedule).where(ofOwner(owner)).orderBy(asc(from))
}

/** Replaces the travels of a person in an organization. */
export async function saveTravels(
  { orm }: Tx,
  owner: Owner,
  travels: readonly WrittenTravel[],
): Promise<void> {
  await orm.delete(travelSchedule).where(ofOwner(owner))
  if (travels.length === 0) return
  await orm
    .insert(travelSchedule)
    .values(travels.map(({ from, to, timeZone }) => ({ ...owner, firstDay: from, lastDay: to, timeZone })))
}

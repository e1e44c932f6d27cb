import type { Database, Tx } from '@punctual/db'
import { and, eq } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { availability, override } from './schema.ts'

/** Hours by their own id; minutes of the day. */
export interface NumberedHours {
  id: number
  organizationId: number
  scheduleId: number
  ownerId: number
  /** Empty for the hours of a date. */
  days: number[]
  date: string | null
  start: number
  end: number
}

type Reader = Pick<Database | Tx, 'sql'>

const rows = (sql: Reader['sql']) => sql`
  (select a.id, a.organization_id as "organizationId", a.schedule_id as "scheduleId", s.owner_id as "ownerId", a.days,
      null as date, a.start_minute as start, a.end_minute as "end"
    from availability a join schedule s on s.organization_id = a.organization_id and s.id = a.schedule_id
    union all
    select o.id, o.organization_id, o.schedule_id, s.owner_id, '{}', o.date::text, o.start_minute, o.end_minute
    from override o join schedule s on s.organization_id = o.organization_id and s.id = o.schedule_id) hours`

export async function findHours({ sql }: Reader, id: number): Promise<NumberedHours | undefined> {
  const [found] = await sql<NumberedHours[]>`select * from ${rows(sql)} where id = ${id}`
  return found
}

/** Returns all hours of a user's schedules, ascending by id. */
export async function listHours(
  { sql }: Reader,
  { organizationId, userId }: Owner,
): Promise<NumberedHours[]> {
  return sql<NumberedHours[]>`
    select * from ${rows(sql)}
    where "organizationId" = ${organizationId} and "ownerId" = ${userId} order by id limit 1000`
}

/** Updates hours of the same kind as before: of weekdays, or of a date. */
export async function saveHours({ orm }: Tx, hours: NumberedHours): Promise<void> {
  const { id, organizationId, scheduleId, days, date, start, end } = hours
  const isIt = (table: typeof availability | typeof override) =>
    and(eq(table.organizationId, organizationId), eq(table.id, id))
  if (date === null)
    await orm.update(availability).set({ scheduleId, days, start, end }).where(isIt(availability))
  else await orm.update(override).set({ scheduleId, date, start, end }).where(isIt(override))
}

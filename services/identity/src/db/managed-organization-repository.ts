import type { ListManagedOrganizations } from '@punctual/contracts'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { type TeamRow, team } from './schema.ts'
import type { Reader } from './user-repository.ts'

/** Returns the organization if `managerId` manages it. */
export async function findManaged(db: Reader, managerId: number, id: number): Promise<TeamRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(team)
    .where(and(eq(team.managerId, managerId), eq(team.id, id)))
  return row
}

/**
 * Returns one page of the organizations that an organization manages, oldest first, and their total
 * number.
 */
export async function listManaged(
  db: Reader,
  managerId: number,
  { take = 250, skip = 0, slug, metadataKey, metadataValue }: ListManagedOrganizations,
): Promise<{ rows: TeamRow[]; total: number }> {
  const wanted = and(
    eq(team.managerId, managerId),
    slug === undefined ? undefined : eq(team.slug, slug),
    metadataKey === undefined ? undefined : sql`jsonb_exists(${team.metadata}, ${metadataKey})`,
    metadataKey === undefined || metadataValue === undefined
      ? undefined
      : sql`${team.metadata} ->> ${metadataKey} = ${metadataValue}`,
  )
  const rows = await db.orm.select().from(team).where(wanted).orderBy(asc(team.id)).limit(take).offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(team).where(wanted)
  return { rows, total: all?.total ?? 0 }
}

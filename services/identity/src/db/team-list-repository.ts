import { and, asc, count, eq, exists, inArray, type SQL } from 'drizzle-orm'
import { membership, type TeamRow, team } from './schema.ts'
import type { Reader } from './user-repository.ts'

interface Page {
  take: number
  skip: number
}

/** Returns one page of an organization's teams, oldest first, and their total number. */
export function listTeams(
  db: Reader,
  organizationId: number,
  page: Page,
): Promise<{ rows: TeamRow[]; total: number }> {
  return pageOf(db, and(eq(team.parentId, organizationId), eq(team.isOrganization, false)), page)
}

/**
 * Returns one page of the teams of these organizations (0 for none) that the user is a member of,
 * and their total number.
 */
export function listTeamsOf(
  db: Reader,
  { userId, organizationIds }: { userId: number; organizationIds: readonly number[] },
  page: Page,
): Promise<{ rows: TeamRow[]; total: number }> {
  const own = db.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.teamId, team.id), eq(membership.userId, userId), eq(membership.accepted, true)))
  const wanted = and(
    inArray(team.organizationId, [...organizationIds]),
    eq(team.isOrganization, false),
    exists(own),
  )
  return pageOf(db, wanted, page)
}

async function pageOf(
  db: Reader,
  wanted: SQL | undefined,
  { take, skip }: Page,
): Promise<{ rows: TeamRow[]; total: number }> {
  const rows = await db.orm.select().from(team).where(wanted).orderBy(asc(team.id)).limit(take).offset(skip)
  const [all] = await db.orm.select({ total: count() }).from(team).where(wanted)
  return { rows, total: all?.total ?? 0 }
}

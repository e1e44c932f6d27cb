import type { ListManagedOrganizations } from '@punctual/contracts'
import { containsText } from '@punctual/db'
import { and, asc, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import type { Page, Reader } from './reader.ts'
import { membership, type TeamRow, team } from './schema.ts'

/** A page, of the teams with the text in their name or slug where one is given. */
export interface TeamPage extends Page {
  search?: string | undefined
}

const found = ({ search }: TeamPage) =>
  search === undefined ? undefined : containsText(search, [team.name, team.slug])

/** Returns one page of an organization's teams, oldest first, and their total number. */
export function listTeams(
  db: Reader,
  organizationId: number,
  page: TeamPage,
): Promise<{ rows: TeamRow[]; total: number }> {
  const wanted = and(eq(team.parentId, organizationId), eq(team.isOrganization, false), found(page))
  return pageOf(db, wanted, page)
}

/**
 * Returns one page of the teams of these organizations (0 for none) that the user is a member of,
 * and their total number.
 */
export function listTeamsOf(
  db: Reader,
  { userId, organizationIds }: { userId: number; organizationIds: readonly number[] },
  page: TeamPage,
): Promise<{ rows: TeamRow[]; total: number }> {
  const own = db.orm
    .select({ id: membership.id })
    .from(membership)
    .where(and(eq(membership.teamId, team.id), eq(membership.userId, userId), eq(membership.accepted, true)))
  const wanted = and(
    inArray(team.organizationId, [...organizationIds]),
    eq(team.isOrganization, false),
    exists(own),
    found(page),
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

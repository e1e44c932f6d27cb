import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type MembershipRow, membership, organizationEpoch, type TeamRow, team } from './schema.ts'
import type { Reader } from './user-repository.ts'

export interface NewTeam {
  /** The organization that a team is part of, 0 for none; undefined makes an organization. */
  organizationId?: number
  isPlatform?: boolean
  name: string
  slug: string
  at: Date
}

/**
 * @returns the organization or team as inserted, version 1
 * @throws 409 `slug_taken`, beside the same parent
 */
export async function insertTeam(tx: Tx, input: NewTeam): Promise<TeamRow> {
  const id = await nextTeamId(tx)
  const { organizationId, isPlatform = false, name, slug, at } = input
  const row = {
    id,
    organization_id: organizationId ?? id,
    parent_id: organizationId ?? 0,
    is_organization: organizationId === undefined,
    is_platform: isPlatform,
    name,
    slug,
    created_at: at,
    updated_at: at,
  }
  try {
    const [inserted] = await tx.orm.insert(team).values(row).returning()
    return inserted!
  } catch (error) {
    if (isUniqueViolation(error, 'team_slug_key'))
      throw new DomainError('slug_taken', undefined, { cause: error })
    throw error
  }
}

/** Taken ahead, as an organization's row names itself. */
async function nextTeamId(tx: Tx): Promise<number> {
  const [row] = await tx.sql<{ id: number }[]>`select nextval(pg_get_serial_sequence('team', 'id')) as id`
  return row!.id
}

export async function findTeam(db: Reader, id: number): Promise<TeamRow | undefined> {
  const [row] = await db.orm.select().from(team).where(eq(team.id, id))
  return row
}

/** @returns the organization of that slug */
export async function findOrganization(db: Reader, slug: string): Promise<TeamRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(team)
    .where(and(eq(team.parent_id, 0), eq(team.slug, slug), eq(team.is_organization, true)))
  return row
}

/** @returns the oldest team of an organization */
export async function findFirstTeam(db: Reader, organizationId: number): Promise<TeamRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(team)
    .where(and(eq(team.parent_id, organizationId), eq(team.is_organization, false)))
    .orderBy(asc(team.id))
    .limit(1)
  return row
}

/** @returns the membership as inserted, version 1 */
export async function insertMembership(tx: Tx, row: typeof membership.$inferInsert): Promise<MembershipRow> {
  const [inserted] = await tx.orm.insert(membership).values(row).returning()
  return inserted!
}

/** Makes every context that was given out for the organization older than its epoch. */
export async function raiseEpoch(tx: Tx, organizationId: number): Promise<void> {
  await tx.orm
    .insert(organizationEpoch)
    .values({ organization_id: organizationId, epoch: 1 })
    .onConflictDoUpdate({
      target: organizationEpoch.organization_id,
      set: { epoch: sql`${organizationEpoch.epoch} + 1` },
    })
}

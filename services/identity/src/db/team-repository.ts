import { DomainError, type TeamDetails } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { organizationEpoch, type TeamRow, team, teamInvite } from './schema.ts'

export interface NewTeam {
  /** The organization of a team, 0 for none; undefined creates an organization. */
  organizationId?: number
  isPlatform?: boolean
  /** For an organization: the one that manages it, 0 or undefined for none. */
  managerId?: number
  name: string
  slug: string
  metadata?: TeamRow['metadata']
  details?: TeamDetails
  at: Date
}

/**
 * Creates an organization or team of version 1, with its bare name.
 * @throws 409 `slug_taken`: by a sibling of the same parent or manager, or, for a team without an
 *   organization, by any team that holds the slug as its bare name
 */
export async function insertTeam(tx: Tx, input: NewTeam): Promise<TeamRow> {
  const id = await nextTeamId(tx)
  const { organizationId, isPlatform = false, managerId = 0, name, slug, metadata, details, at } = input
  const row = {
    id,
    organizationId: organizationId ?? id,
    parentId: organizationId ?? 0,
    isOrganization: organizationId === undefined,
    isPlatform,
    managerId,
    name,
    slug,
    announcedName: slug,
    brandingAnnounced: true,
    ...(metadata && { metadata }),
    ...(details && { details }),
    createdAt: at,
    updatedAt: at,
  }
  const [inserted] = await refuseTaken(tx.orm.insert(team).values(row).returning())
  requireReachable(inserted!)
  return inserted!
}

/**
 * Updates every column of a team locked by `lockTeam`; a new version must be announced in the same
 * transaction.
 * @returns the team as written: a new slug claims the bare name
 * @throws 409 `slug_taken`, as `insertTeam`
 */
export async function updateTeam(tx: Tx, { id, ...row }: TeamRow): Promise<TeamRow> {
  const announcedName = sql`case when ${team.version} < ${row.version} then ${row.slug} else ${team.announcedName} end`
  const brandingAnnounced = sql`${team.version} < ${row.version} or ${team.brandingAnnounced}`
  const changes = { ...row, announcedName, brandingAnnounced }
  const [written] = await refuseTaken(tx.orm.update(team).set(changes).where(eq(team.id, id)).returning())
  if (written!.bareName !== row.bareName) requireReachable(written!)
  return written!
}

/**
 * A team without an organization is reached only by its bare name, so its slug must be that name.
 */
function requireReachable({ organizationId, bareName, slug }: TeamRow): void {
  if (organizationId === 0 && bareName !== slug) throw new DomainError('slug_taken')
}

export async function deleteTeam(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(team).where(eq(team.id, id))
}

async function refuseTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (isUniqueViolation(error, 'team_slug_key'))
      throw new DomainError('slug_taken', undefined, { cause: error })
    throw error
  }
}

/** The id is needed before the insert, as an organization's row refers to itself. */
async function nextTeamId(tx: Tx): Promise<number> {
  const [row] = await tx.sql<{ id: number }[]>`select nextval(pg_get_serial_sequence('team', 'id')) as id`
  return row!.id
}

export async function findTeam(db: Reader, id: number): Promise<TeamRow | undefined> {
  const [row] = await db.orm.select().from(team).where(eq(team.id, id))
  return row
}

/**
 * Returns the organization or team, locked until the transaction ends, so that changes of it and of
 * its memberships run one after another.
 */
export async function lockTeam(tx: Tx, id: number): Promise<TeamRow | undefined> {
  const [row] = await tx.orm.select().from(team).where(eq(team.id, id)).for('update')
  return row
}

/** Returns the unmanaged organization with that slug. */
export async function findOrganization(db: Reader, slug: string): Promise<TeamRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(team)
    .where(and(eq(team.managerId, 0), eq(team.slug, slug), eq(team.isOrganization, true)))
  return row
}

/** Returns the oldest team of an organization. */
export async function findFirstTeam(db: Reader, organizationId: number): Promise<TeamRow | undefined> {
  const [row] = await db.orm
    .select()
    .from(team)
    .where(and(eq(team.parentId, organizationId), eq(team.isOrganization, false)))
    .orderBy(asc(team.id))
    .limit(1)
  return row
}

export function teamsOfOrganization(db: Reader, organizationId: number): Promise<TeamRow[]> {
  return db.orm.select().from(team).where(eq(team.parentId, organizationId)).orderBy(asc(team.id))
}

/**
 * Returns the ids of up to `take` teams and organizations whose public names or branding no event
 * has carried, oldest first.
 */
export async function unannouncedTeams(db: Reader, take: number): Promise<number[]> {
  const unannounced = sql`(${team.announcedName} is distinct from ${team.slug} or not ${team.brandingAnnounced})`
  const rows = await db.orm
    .select({ id: team.id })
    .from(team)
    .where(unannounced)
    .orderBy(asc(team.id))
    .limit(take)
  return rows.map(({ id }) => id)
}

/** Invalidates all caller contexts issued for the organization so far. */
export async function raiseEpoch(tx: Tx, organizationId: number): Promise<void> {
  await tx.orm
    .insert(organizationEpoch)
    .values({ organizationId, epoch: 1 })
    .onConflictDoUpdate({
      target: organizationEpoch.organizationId,
      set: { epoch: sql`${organizationEpoch.epoch} + 1` },
    })
}

/** Creates an invitation and deletes the team's expired ones. */
export async function insertInvite(tx: Tx, row: typeof teamInvite.$inferInsert): Promise<void> {
  await tx.orm
    .delete(teamInvite)
    .where(and(eq(teamInvite.teamId, row.teamId), lte(teamInvite.expiresAt, row.createdAt)))
  await tx.orm.insert(teamInvite).values(row)
}

/**
 * Returns the id of the invitation's team; undefined when the invitation is unknown or has expired.
 */
export async function findInvitingTeam(tx: Tx, digest: string, now: Date): Promise<number | undefined> {
  const [row] = await tx.orm
    .select({ teamId: teamInvite.teamId })
    .from(teamInvite)
    .where(and(eq(teamInvite.digest, digest), gt(teamInvite.expiresAt, now)))
  return row?.teamId
}

import type { Branding, EventData, membershipCreated, organizationCreated } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { membershipReplica, teamReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
type Team = EventData<typeof organizationCreated>['team']

/** A replicated organization or team. */
export type KnownTeam = Pick<
  typeof teamReplica.$inferSelect,
  'id' | 'organizationId' | 'isOrganization' | 'name' | 'slug' | 'bareName' | 'organizationSlug'
> & {
  /** Completed by that of its organization. */
  branding: Branding
}

const { id, organizationId, isOrganization, name, slug, bareName, organizationSlug } = teamReplica
// The outer columns are named by hand, as drizzle leaves out the table, and a subquery would find
// its own.
const branding = sql<Branding>`coalesce(
  (select o.branding from team_replica o where o.id = team_replica.organization_id), '{}'
) || team_replica.branding`
const columns = { id, organizationId, isOrganization, name, slug, bareName, organizationSlug, branding }

/**
 * Saves an organization or a team unless the replica has a newer version; a deleted one stays
 * deleted, without names.
 */
export async function rememberTeam({ orm }: Tx, team: Team, version: number, ended = false): Promise<void> {
  const { id, parentId, isOrganization, name } = team
  const changes = {
    organizationId: isOrganization ? id : parentId,
    isOrganization,
    name,
    slug: ended ? '' : team.slug,
    bareName: ended ? null : team.bareName,
    organizationSlug: team.organizationSlug,
    // A previous release does not send it: what is stored stays.
    branding: team.branding,
    bookingLimits: team.bookingLimits,
    version,
    ended,
  }
  await orm
    .insert(teamReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: teamReplica.id,
      set: { ...changes, ...(changes.bareName === undefined && { bareName: unlessRenamed }) },
      setWhere: sql`${teamReplica.version} < excluded.version`,
    })
}

/**
 * A previous release does not send bare names. The stored bare name is kept only while the slug is
 * the same.
 */
const unlessRenamed = sql`case when ${teamReplica.slug} = excluded.slug then ${teamReplica.bareName} end`

/** Returns those of these organizations and teams that are not deleted. */
export async function findTeams({ orm }: Reader, teamIds: readonly number[]): Promise<KnownTeam[]> {
  if (teamIds.length === 0) return []
  return orm
    .select(columns)
    .from(teamReplica)
    .where(and(inArray(id, [...teamIds]), eq(teamReplica.ended, false)))
}

/**
 * Returns whether the organization or team was deleted, and prevents its deletion until the
 * transaction ends.
 */
export async function hasEnded({ orm }: Tx, teamId: number): Promise<boolean> {
  const [found] = await orm
    .select({ ended: teamReplica.ended })
    .from(teamReplica)
    .where(eq(id, teamId))
    .for('share')
  return found?.ended === true
}

/** As `findTeams`, of one. */
export async function findTeam(db: Reader, teamId: number): Promise<KnownTeam | undefined> {
  const [found] = await findTeams(db, [teamId])
  return found
}

/**
 * The public reference of a team. Without an organization it means only the holder of the bare
 * name; with one (slug or id), only a team of that organization.
 */
export interface TeamName {
  teamSlug: string
  organizationSlug?: string | undefined
  organizationId?: number | undefined
}

/**
 * Returns the team with that slug; undefined for an unknown one, or when two seem to hold it until
 * the event of a rename arrives.
 */
export async function findTeamBySlug({ orm }: Reader, wanted: TeamName): Promise<KnownTeam | undefined> {
  const sought = wanted.teamSlug.toLowerCase()
  const { organizationId: givenId, organizationSlug: givenSlug } = wanted
  const isBare = givenId === undefined && givenSlug === undefined
  const found = await orm
    .select(columns)
    .from(teamReplica)
    .where(
      and(
        eq(isBare ? bareName : slug, sought),
        givenId === undefined ? undefined : eq(organizationId, givenId),
        givenSlug === undefined ? undefined : eq(organizationSlug, givenSlug.toLowerCase()),
        eq(isOrganization, false),
        eq(teamReplica.ended, false),
      ),
    )
    .limit(2)
  return found.length === 1 ? found[0] : undefined
}

type Membership = EventData<typeof membershipCreated>['membership']

/** Saves a membership unless the replica has a newer version. @returns whether it was saved */
export async function rememberMembership(
  { orm }: Tx,
  { id, teamId, userId, accepted }: Membership,
  version: number,
  ended = false,
): Promise<boolean> {
  const changes = { teamId, userId, accepted, ended, version }
  const taken = await orm
    .insert(membershipReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: membershipReplica.id,
      set: changes,
      setWhere: sql`${membershipReplica.version} < excluded.version`,
    })
    .returning({ id: membershipReplica.id })
  return taken.length > 0
}

/** Returns the users who have accepted their membership of a team, the oldest membership first. */
export async function membersOf(db: Reader, teamId: number): Promise<number[]> {
  return usersOf(await memberships(db, teamId))
}

/** As `membersOf`, and prevents that they leave the team until the transaction ends. */
export async function keepMembersOf(tx: Tx, teamId: number): Promise<number[]> {
  return usersOf(await memberships(tx, teamId).for('share'))
}

const memberships = ({ orm }: Reader, teamId: number) =>
  orm
    .select({ userId: membershipReplica.userId })
    .from(membershipReplica)
    .where(
      and(
        eq(membershipReplica.teamId, teamId),
        eq(membershipReplica.accepted, true),
        // A literal condition, because the partial index requires it.
        sql`not ${membershipReplica.ended}`,
      ),
    )
    .orderBy(asc(membershipReplica.id))

const usersOf = (rows: { userId: number }[]): number[] => [...new Set(rows.map(({ userId }) => userId))]

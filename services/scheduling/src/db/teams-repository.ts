import type { EventData, organizationCreated } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { teamReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
type Team = EventData<typeof organizationCreated>['team']

/** An organization or a team as far as scheduling knows it. */
export type KnownTeam = Pick<
  typeof teamReplica.$inferSelect,
  'id' | 'organizationId' | 'isOrganization' | 'name' | 'slug' | 'bareName' | 'organizationSlug'
>

const { id, organizationId, isOrganization, name, slug, bareName, organizationSlug } = teamReplica
const columns = { id, organizationId, isOrganization, name, slug, bareName, organizationSlug }

/** Takes an organization or a team over unless a newer version is known; one that has ended stays so, without names. */
export async function rememberTeam({ orm }: Tx, team: Team, version: number, ended = false): Promise<void> {
  const { id, parentId, isOrganization, name } = team
  const changes = {
    organizationId: isOrganization ? id : parentId,
    isOrganization,
    name,
    slug: ended ? '' : team.slug,
    bareName: ended ? null : team.bareName,
    organizationSlug: team.organizationSlug,
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

/** A release that did not know bare names says nothing about them; one that it gave cannot be told from a stranger's. */
const unlessRenamed = sql`case when ${teamReplica.slug} = excluded.slug then ${teamReplica.bareName} end`

/** @returns those of these organizations and teams that have not ended */
export async function findTeams({ orm }: Reader, teamIds: readonly number[]): Promise<KnownTeam[]> {
  if (teamIds.length === 0) return []
  return orm
    .select(columns)
    .from(teamReplica)
    .where(and(inArray(id, [...teamIds]), eq(teamReplica.ended, false)))
}

/** @returns whether the organization or team is known to have ended; until the transaction ends, it does not end */
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
 * How a team is named from outside. Without an organization only the holder of the bare name is meant; with one, by its slug
 * or its id, only its own.
 */
export interface TeamName {
  teamSlug: string
  organizationSlug?: string | undefined
  organizationId?: number | undefined
}

/** @returns the team of that slug; undefined when there is none, or news of two holders has not settled yet */
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

import type { EventData, organizationCreated } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { meant } from '../domain/named.ts'
import { teamReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>
type Team = EventData<typeof organizationCreated>['team']

/** An organization or a team as far as scheduling knows it. */
export type KnownTeam = Pick<
  typeof teamReplica.$inferSelect,
  'id' | 'organizationId' | 'isOrganization' | 'name' | 'slug'
> & {
  /** null: of no organization, or of one that scheduling has not heard of yet. */
  organizationSlug: string | null
}

const { id, organizationId, isOrganization, name, slug } = teamReplica
const organization = alias(teamReplica, 'organization')
const columns = { id, organizationId, isOrganization, name, slug, organizationSlug: organization.slug }
const ofOrganization = and(
  eq(organization.id, organizationId),
  eq(organization.isOrganization, true),
  eq(organization.ended, false),
)

/** Takes an organization or a team over unless a newer version is known; one that has ended stays so. */
export async function rememberTeam({ orm }: Tx, team: Team, version: number, ended = false): Promise<void> {
  const { id, parentId, isOrganization, name, slug } = team
  const changes = {
    organizationId: isOrganization ? id : parentId,
    isOrganization,
    name,
    slug,
    version,
    ended,
  }
  await orm
    .insert(teamReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: teamReplica.id,
      set: changes,
      setWhere: sql`${teamReplica.version} < excluded.version`,
    })
}

/** @returns those of these organizations and teams that have not ended */
export async function findTeams({ orm }: Reader, teamIds: readonly number[]): Promise<KnownTeam[]> {
  if (teamIds.length === 0) return []
  return orm
    .select(columns)
    .from(teamReplica)
    .leftJoin(organization, ofOrganization)
    .where(and(inArray(id, [...teamIds]), eq(teamReplica.ended, false)))
}

/** As `findTeams`, of one. */
export async function findTeam(db: Reader, teamId: number): Promise<KnownTeam | undefined> {
  const [found] = await findTeams(db, [teamId])
  return found
}

/** How a team is named from outside: without an organization, a slug that only one team has is enough. */
export interface TeamName {
  teamSlug: string
  organizationSlug?: string | undefined
  /** Of whoever asks: goes before others when no organization is named. */
  nearOrganizationId: number
}

/** @returns the team of that slug; undefined when there is none, or no telling which */
export async function findTeamBySlug({ orm }: Reader, wanted: TeamName): Promise<KnownTeam | undefined> {
  const { organizationSlug, nearOrganizationId, teamSlug } = wanted
  const teams = await orm
    .select(columns)
    .from(teamReplica)
    .leftJoin(organization, ofOrganization)
    .where(
      and(
        eq(slug, teamSlug.toLowerCase()),
        eq(isOrganization, false),
        eq(teamReplica.ended, false),
        organizationSlug === undefined ? undefined : eq(organization.slug, organizationSlug),
      ),
    )
    .limit(50)
  return meant(teams, nearOrganizationId)
}

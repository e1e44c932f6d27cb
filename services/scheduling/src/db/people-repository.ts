import type { Database, Tx } from '@punctual/db'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { membershipReplica, teamReplica, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** A user as events and answers show one. */
export interface Person {
  id: number
  /**
   * The organization of the requested data: the user's home, or one that the user is a member of; 0
   * for none.
   */
  organizationId: number
  name: string
  email: string
  username: string
  timeZone: string
}

const { id, organizationId, name, email, username, timeZone } = userReplica
const columns = { id, organizationId, name, email, username, timeZone }

/**
 * `user` and `team` are columns or values.
 * @returns whether the user has an accepted membership that has not ended
 */
const isMember = (user: unknown, team: unknown) => sql`exists (
  select 1 from ${membershipReplica} m
  where m.user_id = ${user} and m.team_id = ${team} and m.accepted and not m.ended)`

/** Matches the users of an organization: its own, and members whose home is another one. */
const ofOrganization = (organization: number): SQL =>
  sql`(${organizationId} = ${organization} or ${isMember(id, organization)})`

/**
 * Returns the ids of the users of an organization, for `in`. It has two lists, because the
 * condition of `ofOrganization` would scan the users of all organizations.
 */
export const peopleOf = (organization: number): SQL => sql`(
  select u.id from ${userReplica} u where u.organization_id = ${organization}
  union all
  select m.user_id from ${membershipReplica} m where m.team_id = ${organization} and m.accepted and not m.ended)`

/** Matches the members of a team. */
export const ofTeam = (team: number): SQL => isMember(id, team)

/** Returns the user if the user belongs to the organization. */
export async function findPersonOf(
  { orm }: Reader,
  organization: number,
  userId: number,
): Promise<Person | undefined> {
  const [found] = await orm
    .select(columns)
    .from(userReplica)
    .where(and(eq(id, userId), ofOrganization(organization)))
  return found
}

export async function findPerson({ orm }: Reader, userId: number): Promise<Person | undefined> {
  const [found] = await orm.select(columns).from(userReplica).where(eq(id, userId))
  return found
}

/** Returns the other user if both belong to the same organization or team. */
export async function findColleague(
  { orm }: Reader,
  { id: own, organizationId: home }: Person,
  userId: number,
): Promise<Person | undefined> {
  const shareTeam = sql`exists (
    select 1 from ${membershipReplica} mine
    where mine.user_id = ${own} and mine.accepted and not mine.ended and ${isMember(id, sql`mine.team_id`)})`
  const shareHome = home === 0 ? sql`false` : ofOrganization(home)
  const [found] = await orm
    .select(columns)
    .from(userReplica)
    .where(and(eq(id, userId), sql`(${shareHome} or ${shareTeam})`))
  return found
}

/** Returns the teams, not organizations, that a user is a member of. */
export async function teamsOf(
  { orm }: Reader,
  userId: number,
): Promise<{ id: number; organizationId: number }[]> {
  return orm
    .select({ id: teamReplica.id, organizationId: teamReplica.organizationId })
    .from(teamReplica)
    .where(
      and(
        eq(teamReplica.isOrganization, false),
        eq(teamReplica.ended, false),
        isMember(userId, teamReplica.id),
      ),
    )
    .orderBy(asc(teamReplica.id))
}

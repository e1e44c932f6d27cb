import type { UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { membershipReplica, teamReplica, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** Takes a profile over unless a newer one is known; profiles travel in `identity.user.*` and with every caller. */
export async function rememberUser({ orm }: Tx, profile: UserProfile): Promise<void> {
  const { id, organizationId, email, username, name, timeZone, locale, timeFormat, version } = profile
  const { bareName, organizationSlug } = profile
  const changes = {
    ...{ organizationId, email, username, name, timeZone, locale, timeFormat, version },
    ...{ bareName, organizationSlug, clientId: profile.clientId ?? null },
  }
  await orm
    .insert(userReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: userReplica.id,
      set: { ...changes, ...(bareName === undefined && { bareName: unlessRenamed }) },
      setWhere: sql`${userReplica.version} < excluded.version`,
    })
}

/** A release that did not know bare names says nothing about them; one that it gave cannot be told from a stranger's. */
const unlessRenamed = sql`case when ${userReplica.username} = excluded.username then ${userReplica.bareName} end`

export async function forgetUser({ orm }: Tx, userId: number): Promise<void> {
  await orm.delete(userReplica).where(eq(userReplica.id, userId))
}

/**
 * How a person is named from outside. Without an organization only the holder of the bare name is meant; with one, by its
 * slug or its id, only its own.
 */
export interface UserName {
  username: string
  organizationSlug?: string | undefined
  organizationId?: number | undefined
}

/** A user as answers name them, and the organization whose things of theirs are meant: the home one, or one they are in. */
export interface KnownUser extends Owner {
  name: string
  username: string
  /** null: not the holder of the name, or not in that organization. */
  bareName: string | null
  /** null: of no organization, or not reachable by its name. */
  organizationSlug: string | null
}

const { id, organizationId, name, username, bareName, organizationSlug } = userReplica
const columns = { userId: id, organizationId, name, username, bareName, organizationSlug }

/**
 * @param inOrganization whose things of theirs are meant, for a member who is at home elsewhere; the home one when omitted
 */
export async function findUser(
  db: Reader,
  userId: number,
  inOrganization?: number,
): Promise<KnownUser | undefined> {
  const [found] = await db.orm.select(columns).from(userReplica).where(eq(id, userId))
  if (!found || inOrganization === undefined || inOrganization === found.organizationId) return found
  const named = await findUserByName(db, { username: found.username, organizationId: inOrganization })
  if (named?.userId === userId) return named
  return { ...found, organizationId: inOrganization, bareName: null, organizationSlug: null }
}

/** @returns these users as owners of what they have at home, in this order */
export async function findOwners({ orm }: Reader, userIds: readonly number[]): Promise<Owner[]> {
  if (userIds.length === 0) return []
  const found = await orm
    .select({ userId: id, organizationId })
    .from(userReplica)
    .where(inArray(id, [...userIds]))
  return userIds.flatMap((userId) => found.find((each) => each.userId === userId) ?? [])
}

/** @returns the user of that name; undefined when there is none, or news of two holders has not settled yet */
export async function findUserByName(db: Reader, wanted: UserName): Promise<KnownUser | undefined> {
  const sought = wanted.username.toLowerCase()
  const { organizationId: givenId, organizationSlug: givenSlug } = wanted
  const isBare = givenId === undefined && givenSlug === undefined
  const found = await db.orm
    .select(columns)
    .from(userReplica)
    .where(
      isBare
        ? eq(bareName, sought)
        : and(
            eq(username, sought),
            givenId === undefined ? undefined : eq(organizationId, givenId),
            givenSlug === undefined ? undefined : eq(organizationSlug, givenSlug.toLowerCase()),
          ),
    )
    .limit(2)
  if (found.length > 0 || isBare) return only(found)
  return only(await membersByName(db, wanted))
}

/** People at home elsewhere who are members of the organization. */
async function membersByName({ orm }: Reader, wanted: UserName): Promise<KnownUser[]> {
  const { organizationId: givenId, organizationSlug: givenSlug } = wanted
  return orm
    .select({
      ...{ userId: id, organizationId: teamReplica.id, name, username },
      ...{ bareName: sql<null>`null`, organizationSlug: teamReplica.bareName },
    })
    .from(userReplica)
    .innerJoin(
      membershipReplica,
      and(
        eq(membershipReplica.userId, id),
        eq(membershipReplica.accepted, true),
        eq(membershipReplica.ended, false),
      ),
    )
    .innerJoin(
      teamReplica,
      and(
        eq(teamReplica.id, membershipReplica.teamId),
        eq(teamReplica.isOrganization, true),
        eq(teamReplica.ended, false),
      ),
    )
    .where(
      and(
        eq(username, wanted.username.toLowerCase()),
        givenId === undefined ? undefined : eq(teamReplica.id, givenId),
        givenSlug === undefined ? undefined : eq(teamReplica.bareName, givenSlug.toLowerCase()),
      ),
    )
    .limit(2)
}

const only = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined)

import type { Branding, UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { membershipReplica, teamReplica, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/**
 * Saves a profile unless the replica has a newer one; profiles come with `identity.user.*` and with
 * every caller.
 */
export async function rememberUser({ orm }: Tx, profile: UserProfile): Promise<void> {
  const { id, organizationId, email, username, name, timeZone, locale, timeFormat, version } = profile
  const { bareName, organizationSlug } = profile
  const changes = {
    organizationId,
    email,
    username,
    name,
    timeZone,
    locale,
    timeFormat,
    version,
    bareName,
    organizationSlug,
    branding: profile.branding,
    allowDynamicBooking: profile.allowDynamicBooking ?? true,
    clientId: profile.clientId ?? null,
    emailVerified: profile.emailVerified ?? false,
  }
  await orm
    .insert(userReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: userReplica.id,
      set: { ...changes, ...(bareName === undefined && { bareName: unlessRenamed }) },
      // A previous release stored profiles without whether the address is verified.
      setWhere: sql`${userReplica.version} < excluded.version
        or (${userReplica.version} = excluded.version and ${userReplica.emailVerified} is null)`,
    })
}

/**
 * A previous release does not send bare names. The stored bare name is kept only while the username
 * is the same.
 */
const unlessRenamed = sql`case when ${userReplica.username} = excluded.username then ${userReplica.bareName} end`

export async function timeZoneOf({ orm }: Reader, userId: number): Promise<string | undefined> {
  const { timeZone } = userReplica
  const [found] = await orm.select({ timeZone }).from(userReplica).where(eq(userReplica.id, userId))
  return found?.timeZone
}

/** Returns the address of a person who has proved that it is theirs. */
export async function verifiedAddressOf({ orm }: Reader, userId: number): Promise<string | undefined> {
  const { id, email, emailVerified } = userReplica
  const [found] = await orm
    .select({ email })
    .from(userReplica)
    .where(and(eq(id, userId), eq(emailVerified, true)))
  return found?.email
}

export async function forgetUser({ orm }: Tx, userId: number): Promise<void> {
  await orm.delete(userReplica).where(eq(userReplica.id, userId))
}

/**
 * The public reference of a person. Without an organization it means only the holder of the bare
 * name; with one (slug or id), only a person of that organization.
 */
export interface UserName {
  username: string
  organizationSlug?: string | undefined
  organizationId?: number | undefined
}

/**
 * A user with names, and the organization of the requested data: the home, or one that the user is
 * a member of.
 */
export interface KnownUser extends Owner {
  name: string
  username: string
  /** null: the user does not hold the name, or not in that organization. */
  bareName: string | null
  /** null: without an organization, or not reachable by its name. */
  organizationSlug: string | null
}

const { id, organizationId, name, username, bareName, organizationSlug } = userReplica
const columns = { userId: id, organizationId, name, username, bareName, organizationSlug }

/**
 * @param inOrganization the organization of the requested data, for a member whose home is another
 *   one; the home when omitted
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

/**
 * Returns how the pages of a user's own event types look: the user's branding, completed by that of
 * the organization.
 */
export async function brandingOfUser({ orm }: Reader, { userId, organizationId }: Owner): Promise<Branding> {
  const rows = await orm
    .select({ branding: sql<Branding>`coalesce(${teamReplica.branding}, '{}') || ${userReplica.branding}` })
    .from(userReplica)
    .leftJoin(teamReplica, eq(teamReplica.id, organizationId))
    .where(eq(id, userId))
  return rows[0]?.branding ?? {}
}

/** Returns these users as owners of their data at home, in this order. */
export async function findOwners({ orm }: Reader, userIds: readonly number[]): Promise<Owner[]> {
  if (userIds.length === 0) return []
  const found = await orm
    .select({ userId: id, organizationId })
    .from(userReplica)
    .where(inArray(id, [...userIds]))
  return userIds.flatMap((userId) => found.find((each) => each.userId === userId) ?? [])
}

/**
 * Returns the user with that name; undefined for an unknown one, or when two seem to hold it until
 * the event of a rename arrives.
 */
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

/** Members of the organization whose home is another one. */
async function membersByName({ orm }: Reader, wanted: UserName): Promise<KnownUser[]> {
  const { organizationId: givenId, organizationSlug: givenSlug } = wanted
  return orm
    .select({
      userId: id,
      organizationId: teamReplica.id,
      name,
      username,
      bareName: sql<null>`null`,
      organizationSlug: teamReplica.bareName,
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

import type { UserProfile } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { meant } from '../domain/named.ts'
import type { Owner } from '../domain/owner.ts'
import { teamReplica, userReplica } from './schema.ts'

type Reader = Pick<Database | Tx, 'orm'>

/** Takes a profile over unless a newer one is known; profiles travel in `identity.user.*` and with every caller. */
export async function rememberUser({ orm }: Tx, profile: UserProfile): Promise<void> {
  const { id, organizationId, email, username, name, timeZone, locale, timeFormat, version } = profile
  const changes = {
    ...{ organizationId, email, username, name, timeZone, locale, timeFormat, version },
    clientId: profile.clientId ?? null,
  }
  await orm
    .insert(userReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: userReplica.id,
      set: changes,
      setWhere: sql`${userReplica.version} < excluded.version`,
    })
}

export async function forgetUser({ orm }: Tx, userId: number): Promise<void> {
  await orm.delete(userReplica).where(eq(userReplica.id, userId))
}

/** How people are named from outside: without an organization, a name that only one organization's user has is enough. */
export interface UserName {
  username: string
  organizationSlug?: string | undefined
  organizationId?: number | undefined
  /** Of whoever asks: goes before others when no organization is named. */
  nearOrganizationId: number
}

/** A user as answers name them, and whose tenant the user's things are in. */
export interface KnownUser extends Owner {
  name: string
  username: string
  /** null: of no organization, or of one that scheduling has not heard of yet. */
  organizationSlug: string | null
}

const { id, organizationId, name, username } = userReplica
const columns = { userId: id, organizationId, name, username, organizationSlug: teamReplica.slug }
const organization = and(
  eq(teamReplica.id, organizationId),
  eq(teamReplica.isOrganization, true),
  eq(teamReplica.ended, false),
)

export async function findUser({ orm }: Reader, userId: number): Promise<KnownUser | undefined> {
  const [found] = await orm
    .select(columns)
    .from(userReplica)
    .leftJoin(teamReplica, organization)
    .where(eq(id, userId))
  return found
}

/** @returns these users with their home organizations, in this order */
export async function findOwners({ orm }: Reader, userIds: readonly number[]): Promise<Owner[]> {
  if (userIds.length === 0) return []
  const found = await orm
    .select({ userId: id, organizationId })
    .from(userReplica)
    .where(inArray(id, [...userIds]))
  return userIds.flatMap((userId) => found.find((each) => each.userId === userId) ?? [])
}

/** @returns the user of that name; undefined when there is none, or no telling which */
export async function findUserByName({ orm }: Reader, wanted: UserName): Promise<KnownUser | undefined> {
  const { organizationSlug, nearOrganizationId } = wanted
  const users = await orm
    .select(columns)
    .from(userReplica)
    .leftJoin(teamReplica, organization)
    .where(
      and(
        eq(username, wanted.username.toLowerCase()),
        wanted.organizationId === undefined ? undefined : eq(organizationId, wanted.organizationId),
        organizationSlug === undefined ? undefined : eq(teamReplica.slug, organizationSlug),
      ),
    )
    .limit(50)
  return meant(users, nearOrganizationId)
}

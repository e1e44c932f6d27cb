import { DomainError } from '@punctual/contracts'
import { isUniqueViolation, preparedOnce, type Tx } from '@punctual/db'
import { and, asc, count, eq, getTableColumns, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import { bareName, membership, type TeamRow, team, type UserRow, user } from './schema.ts'

export type NewUser = typeof user.$inferInsert

/**
 * Creates a user of version 1, with the bare name.
 * @throws 409 `email_taken` or `username_taken` within the organization; `username_taken` for a
 *   user without an organization when any user holds the bare name
 */
export async function insertUser(tx: Tx, row: NewUser): Promise<UserRow> {
  const values = { ...row, announcedName: row.username, brandingAnnounced: true }
  const [inserted] = await refuseTaken(tx.orm.insert(user).values(values).returning())
  requireReachable(inserted!)
  return inserted!
}

export async function findUser(db: Reader, id: number): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(user).where(eq(user.id, id))
  return row
}

const profile = preparedOnce((orm) =>
  orm
    .select({ user: getTableColumns(user), organization: getTableColumns(team) })
    .from(user)
    .leftJoin(team, eq(team.id, sql.placeholder('organizationId')))
    .where(eq(user.id, sql.placeholder('userId')))
    .prepare('profile'),
)

/** Returns a user with an organization, by one prepared statement. */
export async function findProfile(
  db: Reader,
  ids: { userId: number; organizationId: number },
): Promise<{ user: UserRow; organization: TeamRow | null } | undefined> {
  const [row] = await profile(db).execute(ids)
  return row
}

/** Returns the user, locked until the transaction ends. */
export async function lockUser(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.orm.select().from(user).where(eq(user.id, id)).for('update')
  return row
}

/**
 * Updates every column of a user locked by `lockUser`; a new version must be announced in the same
 * transaction.
 * @returns the user as written: a new username claims the bare name
 * @throws 409 `email_taken` or `username_taken`, as `insertUser`
 */
export async function updateUser(tx: Tx, { id, ...row }: UserRow): Promise<UserRow> {
  const announcedName = sql`case when ${user.version} < ${row.version} then ${row.username} else ${user.announcedName} end`
  const brandingAnnounced = sql`${user.version} < ${row.version} or ${user.brandingAnnounced}`
  const changes = { ...row, announcedName, brandingAnnounced }
  const [written] = await refuseTaken(tx.orm.update(user).set(changes).where(eq(user.id, id)).returning())
  if (written!.bareName !== row.bareName) requireReachable(written!)
  return written!
}

/**
 * A user without an organization is reached only by the bare name, so the username must be that
 * name.
 */
function requireReachable({ organizationId, bareName, username }: UserRow): void {
  if (organizationId === 0 && bareName !== username) throw new DomainError('username_taken')
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.orm.delete(user).where(eq(user.id, id))
}

/** Whether another user of the organization has the address, ignoring case. */
export async function isEmailTaken(db: Reader, of: UserRow, email: string): Promise<boolean> {
  const sameAddress = sql`lower(${user.email}) = lower(${email})`
  const [row] = await db.orm
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.organizationId, of.organizationId), sameAddress, ne(user.id, of.id)))
  return row !== undefined
}

/** Whether a user of the organization has the username. */
export async function isUsernameTaken(
  db: Reader,
  organizationId: number,
  username: string,
): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.organizationId, organizationId), eq(user.username, username)))
  return row !== undefined
}

/** Whether any user holds the name without an organization. */
export async function isBareUsernameTaken(db: Reader, name: string): Promise<boolean> {
  const holds = and(eq(bareName.kind, 'user'), eq(bareName.name, name))
  const [row] = await db.orm.select({ id: bareName.holderId }).from(bareName).where(holds)
  return row !== undefined
}

/** Returns all users whose home is the organization, locked, in the order of their ids. */
export function usersOfOrganization(tx: Tx, organizationId: number): Promise<UserRow[]> {
  return tx.orm
    .select()
    .from(user)
    .where(eq(user.organizationId, organizationId))
    .orderBy(asc(user.id))
    .for('update')
}

/**
 * Returns the organization's own users with the address, locked; a managed user's address contains
 * the client's id (docs/domain.md#api-keys-and-tokens).
 */
export function usersByAddress(tx: Tx, organizationId: number, email: string): Promise<UserRow[]> {
  const own = sql`lower(${user.email})`
  const plain = sql`replace(${own}, '+' || lower(${user.clientId}) || '@', '@')`
  return tx.orm
    .select()
    .from(user)
    .where(
      and(
        eq(user.organizationId, organizationId),
        sql`(${own} = ${email.toLowerCase()} or ${plain} = ${email.toLowerCase()})`,
      ),
    )
    .orderBy(asc(user.id))
    .for('update')
}

/**
 * Returns the ids of up to `take` users whose public names or branding no event has carried, oldest
 * first.
 */
export async function unannouncedUsers(db: Reader, take: number): Promise<number[]> {
  const unannounced = sql`(${user.announcedName} is distinct from ${user.username} or not ${user.brandingAnnounced})`
  const rows = await db.orm
    .select({ id: user.id })
    .from(user)
    .where(unannounced)
    .orderBy(asc(user.id))
    .limit(take)
  return rows.map(({ id }) => id)
}

/** Returns the owner of an organization, the first one if there are several. */
export async function findOwner(db: Reader, organizationId: number): Promise<UserRow | undefined> {
  const owns = and(
    eq(membership.organizationId, organizationId),
    eq(membership.teamId, organizationId),
    eq(membership.role, 'OWNER'),
    eq(membership.accepted, true),
  )
  const [row] = await db.orm
    .select({ user })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(owns)
    .orderBy(asc(membership.id))
    .limit(1)
  return row?.user
}

/** Stores a user's default schedule as scheduling reported it, unless a newer version is stored. */
export async function setDefaultSchedule(
  tx: Tx,
  { userId, scheduleId, version }: { userId: number; scheduleId: number; version: number },
): Promise<void> {
  await tx.orm
    .update(user)
    .set({ defaultScheduleId: scheduleId, defaultScheduleVersion: version })
    .where(and(eq(user.id, userId), lt(user.defaultScheduleVersion, version)))
}

async function refuseTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (isUniqueViolation(error, 'user_email_key'))
      throw new DomainError('email_taken', undefined, { cause: error })
    if (isUniqueViolation(error, 'user_username_key'))
      throw new DomainError('username_taken', undefined, { cause: error })
    throw error
  }
}

const managedBy = (clientId: string, id: number) => and(eq(user.clientId, clientId), eq(user.id, id))

/** Returns the user if the client manages it. */
export async function findManagedUser(
  db: Reader,
  clientId: string,
  id: number,
): Promise<UserRow | undefined> {
  const [row] = await db.orm.select().from(user).where(managedBy(clientId, id))
  return row
}

/** Returns the user, locked until the transaction ends, if the client manages it. */
export async function lockManagedUser(tx: Tx, clientId: string, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.orm.select().from(user).where(managedBy(clientId, id)).for('update')
  return row
}

/** Returns one page of the users that a client manages, oldest first, and their total number. */
export async function listManagedUsers(
  db: Reader,
  clientId: string,
  { limit, offset, emails }: { limit: number; offset: number; emails?: readonly string[] | undefined },
): Promise<{ users: UserRow[]; total: number }> {
  const wanted = and(eq(user.clientId, clientId), emails && emailIn(emails))
  const users = await db.orm
    .select()
    .from(user)
    .where(wanted)
    .orderBy(asc(user.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db.orm.select({ total: count() }).from(user).where(wanted)
  return { users, total: all?.total ?? 0 }
}

/** Whether the address is one of these, ignoring case. */
export const emailIn = (emails: readonly string[]): SQL =>
  emails.length === 0
    ? sql`false`
    : inArray(
        sql`lower(${user.email})`,
        emails.map((email) => email.toLowerCase()),
      )

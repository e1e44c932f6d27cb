import { randomUUID } from 'node:crypto'
import { DomainError, type Role, type RolePermission } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, or } from 'drizzle-orm'
import { isUuid } from '../domain/ids.ts'
import type { RoleOwner } from '../domain/role.ts'
import type { Page, Reader } from './reader.ts'
import { type CustomRoleRow, customRole, type MembershipRow, membership } from './schema.ts'

/**
 * Returns one page of the custom roles of an organization or team, oldest first, and their total
 * number.
 */
export async function listCustomRoles(db: Reader, teamId: number, { take, skip }: Page) {
  const ofTeam = eq(customRole.teamId, teamId)
  const [roles, [all]] = await Promise.all([
    db.orm.select().from(customRole).where(ofTeam).orderBy(asc(customRole.position)).limit(take).offset(skip),
    db.orm.select({ total: count() }).from(customRole).where(ofTeam),
  ])
  return { roles, total: all?.total ?? 0 }
}

/**
 * Returns the role. @throws 404 `role_not_found`, also for a role of another organization or team
 */
export async function findCustomRole(db: Reader, teamId: number, id: string): Promise<CustomRoleRow> {
  const named = and(eq(customRole.teamId, teamId), eq(customRole.id, id))
  const [row] = isUuid(id) ? await db.orm.select().from(customRole).where(named) : []
  if (!row) throw new DomainError('role_not_found')
  return row
}

/** Creates a role. @throws 409 `role_name_taken` */
export async function insertCustomRole(
  tx: Tx,
  row: Omit<typeof customRole.$inferInsert, 'id'>,
): Promise<CustomRoleRow> {
  const [inserted] = await refuseTaken(
    tx.orm
      .insert(customRole)
      .values({ ...row, id: randomUUID() })
      .returning(),
  )
  return inserted!
}

/** Updates every column. @throws 409 `role_name_taken` */
export async function updateCustomRole(tx: Tx, { id, position, ...row }: CustomRoleRow): Promise<void> {
  await refuseTaken(tx.orm.update(customRole).set(row).where(eq(customRole.id, id)))
}

export async function deleteCustomRole(tx: Tx, { id }: CustomRoleRow): Promise<void> {
  await tx.orm.delete(customRole).where(eq(customRole.id, id))
}

/** Returns the memberships with this custom role, locked until the transaction ends. */
export function lockMembershipsWith(tx: Tx, { id }: CustomRoleRow): Promise<MembershipRow[]> {
  return tx.orm
    .select()
    .from(membership)
    .where(eq(membership.customRoleId, id))
    .orderBy(asc(membership.id))
    .for('update')
}

async function refuseTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (isUniqueViolation(error, 'custom_role_name_key'))
      throw new DomainError('role_name_taken', undefined, { cause: error })
    throw error
  }
}

/**
 * The rights that a membership gives, accepted or not. `permissions` is null without a custom role.
 */
export interface MembershipRank {
  userId: number
  teamId: number
  role: Role
  permissions: RolePermission[] | null
}

/**
 * Returns the users' memberships that count in an organization (its own and those of all its
 * teams), or in a team (its own and those of its organization).
 */
export function membershipRanksIn(
  db: Reader,
  owner: RoleOwner,
  userIds: readonly number[],
): Promise<MembershipRank[]> {
  const { userId, teamId, organizationId, role } = membership
  const counts = owner.isOrganization
    ? eq(organizationId, owner.id)
    : or(eq(teamId, owner.id), and(eq(organizationId, owner.organizationId), eq(teamId, organizationId)))
  return db.orm
    .select({ userId, teamId, role, permissions: customRole.permissions })
    .from(membership)
    .leftJoin(customRole, eq(customRole.id, membership.customRoleId))
    .where(and(inArray(userId, [...userIds]), counts))
}

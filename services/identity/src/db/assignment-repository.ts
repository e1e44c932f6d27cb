import { randomUUID } from 'node:crypto'
import { DomainError, type ListAssignedOptions, type Page } from '@punctual/contracts'
import { isUniqueViolation, sqlState, type Tx } from '@punctual/db'
import { and, asc, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isUuid } from '../domain/ids.ts'
import type { Reader } from './reader.ts'
import {
  type AttributeAssignmentRow,
  type AttributeOptionRow,
  type AttributeRow,
  attribute,
  attributeAssignment,
  attributeOption,
  type MembershipRow,
  membership,
} from './schema.ts'

const foreignKeyViolation = '23503'

/**
 * Returns the membership.
 * @throws 404 `membership_not_found` for a user who is not an accepted member of the organization
 * (docs/domain.md#attributes)
 */
export async function findMember(db: Reader, organizationId: number, userId: number): Promise<MembershipRow> {
  const [row] = await db.orm
    .select()
    .from(membership)
    .where(
      and(
        eq(membership.organizationId, organizationId),
        eq(membership.teamId, organizationId),
        eq(membership.userId, userId),
        eq(membership.accepted, true),
      ),
    )
  if (!row) throw new DomainError('membership_not_found')
  return row
}

/**
 * Creates an assignment.
 * @throws 409 `attribute_already_assigned`; 404 `attribute_option_not_found` when the option was
 *   deleted in the meantime
 */
export async function insertAssignment(
  tx: Tx,
  member: MembershipRow,
  option: AttributeOptionRow,
): Promise<AttributeAssignmentRow> {
  try {
    const [row] = await tx.orm
      .insert(attributeAssignment)
      .values({
        id: randomUUID(),
        organizationId: member.organizationId,
        membershipId: member.id,
        optionId: option.id,
      })
      .returning()
    return row!
  } catch (error) {
    if (isUniqueViolation(error, 'attribute_assignment_key'))
      throw new DomainError('attribute_already_assigned', undefined, { cause: error })
    if (sqlState(error) === foreignKeyViolation)
      throw new DomainError('attribute_option_not_found', undefined, { cause: error })
    throw error
  }
}

/** Returns one page of a member's options in the order of assignment, and their total number. */
export async function listMemberOptions(
  db: Reader,
  { id }: MembershipRow,
  { take, skip }: Page,
): Promise<{ options: AttributeOptionRow[]; total: number }> {
  const assigned = eq(attributeAssignment.membershipId, id)
  const options = db.orm
    .select({ option: attributeOption })
    .from(attributeAssignment)
    .innerJoin(attributeOption, eq(attributeOption.id, attributeAssignment.optionId))
    .where(assigned)
    .orderBy(asc(attributeAssignment.position))
    .limit(take)
    .offset(skip)
  const total = db.orm.select({ total: count() }).from(attributeAssignment).where(assigned)
  const [rows, [counted]] = await Promise.all([options, total])
  return { options: rows.map(({ option }) => option), total: counted?.total ?? 0 }
}

/**
 * Returns a member's assignment of an option, with the option and its attribute.
 * @throws 404 `attribute_assignment_not_found`
 */
export async function findAssignment(
  tx: Tx,
  organizationId: number,
  userId: number,
  optionId: string,
): Promise<{ assignment: AttributeAssignmentRow; of: AttributeRow }> {
  if (!isUuid(optionId)) throw new DomainError('attribute_assignment_not_found')
  const [row] = await tx.orm
    .select({ assignment: attributeAssignment, of: attribute })
    .from(attributeAssignment)
    .innerJoin(membership, eq(membership.id, attributeAssignment.membershipId))
    .innerJoin(attributeOption, eq(attributeOption.id, attributeAssignment.optionId))
    .innerJoin(attribute, eq(attribute.id, attributeOption.attributeId))
    .where(
      and(
        eq(attributeAssignment.organizationId, organizationId),
        eq(membership.userId, userId),
        eq(attributeAssignment.optionId, optionId),
      ),
    )
  if (!row) throw new DomainError('attribute_assignment_not_found')
  return row
}

export async function deleteAssignment(tx: Tx, { id }: AttributeAssignmentRow): Promise<void> {
  await tx.orm.delete(attributeAssignment).where(eq(attributeAssignment.id, id))
}

/** An option, and the users who have it. */
export interface Assigned {
  option: AttributeOptionRow
  userIds: number[]
}

/**
 * Returns one page of the attribute's assigned options, oldest first, each with the members who
 * pass the filters, and the total number. Options without such a member are omitted.
 */
export async function listAssigned(
  db: Reader,
  of: AttributeRow,
  query: ListAssignedOptions,
): Promise<{ assigned: Assigned[]; total: number }> {
  const { take = 250, skip = 0, assignedOptionIds, teamIds } = query
  const conditions = [eq(attributeOption.attributeId, of.id), eq(membership.accepted, true)]
  if (assignedOptionIds) conditions.push(hasOneOf(db, assignedOptionIds.filter(isUuid)))
  if (teamIds) conditions.push(isInOneOf(db, of.organizationId, teamIds))
  const rows = await db.orm
    .select({
      option: attributeOption,
      userIds: sql<number[]>`jsonb_agg(${membership.userId} order by ${attributeAssignment.position})`,
      total: sql<number>`count(*) over ()`,
    })
    .from(attributeOption)
    .innerJoin(attributeAssignment, eq(attributeAssignment.optionId, attributeOption.id))
    .innerJoin(membership, eq(membership.id, attributeAssignment.membershipId))
    .where(and(...conditions))
    .groupBy(attributeOption.id)
    .orderBy(asc(attributeOption.position))
    .limit(take)
    .offset(skip)
  const [first] = rows
  if (first || skip === 0) return { assigned: rows, total: first?.total ?? 0 }
  const { total } = await listAssigned(db, of, { ...query, take: 1, skip: 0 })
  return { assigned: [], total }
}

function hasOneOf(db: Reader, optionIds: string[]): SQL {
  const other = alias(attributeAssignment, 'other_assignment')
  const theirs = and(eq(other.membershipId, membership.id), inArray(other.optionId, optionIds))
  return optionIds.length === 0
    ? sql`false`
    : exists(db.orm.select({ id: other.id }).from(other).where(theirs))
}

function isInOneOf(db: Reader, organizationId: number, teamIds: number[]): SQL {
  const inTeam = alias(membership, 'team_membership')
  const theirs = and(
    eq(inTeam.organizationId, organizationId),
    eq(inTeam.userId, membership.userId),
    eq(inTeam.accepted, true),
    inArray(inTeam.teamId, teamIds),
  )
  return teamIds.length === 0
    ? sql`false`
    : exists(db.orm.select({ id: inTeam.id }).from(inTeam).where(theirs))
}

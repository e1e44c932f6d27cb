import type { ListOrganizationUsers } from '@punctual/contracts'
import { containsText } from '@punctual/db'
import { and, asc, count, eq, exists, inArray, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Member, selectMembers } from './membership-repository.ts'
import type { Page, Reader } from './reader.ts'
import { attributeAssignment, membership, user } from './schema.ts'
import { emailIn } from './user-repository.ts'

/** Returns all members of an organization or team, oldest first. */
export function membersOfTeam(db: Reader, teamId: number): Promise<Member[]> {
  return selectMembers(db).where(eq(membership.teamId, teamId)).orderBy(asc(membership.id))
}

/**
 * Returns one page of the members of an organization or team, oldest membership first, and their
 * total number.
 */
export function listMembers(
  db: Reader,
  teamId: number,
  { emails, ...page }: Page & { emails?: readonly string[] | undefined },
): Promise<{ members: Member[]; total: number }> {
  const wanted = and(eq(membership.teamId, teamId), emails && emailIn(emails))
  return pageOf(db, wanted, asc(membership.id), page)
}

/**
 * Returns one page of an organization's members that match the filters, oldest user first, and
 * their total number.
 */
export function listOrganizationUsers(
  db: Reader,
  organizationId: number,
  query: ListOrganizationUsers,
): Promise<{ members: Member[]; total: number }> {
  const { take = 250, skip = 0, emails, teamIds, assignedOptionIds, search } = query
  const wanted = and(
    eq(membership.organizationId, organizationId),
    eq(membership.teamId, organizationId),
    emails && emailIn(emails),
    search === undefined ? undefined : containsText(search, [user.name, user.username, user.email]),
    teamIds && inTeams(db, organizationId, teamIds),
    assignedOptionIds && hasOptions(assignedOptionIds, query.attributeQueryOperator),
  )
  return pageOf(db, wanted, asc(user.id), { take, skip })
}

async function pageOf(
  db: Reader,
  wanted: SQL | undefined,
  order: SQL,
  { take, skip }: Page,
): Promise<{ members: Member[]; total: number }> {
  const members = await selectMembers(db).where(wanted).orderBy(order).limit(take).offset(skip)
  const [all] = await db.orm
    .select({ total: count() })
    .from(membership)
    .innerJoin(user, eq(user.id, membership.userId))
    .where(wanted)
  return { members, total: all?.total ?? 0 }
}

/** Whether the member is an accepted member of any of these teams of the organization. */
function inTeams(db: Reader, organizationId: number, teamIds: readonly number[]) {
  const below = alias(membership, 'below')
  return exists(
    db.orm
      .select({ id: below.id })
      .from(below)
      .where(
        and(
          eq(below.organizationId, organizationId),
          eq(below.userId, membership.userId),
          eq(below.accepted, true),
          inArray(below.teamId, [...teamIds]),
        ),
      ),
  )
}

/**
 * Whether the member has all (AND), any (OR) or none of these options. No member has an option of
 * an unknown id.
 */
function hasOptions(ids: readonly string[], operator = 'AND'): SQL {
  const wanted = [...new Set(ids)]
  const list = sql.join(
    wanted.map((id) => sql`${id}`),
    sql`, `,
  )
  const given =
    wanted.length === 0
      ? sql`0`
      : sql`(
    select count(*) from ${attributeAssignment}
    where ${attributeAssignment.membershipId} = ${membership.id}
      and ${attributeAssignment.optionId}::text in (${list}))`
  if (operator === 'NONE') return sql`${given} = 0`
  return operator === 'OR' ? sql`${given} > 0` : sql`${given} = ${wanted.length}`
}

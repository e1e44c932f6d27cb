import {
  type AssignOption,
  badRequest,
  type CallerContext,
  can,
  DomainError,
  slugify,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { requireIn, requireUser } from '@punctual/http'
import {
  deleteAssignment,
  findAssignment,
  findMember,
  insertAssignment,
} from '../db/assignment-repository.ts'
import { findOption, insertOptions } from '../db/attribute-option-repository.ts'
import { findAttribute } from '../db/attribute-repository.ts'
import type { AttributeAssignmentRow, AttributeOptionRow, AttributeRow } from '../db/schema.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { requireRankAbove } from '../guards/require-rights.ts'

/** The organization and the member that an assignment belongs to. */
export interface AssignmentTarget {
  orgId: number
  userId: number
}

const editsUsers = requireIn('organization.attributes.editUsers')
const reads = requireIn('organization.attributes.read')

/**
 * For `preValidation`: admits callers who can edit all members, and callers who edit themselves.
 * Whether members can set an attribute themselves depends on the attribute, which is checked later.
 */
export async function requireEditor(request: Parameters<typeof editsUsers>[0]): Promise<void> {
  const { orgId, userId } = request.params as { orgId?: string; userId?: string }
  const caller = requireUser(request)
  const isOwn = caller.userId === Number(userId)
  const editsAll = can(caller, 'organization.attributes.editUsers', { organizationId: Number(orgId) })
  await (isOwn && !editsAll ? reads : editsUsers)(request)
}

/**
 * Assigns an option to a member, or a value, which becomes an option (docs/domain.md#attributes).
 * Another option of the same attribute is added to the first, for SINGLE_SELECT too.
 * @throws 404 `attribute_not_found`, `membership_not_found`, `attribute_option_not_found`; 403 for
 *   the caller's own assignment where members cannot set the attribute, and for a member with more
 *   rights than the caller; 400 for a value where options are predefined, and without option and
 *   value; 409 `attribute_already_assigned`
 */
export async function assignOption(
  tx: Tx,
  caller: CallerContext,
  { orgId, userId }: AssignmentTarget,
  input: AssignOption,
): Promise<AttributeAssignmentRow> {
  const of = await findAttribute(tx, orgId, input.attributeId)
  requireRelation(caller, of)
  await requireRankAbove(tx, caller, organizationAsOwner(orgId), [userId])
  const member = await findMember(tx, orgId, userId)
  return insertAssignment(tx, member, await optionOf(tx, of, input))
}

/**
 * Removes an option from a member. An entered value is deleted with its last assignment.
 * @returns the assignment as it was
 * @throws 404 `attribute_assignment_not_found`, 403 as `assignOption`
 */
export async function unassignOption(
  tx: Tx,
  caller: CallerContext,
  { orgId, userId }: AssignmentTarget,
  optionId: string,
): Promise<AttributeAssignmentRow> {
  const { assignment, of } = await findAssignment(tx, orgId, userId, optionId)
  requireRelation(caller, of)
  await requireRankAbove(tx, caller, organizationAsOwner(orgId), [userId])
  await deleteAssignment(tx, assignment)
  return assignment
}

/** `requireEditor` has already limited other callers to their own assignments. */
function requireRelation(caller: CallerContext, { organizationId, usersCanEditRelation }: AttributeRow) {
  if (usersCanEditRelation) return
  if (can(caller, 'organization.attributes.editUsers', { organizationId })) return
  throw new DomainError('ForbiddenException', 'Members may not set this attribute themselves.')
}

async function optionOf(
  tx: Tx,
  of: AttributeRow,
  { value, attributeOptionId }: AssignOption,
): Promise<AttributeOptionRow> {
  if (attributeOptionId !== undefined) return findOption(tx, of, attributeOptionId)
  if (value === undefined)
    throw badRequest({ path: 'attributeOptionId', message: 'is required when value is omitted' })
  if (of.type === 'SINGLE_SELECT' || of.type === 'MULTI_SELECT')
    throw badRequest({ path: 'value', message: 'must be omitted for an attribute with predefined options' })
  const [option] = await insertOptions(tx, of, [{ value, slug: slugify(value) }], true)
  return option!
}

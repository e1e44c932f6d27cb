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
import { deleteAssignment, findAssignment, findMember, insertAssignment } from './db/assignment-repository.ts'
import { findOption, insertOptions } from './db/attribute-option-repository.ts'
import { findAttribute } from './db/attribute-repository.ts'
import type { AttributeAssignmentRow, AttributeOptionRow, AttributeRow } from './db/schema.ts'
import { wholeOf } from './domain/role.ts'
import { requireStanding } from './standing.ts'

/** Whom an assignment is about. */
export interface Whom {
  orgId: number
  userId: number
}

const editsUsers = requireIn('organization.attributes.editUsers')
const reads = requireIn('organization.attributes.read')

/**
 * For `preValidation`: who edits anybody's, and whoever asks about themselves, as it depends on the attribute whether they
 * may.
 */
export async function requireEditor(request: Parameters<typeof editsUsers>[0]): Promise<void> {
  const { orgId, userId } = request.params as { orgId?: string; userId?: string }
  const caller = requireUser(request)
  const isOwn = caller.userId === Number(userId)
  const editsAll = can(caller, 'organization.attributes.editUsers', { organizationId: Number(orgId) })
  await (isOwn && !editsAll ? reads : editsUsers)(request)
}

/**
 * Gives a member an option, or a value, which becomes an option of its own (docs/domain.md#attributes). A second option
 * of an attribute adds to the first, SINGLE_SELECT too.
 * @throws DomainError attribute_not_found, membership_not_found, attribute_option_not_found (404), 403 for one's own where
 * members may not say and for a member with more rights than the caller, 400 for a value where there are options to choose from and for neither,
 * attribute_already_assigned (409)
 */
export async function assignOption(
  tx: Tx,
  caller: CallerContext,
  { orgId, userId }: Whom,
  input: AssignOption,
): Promise<AttributeAssignmentRow> {
  const of = await findAttribute(tx, orgId, input.attributeId)
  requireRelation(caller, of)
  await requireStanding(tx, caller, wholeOf(orgId), [userId])
  const member = await findMember(tx, orgId, userId)
  return insertAssignment(tx, member, await optionOf(tx, of, input))
}

/**
 * Takes an option from a member. A value that was written down goes with the last who has it.
 * @returns what there was. @throws DomainError attribute_assignment_not_found (404), 403 as `assignOption`
 */
export async function unassignOption(
  tx: Tx,
  caller: CallerContext,
  { orgId, userId }: Whom,
  optionId: string,
): Promise<AttributeAssignmentRow> {
  const { assignment, of } = await findAssignment(tx, orgId, userId, optionId)
  requireRelation(caller, of)
  await requireStanding(tx, caller, wholeOf(orgId), [userId])
  await deleteAssignment(tx, assignment)
  return assignment
}

/** That it is the caller's own was seen to before. */
function requireRelation(caller: CallerContext, { organization_id, users_can_edit_relation }: AttributeRow) {
  if (users_can_edit_relation) return
  if (can(caller, 'organization.attributes.editUsers', { organizationId: organization_id })) return
  throw new DomainError('ForbiddenException', 'Members may not set this attribute themselves.')
}

async function optionOf(
  tx: Tx,
  of: AttributeRow,
  { value, attributeOptionId }: AssignOption,
): Promise<AttributeOptionRow> {
  if (attributeOptionId !== undefined) return findOption(tx, of, attributeOptionId)
  if (value === undefined)
    throw badRequest({ path: 'attributeOptionId', message: 'is required, or a value instead' })
  if (of.type === 'SINGLE_SELECT' || of.type === 'MULTI_SELECT')
    throw badRequest({ path: 'value', message: 'is not for an attribute with options to choose from' })
  const [option] = await insertOptions(tx, of, [{ value, slug: slugify(value) }], true)
  return option!
}

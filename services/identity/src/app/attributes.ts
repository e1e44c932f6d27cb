import {
  type AssignOption,
  badRequest,
  type CallerContext,
  type CreateAttribute,
  type CreateAttributeOption,
  slugify,
  type UpdateAttribute,
  type UpdateAttributeOption,
} from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import {
  deleteAssignment,
  findAssignment,
  findMember,
  insertAssignment,
} from '../db/assignment-repository.ts'
import {
  deleteOption as deleteOptionRow,
  findOption,
  insertOptions,
  updateOption as updateOptionRow,
} from '../db/attribute-option-repository.ts'
import {
  deleteAttribute as deleteAttributeRow,
  findAttribute,
  insertAttribute,
  updateAttribute as updateAttributeRow,
} from '../db/attribute-repository.ts'
import type { AttributeAssignmentRow, AttributeOptionRow, AttributeRow } from '../db/schema.ts'
import type { IdentityDeps } from '../deps.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { requireRelation } from '../guards/require-editor.ts'
import { requireRankAbove } from '../guards/require-rights.ts'

/** The attribute that a path names. */
interface AttributeIds {
  orgId: number
  attributeId: string
}

/** Creates an attribute, with its predefined options. @throws 409 `slug_taken` */
export async function createAttribute(
  tx: Tx,
  organizationId: number,
  { options, enabled = true, usersCanEditRelation = false, ...attribute }: CreateAttribute,
  at: Date,
): Promise<AttributeRow> {
  const row = await insertAttribute(tx, {
    ...attribute,
    organizationId,
    enabled,
    usersCanEditRelation,
    createdAt: at,
    updatedAt: at,
  })
  if (hasPredefinedOptions(row)) await insertOptions(tx, row, options)
  return row
}

/** The other two types accept any value (docs/domain.md#attributes). */
const hasPredefinedOptions = ({ type }: AttributeRow) => type === 'SINGLE_SELECT' || type === 'MULTI_SELECT'

/** Changes the given fields. @throws 404 `attribute_not_found`, 409 `slug_taken` */
export function updateAttribute(
  { db, clock }: Pick<IdentityDeps, 'db' | 'clock'>,
  { orgId, attributeId }: AttributeIds,
  change: UpdateAttribute,
): Promise<AttributeRow> {
  return db.transaction((tx) => updateAttributeRow(tx, orgId, attributeId, change, clock.now()))
}

/** Deletes an attribute with its options and assignments. @throws 404 `attribute_not_found` */
export function deleteAttribute(
  { db }: Pick<IdentityDeps, 'db'>,
  { orgId, attributeId }: AttributeIds,
): Promise<AttributeRow> {
  return db.transaction((tx) => deleteAttributeRow(tx, orgId, attributeId))
}

/** Creates an option of an attribute; duplicates are allowed. @throws 404 `attribute_not_found` */
export async function createOption(
  tx: Tx,
  { orgId, attributeId }: AttributeIds,
  body: CreateAttributeOption,
): Promise<AttributeOptionRow> {
  const of = await findAttribute(tx, orgId, attributeId)
  const [option] = await insertOptions(tx, of, [body])
  return option!
}

/**
 * Changes the given fields of an option.
 * @throws 404 `attribute_not_found`, `attribute_option_not_found`
 */
export function updateOption(
  { db }: Pick<IdentityDeps, 'db'>,
  { orgId, attributeId, optionId }: AttributeIds & { optionId: string },
  change: UpdateAttributeOption,
): Promise<AttributeOptionRow> {
  return db.transaction(async (tx) =>
    updateOptionRow(tx, await findAttribute(tx, orgId, attributeId), optionId, change),
  )
}

/**
 * Deletes an option and its assignments.
 * @throws 404 `attribute_not_found`, `attribute_option_not_found`
 */
export function deleteOption(
  { db }: Pick<IdentityDeps, 'db'>,
  { orgId, attributeId, optionId }: AttributeIds & { optionId: string },
): Promise<AttributeOptionRow> {
  return db.transaction(async (tx) =>
    deleteOptionRow(tx, await findAttribute(tx, orgId, attributeId), optionId),
  )
}

/** The organization and the member that an assignment belongs to. */
export interface AssignmentTarget {
  orgId: number
  userId: number
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

async function optionOf(
  tx: Tx,
  of: AttributeRow,
  { value, attributeOptionId }: AssignOption,
): Promise<AttributeOptionRow> {
  if (attributeOptionId !== undefined) return findOption(tx, of, attributeOptionId)
  if (value === undefined)
    throw badRequest({ path: 'attributeOptionId', message: 'is required when value is omitted' })
  if (hasPredefinedOptions(of))
    throw badRequest({ path: 'value', message: 'must be omitted for an attribute with predefined options' })
  const [option] = await insertOptions(tx, of, [{ value, slug: slugify(value) }], true)
  return option!
}

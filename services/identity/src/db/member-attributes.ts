import type { AttributeType, MembershipAttribute } from '@punctual/contracts'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Reader } from './reader.ts'
import {
  type AttributeOptionRow,
  type AttributeRow,
  attribute,
  attributeAssignment,
  attributeOption,
} from './schema.ts'

const types = {
  TEXT: 'text',
  NUMBER: 'number',
  SINGLE_SELECT: 'singleSelect',
  MULTI_SELECT: 'multiSelect',
} as const satisfies Record<AttributeType, MembershipAttribute['type']>

/**
 * Returns the attribute values of each of these memberships of an organization, by membership id
 * (docs/domain.md#attributes).
 */
export async function attributesOf(
  db: Reader,
  membershipIds: readonly number[],
): Promise<ReadonlyMap<number, MembershipAttribute[]>> {
  const byMembership = new Map<number, MembershipAttribute[]>()
  if (membershipIds.length === 0) return byMembership
  const rows = await db.orm
    .select({ membershipId: attributeAssignment.membershipId, option: attributeOption, of: attribute })
    .from(attributeAssignment)
    .innerJoin(attributeOption, eq(attributeOption.id, attributeAssignment.optionId))
    .innerJoin(attribute, eq(attribute.id, attributeOption.attributeId))
    .where(inArray(attributeAssignment.membershipId, [...membershipIds]))
    .orderBy(asc(attribute.position), asc(attributeAssignment.position))
  for (const { membershipId, option, of } of rows) {
    const shown = byMembership.get(membershipId) ?? []
    byMembership.set(membershipId, shown)
    add(shown, option, of)
  }
  return byMembership
}

/**
 * An attribute with several options becomes one entry with all of them; for the others, each option
 * is an entry.
 */
function add(shown: MembershipAttribute[], { id: optionId, value }: AttributeOptionRow, of: AttributeRow) {
  const head = { id: of.id, name: of.name, type: types[of.type] }
  if (of.type !== 'MULTI_SELECT') {
    shown.push({ ...head, option: of.type === 'NUMBER' ? numberOf(value) : value, optionId })
    return
  }
  const before = shown.find(({ id }) => id === of.id)
  if (before?.options) before.options.push({ optionId, option: value })
  else shown.push({ ...head, options: [{ optionId, option: value }] })
}

/** Entered values are not validated as numbers, so a text stays a text. */
function numberOf(value: string): number | string {
  const number = Number(value)
  return value.trim() !== '' && Number.isFinite(number) ? number : value
}

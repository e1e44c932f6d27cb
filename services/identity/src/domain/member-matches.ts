import type { AttributeCondition } from '@punctual/contracts'

/** The values of a member, as words, by the id of their attribute. */
export type ValuesByAttribute = ReadonlyMap<string, readonly string[]>

const fold = (text: string): string => text.trim().toLowerCase()

/** Returns whether a member meets a condition; without values it holds for every member. */
function meets(
  values: ValuesByAttribute,
  { attributeId, operator, values: wanted }: AttributeCondition,
): boolean {
  if (wanted.length === 0) return true
  const own = new Set((values.get(attributeId) ?? []).map(fold))
  const has = (one: string) => own.has(fold(one))
  if (operator === 'allOf') return wanted.every(has)
  return wanted.some(has) === (operator === 'anyOf')
}

/** Returns whether a member meets all conditions. */
export const meetsAll = (values: ValuesByAttribute, conditions: readonly AttributeCondition[]): boolean =>
  conditions.every((condition) => meets(values, condition))

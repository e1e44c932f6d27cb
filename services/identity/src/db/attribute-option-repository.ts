import { randomUUID } from 'node:crypto'
import { type CreateAttributeOption, DomainError, type UpdateAttributeOption } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { and, asc, count, eq } from 'drizzle-orm'
import { isUuid } from '../domain/ids.ts'
import type { Page, Reader } from './reader.ts'
import { type AttributeOptionRow, type AttributeRow, attributeOption } from './schema.ts'

const named = (of: AttributeRow, id: string) =>
  and(eq(attributeOption.attributeId, of.id), eq(attributeOption.id, id))

/** Returns one page of an attribute's options, oldest first, and their total number. */
export async function listOptions(db: Reader, of: AttributeRow, { take, skip }: Page) {
  const ofAttribute = eq(attributeOption.attributeId, of.id)
  const [options, [all]] = await Promise.all([
    db.orm
      .select()
      .from(attributeOption)
      .where(ofAttribute)
      .orderBy(asc(attributeOption.position))
      .limit(take)
      .offset(skip),
    db.orm.select({ total: count() }).from(attributeOption).where(ofAttribute),
  ])
  return { options, total: all?.total ?? 0 }
}

/**
 * Returns the option. @throws 404 `attribute_option_not_found`, also for an option of another
 * attribute
 */
export async function findOption(db: Reader, of: AttributeRow, id: string): Promise<AttributeOptionRow> {
  if (!isUuid(id)) throw new DomainError('attribute_option_not_found')
  const [row] = await db.orm.select().from(attributeOption).where(named(of, id))
  return found(row)
}

/** Creates options in the given order; `isValue` marks a value that was entered for one member. */
export async function insertOptions(
  tx: Tx,
  of: AttributeRow,
  options: readonly CreateAttributeOption[],
  isValue = false,
): Promise<AttributeOptionRow[]> {
  if (options.length === 0) return []
  const rows = options.map(({ value, slug }) => ({
    id: randomUUID(),
    organizationId: of.organizationId,
    attributeId: of.id,
    value,
    slug,
    isValue,
  }))
  return tx.orm.insert(attributeOption).values(rows).returning()
}

/** Changes the given fields. @throws 404 `attribute_option_not_found` */
export async function updateOption(
  tx: Tx,
  of: AttributeRow,
  id: string,
  change: UpdateAttributeOption,
): Promise<AttributeOptionRow> {
  const before = await findOption(tx, of, id)
  const [row] = await tx.orm
    .update(attributeOption)
    .set({ value: before.value, ...change })
    .where(named(of, id))
    .returning()
  return found(row)
}

/** Deletes an option and its assignments. @throws 404 `attribute_option_not_found` */
export async function deleteOption(tx: Tx, of: AttributeRow, id: string): Promise<AttributeOptionRow> {
  if (!isUuid(id)) throw new DomainError('attribute_option_not_found')
  const [row] = await tx.orm.delete(attributeOption).where(named(of, id)).returning()
  return found(row)
}

function found(row: AttributeOptionRow | undefined): AttributeOptionRow {
  if (!row) throw new DomainError('attribute_option_not_found')
  return row
}

import { randomUUID } from 'node:crypto'
import { DomainError, type UpdateAttribute } from '@punctual/contracts'
import { isUniqueViolation, type Tx } from '@punctual/db'
import { and, asc, count, eq, sql } from 'drizzle-orm'
import { isUuid } from '../domain/ids.ts'
import type { Page, Reader } from './reader.ts'
import { type AttributeRow, attribute } from './schema.ts'

const named = (organizationId: number, id: string) =>
  and(eq(attribute.organizationId, organizationId), eq(attribute.id, id))

/** Returns one page of an organization's attributes, oldest first, and their total number. */
export async function listAttributes(db: Reader, organizationId: number, { take, skip }: Page) {
  const ofOrganization = eq(attribute.organizationId, organizationId)
  const [attributes, [all]] = await Promise.all([
    db.orm
      .select()
      .from(attribute)
      .where(ofOrganization)
      .orderBy(asc(attribute.position))
      .limit(take)
      .offset(skip),
    db.orm.select({ total: count() }).from(attribute).where(ofOrganization),
  ])
  return { attributes, total: all?.total ?? 0 }
}

/**
 * Returns the attribute. @throws 404 `attribute_not_found`, also for an attribute of another
 * organization
 */
export async function findAttribute(db: Reader, organizationId: number, id: string): Promise<AttributeRow> {
  if (!isUuid(id)) throw new DomainError('attribute_not_found')
  const [row] = await db.orm.select().from(attribute).where(named(organizationId, id))
  return found(row)
}

/** Returns the attribute. @throws 404 `attribute_not_found` */
export async function findAttributeBySlug(
  db: Reader,
  organizationId: number,
  slug: string,
): Promise<AttributeRow> {
  const bySlug = and(eq(attribute.organizationId, organizationId), eq(attribute.slug, slug))
  const [row] = await db.orm.select().from(attribute).where(bySlug)
  return found(row)
}

/** Creates an attribute. @throws 409 `slug_taken` */
export async function insertAttribute(
  tx: Tx,
  row: Omit<typeof attribute.$inferInsert, 'id'>,
): Promise<AttributeRow> {
  const [inserted] = await refuseTaken(
    tx.orm
      .insert(attribute)
      .values({ ...row, id: randomUUID() })
      .returning(),
  )
  return inserted!
}

/** Changes the given fields. @throws 404 `attribute_not_found`, 409 `slug_taken` */
export async function updateAttribute(
  tx: Tx,
  organizationId: number,
  id: string,
  change: UpdateAttribute,
  at: Date,
): Promise<AttributeRow> {
  if (!isUuid(id)) throw new DomainError('attribute_not_found')
  const [row] = await refuseTaken(
    tx.orm
      .update(attribute)
      .set({
        ...change,
        version: sql`${attribute.version} + 1`,
        updatedAt: at,
      })
      .where(named(organizationId, id))
      .returning(),
  )
  return found(row)
}

/** Deletes an attribute with its options and assignments. @throws 404 `attribute_not_found` */
export async function deleteAttribute(tx: Tx, organizationId: number, id: string): Promise<AttributeRow> {
  if (!isUuid(id)) throw new DomainError('attribute_not_found')
  const [row] = await tx.orm.delete(attribute).where(named(organizationId, id)).returning()
  return found(row)
}

function found(row: AttributeRow | undefined): AttributeRow {
  if (!row) throw new DomainError('attribute_not_found')
  return row
}

async function refuseTaken<T>(statement: PromiseLike<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    if (isUniqueViolation(error, 'attribute_slug_key'))
      throw new DomainError('slug_taken', undefined, { cause: error })
    throw error
  }
}

import type { Orm, Tx } from '@punctual/db'
import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { Owner } from '../domain/owner.ts'
import { verifiedResource } from './schema.ts'

/** Returns the addresses of the verified resources that steps name, by id. */
export async function verifiedAddresses(
  orm: Orm,
  steps: readonly { verifiedResourceId: number | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = steps.flatMap((step) => step.verifiedResourceId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await orm.select().from(verifiedResource).where(inArray(verifiedResource.id, ids))
  return new Map(rows.map(({ id, value }) => [id, value]))
}

/** Matches the resources that a team has verified, or a person outside any team. */
export const ofOwner = ({ organizationId, userId, teamId }: Owner) =>
  and(
    eq(verifiedResource.organizationId, organizationId),
    teamId === null
      ? and(eq(verifiedResource.userId, userId), isNull(verifiedResource.teamId))
      : eq(verifiedResource.teamId, teamId),
  )

/** Returns the kinds of those ids that the owner has verified. */
export async function ownVerified(
  orm: Orm,
  owner: Owner,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'email' | 'phone'>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ id: verifiedResource.id, kind: verifiedResource.kind })
    .from(verifiedResource)
    .where(and(inArray(verifiedResource.id, [...ids]), ofOwner(owner)))
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

export type VerifiedRow = typeof verifiedResource.$inferSelect
type Kind = VerifiedRow['kind']

/** Stores an address as verified; returns the existing row if it was verified before. */
export async function storeVerified(
  { orm }: Tx,
  owner: Owner,
  kind: Kind,
  value: string,
  at: Date,
): Promise<VerifiedRow> {
  const { organizationId, userId, teamId } = owner
  await orm
    .insert(verifiedResource)
    .values({ organizationId, userId, teamId, kind, value, createdAt: at })
    .onConflictDoNothing()
  const [row] = await orm
    .select()
    .from(verifiedResource)
    .where(and(ofOwner(owner), eq(verifiedResource.kind, kind), eq(verifiedResource.value, value)))
  if (!row) throw new Error('verified resource not found after insert')
  return row
}

/** Returns one verified resource of the owner. */
export async function findVerified(
  orm: Orm,
  owner: Owner,
  kind: Kind,
  id: number,
): Promise<VerifiedRow | undefined> {
  const [row] = await orm
    .select()
    .from(verifiedResource)
    .where(and(ofOwner(owner), eq(verifiedResource.kind, kind), eq(verifiedResource.id, id)))
  return row
}

/** Returns a page of the owner's verified resources, oldest first, and their total number. */
export async function listVerified(
  orm: Orm,
  owner: Owner,
  kind: Kind,
  { take, skip }: { take: number; skip: number },
): Promise<{ rows: VerifiedRow[]; total: number }> {
  const where = and(ofOwner(owner), eq(verifiedResource.kind, kind))
  const rows = await orm
    .select()
    .from(verifiedResource)
    .where(where)
    .orderBy(asc(verifiedResource.id))
    .limit(take)
    .offset(skip)
  const [{ total } = { total: 0 }] = await orm.select({ total: count() }).from(verifiedResource).where(where)
  return { rows, total }
}

/** Whether the owner has verified a phone number. */
export async function hasVerifiedPhone(orm: Orm, owner: Owner, number: string): Promise<boolean> {
  const rows = await orm
    .select({ id: verifiedResource.id })
    .from(verifiedResource)
    .where(and(ofOwner(owner), eq(verifiedResource.kind, 'phone'), eq(verifiedResource.value, number)))
  return rows.length > 0
}

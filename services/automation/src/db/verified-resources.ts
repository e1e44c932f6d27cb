import type { CallerContext } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { verifiedResource } from './schema.ts'

/** @returns the address of each verified resource that some steps name, by its id */
export async function verifiedAddresses(
  orm: Orm,
  steps: readonly { verified_resource_id: number | null }[],
): Promise<ReadonlyMap<number, string>> {
  const ids = steps.flatMap((step) => step.verified_resource_id ?? [])
  if (ids.length === 0) return new Map()
  const rows = await orm.select().from(verifiedResource).where(inArray(verifiedResource.id, ids))
  return new Map(rows.map(({ id, value }) => [id, value]))
}

/** @returns which of these ids are emails or phones that the owner has verified */
export async function ownVerified(
  orm: Orm,
  owner: Pick<CallerContext, 'userId' | 'organizationId'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, 'email' | 'phone'>> {
  if (ids.length === 0) return new Map()
  const rows = await orm
    .select({ id: verifiedResource.id, kind: verifiedResource.kind })
    .from(verifiedResource)
    .where(
      and(
        inArray(verifiedResource.id, [...ids]),
        eq(verifiedResource.organization_id, owner.organizationId),
        eq(verifiedResource.user_id, owner.userId),
        isNull(verifiedResource.team_id),
      ),
    )
  return new Map(rows.map(({ id, kind }) => [id, kind]))
}

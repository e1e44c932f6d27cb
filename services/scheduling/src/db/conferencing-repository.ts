import { builtInVideo } from '@punctual/contracts'
import type { Database, Tx } from '@punctual/db'
import { and, eq } from 'drizzle-orm'
import type { ConferencingOwner } from '../domain/conferencing.ts'
import { defaultConferencing } from './schema.ts'

const isOf = ({ organizationId, ownerKind, ownerId }: ConferencingOwner) =>
  and(
    eq(defaultConferencing.organizationId, organizationId),
    eq(defaultConferencing.ownerKind, ownerKind),
    eq(defaultConferencing.ownerId, ownerId),
  )

/** Returns the slug of the owner's default meeting service: the built-in video at first. */
export async function defaultConferencingOf(
  { orm }: Pick<Database | Tx, 'orm'>,
  owner: ConferencingOwner,
): Promise<string> {
  const [found] = await orm
    .select({ appSlug: defaultConferencing.appSlug })
    .from(defaultConferencing)
    .where(isOf(owner))
  return found?.appSlug ?? builtInVideo
}

/**
 * Returns the default meeting services of people, by user; of those who have chosen one.
 * @param organizationId 0: each at home
 */
export async function defaultAppsOf(
  { sql }: Database,
  organizationId: number,
  userIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await sql<{ userId: number; appSlug: string }[]>`
    select d.owner_id as "userId", d.app_slug as "appSlug" from default_conferencing d
    join user_replica u on u.id = d.owner_id
    where d.owner_kind = 'user' and d.owner_id = any(${[...userIds]}::bigint[])
      and d.organization_id = case when ${organizationId} = 0 then u.organization_id else ${organizationId} end`
  return new Map(rows.map(({ userId, appSlug }) => [userId, appSlug]))
}

export async function saveDefaultConferencing(
  { orm }: Tx,
  owner: ConferencingOwner,
  appSlug: string,
  now: Date,
): Promise<void> {
  const changes = { appSlug, updatedAt: now }
  await orm
    .insert(defaultConferencing)
    .values({ ...owner, ...changes })
    .onConflictDoUpdate({
      target: [
        defaultConferencing.organizationId,
        defaultConferencing.ownerKind,
        defaultConferencing.ownerId,
      ],
      set: changes,
    })
}

/** Deletes the owner's default if it is this service. */
export async function forgetDefaultOf({ orm }: Tx, owner: ConferencingOwner, appSlug: string): Promise<void> {
  await orm.delete(defaultConferencing).where(and(isOf(owner), eq(defaultConferencing.appSlug, appSlug)))
}

/** Deletes the default of a deleted team or, in every organization, of a deleted user. */
export async function forgetConferencingOf(
  { orm }: Tx,
  { ownerKind, ownerId }: Pick<ConferencingOwner, 'ownerKind' | 'ownerId'>,
): Promise<void> {
  await orm
    .delete(defaultConferencing)
    .where(and(eq(defaultConferencing.ownerKind, ownerKind), eq(defaultConferencing.ownerId, ownerId)))
}

/** Deletes the defaults in a deleted organization. */
export async function forgetConferencingIn({ orm }: Tx, organizationId: number): Promise<void> {
  await orm.delete(defaultConferencing).where(eq(defaultConferencing.organizationId, organizationId))
}

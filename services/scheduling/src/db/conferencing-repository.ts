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

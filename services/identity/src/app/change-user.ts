import {
  badRequest,
  type CallerContext,
  DomainError,
  type EventData,
  type emailVerified,
  sameEmail,
  type UpdateMe,
} from '@punctual/contracts'
import { type ActorTx, actingAs } from '../audit/actor.ts'
import { managerOf } from '../db/oauth-client-repository.ts'
import type { TeamRow, UserRow } from '../db/schema.ts'
import { findTeam } from '../db/team-repository.ts'
import { findUser, isEmailTaken, lockUser, updateUser } from '../db/user-repository.ts'
import type { IdentityDeps } from '../deps.ts'
import { managedEmail } from '../domain/managed-user.ts'
import { changeProfile } from '../domain/profile.ts'
import { organizationAsOwner } from '../domain/role.ts'
import { invalidCredential } from '../guards/credential.ts'
import { requireRankAbove } from '../guards/require-rights.ts'
import { announceUser } from './announce.ts'

/**
 * Changes a user on behalf of the user or of an admin of its organization or client. Scheduling
 * owns the default schedule: it is asked last, after every check here, with the caller's rights.
 * Its answer is stored immediately, so that the next read shows it.
 * @throws DomainError `gone()` when the user does not exist; 409 `email_taken`; 403 for a user with
 *   more rights than the caller; 400 when `defaultScheduleId` is not a schedule of the user
 */
export async function changeUser(
  deps: IdentityDeps,
  caller: CallerContext,
  userId: number,
  body: UpdateMe,
  gone: () => DomainError,
): Promise<UserRow> {
  const { defaultScheduleId, ...given } = body
  const before = found(await findUser(deps.db, userId))
  await requireRankAbove(deps.db, caller, organizationAsOwner(before.organizationId), [userId])
  const change = withManagedEmail(given, before)
  if (change.email !== undefined && (await isEmailTaken(deps.db, before, change.email)))
    throw new DomainError('email_taken')
  if (defaultScheduleId !== undefined) await makeDefault(deps, caller, before, defaultScheduleId)

  return deps.db.transaction(
    actingAs(caller, async (tx) => {
      const at = deps.clock.now()
      const user = found(await lockUser(tx, userId))
      const changed = changeProfile(user, change)
      // An event that arrived in the meantime is newer than the answer.
      const isNewer = user.defaultScheduleVersion === before.defaultScheduleVersion
      const scheduleId = isNewer ? defaultScheduleId : undefined
      const row = {
        ...changed,
        defaultScheduleId: scheduleId ?? user.defaultScheduleId,
        updatedAt: changed === user ? user.updatedAt : at,
      }
      const written = await updateUser(tx, row)
      if (changed !== user) {
        const emailChanged = !sameEmail(written.email, user.email)
        await announceUser(tx, written, await managerOf(tx, written), at, { emailChanged })
      }
      return written
    }),
  )

  function found(user: UserRow | undefined): UserRow {
    if (!user) throw gone()
    return user
  }
}

/**
 * Changes the caller's own profile, and waits until no gateway has the old one in its cache.
 * @returns the user, and the credential's organization
 * @throws as `changeUser`; 401 when the user does not exist any more
 */
export async function changeOwnProfile(
  deps: IdentityDeps,
  caller: CallerContext,
  body: UpdateMe,
): Promise<{ user: UserRow; organization: TeamRow | undefined }> {
  const user = await changeUser(deps, caller, caller.userId, body, invalidCredential)
  await deps.revocations.untilEnforced({ userIds: [user.id] })
  return { user, organization: await findTeam(deps.db, caller.organizationId) }
}

/** The address of a managed user keeps the client's id after every change. */
function withManagedEmail<T extends { email?: string }>(change: T, { clientId }: UserRow): T {
  if (clientId === null || change.email === undefined) return change
  return { ...change, email: managedEmail(change.email, clientId) }
}

/** An admin can also change schedules of other users, so the schedule's owner is checked. */
async function makeDefault(
  { client }: IdentityDeps,
  caller: CallerContext,
  user: UserRow,
  id: number,
): Promise<void> {
  const path = `/v2/schedules/${id}`
  const wrong = () =>
    badRequest({ path: 'defaultScheduleId', message: "is not the id of one of the user's schedules" })
  try {
    if (caller.userId !== user.id) {
      const { data } = await client.ask<{ data: { ownerId: number } }>('scheduling', path, { caller })
      if (data.ownerId !== user.id) throw wrong()
    }
    await client.ask('scheduling', path, { caller, method: 'PATCH', body: { isDefault: true } })
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error
    throw wrong()
  }
}

/** Marks a user's address as verified, unless it has changed since the proof. */
export async function markEmailVerified(
  tx: ActorTx,
  { userId, email }: EventData<typeof emailVerified>,
  at: Date,
): Promise<void> {
  const user = await lockUser(tx, userId)
  if (!user || user.emailVerified || !sameEmail(user.email, email)) return
  const verified = { ...user, emailVerified: true, version: user.version + 1, updatedAt: at }
  await announceUser(tx, await updateUser(tx, verified), await managerOf(tx, user), at)
}

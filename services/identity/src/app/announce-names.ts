import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import { actingAs } from '../audit/actor.ts'
import { managerOf } from '../db/oauth-client-repository.ts'
import { lockTeam, unannouncedTeams, updateTeam } from '../db/team-repository.ts'
import { lockUser, unannouncedUsers, updateUser } from '../db/user-repository.ts'
import { announceTeam, announceUser } from './announce.ts'

/**
 * Announces users, teams and organizations whose public names or branding no event has carried yet:
 * rows from before these existed, and rows that a process of the previous release writes during an
 * upgrade. Each row has its own transaction.
 * @returns whether there may be more
 */
export async function announceNames({ db, clock }: { db: Database; clock: Clock }): Promise<boolean> {
  const batch = 100
  const teamIds = await unannouncedTeams(db, batch)
  for (const id of teamIds)
    await db.transaction(
      actingAs(undefined, async (tx) => {
        const team = await lockTeam(tx, id)
        if (!team || (team.announcedName === team.slug && team.brandingAnnounced)) return
        const announced = await updateTeam(tx, { ...team, version: team.version + 1 })
        await announceTeam(tx, announced, clock.now())
      }),
    )
  const userIds = await unannouncedUsers(db, batch)
  for (const id of userIds)
    await db.transaction(
      actingAs(undefined, async (tx) => {
        const user = await lockUser(tx, id)
        if (!user || (user.announcedName === user.username && user.brandingAnnounced)) return
        const announced = await updateUser(tx, { ...user, version: user.version + 1 })
        await announceUser(tx, announced, await managerOf(tx, user), clock.now())
      }),
    )
  return teamIds.length === batch || userIds.length === batch
}

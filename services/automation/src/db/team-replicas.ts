import type { EventData, teamCreated } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { and, eq, lt } from 'drizzle-orm'
import { teamReplica } from './schema.ts'

type Team = Pick<EventData<typeof teamCreated>['team'], 'id' | 'parentId' | 'isOrganization'>

/** Keeps the newer state of a team or an organization; one that has ended stays so. */
export async function keepTeam(orm: Orm, team: Team, version: number, ended = false): Promise<void> {
  const columns = {
    organization_id: team.isOrganization ? team.id : team.parentId,
    is_organization: team.isOrganization,
    version,
    ended,
  }
  await orm
    .insert(teamReplica)
    .values({ id: team.id, ...columns })
    .onConflictDoUpdate({ target: teamReplica.id, set: columns, setWhere: lt(teamReplica.version, version) })
}

/** @returns what is known of a team, its end included */
export async function knownTeam(orm: Orm, id: number) {
  const [row] = await orm
    .select()
    .from(teamReplica)
    .where(and(eq(teamReplica.id, id), eq(teamReplica.is_organization, false)))
  return row
}

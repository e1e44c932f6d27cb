import type { EventData, teamCreated } from '@punctual/contracts'
import type { Orm } from '@punctual/db'
import { and, eq, lt } from 'drizzle-orm'
import { teamReplica } from './schema.ts'

type Team = Pick<EventData<typeof teamCreated>['team'], 'id' | 'parentId' | 'isOrganization'>

/** Stores a team or an organization; the newer version wins. `ended` marks a deleted one. */
export async function storeTeam(orm: Orm, team: Team, version: number, ended = false): Promise<void> {
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

/** Returns a replicated team, also a deleted one. */
export async function findTeam(orm: Orm, id: number) {
  const [row] = await orm
    .select()
    .from(teamReplica)
    .where(and(eq(teamReplica.id, id), eq(teamReplica.is_organization, false)))
  return row
}

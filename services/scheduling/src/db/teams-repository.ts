import type { EventData, organizationCreated } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { sql } from 'drizzle-orm'
import { teamReplica } from './schema.ts'

type Team = EventData<typeof organizationCreated>['team']

/** Takes an organization or a team over unless a newer version is known. */
export async function rememberTeam({ orm }: Tx, team: Team, version: number): Promise<void> {
  const { id, parentId, isOrganization, name, slug } = team
  const changes = { organizationId: isOrganization ? id : parentId, isOrganization, name, slug, version }
  await orm
    .insert(teamReplica)
    .values({ id, ...changes })
    .onConflictDoUpdate({
      target: teamReplica.id,
      set: changes,
      setWhere: sql`${teamReplica.version} < excluded.version`,
    })
}

import type { EventData, EventTypeSummary, teamCreated } from '@punctual/contracts'
import type { Orm, Tx } from '@punctual/db'
import { and, eq, inArray, lt } from 'drizzle-orm'
import { eventTypeReplica, teamReplica } from './schema.ts'

type Team = Pick<EventData<typeof teamCreated>['team'], 'id' | 'parentId' | 'isOrganization' | 'branding'>

type EventType = Pick<EventTypeSummary, 'id' | 'organizationId' | 'ownerId' | 'teamId' | 'version'>

/** Stores a team or an organization; the newer version wins. `ended` marks a deleted one. */
export async function storeTeam(orm: Orm, team: Team, version: number, ended = false): Promise<void> {
  const columns = {
    organizationId: team.isOrganization ? team.id : team.parentId,
    isOrganization: team.isOrganization,
    // A previous release does not send it: what is stored stays.
    branding: team.branding,
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
    .where(and(eq(teamReplica.id, id), eq(teamReplica.isOrganization, false)))
  return row
}

/** Stores event types; of each, the newest version wins. */
export async function storeEventTypes(
  { sql }: Pick<Tx, 'sql'>,
  eventTypes: readonly EventType[],
): Promise<void> {
  await sql`
    insert into event_type_replica (id, organization_id, owner_id, team_id, version)
    select distinct on (id) id, organization_id, owner_id, team_id, version
    from unnest(
      ${eventTypes.map(({ id }) => id)}::bigint[], ${eventTypes.map(({ organizationId }) => organizationId)}::bigint[],
      ${eventTypes.map(({ ownerId }) => ownerId)}::bigint[], ${eventTypes.map(({ teamId }) => teamId)}::bigint[],
      ${eventTypes.map(({ version }) => version)}::bigint[]
    ) as stored (id, organization_id, owner_id, team_id, version)
    order by id, version desc
    on conflict (id) do update
      set organization_id = excluded.organization_id, owner_id = excluded.owner_id, team_id = excluded.team_id,
        version = excluded.version
      where event_type_replica.version < excluded.version`
}

/** Stores a tombstone, so that an older event cannot restore the event type. */
export async function storeEventTypeTombstone(tx: Tx, id: number, version: number): Promise<void> {
  await tx.orm
    .insert(eventTypeReplica)
    .values({ id, organizationId: 0, ownerId: 0, version, deleted: true })
    .onConflictDoUpdate({
      target: eventTypeReplica.id,
      set: { version, deleted: true },
      setWhere: lt(eventTypeReplica.version, version),
    })
}

/** Returns the replicated event types with these ids, tombstones included. */
export async function findEventTypes(orm: Orm, ids: readonly number[]) {
  return ids.length === 0
    ? []
    : orm
        .select()
        .from(eventTypeReplica)
        .where(inArray(eventTypeReplica.id, [...ids]))
}

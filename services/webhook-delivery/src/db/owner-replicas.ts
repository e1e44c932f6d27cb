import type { EventTypeSummary } from '@punctual/contracts'
import type { Tx } from '@punctual/db'
import { endWebhooksOf, endWebhooksOfApps } from './end-webhooks.ts'
import type { Reader } from './reader.ts'

/** Replica of identity's teams and OAuth clients. */
export interface OwnerReplica<Id> {
  id: Id
  /** 0: no organization. */
  organizationId: number
  version: number
}

/** A team, whose name payloads contain. */
export interface TeamReplica extends OwnerReplica<number> {
  name: string
}

/** Returns the team in its newest known state, deleted ones included; never an organization. */
export async function findTeam(
  { sql }: Reader,
  id: number,
): Promise<(TeamReplica & { deleted: boolean }) | undefined> {
  const [row] = await sql<(TeamReplica & { deleted: boolean })[]>`
    select id, organization_id as "organizationId", name, version, deleted from team where id = ${id}`
  return row
}

/** Returns the names of the teams that are known. */
export async function teamNames({ sql }: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await sql<{ id: number; name: string }[]>`
    select id, name from team where id = any(${[...new Set(ids)]}::bigint[])`
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the OAuth client in its newest known state, deleted ones included. */
export async function findOAuthClient(
  { sql }: Reader,
  id: string,
): Promise<(OwnerReplica<string> & { deleted: boolean }) | undefined> {
  const [row] = await sql<(OwnerReplica<string> & { deleted: boolean })[]>`
    select id, organization_id as "organizationId", version, deleted from oauth_client where id = ${id}`
  return row
}

/** Stores a team unless a newer version is stored. */
export async function keepTeam({ sql }: Reader, team: TeamReplica): Promise<void> {
  await sql`
    insert into team (id, organization_id, name, version)
    values (${team.id}, ${team.organizationId}, ${team.name}, ${team.version})
    on conflict (id) do update
      set organization_id = excluded.organization_id, name = excluded.name, version = excluded.version
      where team.version < excluded.version and not team.deleted`
}

/** Stores an OAuth client unless a newer version is stored. */
export async function keepOAuthClient({ sql }: Reader, client: OwnerReplica<string>): Promise<void> {
  await sql`
    insert into oauth_client (id, organization_id, version)
    values (${client.id}, ${client.organizationId}, ${client.version})
    on conflict (id) do update set organization_id = excluded.organization_id, version = excluded.version
      where oauth_client.version < excluded.version and not oauth_client.deleted`
}

/** Marks the team as deleted and ends its webhooks. */
export async function forgetTeam(tx: Tx, team: OwnerReplica<number>, at: Date): Promise<void> {
  const { id, organizationId, version } = team
  await tx.sql`
    insert into team (id, organization_id, version, deleted) values (${id}, ${organizationId}, ${version}, true)
    on conflict (id) do update set version = greatest(team.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'team', id: `${id}` }, at)
}

/** Marks the client as deleted and ends its webhooks. */
export async function forgetOAuthClient(tx: Tx, client: OwnerReplica<string>, at: Date): Promise<void> {
  const { id, organizationId, version } = client
  await tx.sql`
    insert into oauth_client (id, organization_id, version, deleted)
    values (${id}, ${organizationId}, ${version}, true)
    on conflict (id) do update set version = greatest(oauth_client.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'oauth-client', id }, at)
  await endWebhooksOfApps(tx, { clientId: id }, at)
}

/** Replica of scheduling's event types: the owners and hosts that decide rights. */
export interface EventType {
  id: number
  organizationId: number
  ownerId: number
  teamId: number | null
  version: number
  deleted: boolean
}

/** Returns the event type in its newest known state, deleted ones included. */
export async function findEventType({ sql }: Reader, id: number): Promise<EventType | undefined> {
  const [row] = await sql<EventType[]>`
    select id, organization_id as "organizationId", owner_id as "ownerId", team_id as "teamId", version, deleted
    from event_type where id = ${id}`
  return row
}

/** Stores event types; of each, the newest version wins, and a deleted one stays deleted. */
export async function keepEventTypes(
  { sql }: Reader,
  eventTypes: readonly EventTypeSummary[],
): Promise<void> {
  await sql`
    insert into event_type (id, organization_id, owner_id, team_id, version)
    select distinct on (id) id, organization_id, owner_id, team_id, version
    from unnest(
      ${eventTypes.map(({ id }) => id)}::bigint[], ${eventTypes.map(({ organizationId }) => organizationId)}::bigint[],
      ${eventTypes.map(({ ownerId }) => ownerId)}::bigint[], ${eventTypes.map(({ teamId }) => teamId)}::bigint[],
      ${eventTypes.map(({ version }) => version)}::bigint[]
    ) as kept (id, organization_id, owner_id, team_id, version)
    order by id, version desc
    on conflict (id) do update
      set organization_id = excluded.organization_id, owner_id = excluded.owner_id, team_id = excluded.team_id,
        version = excluded.version
      where event_type.version < excluded.version and not event_type.deleted`
}

/** Marks the event type as deleted and ends its webhooks. */
export async function forgetEventType(
  tx: Tx,
  deleted: { id: number; version: number; organizationId: number; at: Date },
): Promise<void> {
  const { id, version, organizationId, at } = deleted
  await tx.sql`
    insert into event_type (id, organization_id, owner_id, team_id, version, deleted)
    values (${id}, ${organizationId}, 0, null, ${version}, true)
    on conflict (id) do update set version = greatest(event_type.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'event-type', id: `${id}` }, at)
}

/**
 * Locks the grant until the transaction ends, so that it cannot end in the meantime.
 * @returns whether the grant is still valid
 */
export async function holdGrant({ sql }: Tx, id: number): Promise<boolean> {
  await sql`insert into app_grant (id) values (${id}) on conflict do nothing`
  const [row] = await sql<{ valid: boolean }[]>`
    select ended_at is null as valid from app_grant where id = ${id} for share`
  return row?.valid === true
}

/** Records the end of the grant and ends the webhooks that the app created under it. */
export async function forgetGrant(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.sql`
    insert into app_grant (id, ended_at) values (${id}, ${at})
    on conflict (id) do update set ended_at = coalesce(app_grant.ended_at, excluded.ended_at)`
  await endWebhooksOfApps(tx, { grantId: id }, at)
}

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

import type { Tx } from '@punctual/db'
import { endWebhooksOf, endWebhooksOfApps } from './end-webhooks.ts'
import type { Reader } from './reader.ts'

/** What is kept of identity's teams and OAuth clients. */
export interface KnownPlace<Id> {
  id: Id
  /** 0: none. */
  organizationId: number
  version: number
}

/** A team, which payloads name. */
export interface KnownTeam extends KnownPlace<number> {
  name: string
}

/** @returns the team as last heard of, deleted ones included; never an organization */
export async function findTeam(
  { sql }: Reader,
  id: number,
): Promise<(KnownTeam & { deleted: boolean }) | undefined> {
  const [row] = await sql<(KnownTeam & { deleted: boolean })[]>`
    select id, organization_id as "organizationId", name, version, deleted from team where id = ${id}`
  return row
}

/** @returns the OAuth client as last heard of, deleted ones included */
export async function findOAuthClient(
  { sql }: Reader,
  id: string,
): Promise<(KnownPlace<string> & { deleted: boolean }) | undefined> {
  const [row] = await sql<(KnownPlace<string> & { deleted: boolean })[]>`
    select id, organization_id as "organizationId", version, deleted from oauth_client where id = ${id}`
  return row
}

/** Takes a team over, unless a newer version of it is known. */
export async function keepTeam({ sql }: Reader, team: KnownTeam): Promise<void> {
  await sql`
    insert into team (id, organization_id, name, version)
    values (${team.id}, ${team.organizationId}, ${team.name}, ${team.version})
    on conflict (id) do update
      set organization_id = excluded.organization_id, name = excluded.name, version = excluded.version
      where team.version < excluded.version and not team.deleted`
}

/** Takes an OAuth client over, unless a newer version of it is known. */
export async function keepOAuthClient({ sql }: Reader, client: KnownPlace<string>): Promise<void> {
  await sql`
    insert into oauth_client (id, organization_id, version)
    values (${client.id}, ${client.organizationId}, ${client.version})
    on conflict (id) do update set organization_id = excluded.organization_id, version = excluded.version
      where oauth_client.version < excluded.version and not oauth_client.deleted`
}

/** Keeps the team as deleted, and ends its webhooks. */
export async function forgetTeam(tx: Tx, team: KnownPlace<number>, at: Date): Promise<void> {
  const { id, organizationId, version } = team
  await tx.sql`
    insert into team (id, organization_id, version, deleted) values (${id}, ${organizationId}, ${version}, true)
    on conflict (id) do update set version = greatest(team.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'team', id: `${id}` }, at)
}

/** Keeps the client as deleted, and ends its webhooks. */
export async function forgetOAuthClient(tx: Tx, client: KnownPlace<string>, at: Date): Promise<void> {
  const { id, organizationId, version } = client
  await tx.sql`
    insert into oauth_client (id, organization_id, version, deleted)
    values (${id}, ${organizationId}, ${version}, true)
    on conflict (id) do update set version = greatest(oauth_client.version, excluded.version), deleted = true`
  await endWebhooksOf(tx, { kind: 'oauth-client', id }, at)
  await endWebhooksOfApps(tx, { clientId: id }, at)
}

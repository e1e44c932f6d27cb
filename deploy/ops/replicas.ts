import type { Sql } from '@punctual/db'
import type { ServiceName } from '@punctual/http'

/** A table that follows another service's table by its events; both have a version. */
export interface Replica {
  service: ServiceName
  table: string
  owner: ServiceName
  ownerTable: string
  /** The key of both tables: also the subject of the owner's events. */
  key: string
  /** The owner's boolean column of the rows that have no replica. */
  without?: string
}

const of = (
  owner: ServiceName,
  ownerTable: string,
  key: string,
  tables: [service: ServiceName, table: string][],
): Replica[] => tables.map(([service, table]) => ({ service, table, owner, ownerTable, key }))

export const replicas: readonly Replica[] = [
  ...of('identity', 'user', 'id', [
    ['scheduling', 'user_replica'],
    ['bookings', 'user_replica'],
    ['automation', 'user_replica'],
  ]),
  ...of('identity', 'team', 'id', [
    ['scheduling', 'team_replica'],
    ['automation', 'team_replica'],
  ]),
  ...of('identity', 'team', 'id', [
    ['bookings', 'team_replica'],
    ['webhook-delivery', 'team'],
  ]).map((replica) => ({ ...replica, without: 'is_organization' })),
  ...of('identity', 'membership', 'id', [['scheduling', 'membership_replica']]),
  ...of('identity', 'oauth_client', 'id', [
    ['scheduling', 'client_replica'],
    ['automation', 'oauth_client_replica'],
    ['webhook-delivery', 'oauth_client'],
  ]),
  ...of('scheduling', 'event_type', 'id', [
    ['automation', 'event_type_replica'],
    ['webhook-delivery', 'event_type'],
  ]),
  ...of('bookings', 'booking', 'uid', [
    ['automation', 'booking_replica'],
    ['webhook-delivery', 'booking_seen'],
  ]),
]

/** A row whose replica is missing or older. */
export interface Difference {
  replica: Replica
  key: string
  /** The owner's version. */
  version: number
  /** Undefined: there is no row. */
  replicaVersion: number | undefined
}

interface Row {
  key: string
  version: number
}

const rowsPerPage = 5_000

/**
 * Compares a replica with its owner's table, page by page. Rows that change meanwhile can differ:
 * compare those again.
 * @param sqlOf returns statements as a service, in its schema
 */
export async function compareReplica(
  replica: Replica,
  sqlOf: (service: ServiceName) => Sql,
): Promise<Difference[]> {
  const { service, table, owner, ownerTable, key, without } = replica
  const [ours, theirs] = [sqlOf(service), sqlOf(owner)]
  const differences: Difference[] = []
  for (let after = ''; ; ) {
    const page = await theirs<Row[]>`
      select ${theirs(key)}::text as key, version from ${theirs(ownerTable)}
      where ${theirs(key)}::text > ${after} ${without ? theirs`and not ${theirs(without)}` : theirs``}
      order by ${theirs(key)}::text limit ${rowsPerPage}`
    if (page.length === 0) return differences
    const copies = await ours<Row[]>`
      select ${ours(key)}::text as key, version from ${ours(table)}
      where ${ours(key)}::text = any(${page.map((row) => row.key)}::text[])`
    const versions = new Map(copies.map((row) => [row.key, row.version]))
    for (const { key: rowKey, version } of page) {
      const replicaVersion = versions.get(rowKey)
      if (replicaVersion === undefined || replicaVersion < version)
        differences.push({ replica, key: rowKey, version, replicaVersion })
    }
    after = page.at(-1)?.key ?? after
  }
}

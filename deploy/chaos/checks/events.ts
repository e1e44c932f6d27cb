import { events } from '@punctual/contracts'
import { schemaOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { compareReplica, replicas } from '../../ops/replicas.ts'
import type { Scene } from '../scene.ts'
import type { Check } from './check.ts'

interface StoredEvent {
  id: string
  pos: number
  subject: string
  version: number
  type: string
  sequence: number
  previousUid: string | null
  previousVersion: number | null
}

const allEvents = ({ db }: Scene, schema: string): Promise<StoredEvent[]> =>
  db.sql.unsafe<StoredEvent[]>(`
    select id, pos, subject, aggregate_version as version, type, nats_seq as sequence,
      body::jsonb #>> '{data,previous,uid}' as "previousUid",
      (body::jsonb #>> '{data,previous,version}')::int as "previousVersion"
    from ${schema}.event_log order by pos`) as unknown as Promise<StoredEvent[]>

/** Only the order within an aggregate counts: others commit in any order. */
function brokenOrder(stored: readonly StoredEvent[]): string[] {
  const last = new Map<string, StoredEvent>()
  return stored.flatMap((event) => {
    const before = last.get(event.subject)
    last.set(event.subject, event)
    if (!before || (event.version >= before.version && event.sequence > before.sequence)) return []
    const shown = ({ version, sequence }: StoredEvent) => `version ${version} at sequence ${sequence}`
    return [`${event.subject}: ${shown(event)} follows ${shown(before)}`]
  })
}

export const eventChecks: Record<string, Check> = {
  'one-event-per-change': async (scene) => {
    const stored = await allEvents(scene, 'bookings')
    const seen = new Map<string, number[]>()
    const note = (uid: string, version: number) => seen.set(uid, [...(seen.get(uid) ?? []), version])
    for (const { subject, version, previousUid, previousVersion, type } of stored) {
      if (!type.startsWith('bookings.booking.')) continue
      note(subject, version)
      if (previousUid && previousVersion) note(previousUid, previousVersion)
    }
    const rows = await scene.db.sql<
      { uid: string; version: number }[]
    >`select uid, version from bookings.booking`
    return rows.flatMap(({ uid, version }) => {
      const versions = (seen.get(uid) ?? []).toSorted((a, b) => a - b).join()
      const expected = Array.from({ length: version }, (_, index) => index + 1).join()
      return versions === expected
        ? []
        : [`${uid} has version ${version} and events of ${versions || 'no version'}`]
    })
  },
  'events-in-order': async (scene) =>
    (await Promise.all(serviceNames.map((name) => allEvents(scene, schemaOf(name))))).flatMap(brokenOrder),
  'every-event-handled': async (scene) => {
    const missing: string[] = []
    for (const owner of serviceNames)
      for (const { id, type } of await allEvents(scene, schemaOf(owner)))
        for (const consumer of events.find(({ definition }) => definition.type === type)?.consumers ?? [])
          missing.push(`${consumer} ${id}`)
    const handled = new Set<string>()
    for (const name of serviceNames) {
      const rows = await scene.db.sql.unsafe<{ consumer: string; id: string }[]>(
        `select consumer, event_id as id from ${schemaOf(name)}.inbox`,
      )
      for (const { consumer, id } of rows) handled.add(`${consumer} ${id}`)
    }
    return missing.filter((each) => !handled.has(each))
  },
  'no-dead-letters': async ({ db }) => {
    const found: string[] = []
    for (const name of serviceNames) {
      const rows = await db.sql.unsafe<{ consumer: string; type: string; error: string }[]>(
        `select consumer, type, error from ${schemaOf(name)}.dead_letter
        where event_id is not null or consumer = 'timers'`,
      )
      found.push(...rows.map(({ consumer, type, error }) => `${consumer} ${type}: ${error}`))
    }
    return found
  },
  'replicas-equal-owners': async ({ databases }) => {
    const all = await Promise.all(
      replicas.map((replica) => compareReplica(replica, (name) => databases[name].sql)),
    )
    return all
      .flat()
      .map(
        ({ replica, key, version, replicaVersion = 'none' }) =>
          `${replica.service}.${replica.table} ${key} has version ${replicaVersion}, its owner ${version}`,
      )
  },
}

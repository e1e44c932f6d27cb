import { type Database, roleOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
import { signal } from '../signals.ts'
import type { FaultKind } from './fault.ts'

/** Faults of connections in Postgres, and time that passes. */
export const databaseFaults: Record<string, FaultKind> = {
  'backends of a service terminated': ({ db }, draw) => {
    const role = roleOf(draw.of(serviceNames))
    return {
      begin: async () =>
        db.sql`select pg_terminate_backend(pid) from pg_stat_activity where usename = ${role}`,
    }
  },
  'all backends terminated': ({ db }) => ({
    begin: async () => db.sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`,
  }),
  'Postgres disk full': (ground, draw) => {
    const isKilled = draw.chance(30)
    return {
      begin: async () => {
        await ground.disks?.postgres.fill()
        if (isKilled) signal(ground.servers.postgres.pid(), 'SIGKILL')
      },
      end: async () => ground.disks?.postgres.free(),
    }
  },
  'burst of events': ({ databases, hosts, burst }, draw) => {
    const { eventTypeId } = draw.of(hosts)
    return { begin: () => writeBurst(databases.scheduling, eventTypeId, burst) }
  },
  'meetings begin': ({ db }) => ({ begin: () => makeMeetingsBegin(db) }),
}

/** Makes the timers of all meetings due, as if their starts had come. */
export const makeMeetingsBegin = async (db: Parameters<FaultKind>[0]['db']): Promise<unknown> =>
  db.sql`update webhook_delivery.timer set run_at = now() where purpose = 'MEETING_STARTED' and run_at > now()`

/** Makes all deliveries and messages due, as if leases and waits had passed. */
export async function makeLeasesEnd({ sql }: Parameters<FaultKind>[0]['db']): Promise<void> {
  await sql`update webhook_delivery.webhook_queue set next_at = now() where next_at > now()`
  await sql`
    update automation.message set next_attempt_at = now() where status = 'pending' and next_attempt_at > now()`
}

/** Writes so many changes of an event type with their events, as one transaction of its service. */
async function writeBurst(db: Database, eventTypeId: number, count: number): Promise<void> {
  await db.transaction(async ({ sql }) => {
    const [row] = await sql<{ version: number }[]>`
      update event_type set version = version + ${count} where id = ${eventTypeId} returning version`
    await sql`
      with last as (
        select body::jsonb, subject, type, organization_id from (
          select body, subject, type, organization_id, aggregate_version from outbox
          union all select body, subject, type, organization_id, aggregate_version from event_log
        ) written
        where subject = ${`${eventTypeId}`} and type like 'scheduling.event-type.%'
        order by aggregate_version desc limit 1
      )
      insert into outbox (id, subject, aggregate_version, type, body, organization_id, created_at)
      select id, subject, version, 'scheduling.event-type.updated',
        jsonb_set(
          body || jsonb_build_object('id', id, 'type', 'scheduling.event-type.updated', 'aggregateversion', version),
          '{data,eventType,version}', to_jsonb(version)),
        organization_id, date_trunc('milliseconds', now())
      from last cross join lateral (
        select gen_random_uuid() as id, version
        from generate_series(${row!.version - count + 1}::int, ${row!.version}::int) version
      ) event order by version`
  })
}

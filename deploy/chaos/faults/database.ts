import { roleOf } from '@punctual/db'
import { serviceNames } from '@punctual/http'
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
  'meetings begin': ({ db }) => ({ begin: () => makeMeetingsBegin(db) }),
}

/** Makes the timers of all meetings due, as if their starts had come. */
export const makeMeetingsBegin = async (db: Parameters<FaultKind>[0]['db']): Promise<unknown> =>
  db.sql`update webhook_delivery.timer set run_at = now() where purpose = 'MEETING_STARTED' and run_at > now()`

import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { Metrics } from '@punctual/http'
import { Gauge } from 'prom-client'

/** Adds how late connected calendars are read. Absent while the database is down. */
export function observeCalendars({ registry }: Metrics, db: Database, clock: Clock): void {
  new Gauge({
    name: 'calendar_due_age_seconds',
    help: 'Time since the calendar that has waited longest was due to be read, or 0.',
    registers: [registry],
    async collect() {
      const now = clock.now()
      const rows = await db.sql<{ due: Date | null }[]>`
        select min(due_at) as due from calendar where is_selected and due_at <= ${now}`.catch(() => [])
      if (rows.length === 0) return this.remove()
      const due = rows[0]?.due
      this.set(due ? (now.getTime() - due.getTime()) / 1000 : 0)
    },
  })
}

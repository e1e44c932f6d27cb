import { type Database, primaryReads, type StaleReads, standbyReads } from '@punctual/db'
import { countReads, type Log, type Metrics } from '@punctual/http'

/** Returns what lists of bookings are read from (docs/operate/postgres.md#lists-from-a-standby). */
export function listReads({
  config,
  db,
  log,
  metrics,
}: {
  config: { readReplica: { url: string; maxLagMs: number } | undefined; deadlineFactor: number }
  db: Database
  log: Log
  metrics: Metrics
}): StaleReads {
  const { readReplica, deadlineFactor } = config
  if (!readReplica) return primaryReads(db)
  const { url, maxLagMs } = readReplica
  return standbyReads(url, db, { maxLagMs, log, deadlineFactor, onRead: countReads(metrics) })
}

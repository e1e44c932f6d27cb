import type { Bus } from '@punctual/bus'
import type { Clock } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { BaseConfig } from './config.ts'
import type { InternalClient } from './internal-client.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Sealer } from './sealer.ts'

/** Dependencies that all code of a service may use. */
export interface Deps<Config> {
  config: Config & BaseConfig
  db: Database
  bus: Bus
  clock: Clock
  log: Log
  client: InternalClient
  sealer: Sealer
  metrics: Metrics
}

export interface Stoppable {
  stop(): Promise<void>
}

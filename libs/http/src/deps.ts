import type { Bus } from '@punctual/bus'
import type { Clock, EventSource } from '@punctual/contracts'
import type { Database } from '@punctual/db'
import type { App } from './app.ts'
import type { BaseConfig } from './config.ts'
import type { Env } from './env.ts'
import type { InternalClient } from './internal-client.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { ServiceName } from './names.ts'
import type { Sealer } from './sealer.ts'

/** What a service is made of; `startService` makes it run. */
export interface ServiceDefinition<Config> {
  name: ServiceName
  source: EventSource
  /** Reads what this service alone has. @throws ConfigError with all problems */
  config: (env: Env) => Config
  /** Folders of numbered SQL files, libraries' first. */
  migrations: URL[]
  /** Services that it asks: their URLs must be configured. */
  asks?: readonly ServiceName[]
  /** Its routes, on an app of `createApp`. */
  app(deps: Deps<Config>): Promise<App>
  /** Starts its relay, consumers and timers. */
  worker(deps: Deps<Config>): Stoppable[]
}

/** What everything in a service may use. */
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

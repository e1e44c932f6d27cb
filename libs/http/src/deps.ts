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

/** The parts of a service; `startService` runs it. */
export interface ServiceDefinition<Config> {
  name: ServiceName
  source: EventSource
  /** Reads the configuration that only this service has. @throws ConfigError with all problems */
  config: (env: Env) => Config
  /** Folders of numbered SQL files, those of libraries first. */
  migrations: URL[]
  /** Services that it calls: their URLs must be configured. */
  asks?: readonly ServiceName[]
  /** Adds its routes to an app of `createApp`. */
  app(deps: Deps<Config>): Promise<App>
  /** Starts its relay, consumers and timers. */
  worker(deps: Deps<Config>): Stoppable[]
}

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

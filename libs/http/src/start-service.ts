import type { AddressInfo } from 'node:net'
import { connectBus } from '@punctual/bus'
import type { Clock, EventSource } from '@punctual/contracts'
import { openDatabase, schemaOf, serviceUrl, startMaintenance } from '@punctual/db'
import { startTracing } from '@punctual/tracing'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { closeApp } from './close-app.ts'
import { readServiceConfig } from './config.ts'
import { createContextSigner } from './context-tokens.ts'
import type { Deps, Stoppable } from './deps.ts'
import { drainOnClose } from './drain.ts'
import type { Env } from './env.ts'
import { createInternalClient } from './internal-client.ts'
import { type Log, withTraceIds } from './log.ts'
import { createMetrics, type Metrics, observeBacklogs, observeBus } from './metrics.ts'
import type { ServiceName } from './names.ts'
import type { Operation } from './operations.ts'
import { startOpsServer, urlOf } from './ops-server.ts'
import { observeSchema } from './schema-metrics.ts'
import { createSealer } from './sealer.ts'
import { Teardown } from './teardown.ts'
import { followTestClock, ShiftedClock } from './test-clock.ts'

export type Role = 'http' | 'worker'

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

export interface RunningService {
  /** Empty without the role `http`. */
  url: string
  opsUrl: string
  /**
   * Makes the service not ready, answers running requests, stops workers, then closes connections.
   */
  stop(): Promise<void>
}

export interface ServiceOptions {
  env: Env
  clock: Clock
  log: Log
  /** Default: both roles. */
  roles?: readonly Role[]
  metrics?: Metrics
}

/**
 * Runs a service: its server, its worker, or both. Long because the parts start one after the other
 * and stop in reverse.
 * @throws ConfigError with all problems; any other error that prevents the start, after stopping
 *   what had started
 */
export async function startService<Config>(
  definition: ServiceDefinition<Config>,
  options: ServiceOptions,
): Promise<RunningService> {
  const { name } = definition
  const { env, roles = ['http', 'worker'], metrics = createMetrics(name) } = options
  const config = readServiceConfig(env, name, {
    asks: definition.asks ?? [],
    derive: (adminUrl) => serviceUrl(adminUrl, name),
    own: definition.config,
  })
  const { deadlineFactor } = config
  const shifted = config.testClock ? new ShiftedClock(options.clock) : undefined
  const clock = shifted ?? options.clock
  const tracing = await startTracing(config.tracing, options.log)
  const log = tracing ? withTraceIds(options.log, tracing) : options.log
  const teardown = new Teardown(log)
  if (tracing) teardown.add(() => tracing.stop())
  let operations: readonly Operation[] = []
  let ready = async (): Promise<{ bus: 'flows' | 'stuck' }> => {
    throw new Error('not started yet')
  }
  try {
    // Started first because it ends last: while the rest stops, it reports that.
    const ops = await startOpsServer({
      host: config.host,
      port: config.opsPort,
      metrics,
      log,
      ready: () => ready(),
      routes: () => operations,
    })
    teardown.add(() => ops.close())
    const db = openDatabase(config.databaseUrl, { schema: schemaOf(name), log, tracing, deadlineFactor })
    teardown.add(() => db.close())
    const { natsUrl: url, busPrefix: prefix, streamReplicas: replicas } = config
    const bus = await connectBus({ url, prefix, name, log, replicas })
    teardown.add(() => bus.close())
    observeBus(metrics, bus)
    if (shifted) {
      const follower = followTestClock({ bus, clock: shifted, log })
      teardown.add(() => follower.stop())
    }
    const signer = createContextSigner(config.contextKeys.signing, name, clock)
    const client = createInternalClient(config.serviceUrls, signer, { deadlineFactor, tracing })
    teardown.add(() => client.close())
    const sealer = createSealer(config.encryptionKeys)
    const deps: Deps<Config> = { config, db, bus, clock, log, client, sealer, metrics }

    if (roles.includes('worker')) {
      observeSchema(metrics, db, clock)
      observeBacklogs(metrics, bus, name)
      startWorker(definition, deps, teardown)
    }
    const app = roles.includes('http') ? await startHttp(definition, deps, teardown) : undefined
    operations = app?.operations ?? []
    ready = async () => {
      await db.sql`select 1`
      // HTTP works without the bus; events wait in the outbox.
      if (!roles.includes('http') && !bus.flows()) throw new Error('NATS or JetStream does not answer')
      return { bus: bus.flows() ? 'flows' : 'stuck' }
    }
    return {
      url: app ? urlOf(app.server.address() as AddressInfo) : '',
      opsUrl: ops.url,
      stop() {
        ops.drain()
        return teardown.run()
      },
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

function startWorker<Config>(
  definition: ServiceDefinition<Config>,
  deps: Deps<Config>,
  teardown: Teardown,
): void {
  const parts: Stoppable[] = [...definition.worker(deps), startMaintenance(deps)]
  teardown.add(async () => {
    const ends = await Promise.allSettled(parts.map((part) => part.stop()))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  })
}

async function startHttp<Config>(
  definition: ServiceDefinition<Config>,
  deps: Deps<Config>,
  teardown: Teardown,
): Promise<App> {
  const app = await definition.app(deps)
  drainOnClose(app as unknown as FastifyInstance, deps.config.drainMs)
  teardown.add(() => closeApp(app))
  await app.listen({ host: deps.config.host, port: deps.config.port })
  return app
}

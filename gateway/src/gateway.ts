import type { AddressInfo } from 'node:net'
import { connectBus } from '@punctual/bus'
import type { Clock, Ended } from '@punctual/contracts'
import { openDatabase } from '@punctual/db'
import {
  closeApp,
  createContextSigner,
  createInternalClient,
  createMetrics,
  drainOnClose,
  type Env,
  followTestClock,
  type Log,
  type Metrics,
  ShiftedClock,
  serviceNames,
  startOpsServer,
  Teardown,
  urlOf,
  withTraceIds,
} from '@punctual/http'
import { startTracing } from '@punctual/tracing'
import { createGateway } from './app.ts'
import { createAuthenticator } from './authentication/authenticator.ts'
import { holdCacheLease } from './authentication/cache-lease.ts'
import { createSessions } from './authentication/sessions.ts'
import { gatewayConfig } from './config.ts'
import { createStreams } from './forwarding/streams.ts'
import { Upstream } from './forwarding/upstream.ts'
import { InFlight } from './limits/in-flight.ts'
import { createCallLimits } from './limits/limit-calls.ts'
import { createLimitShareStore } from './limits/rate-limit-store.ts'
import { RateLimiter } from './limits/rate-limiter.ts'
import { findPortalOrigins } from './pages/portal-frames.ts'
import { keepTestClock } from './test-clock/keep-test-clock.ts'

/** Migrations of the schema `gateway`: rate limits, and the test clock of development installs. */
export const gatewayMigrations = [new URL('./db/migrations/', import.meta.url)]

export interface RunningGateway {
  url: string
  opsUrl: string
  /** Reports not ready, answers the requests under way, then closes connections. */
  stop(): Promise<void>
}

/**
 * Starts a gateway. If a step fails, the earlier ones are undone. Long because each step is
 * followed by how it is undone.
 * @throws ConfigError with all problems, or the error of the step that failed
 */
export async function startGateway(
  env: Env,
  machineClock: Clock,
  plainLog: Log,
  metrics: Metrics = createMetrics('gateway'),
): Promise<RunningGateway> {
  const config = gatewayConfig(env)
  const { deadlineFactor } = config
  const shifted = config.testClock ? new ShiftedClock(machineClock) : undefined
  const clock = shifted ?? machineClock
  const tracing = await startTracing(config.tracing, plainLog)
  const log = tracing ? withTraceIds(plainLog, tracing) : plainLog
  const teardown = new Teardown(log)
  if (tracing) teardown.add(() => tracing.stop())
  let isReady = false
  try {
    const ready = async () => {
      if (!isReady) throw new Error('not started, or stopping')
    }
    const ops = await startOpsServer({ host: config.host, port: config.opsPort, metrics, log, ready })
    teardown.add(() => ops.close())
    const db = openDatabase(config.databaseUrl, {
      schema: 'gateway',
      log,
      tracing,
      transactionConnections: 1,
      statementConnections: 8,
      deadlineFactor,
    })
    teardown.add(() => db.close())
    const store = createLimitShareStore(db, clock, log, deadlineFactor)
    teardown.add(() => store.stop())
    const bus = await connectBus({ url: config.natsUrl, prefix: config.busPrefix, name: 'gateway', log })
    teardown.add(() => bus.close())
    const testClock = shifted && {
      clock: shifted,
      keeper: await keepTestClock({ db, bus, clock: shifted, log }),
    }
    if (testClock) {
      const follower = followTestClock({ bus, clock: testClock.clock, log })
      teardown.add(() => Promise.all([follower.stop(), testClock.keeper.stop()]))
    }
    const signer = createContextSigner(config.contextKeys.signing, 'gateway', clock)
    const client = createInternalClient(config.serviceUrls, signer, { deadlineFactor, tracing })
    teardown.add(() => client.close())
    const forget = (ended?: Ended) => {
      authenticator.forget(ended)
      streams.forget(ended)
    }
    const lease = holdCacheLease({ bus, client, forget, log })
    teardown.add(() => lease.stop())
    const authenticator = createAuthenticator({ client, clock, lease })
    const streams = createStreams({ authenticator, lease })
    const sessions = createSessions({ publicUrl: config.publicUrl, client, authenticator, clock, log })

    const createUpstreams = (kind: 'calls' | 'streams') => {
      const all = new Map(
        serviceNames.map((name) => [
          name,
          new Upstream(config.serviceUrls[name] ?? '', clock, { kind, deadlineFactor }),
        ]),
      )
      teardown.add(() => Promise.all([...all.values()].map((upstream) => upstream.close())))
      return all
    }
    const app = createGateway({
      clock,
      log,
      metrics,
      tracing,
      trustsTraceparent: config.trustsTraceparent,
      authenticator,
      sessions,
      findPortalOrigins: findPortalOrigins(client),
      limits: createCallLimits(new RateLimiter(store, clock, config.replicas), config.rateLimits),
      inFlight: new InFlight(config.callsInFlight, deadlineFactor),
      forwarding: {
        signer,
        upstreams: { calls: createUpstreams('calls'), streams: createUpstreams('streams') },
        streams,
        cookies: sessions.cookies,
      },
      retirement: config.retirement,
      trustedProxies: config.trustedProxies,
      isReady: () => isReady,
      testClock,
    })
    drainOnClose(app, config.drainMs)
    teardown.add(() => closeApp(app))
    await app.listen({ host: config.host, port: config.port })
    isReady = true
    return {
      url: urlOf(app.server.address() as AddressInfo),
      opsUrl: ops.url,
      stop() {
        isReady = false
        return teardown.run()
      },
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

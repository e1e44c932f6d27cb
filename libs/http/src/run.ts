import { systemClock } from '@punctual/contracts'
import { deadlineFactorOf, logLevelOf, processEnv } from './config.ts'
import type { Stoppable } from './deps.ts'
import { ConfigError, type Env } from './env.ts'
import { createLog, type Log } from './log.ts'
import { createMetrics, type Metrics, observeProcess } from './metrics.ts'
import { type Role, type ServiceDefinition, startService } from './start-service.ts'

/** Milliseconds that a stop may take; the supervisor kills the process a little later. */
const timeoutMs = 12_000

/** Runs a service's server.ts: serves, and also works unless ROLE=http. */
export function runService<Config>(definition: ServiceDefinition<Config>): Promise<void> {
  return runDefinition(definition, (env) => (env.ROLE === 'http' ? ['http'] : ['http', 'worker']))
}

/** Runs a service's worker.ts: works, and serves only the operators' port. */
export function runWorker<Config>(definition: ServiceDefinition<Config>): Promise<void> {
  return runDefinition(definition, () => ['worker'])
}

function runDefinition<Config>(
  definition: ServiceDefinition<Config>,
  rolesOf: (env: Env) => readonly Role[],
): Promise<void> {
  return runProcess(definition.name, async ({ env, log, metrics }) => {
    const roles = rolesOf(env)
    const running = await startService(definition, { env, clock: systemClock, log, roles, metrics })
    log.info({ url: running.url, opsUrl: running.opsUrl, roles }, 'started')
    return running
  })
}

/**
 * Runs a process until a signal stops it. SIGTERM and SIGINT stop it cleanly (exit 0; 1 when that
 * takes longer than 12 s). An uncaught error ends it immediately (exit 1), because its memory can
 * no longer be trusted.
 */
export async function runProcess(
  name: string,
  start: (process: { env: Env; log: Log; metrics: Metrics }) => Promise<Stoppable>,
): Promise<void> {
  const env = processEnv()
  const log = createLog(name, logLevelOf(env))
  const crash = (error: unknown) => {
    log.fatal({ err: error }, 'ended by an uncaught error')
    process.exit(1)
  }
  process.on('uncaughtException', crash)
  process.on('unhandledRejection', crash)
  const metrics = createMetrics(name)
  observeProcess(metrics)

  const asked = new Promise<NodeJS.Signals>((resolve) => {
    process.once('SIGTERM', resolve)
    process.once('SIGINT', resolve)
  })
  const starting = start({ env, log, metrics })
  void asked.then((signal) => stop(signal, starting, log, timeoutMs * deadlineFactorOf(env)))
  try {
    await starting
  } catch (error) {
    if (error instanceof ConfigError) for (const problem of error.problems) log.fatal(problem)
    else log.fatal({ err: error }, 'could not start')
    process.exit(1)
  }
}

async function stop(
  signal: NodeJS.Signals,
  starting: Promise<Stoppable>,
  log: Log,
  timeoutMs: number,
): Promise<never> {
  log.info({ signal }, 'stopping')
  setTimeout(() => {
    log.error('did not stop in time')
    process.exit(1)
  }, timeoutMs).unref()
  const running = await starting.catch(() => undefined)
  await running?.stop()
  log.info('stopped')
  process.exit(0)
}
